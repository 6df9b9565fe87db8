// Targets become selectors. The usual shapes (units near a cell, units anywhere, free cells) have
// loops of their own with the side and definition tests fused in; the rest share one general loop.
import type { Target } from '../language/ability.ts'
import { inDirections, near, type Table } from '../space/grid.ts'
import { BOARD } from '../state/head.ts'
import type { Match } from '../state/match.ts'
import { ACTOR } from '../run/frame.ts'
import { explore, reached } from '../space/paths.ts'
import { compileAmount, statReader } from './amounts.ts'
import { constant, constantOf, type Num, type Pred } from './closures.ts'
import { fail, inside, type Context } from './context.ts'
import {
  cellRef,
  compileFilters,
  defTable,
  regionTables,
  zonesOf,
  type Handled,
} from './filters.ts'
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
import type { Query } from './query.ts'
import { actorOf, compileRef, self as selfRef } from './refs.ts'
import {
  AUTO_FIRST,
  AUTO_HIGHEST,
  AUTO_LOWEST,
  AUTO_NONE,
  AUTO_RANDOM,
  COLLECT,
  CHOSEN_BY_ACTOR,
  CHOSEN_BY_OPPONENT,
  CHOSEN_BY_OWNER,
  Selector,
  NEAR_OTHER,
  NEAR_OWN,
  SOME,
  type Scan,
} from './selector.ts'

export function compileTarget(target: Target, ctx: Context): Selector {
  const scan = readsOuter(target, ctx)
    ? withOuter(scanOf(target, { ...ctx, outer: true }))
    : scanOf(target, ctx)
  const min = bound(target, 'min', ctx)
  const max = bound(target, 'max', ctx)
  const lo = constantOf(min)
  const hi = constantOf(max)
  const by = typeof target.auto === 'object' ? Object.values(target.auto)[0] : null
  return new Selector({
    kind: target.kind,
    scan,
    min,
    max,
    single: lo === 1 && hi === 1,
    exact: lo !== undefined && lo === hi,
    short: target.short === 'all',
    optional: target.optional === true,
    chooser:
      target.chooser === 'opponent'
        ? CHOSEN_BY_OPPONENT
        : target.chooser === 'owner'
          ? CHOSEN_BY_OWNER
          : CHOSEN_BY_ACTOR,
    auto: autoOf(target),
    by: by === null ? null : statReader(by, (_m, _s, it) => it, inside(ctx)),
    randomTies: target.ties === 'random',
    alike: target.alike === undefined ? null : partition(target.alike, target, ctx),
    stay: target.stay === undefined ? null : compileRef(target.stay, ctx),
    stride: strideOf(target, ctx),
    spot: spotOf(target, ctx),
    beside: besideOf(target, ctx),
    zones: target.kind === 'card' ? zonesOf(target, ctx) : [],
  })
}

/** A unit target that says nothing but "adjacent" and a plain side. */
function besideOf(target: Target, ctx: Context): number {
  const plain = Object.keys(target).every(
    (key) => key === 'kind' || key === 'side' || key === 'near' || key === 'count',
  )
  const { side, handled } = fusedSide(target, ctx)
  if (
    target.kind !== 'unit' ||
    ctx.rules.grid === null ||
    !plain ||
    target.near !== 'adjacent' ||
    !handled
  )
    return 0
  return side === OWN ? NEAR_OWN : side === NOT_OWN ? NEAR_OTHER : NEAR_OWN | NEAR_OTHER
}

/** A cell target that says nothing but "a free cell around the step's own pick". */
function spotOf(target: Target, ctx: Context): Table | null {
  const { near: n } = target
  const plain = Object.keys(target).every(
    (key) => key === 'kind' || key === 'near' || key === 'empty',
  )
  if (
    target.kind !== 'cell' ||
    !plain ||
    target.empty !== true ||
    typeof n !== 'object' ||
    n.of !== 'target'
  )
    return null
  return neighbourhood(target, ctx)?.near ?? null
}

/** A cell target that says nothing but "where the source can walk". */
function strideOf(target: Target, ctx: Context): Query | null {
  const { reach } = target
  if (target.kind !== 'cell' || reach === undefined || ctx.rules.code.stepCost !== undefined)
    return null
  if (
    (reach.of ?? 'self') !== 'self' ||
    typeof reach.steps !== 'object' ||
    !('stat' in reach.steps)
  )
    return null
  if ((reach.steps.of ?? ctx.subject) !== 'self') return null
  const plain = Object.keys(target).every(
    (key) => key === 'kind' || key === 'reach' || key === 'empty',
  )
  return plain ? (ctx.rules.queryIndex.get(reach.steps.stat) ?? null) : null
}

/** A target within a target may be about the outer candidate: "another one next to it". */
function readsOuter(target: Target, ctx: Context): boolean {
  if (ctx.subject !== 'it') return false
  const { side, except, near, inLine, inDiagonal, reach, sight, between, through, on } = target
  const refs = [
    side,
    except,
    near,
    inLine,
    inDiagonal,
    reach,
    sight,
    between,
    through,
    on,
    target.in,
  ]
  return /"it[".]/.test(JSON.stringify(refs))
}

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
  if (name === 'row') return (m, s, it, f) => rules.grid!.rowOf[place(m, s, it, f)]
  if (name === 'column') return (m, s, it, f) => rules.grid!.colOf[place(m, s, it, f)]
  const own = rules.code.partitions?.[name] ?? fail(ctx, `unknown partition "${name}"`)
  return (m, s, it, f) => own(m, place(m, s, it, f))
}

function scanOf(target: Target, ctx: Context): Scan {
  switch (target.kind) {
    case 'unit':
      return ctx.rules.grid === null ? laneUnits(target, ctx) : gridUnits(target, ctx, 0)
    case 'terrain':
      return gridUnits(target, ctx, 1)
    case 'cell':
      return cells(target, ctx)
    case 'card':
      return cardScan(target, ctx)
    case 'line':
      return lineScan(target, ctx)
    case 'lane':
      return laneScan(target, ctx)
    case 'section':
      return sectionScan(target, ctx)
    case 'seat':
      return seatScan(target, ctx)
    case 'deck':
      return deckScan(target, ctx)
    case 'type':
      return typeScan(target, ctx)
    case 'status':
      return statusScan(target, ctx)
    case 'effect':
      return effectScan(target, ctx)
  }
}

const ANY = 0
const OWN = 1
const NOT_OWN = 2

/** Side words that need no team lookup are tested in the loop. */
function fusedSide(target: Target, ctx: Context): { side: number; handled: boolean } {
  const { teams } = ctx.rules
  const { side } = target
  if (side === undefined || side === 'any') return { side: ANY, handled: true }
  if (side === 'own' || (side === 'ally' && !teams)) return { side: OWN, handled: true }
  if (side === 'other' || (side === 'opponent' && !teams)) return { side: NOT_OWN, handled: true }
  return { side: ANY, handled: false }
}

function gridUnits(target: Target, ctx: Context, terrain: 0 | 1): Scan {
  const { rules } = ctx
  const { layout } = rules
  const { occupant, owner } = layout
  const { framed } = ctx
  const { side, handled: sideDone } = fusedSide(target, ctx)
  const table = neighbourhood(target, ctx)
  const byDef =
    target.types !== undefined || target.def !== undefined ? defTable(target, ctx) : null
  const notSelf = target.except?.length === 1 && target.except[0] === 'self'
  const handled: Handled = {
    types: true,
    def: true,
    ...(notSelf ? { except: true } : {}),
    ...(sideDone ? { side: true } : {}),
    ...(table ? { near: true } : {}),
  }
  const rest = compileFilters(target, ctx, handled)
  if (table !== null) return nearUnits(table, ctx, { side, terrain, byDef, notSelf, rest })
  const test: UnitTest = { side, terrain, byDef, notSelf, rest }
  const size = rules.grid!.size
  if (size <= 100)
    return (m, self, _it, f, mode) => {
      const { s } = m
      const me = framed ? s[f + ACTOR] : s[owner + self]
      let n = 0
      for (let c = 0; c < size; c++) {
        const t = s[occupant + c]
        if (t < 0 || !fits(m, t, me, self, f, test)) continue
        if (mode === SOME) return 1
        if (mode === COLLECT) m.found[m.finds++] = t
        n++
      }
      return n
    }
  return (m, self, _it, f, mode) => {
    const { s } = m
    const me = framed ? s[f + ACTOR] : s[owner + self]
    const first = m.finds
    let n = 0
    for (let t = 0; t < layout.units; t++) {
      if (s[layout.zone + t] !== BOARD || !fits(m, t, me, self, f, test)) continue
      if (mode === SOME) return 1
      if (mode === COLLECT) m.found[m.finds++] = t
      n++
    }
    if (mode === COLLECT) inBoardOrder(m, first)
    return n
  }
}

/** What every unit target tests, fused into the loops. */
interface UnitTest {
  side: number
  terrain: 0 | 1
  byDef: Uint8Array | null
  /** The source is no candidate. */
  notSelf: boolean
  rest: Pred | null
}

function fits(m: Match, t: number, me: number, self: number, f: number, test: UnitTest): boolean {
  const { s } = m
  const { owner, def } = m.rules.layout
  const d = s[def + t]
  if (m.rules.defTerrain[d] !== test.terrain) return false
  if (test.side !== ANY && (s[owner + t] === me) !== (test.side === OWN)) return false
  if (test.byDef !== null && test.byDef[d] === 0) return false
  if (test.notSelf && t === self) return false
  return test.rest === null || test.rest(m, self, t, f)
}

/** Units around an anchor: the commonest target of all, so everything is inlined by hand. */
function nearUnits(table: Around, ctx: Context, test: UnitTest): Scan {
  const { occupant, owner, def, at } = ctx.rules.layout
  const { framed } = ctx
  const { side, terrain, byDef, notSelf, rest } = test
  const blocks = ctx.rules.defTerrain
  const { anchor } = table
  const fromSelf = table.fromSelf
  const { start, cells } = table.near
  return (m, self, it, f, mode) => {
    const { s } = m
    const cell = fromSelf ? s[at + self] : anchor(m, self, it, f)
    if (cell < 0) return 0
    const me = framed ? s[f + ACTOR] : s[owner + self]
    let n = 0
    for (let k = start[cell], z = start[cell + 1]; k < z; k++) {
      const t = s[occupant + cells[k]]
      if (t < 0 || (notSelf && t === self)) continue
      if (side !== ANY && (s[owner + t] === me) !== (side === OWN)) continue
      const d = s[def + t]
      if (blocks[d] !== terrain || (byDef !== null && byDef[d] === 0)) continue
      if (rest !== null && !rest(m, self, t, f)) continue
      if (mode === SOME) return 1
      if (mode === COLLECT) m.found[m.finds++] = t
      n++
    }
    return n
  }
}

/** Large boards are scanned by unit; their candidates still come in reading order. */
function inBoardOrder(m: Match, first: number): void {
  const { s, found } = m
  const { at } = m.rules.layout
  for (let i = first + 1; i < m.finds; i++) {
    const t = found[i]
    let k = i - 1
    for (; k >= first && s[at + found[k]] > s[at + t]; k--) found[k + 1] = found[k]
    found[k + 1] = t
  }
}

/** A constant neighbourhood becomes a table and an anchor cell. */
interface Around {
  anchor: Num
  near: Table
  /** The anchor is the source itself. */
  fromSelf: boolean
}
function neighbourhood(target: Target, ctx: Context): Around | null {
  const { rules } = ctx
  const { near: n } = target
  const grid = rules.grid!
  if (n === undefined) return null
  const directions = Array.isArray(target.order) ? target.order : null
  if (n === 'adjacent')
    return {
      anchor: cellRef('self', ctx),
      fromSelf: true,
      near: directions
        ? inDirections(grid, directions)
        : rules.adjacency === 'step'
          ? grid.beside
          : grid.around,
    }
  if (n.by !== 'step' && n.by !== 'king') return null
  const min = constantOf(compileAmount(n.min ?? 1, ctx))
  const max = n.max === undefined ? undefined : constantOf(compileAmount(n.max, inside(ctx)))
  if (min === undefined || max === undefined) return null
  const anchor = cellRef(n.of ?? 'self', ctx)
  const fromSelf = n.of === undefined || n.of === 'self'
  if (directions && n.by === 'step' && min === 1 && max === 1)
    return { anchor, fromSelf, near: inDirections(grid, directions) }
  return { anchor, fromSelf, near: near(grid, n.by, min, max) }
}

function laneUnits(target: Target, ctx: Context): Scan {
  const { rules } = ctx
  const { layout } = rules
  const rest = compileFilters(target, ctx)
  const blocks = rules.defTerrain
  return (m, self, _it, f, mode) => {
    const { s } = m
    let n = 0
    for (let row = 0, rows = layout.shape.lanes * rules.seats; row < rows; row++) {
      const base = layout.rows + row * layout.rowSize
      for (let k = 1, z = s[base]; k <= z; k++) {
        const t = s[base + k]
        if (blocks[s[layout.def + t]] === 1) continue
        if (rest !== null && !rest(m, self, t, f)) continue
        if (mode === SOME) return 1
        if (mode === COLLECT) m.found[m.finds++] = t
        n++
      }
    }
    return n
  }
}

/** Cells: near an anchor, reachable by a mover, or anywhere; each has a loop without closures inside. */
function cells(target: Target, ctx: Context): Scan {
  const grid = ctx.rules.grid ?? fail(ctx, 'cells need a grid')
  const table = neighbourhood(target, ctx)
  const { empty } = target
  const want = empty === undefined ? ANY_CELL : empty ? FREE_CELL : TAKEN_CELL
  if (target.stay !== undefined) return cellsOrStay(target, ctx, grid.size, want)
  if (target.reach !== undefined) {
    const rest = compileFilters(target, ctx, { empty: true, reach: true }, 'cell')
    return reachable(target.reach, ctx, rest)
  }
  const handled: Handled = { empty: true, ...(table ? { near: true } : {}) }
  const rest = compileFilters(target, ctx, handled, 'cell')
  if (table !== null) return nearCells(table, ctx, want, rest)
  const home = typeof target.region === 'string' ? regionTables(target.region, ctx) : null
  if (home === null) return allCells(ctx, grid.size, want, rest)
  return regionCells(
    home,
    ctx,
    want,
    compileFilters(target, ctx, { empty: true, region: true }, 'cell'),
  )
}

const ANY_CELL = 0
const FREE_CELL = 1
const TAKEN_CELL = 2

function nearCells(table: Around, ctx: Context, want: number, rest: Pred | null): Scan {
  const { occupant } = ctx.rules.layout
  const { anchor } = table
  const { start, cells } = table.near
  return (m, self, it, f, mode) => {
    const { s } = m
    const at = anchor(m, self, it, f)
    if (at < 0) return 0
    let n = 0
    for (let k = start[at], z = start[at + 1]; k < z; k++) {
      const c = cells[k]
      if (want !== ANY_CELL && s[occupant + c] < 0 !== (want === FREE_CELL)) continue
      if (rest !== null && !rest(m, self, c, f)) continue
      if (mode === SOME) return 1
      if (mode === COLLECT) m.found[m.finds++] = c
      n++
    }
    return n
  }
}

function allCells(ctx: Context, size: number, want: number, rest: Pred | null): Scan {
  const { occupant } = ctx.rules.layout
  return (m, self, _it, f, mode) => {
    const { s } = m
    let n = 0
    for (let c = 0; c < size; c++) {
      if (want !== ANY_CELL && s[occupant + c] < 0 !== (want === FREE_CELL)) continue
      if (rest !== null && !rest(m, self, c, f)) continue
      if (mode === SOME) return 1
      if (mode === COLLECT) m.found[m.finds++] = c
      n++
    }
    return n
  }
}

/** A region that is the same all match long is walked instead of tested. */
function regionCells(regions: Int32Array[], ctx: Context, want: number, rest: Pred | null): Scan {
  const { occupant } = ctx.rules.layout
  const actor = actorOf(ctx)
  return (m, self, it, f, mode) => {
    const { s } = m
    const cells = regions[actor(m, self, it, f)]
    let n = 0
    for (let k = 0; k < cells.length; k++) {
      const c = cells[k]
      if (want !== ANY_CELL && s[occupant + c] < 0 !== (want === FREE_CELL)) continue
      if (rest !== null && !rest(m, self, c, f)) continue
      if (mode === SOME) return 1
      if (mode === COLLECT) m.found[m.finds++] = c
      n++
    }
    return n
  }
}

function reachable(reach: NonNullable<Target['reach']>, ctx: Context, rest: Pred | null): Scan {
  const { rules } = ctx
  const { at, occupant } = rules.layout
  const grid = rules.grid!
  const mover = compileRef(reach.of ?? 'self', ctx).get
  const budget = compileAmount(reach.steps, ctx)
  const beside = rules.adjacency === 'step' ? grid.beside : grid.around
  const uniform = rules.code.stepCost === undefined
  const bySelf = mover === selfRef
  return (m, self, it, f, mode) => {
    const { s } = m
    const unit = bySelf ? self : mover(m, self, it, f)
    const steps = unit < 0 ? 0 : budget(m, self, it, f)
    if (steps <= 0) return 0
    let n = 0
    if (uniform && rest === null && (mode === SOME || steps === 1)) {
      const from = s[at + unit]
      for (let k = beside.start[from], z = beside.start[from + 1]; k < z; k++) {
        const c = beside.cells[k]
        if (s[occupant + c] >= 0) continue
        if (mode === SOME) return 1
        if (mode === COLLECT) m.found[m.finds++] = c
        n++
      }
      return n
    }
    explore(m, unit, steps)
    for (let c = 0; c < grid.size; c++) {
      if (!reached(c) || (rest !== null && !rest(m, self, c, f))) continue
      if (mode === SOME) return 1
      if (mode === COLLECT) m.found[m.finds++] = c
      n++
    }
    return n
  }
}

/** The named unit's own cell is an answer too: everything is tested per cell. */
function cellsOrStay(target: Target, ctx: Context, size: number, want: number): Scan {
  const { occupant } = ctx.rules.layout
  const stay = cellRef(target.stay!, ctx)
  const rest = compileFilters(target, ctx, { empty: true }, 'cell')
  return (m, self, it, f, mode) => {
    const own = stay(m, self, it, f)
    let n = 0
    for (let c = 0; c < size; c++) {
      if (c !== own) {
        if (want !== ANY_CELL && m.s[occupant + c] < 0 !== (want === FREE_CELL)) continue
        if (rest !== null && !rest(m, self, c, f)) continue
      }
      if (mode === SOME) return 1
      if (mode === COLLECT) m.found[m.finds++] = c
      n++
    }
    return n
  }
}
