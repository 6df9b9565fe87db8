// The target kinds that are not squares and pieces: cards, lines, lanes, sections, seats, decks,
// types, status tokens, running effects.
import type { Target } from '../language/ability.ts'
import { columnLine, fallingLine, risingLine, rowLine, straightLines } from '../space/grid.ts'
import { ATTACHED, ATTACHMENTS, BOARD, TIMED, ZONES } from '../state/head.ts'
import { groupOf } from './groups.ts'
import {
  M_NEXT,
  M_ORIGIN,
  M_UNTIL,
  T_DERIVED,
  T_GIVER,
  T_NEXT,
  T_STATUS,
} from '../state/records.ts'
import { sizeOfPile } from './tokens.ts'
import type { Match } from '../state/match.ts'
import type { ZoneTable } from '../tables/zones.ts'
import { compileAmount } from './amounts.ts'
import type { Num, Pred } from './closures.ts'
import { givenTest } from './conditions.ts'
import { fail, known, tagBits, type Context } from './context.ts'
import { cellRef, compileFilters, zonesOf } from './filters.ts'
import { compileRef } from './refs.ts'
import { COLLECT, SOME, type Scan } from '../tables/selector.ts'

/** Runs over integers `from … to - 1` that pass the filters. */
function range(
  from: number,
  to: number,
  keep: (m: Match, self: number, it: number, f: number, c: number) => boolean,
): Scan {
  return (m, self, it, f, mode) => {
    let n = 0
    for (let c = from; c < to; c++) {
      if (!keep(m, self, it, f, c)) continue
      if (mode === SOME) return 1
      if (mode === COLLECT) m.found[m.finds++] = c
      n++
    }
    return n
  }
}

export function cardScan(target: Target, ctx: Context): Scan {
  const rest = compileFilters(target, ctx)
  if (target.last !== undefined) return lastScan(target.last, rest, ctx)
  const spatial = SPATIAL.some((key) => target[key] !== undefined)
  const top = target.top === undefined ? null : compileAmount(target.top, ctx)
  const host = typeof target.on === 'string' ? compileRef(target.on, ctx).get : null
  const scans = zonesOf(target, ctx).flatMap((zone) => {
    if (zone === BOARD) return boardScan(rest, ctx)
    if (zone === ATTACHED) return attachedScan(host, rest, ctx)
    return spatial ? [] : listScan(ctx.rules.zones.all[zone - ZONES], top, rest, ctx)
  })
  const [only] = scans
  if (scans.length === 1) return only
  return (m, self, it, f, mode) => {
    let n = 0
    for (let k = 0; k < scans.length; k++) {
      n += scans[k](m, self, it, f, mode)
      if (mode === SOME && n > 0) break
    }
    return n
  }
}

/** A card that the game's code keeps in mind. */
function lastScan(name: string, rest: Pred | null, ctx: Context): Scan {
  const last = ctx.rules.game.code.lasts?.[name] ?? fail(ctx, name)
  return (m, self, _it, f, mode) => {
    const e = last(m)
    if (e < 0 || (rest !== null && !rest(m, self, e, f))) return 0
    if (mode === COLLECT) m.found[m.finds++] = e
    return 1
  }
}

function boardScan(rest: Pred | null, ctx: Context): Scan {
  const { zone, def, units } = ctx.rules.layout
  const { seats, defTerrain } = ctx.rules.things
  return (m, self, _it, f, mode) => {
    const { s } = m
    let n = 0
    for (let e = seats + 1; e < units; e++) {
      if (s[zone + e] !== BOARD || defTerrain[s[def + e]] === 1) continue
      if (rest !== null && !rest(m, self, e, f)) continue
      if (mode === SOME) return 1
      if (mode === COLLECT) m.found[m.finds++] = e
      n++
    }
    return n
  }
}

/** Cards attached to one thing, or to anything. */
function attachedScan(host: Num | null, rest: Pred | null, ctx: Context): Scan {
  const { zone, at, entities } = ctx.rules.layout
  const { seats } = ctx.rules.things
  return (m, self, it, f, mode) => {
    const { s } = m
    if (s[ATTACHMENTS] === 0) return 0
    const of = host === null ? -1 : host(m, self, it, f)
    let n = 0
    for (let e = seats + 1; e < entities; e++) {
      if (s[zone + e] !== ATTACHED || (of >= 0 && s[at + e] !== of)) continue
      if (rest !== null && !rest(m, self, e, f)) continue
      if (mode === SOME) return 1
      if (mode === COLLECT) m.found[m.finds++] = e
      n++
    }
    return n
  }
}

/** All lists of a zone, or what lies on top of each. */
function listScan(table: ZoneTable, top: Num | null, rest: Pred | null, ctx: Context): Scan {
  const { zones, zoneSize } = ctx.rules.layout
  const lists = table.perSeat ? ctx.rules.things.seats : 1
  // piles are kept with their top at the end
  const isDown = table.seen === 'nobody' || top !== null
  return (m, self, _it, f, mode) => {
    const { s } = m
    let n = 0
    for (let k = 0; k < lists; k++) {
      const base = zones + (table.list + k) * zoneSize
      const size = s[base]
      const depth = top === null ? size : Math.min(size, top(m, self, -1, f))
      for (let j = 0; j < depth; j++) {
        const e = s[base + (isDown ? size - j : j + 1)]
        if (rest !== null && !rest(m, self, e, f)) continue
        if (mode === SOME) return 1
        if (mode === COLLECT) m.found[m.finds++] = e
        n++
      }
    }
    return n
  }
}

const SPATIAL = ['near', 'inLine', 'inDiagonal', 'reach', 'sight', 'between', 'region'] as const

export function lineScan(target: Target, ctx: Context): Scan {
  const grid = ctx.rules.space.grid ?? fail(ctx, target)
  const axis = target.axis ?? 'any'
  const through = target.through === undefined ? null : cellRef(target.through, ctx)
  const rest = compileFilters(target, ctx, {}, 'line')
  const first = axis === 'column' ? grid.rows : axis === 'diagonal' ? straightLines(grid) : 0
  const end =
    axis === 'row' ? grid.rows : axis === 'diagonal' ? grid.lines.length : straightLines(grid)
  return range(first, end, (m, self, it, f, line) => {
    if (through !== null) {
      const cell = through(m, self, it, f)
      if (cell < 0) return false
      const mine =
        axis === 'diagonal'
          ? line === risingLine(grid, cell) || line === fallingLine(grid, cell)
          : line === rowLine(grid, cell) || line === columnLine(grid, cell)
      if (!mine) return false
    }
    return rest === null || rest(m, self, line, f)
  })
}

export function laneScan(target: Target, ctx: Context): Scan {
  const rest = compileFilters(target, ctx, { side: true }, 'lane')
  return range(
    0,
    ctx.rules.space.lanes.length,
    (m, self, _it, f, lane) => rest === null || rest(m, self, lane, f),
  )
}

export function sectionScan(target: Target, ctx: Context): Scan {
  const { layout } = ctx.rules
  const rest = compileFilters(target, ctx)
  return (m, self, _it, f, mode) => {
    let n = 0
    for (let k = 0, z = layout.shape.lanes * ctx.rules.things.seats; k < z; k++) {
      const e = m.s[layout.sections + k]
      if (e < 0 || (rest !== null && !rest(m, self, e, f))) continue
      if (mode === SOME) return 1
      if (mode === COLLECT) m.found[m.finds++] = e
      n++
    }
    return n
  }
}

export function seatScan(target: Target, ctx: Context): Scan {
  const rest = compileFilters(target, ctx)
  return range(
    0,
    ctx.rules.things.seats,
    (m, self, _it, f, seat) => rest === null || rest(m, self, seat, f),
  )
}

/** A pile as one thing is named by its seat. */
export function deckScan(target: Target, ctx: Context): Scan {
  return seatScan(target, ctx)
}

/** Kinds of units a seat may bring: each is stood for by its card in the zone that is the pool. */
export function typeScan(target: Target, ctx: Context): Scan {
  return cardScan({ ...target, zone: target.pool ?? fail(ctx, target) }, ctx)
}

/** Single tokens: the pile of equal tokens stands for each of them and is counted with its size. */
export function statusScan(target: Target, ctx: Context): Scan {
  const { rules } = ctx
  const { layout } = rules
  const names = [target.status ?? 'token'].flat()
  const bits = names.includes('token')
    ? rules.things.statuses.reduce((all, s) => (s.token ? all | s.bit : all), 0)
    : names.reduce((all, name) => all | known(rules.things.statusIndex, name, ctx).bit, 0)
  const given = target.given === undefined ? null : givenTest(target.given, ctx)
  const on = target.on ?? fail(ctx, target)
  const holder: Num | null = typeof on === 'string' ? compileRef(on, ctx).get : null
  const holders = typeof on === 'string' ? null : ctx.compile.target(on, ctx)
  const onOne = (m: Match, e: number, self: number, f: number, mode: number): number => {
    const { s } = m
    let n = 0
    if (e < 0 || (s[layout.mask + e] & bits) === 0) return 0
    for (let r = s[layout.tokens + e]; r >= 0; r = s[r + T_NEXT]) {
      if ((rules.things.statuses[s[r + T_STATUS]].bit & bits) === 0) continue
      if (names.includes('token') && s[r + T_DERIVED] > 0) continue
      if (given !== null && !given(m, self, f, s[r + T_GIVER])) continue
      if (mode === SOME) return 1
      const count = sizeOfPile(m, r)
      if (mode === COLLECT) for (let k = 0; k < count; k++) m.found[m.finds++] = r
      n += count
    }
    return n
  }
  return (m, self, it, f, mode) => {
    if (holder !== null) return onOne(m, holder(m, self, it, f), self, f, mode)
    const first = m.finds
    const n = holders!.scan(m, self, it, f, COLLECT)
    let sum = 0
    for (let k = first; k < first + n; k++) {
      sum += onOne(m, m.found[k], self, f, mode)
      if (mode === SOME && sum > 0) break
    }
    // what lies on the bearers takes their place
    m.found.copyWithin(first, first + n, m.finds)
    m.finds -= n
    return sum
  }
}

/** Running modifiers with one of these tags, one candidate per played card: its first record. */
export function effectScan(target: Target, ctx: Context): Scan {
  const { layout } = ctx.rules
  const tags = tagBits(target.tags, ctx)
  const rest = compileFilters(target, ctx)
  return (m, self, _it, f, mode) => {
    const { s } = m
    if (s[TIMED] === 0) return 0
    let seen: Set<number> | undefined
    for (let e = 0; e < layout.entities; e++)
      for (let r = s[layout.mods + e]; r >= 0; r = s[r + M_NEXT]) {
        const o = m.rules.modifiers.origins[s[r + M_ORIGIN]]
        // what a passive gives is not a running effect
        if (s[r + M_UNTIL] === 0) continue
        if ((o.tags & tags) === 0 && tags !== 0) continue
        if (rest !== null && !rest(m, self, e, f)) continue
        if (mode === SOME) return 1
        seen ??= new Set()
        if (seen.has(groupOf(m, r))) continue
        seen.add(groupOf(m, r))
        if (mode === COLLECT) m.found[m.finds++] = r
      }
    return seen?.size ?? 0
  }
}
