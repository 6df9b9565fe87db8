// Targets and filters: fields that fit the kind, kinds and filters that fit the space, choices that
// somebody makes.
import type { Amount, Filters, Target, TargetKind } from '../language.ts'
import { inside, type Place } from '../problem.ts'
import type { TargetUse, Visitor } from '../walk/visitor.ts'
import type { Check } from './check.ts'

const GRID = ['inLine', 'inDiagonal', 'reach', 'sight', 'between'] as const
const SPATIAL = ['near', ...GRID, 'in', 'region'] as const
const BODY = ['types', 'def', 'has', 'lacks', 'keyword', 'faceDown', 'hidden'] as const
const ANY = ['side', 'except', 'where'] as const

/** Filters that can pass for a thing of this kind at all. */
const FILTERS: Record<TargetKind, readonly string[]> = {
  unit: [...ANY, ...BODY, ...SPATIAL],
  card: [...ANY, ...BODY, ...SPATIAL],
  cell: [...ANY, ...SPATIAL, 'empty'],
  line: [...ANY, 'near', 'in', 'region', 'empty'],
  lane: [...ANY, 'near', 'in', 'region', 'empty'],
  section: [...ANY, ...BODY, 'near', 'in', 'region'],
  terrain: [...ANY, 'types', 'def', ...SPATIAL],
  seat: [...ANY, 'has', 'lacks'],
  deck: ANY,
  type: [...ANY, 'types', 'def', 'has', 'lacks', 'keyword'],
  status: ANY,
  effect: ANY,
}

/** Fields that belong to one kind. */
const OWN: Record<string, readonly TargetKind[]> = {
  zone: ['card'],
  top: ['card', 'deck'],
  last: ['card'],
  through: ['line'],
  axis: ['line'],
  status: ['status'],
  on: ['status', 'card'],
  given: ['status'],
  pool: ['type'],
  tags: ['effect'],
}

const SELECTION = [
  'count',
  'short',
  'alike',
  'optional',
  'chooser',
  'auto',
  'ties',
  'order',
  'stay',
]
/** Selection fields that mean something where nobody is asked. */
const UNASKED = ['count', 'auto', 'ties', 'order', 'short']
/** A step goes to one place. */
const OF_PLACES = ['optional', 'chooser', 'auto', 'ties', 'order', 'stay']

export function targetRules(check: Check): Visitor {
  const { report } = check

  function target(target: Target, use: TargetUse, at: Place): void {
    kindFitsSpace(check, target.kind, inside(at, 'kind'))
    for (const key of Object.keys(target)) ownFields(target, key, at)
    if (target.kind === 'card' && target.zone === undefined)
      report(at, undefined, 'a card is looked for in a zone: name it')
    selection(target, use, at)
  }

  function ownFields(target: Target, key: string, at: Place): void {
    const { kind } = target
    const isFilter = SPATIAL_OR_BODY.has(key)
    if (isFilter && !FILTERS[kind].includes(key))
      report(
        inside(at, key),
        target[key as keyof Target],
        `a ${kind} cannot be filtered by "${key}"`,
      )
    if (OWN[key] && !OWN[key].includes(kind))
      report(inside(at, key), target[key as keyof Target], `"${key}" belongs to kind ${OWN[key]}`)
  }

  function selection(target: Target, use: TargetUse, at: Place): void {
    const { count, auto } = target
    const asks = (use === 'target' || use === 'to') && auto === undefined
    const unasked = use === 'each' || auto !== undefined ? UNASKED : []
    const legal = use === 'to' ? OF_PLACES : asks ? SELECTION : unasked
    for (const key of SELECTION)
      if (target[key as keyof Target] !== undefined && !legal.includes(key) && key !== 'stay')
        report(
          inside(at, key),
          target[key as keyof Target],
          use === 'to'
            ? `there is one place: "${key}" is not read`
            : `nobody chooses here: "${key}" is not read`,
        )
    unread(target, use, at)
    if (target.ties !== undefined && typeof auto !== 'object')
      report(inside(at, 'ties'), target.ties, 'there are ties between highest and lowest only')
    if (target.stay !== undefined && (use !== 'to' || target.kind !== 'cell'))
      report(inside(at, 'stay'), target.stay, 'only the cell a unit goes to may be its own')
    if (target.alike !== undefined && (count === undefined || count === 1))
      report(inside(at, 'alike'), target.alike, 'one pick is always like itself')
    if (target.short !== undefined && count === 'any')
      report(inside(at, 'short'), target.short, 'there is no count to fall short of')
    if (count === 0) report(inside(at, 'count'), count, 'nothing would be picked')
    if (typeof count === 'object') range(count.min, count.max, inside(at, 'count'))
  }

  /** How many, where it says nothing. */
  function unread(target: Target, use: TargetUse, at: Place): void {
    const { kind, count, auto, status, on } = target
    const place = inside(at, 'count')
    if (use === 'each' && count !== undefined && auto === undefined)
      report(place, count, '"each" takes all that match: say which with "auto"')
    if (use === 'each' && target.short !== undefined && auto === undefined)
      report(inside(at, 'short'), target.short, '"each" takes what there is')
    if (auto !== undefined && count === 'any')
      report(place, count, 'nobody chooses here: say how many are taken')
    if (auto !== undefined && typeof count === 'object' && !isOpen(count))
      report(place, count, 'nobody chooses here: "min" is 0, or the same as "max"')
    if (
      target.order !== undefined &&
      (target.near === undefined || check.manifest.space.kind !== 'grid')
    )
      report(inside(at, 'order'), target.order, 'orders the neighbours of a cell: it needs "near"')
    if (kind === 'status' && on === undefined)
      report(at, status, 'tokens of what? Say it with "on"')
  }

  function range(min: Amount | undefined, max: Amount | undefined, at: Place): void {
    checkRange(check, min, max, at)
  }

  function filters(filters: Filters, at: Place): void {
    const { near, has, lacks } = filters
    const isTarget = 'kind' in filters
    if (!isTarget && Object.keys(filters).length === 0)
      report(at, filters, 'a filter without a test lets everything pass')
    filtersFitSpace(check, filters, at)
    if (typeof near === 'object') range(near.min ?? 1, near.max, inside(at, 'near'))
    if (typeof near === 'object' && near.min === undefined && near.max === undefined)
      report(inside(at, 'near'), near, 'a distance needs "min" or "max"')
    const twice = typeof has === 'string' && has === lacks
    if (twice) report(inside(at, 'lacks'), lacks, 'nothing has and lacks the same status')
    if (!isTarget && filters.empty !== undefined)
      report(inside(at, 'empty'), filters.empty, 'only cells and slots can be empty')
  }

  return { target, filters }
}

/** As many as there are up to a number, or just that number. */
const isOpen = ({ min, max }: { min: Amount; max: Amount }): boolean =>
  min === 0 || JSON.stringify(min) === JSON.stringify(max)

const SPATIAL_OR_BODY = new Set<string>([...SPATIAL, ...BODY, 'empty'])

/** Literal bounds must leave something between them. */
export function checkRange(
  check: Check,
  min: Amount | undefined,
  max: Amount | undefined,
  at: Place,
): void {
  for (const [key, bound] of [
    ['min', min],
    ['max', max],
  ] as const)
    if (typeof bound === 'number' && bound < 0)
      check.report(inside(at, key), bound, 'must not be negative')
  if (typeof min === 'number' && typeof max === 'number' && min > max)
    check.report(at, { min, max }, '"min" is greater than "max"')
}

const some = <T>(record: Record<string, T>, test: (one: T) => boolean): boolean =>
  Object.values(record).some(test)

function kindFitsSpace(check: Check, kind: TargetKind, at: Place): void {
  const { space, classes, zones } = check.manifest
  const isMissing =
    (kind === 'line' && space.kind !== 'grid' && 'no grid') ||
    (kind === 'cell' && space.kind === 'lanes' && 'no cells') ||
    (kind === 'lane' && space.kind !== 'lanes' && 'no lanes') ||
    (kind === 'section' && !some(classes, ({ place }) => place === 'section') && 'no sections') ||
    (kind === 'terrain' && !some(classes, ({ terrain }) => terrain === true) && 'no terrain') ||
    (kind === 'deck' && !some(zones, ({ role }) => role === 'deck') && 'no deck')
  if (isMissing && space.kind) check.report(at, kind, `this game has ${isMissing}`)
}

function filtersFitSpace(check: Check, filters: Filters, at: Place): void {
  const { kind } = check.manifest.space
  if (!kind) return
  const { near } = filters
  if (kind !== 'grid')
    for (const key of GRID)
      if (filters[key] !== undefined)
        check.report(inside(at, key), filters[key], 'this game has no grid')
  if (near === 'adjacent' && kind !== 'grid')
    check.report(inside(at, 'near'), near, 'this game has no grid')
  if (typeof near !== 'object') return
  const ofLanes = near.by === 'order' || near.by === 'lane'
  if (ofLanes !== (kind === 'lanes'))
    check.report(
      inside(at, 'near', 'by'),
      near.by,
      `this game has no ${ofLanes ? 'lanes' : 'grid'}`,
    )
}
