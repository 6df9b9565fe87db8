// Targets become selectors. The usual shapes (units near a cell, units anywhere, free cells) have
// loops of their own with the side and definition tests fused in; the rest share one general loop.
import type { Target } from '../language/ability.ts'
import { inDirections, near, type Table } from '../space/grid.ts'
import { BOARD } from '../state/head.ts'
import type { Match } from '../state/match.ts'
import { ACTOR } from '../run/frame.ts'
import { explore, reached } from '../space/paths.ts'
import { compileAmount, statReader } from './amounts.ts'
import { constant, constantOf, type Num } from './closures.ts'
import { fail, inside, type Context } from './context.ts'
import { cellRef, compileFilters, defTable, zonesOf, type Handled } from './filters.ts'
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
  COLLECT,
  CHOSEN_BY_ACTOR,
  CHOSEN_BY_OPPONENT,
  CHOSEN_BY_OWNER,
  Selector,
  SOME,
  type Scan,
} from './selector.ts'

export function compileTarget(target: Target, ctx: Context): Selector {
  const scan = scanOf(target, ctx)
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
    zones: target.kind === 'card' ? zonesOf(target, ctx) : [],
  })
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
  const { occupant, owner, def } = layout
  const { framed } = ctx
  const blocks = rules.defTerrain
  const { side, handled: sideDone } = fusedSide(target, ctx)
  const table = neighbourhood(target, ctx)
  const static_ =
    target.types !== undefined || target.def !== undefined ? defTable(target, ctx) : null
  const handled: Handled = {
    types: true,
    def: true,
    ...(sideDone ? { side: true } : {}),
    ...(table ? { near: true } : {}),
  }
  const rest = compileFilters(target, ctx, handled)
  const fits = (m: Match, t: number, me: number, self: number, f: number): boolean => {
    const { s } = m
    const d = s[def + t]
    if (blocks[d] !== terrain) return false
    if (side !== ANY && (s[owner + t] === me) !== (side === OWN)) return false
    if (static_ !== null && static_[d] === 0) return false
    return rest === null || rest(m, self, t, f)
  }
  if (table !== null) {
    const { anchor, near: near_ } = table
    const { start, cells } = near_
    return (m, self, it, f, mode) => {
      const { s } = m
      const at = anchor(m, self, it, f)
      if (at < 0) return 0
      const me = framed ? s[f + ACTOR] : s[owner + self]
      let n = 0
      for (let k = start[at], z = start[at + 1]; k < z; k++) {
        const t = s[occupant + cells[k]]
        if (t < 0 || !fits(m, t, me, self, f)) continue
        if (mode === SOME) return 1
        if (mode === COLLECT) m.found[m.finds++] = t
        n++
      }
      return n
    }
  }
  const size = rules.grid!.size
  if (size <= 100)
    return (m, self, _it, f, mode) => {
      const { s } = m
      const me = framed ? s[f + ACTOR] : s[owner + self]
      let n = 0
      for (let c = 0; c < size; c++) {
        const t = s[occupant + c]
        if (t < 0 || !fits(m, t, me, self, f)) continue
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
      if (s[layout.zone + t] !== BOARD || !fits(m, t, me, self, f)) continue
      if (mode === SOME) return 1
      if (mode === COLLECT) m.found[m.finds++] = t
      n++
    }
    if (mode === COLLECT) inBoardOrder(m, first)
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
function neighbourhood(target: Target, ctx: Context): { anchor: Num; near: Table } | null {
  const { rules } = ctx
  const { near: n } = target
  const grid = rules.grid!
  if (n === undefined) return null
  const directions = Array.isArray(target.order) ? target.order : null
  if (n === 'adjacent')
    return {
      anchor: cellRef('self', ctx),
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
  if (directions && n.by === 'step' && min === 1 && max === 1)
    return { anchor, near: inDirections(grid, directions) }
  return { anchor, near: near(grid, n.by, min, max) }
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

function cells(target: Target, ctx: Context): Scan {
  const { rules } = ctx
  const { layout } = rules
  const { occupant } = layout
  const grid = rules.grid ?? fail(ctx, 'cells need a grid')
  const stay = target.stay === undefined ? null : cellRef(target.stay, ctx)
  const table = neighbourhood(target, ctx)
  const handled: Handled = {
    empty: true,
    ...(table ? { near: true } : {}),
    ...(target.reach ? { reach: true } : {}),
  }
  const rest = compileFilters(target, ctx, handled, 'cell')
  const { empty } = target
  const fits = (m: Match, c: number, self: number, f: number): boolean => {
    if (empty !== undefined && m.s[occupant + c] < 0 !== empty) return false
    return rest === null || rest(m, self, c, f)
  }
  const reach = target.reach
  const mover = reach === undefined ? null : compileRef(reach.of ?? 'self', ctx).get
  const budget = reach === undefined ? null : compileAmount(reach.steps, ctx)
  return (m, self, it, f, mode) => {
    let n = 0
    const own = stay === null ? -1 : stay(m, self, it, f)
    const take = (c: number): boolean => {
      if (mode === COLLECT) m.found[m.finds++] = c
      n++
      return mode === SOME
    }
    if (table !== null && own < 0) {
      const at = table.anchor(m, self, it, f)
      if (at < 0) return 0
      const { start, cells: near_ } = table.near
      for (let k = start[at], z = start[at + 1]; k < z; k++) {
        const c = near_[k]
        if (mover !== null) break
        if (fits(m, c, self, f) && take(c)) return 1
      }
      if (mover === null) return n
    }
    if (mover !== null) {
      const unit = mover(m, self, it, f)
      const steps = budget!(m, self, it, f)
      if (unit < 0) return 0
      if (mode === SOME && steps > 0 && rest === null && rules.code.stepCost === undefined)
        return freeBeside(
          m,
          m.s[layout.at + unit],
          rules.adjacency === 'step' ? grid.beside : grid.around,
        )
      explore(m, unit, steps)
    }
    for (let c = 0; c < grid.size; c++) {
      if (c === own) {
        if (take(c)) return 1
        continue
      }
      if (mover !== null && !reached(c)) continue
      if (table !== null && !inTable(table, m, self, it, f, c)) continue
      if (fits(m, c, self, f) && take(c)) return 1
    }
    return n
  }
}

function inTable(
  table: { anchor: Num; near: Table },
  m: Match,
  self: number,
  it: number,
  f: number,
  c: number,
): boolean {
  const at = table.anchor(m, self, it, f)
  if (at < 0) return false
  const { start, cells } = table.near
  for (let k = start[at], z = start[at + 1]; k < z; k++) if (cells[k] === c) return true
  return false
}

function freeBeside(m: Match, at: number, table: Table): number {
  const { occupant } = m.rules.layout
  for (let k = table.start[at], z = table.start[at + 1]; k < z; k++)
    if (m.s[occupant + table.cells[k]] < 0) return 1
  return 0
}
