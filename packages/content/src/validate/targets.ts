// Targets and filters: fields that fit the kind, kinds and filters that fit the space, and choice
// fields only where a player chooses.
import type { Amount, Filters, Target, TargetKind } from '../language.ts'
import { inside, type Place } from '../problem.ts'
import type { TargetUse, Visitor } from '../walk/visitor.ts'
import type { Check } from './check.ts'

const GRID = ['inLine', 'inDiagonal', 'reach', 'sight', 'between'] as const
const SPATIAL = ['near', ...GRID, 'in', 'region'] as const
const BODY = ['types', 'def', 'has', 'lacks', 'keyword', 'faceDown', 'hidden'] as const
const ANY = ['side', 'except', 'where'] as const

/** Filters that make sense for each kind. */
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

/** Fields that only one kind has. */
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
/** Selection fields that work without a choice. */
const UNASKED = ['count', 'auto', 'ties', 'order', 'short']

export const targetRules = (check: Check): Visitor => ({
  target(target, use, at) {
    kindFitsSpace(check, target.kind, inside(at, 'kind'))
    for (const key of Object.keys(target)) ownFields(check, target, key, at)
    if (target.kind === 'card' && target.zone === undefined)
      check.report(at, undefined, 'a card target needs a zone')
    selection(check, target, use, at)
  },
  filters: (tests, at) => judgeFilters(check, tests, at),
})

function ownFields(check: Check, target: Target, key: string, at: Place): void {
  const { kind } = target
  const isFilter = SPATIAL_OR_BODY.has(key)
  if (isFilter && !FILTERS[kind].includes(key))
    check.report(
      inside(at, key),
      target[key as keyof Target],
      `a ${kind} cannot be filtered by "${key}"`,
    )
  if (OWN[key] && !OWN[key].includes(kind))
    check.report(
      inside(at, key),
      target[key as keyof Target],
      `"${key}" belongs to kind ${OWN[key]}`,
    )
}

function selection(check: Check, target: Target, use: TargetUse, at: Place): void {
  const { count, auto } = target
  const asks = (use === 'target' || use === 'to') && auto === undefined
  const legal = asks ? SELECTION : use === 'each' || auto !== undefined ? UNASKED : []
  for (const key of SELECTION)
    if (target[key as keyof Target] !== undefined && !legal.includes(key) && key !== 'stay')
      check.report(
        inside(at, key),
        target[key as keyof Target],
        `nobody chooses here, so "${key}" has no effect`,
      )
  if (target.ties !== undefined && typeof auto !== 'object')
    check.report(inside(at, 'ties'), target.ties, '"ties" needs "highest" or "lowest"')
  if (target.stay !== undefined && (use !== 'to' || target.kind !== 'cell'))
    check.report(inside(at, 'stay'), target.stay, '"stay" is for the cell a unit moves to')
  if (target.alike !== undefined && (count === undefined || count === 1))
    check.report(inside(at, 'alike'), target.alike, '"alike" needs more than one pick')
  if (target.short !== undefined && count === 'any')
    check.report(inside(at, 'short'), target.short, '"short" needs a count')
  if (count === 0) check.report(inside(at, 'count'), count, 'nothing would be picked')
  if (typeof count === 'object') checkRange(check, count.min, count.max, inside(at, 'count'))
}

function judgeFilters(check: Check, filters: Filters, at: Place): void {
  const { near, has, lacks } = filters
  const isTarget = 'kind' in filters
  if (!isTarget && Object.keys(filters).length === 0)
    check.report(at, filters, 'a filter without a test passes everything')
  filtersFitSpace(check, filters, at)
  if (typeof near === 'object') checkRange(check, near.min ?? 1, near.max, inside(at, 'near'))
  if (typeof near === 'object' && near.min === undefined && near.max === undefined)
    check.report(inside(at, 'near'), near, 'a distance needs "min" or "max"')
  const twice = typeof has === 'string' && has === lacks
  if (twice) check.report(inside(at, 'lacks'), lacks, 'nothing can have and lack the same status')
  if (!isTarget && filters.empty !== undefined)
    check.report(inside(at, 'empty'), filters.empty, 'only cells and slots can be empty')
}

const SPATIAL_OR_BODY = new Set<string>([...SPATIAL, ...BODY, 'empty'])

/** Literal bounds must allow at least one value. */
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
