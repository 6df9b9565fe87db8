// Cell targets: near an anchor, reachable by a mover, in a region, or anywhere.
import type { Target } from '../language/ability.ts'
import { collectReached, costOf, explore, straightOf } from '../space/paths.ts'
import type { Table } from '../space/grid.ts'
import { STANDS_FREE } from '../state/head.ts'
import type { Match } from '../state/match.ts'
import { compileAmount } from './amounts.ts'
import type { Pred } from './closures.ts'
import { fail, type Context } from './context.ts'
import { cellRef, compileFilters, regionTables, type Handled } from './filters.ts'
import { neighbourhood, type Around } from './neighbourhood.ts'
import type { Query } from './query.ts'
import { actorOf, compileRef, self as selfRef } from './refs.ts'
import { ANY_CELL, COLLECT, FREE_CELL, SOME, TAKEN_CELL, type Scan } from '../tables/selector.ts'

/** Cells: near an anchor, reachable by a mover, or anywhere; each has a loop without closures inside. */
export function cellScan(target: Target, ctx: Context): Scan {
  const grid = ctx.rules.space.grid ?? fail(ctx, target)
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
  if (home === null) {
    const all = Int32Array.from({ length: grid.size }, (_, c) => c)
    return listedCells(() => all, ctx, want, rest)
  }
  // a region that is the same all match long is walked instead of tested
  const actor = actorOf(ctx)
  const others = compileFilters(target, ctx, { empty: true, region: true }, 'cell')
  return listedCells((m, self, it, f) => home[actor(m, self, it, f)], ctx, want, others)
}

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

type Cells = (m: Match, self: number, it: number, f: number) => Int32Array

function listedCells(cellsOf: Cells, ctx: Context, want: number, rest: Pred | null): Scan {
  const { occupant } = ctx.rules.layout
  return (m, self, it, f, mode) => {
    const { s } = m
    const cells = cellsOf(m, self, it, f)
    if (mode === COLLECT && want === FREE_CELL && rest === null) return collectFree(m, cells)
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

/** Which cells are free cannot be foreseen: each is written down, and stays if nobody stands there. */
function collectFree(m: Match, cells: Int32Array): number {
  const { s, found, finds } = m
  const { occupant } = m.layout
  let end = finds
  for (let k = 0; k < cells.length; k++) {
    found[end] = cells[k]
    end -= s[occupant + cells[k]] >> 31
  }
  m.finds = end
  return end - finds
}

function reachable(reach: NonNullable<Target['reach']>, ctx: Context, rest: Pred | null): Scan {
  const { layout } = ctx.rules
  const { code } = ctx.rules.game
  const { sides, beside } = ctx.rules.space
  const { at, standing, ground } = layout
  const mover = compileRef(reach.of ?? 'self', ctx).get
  const budget = compileAmount(reach.steps, ctx)
  const bySelf = mover === selfRef
  const straight = straightOf(sides)
  return (m, self, it, f, mode) => {
    const { s, found, finds } = m
    const unit = bySelf ? self : mover(m, self, it, f)
    const steps = unit < 0 ? 0 : budget(m, self, it, f)
    if (steps <= 0) return 0
    let n = 0
    // one step decides: farther cells are behind those beside it
    if (rest === null && (mode === SOME || steps < 2)) {
      const from = s[at + unit]
      const leaving = code.stepCosts?.(m, unit)[s[ground + from]]
      for (let k = 0; k < sides; k++) {
        const c = beside[from * sides + k]
        if ((s[standing + c] & STANDS_FREE) === 0) continue
        if (leaving !== undefined && costOf(leaving, s[ground + c], straight >> k) > steps) continue
        if (mode === SOME) return 1
        found[finds + n++] = c
      }
      if (mode === COLLECT) m.finds += n
      return n
    }
    explore(m, unit, steps)
    const all = collectReached(m)
    if (rest === null) n = all
    // nested selectors append behind the candidates
    else
      for (let k = finds; k < finds + all; k++)
        if (rest(m, self, found[k], f)) {
          found[finds + n++] = found[k]
          if (mode === SOME) break
        }
    m.finds = mode === COLLECT ? finds + n : finds
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

/** A cell target that says nothing but "a free cell around the step's own pick". */
export function spotOf(target: Target, ctx: Context): Table | null {
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
export function strideOf(target: Target, ctx: Context): Query | null {
  const { reach } = target
  if (target.kind !== 'cell' || reach === undefined || ctx.rules.game.code.stepCosts !== undefined)
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
  return plain ? (ctx.rules.queries.byName.get(reach.steps.stat) ?? null) : null
}
