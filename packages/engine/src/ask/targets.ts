// Targets become selectors: a scan that finds what matches, and how the choice among it is made.
import type { Target } from '../language/ability.ts'
import { compileAmount, statReader } from './amounts.ts'
import { constant, constantOf, type Num } from './closures.ts'
import { fail, inside, type Context } from './context.ts'
import { zonesOf } from './filters.ts'
import { cellScan, spotOf, strideOf } from './cell-targets.ts'
import { besideOf, gridUnits, laneUnits } from './unit-targets.ts'
import {
  cardScan,
  deckScan,
  effectScan,
  laneScan,
  lineScan,
  seatScan,
  sectionScan,
  statusScan,
  typeScan,
} from './other-targets.ts'
import { compileRef } from './refs.ts'
import {
  AUTO_FIRST,
  AUTO_HIGHEST,
  AUTO_LOWEST,
  AUTO_NONE,
  AUTO_RANDOM,
  chooserOf,
  type Scan,
  type Selector,
} from '../tables/selector.ts'

export function compileTarget(target: Target, ctx: Context): Selector {
  const scan = readsOuter(target, ctx)
    ? withOuter(SCANS[target.kind](target, { ...ctx, outer: true }))
    : SCANS[target.kind](target, ctx)
  const min = bound(target, 'min', ctx)
  const max = bound(target, 'max', ctx)
  const lo = constantOf(min)
  const hi = constantOf(max)
  const by = typeof target.auto === 'object' ? Object.values(target.auto)[0] : null
  return {
    kind: target.kind,
    scan,
    min,
    max,
    single: lo === 1 && hi === 1,
    exact: lo !== undefined && lo === hi,
    short: target.short === 'all',
    optional: target.optional === true,
    chooser: chooserOf(target),
    auto: autoOf(target),
    by: by === null ? null : statReader(by, (_m, _s, it) => it, inside(ctx)),
    randomTies: target.ties === 'random',
    alike: target.alike === undefined ? null : partition(target.alike, target, ctx),
    stay: target.stay === undefined ? null : compileRef(target.stay, ctx),
    stride: strideOf(target, ctx),
    spot: spotOf(target, ctx),
    beside: besideOf(target, ctx),
    zones: target.kind === 'card' ? zonesOf(target, ctx) : [],
  }
}

/** Where a target within a target may be about the outer candidate: "another one next to it". */
const OUTWARD = [
  'side',
  'except',
  'near',
  'inLine',
  'inDiagonal',
  'reach',
  'sight',
  'between',
  'through',
  'on',
  'in',
] as const
const readsOuter = (target: Target, ctx: Context): boolean =>
  ctx.subject === 'it' && /"it[".]/.test(JSON.stringify(OUTWARD.map((key) => target[key])))

function withOuter(scan: Scan): Scan {
  return (m, self, it, f, mode) => {
    const was = m.outer
    m.outer = it
    const n = scan(m, self, it, f, mode)
    m.outer = was
    return n
  }
}

function bound(target: Target, end: 'min' | 'max', ctx: Context): Num {
  const { count } = target
  if (count === undefined) return constant(1)
  if (count === 'any') return constant(end === 'min' ? 0 : 4096)
  if (typeof count === 'number') return constant(count)
  return compileAmount(count[end], ctx)
}

function autoOf(target: Target): number {
  if (target.auto === undefined) return AUTO_NONE
  if (target.auto === 'first') return AUTO_FIRST
  if (target.auto === 'random') return AUTO_RANDOM
  return 'highest' in target.auto ? AUTO_HIGHEST : AUTO_LOWEST
}

/** `alike`: all picks share the row, column, lane or a partition of the game. */
function partition(name: string, target: Target, ctx: Context): Num {
  const { rules } = ctx
  const { at } = rules.layout
  const place: Num = target.kind === 'cell' ? (_m, _s, it) => it : (m, _s, it) => m.s[at + it]
  if (name === 'lane') return place
  if (name === 'row') return (m, s, it, f) => rules.space.grid!.rowOf[place(m, s, it, f)]
  if (name === 'column') return (m, s, it, f) => rules.space.grid!.colOf[place(m, s, it, f)]
  const own = rules.game.code.partitions?.[name] ?? fail(ctx, name)
  return (m, s, it, f) => own(m, place(m, s, it, f))
}

const SCANS: Record<Target['kind'], (target: Target, ctx: Context) => Scan> = {
  unit: (target, ctx) =>
    ctx.rules.space.grid === null ? laneUnits(target, ctx) : gridUnits(target, ctx, 0),
  terrain: (target, ctx) => gridUnits(target, ctx, 1),
  cell: cellScan,
  card: cardScan,
  line: lineScan,
  lane: laneScan,
  section: sectionScan,
  seat: seatScan,
  deck: deckScan,
  type: typeScan,
  status: statusScan,
  effect: effectScan,
}
