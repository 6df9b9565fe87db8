// Filters become one predicate. What depends on the definition alone is folded into a table.
import type { Filters, Near, Side, Target } from '../language/ability.ts'
import { isBetween, neighbour, sameDiagonal, sameLine } from '../space/grid.ts'
import { placesApart } from './lanes.ts'
import { AT, PICK, PICKS } from '../state/frame.ts'
import { BOARD, FACE_DOWN } from '../state/head.ts'
import { isHidden } from '../state/presence.ts'
import { compileAmount } from './amounts.ts'
import { constantOf, every, type Num, type Pred } from './closures.ts'
import { compileCondition, namedBits, statusTest } from './conditions.ts'
import { fail, known, inside, type Context } from './context.ts'
import { actorOf, compileRef } from './refs.ts'
import { pathWithin } from '../space/paths.ts'
import { zoneNumber } from '../tables/zones.ts'

/** Filters a selector has already taken care of in its own loop. */
export type Handled = Partial<Record<keyof Filters, true>>

/** Candidates are things unless `cells`, where `it` is a cell (or line, lane). */
export function compileFilters(
  filters: Filters,
  ctx: Context,
  handled: Handled = {},
  candidates: 'thing' | 'cell' | 'line' | 'lane' = 'thing',
): Pred | null {
  const inner: Context = { ...inside(ctx), itType: candidates }
  const { layout } = ctx.rules
  const open = (key: keyof Filters) => filters[key] !== undefined && !handled[key]
  const cellOf: Num =
    candidates === 'thing'
      ? (m, _s, it) => (m.s[layout.zone + it] === BOARD ? m.s[layout.at + it] : -1)
      : (_m, _s, it) => it
  const parts = thingTests(filters, open, ctx, inner)
  if (open('near')) parts.push(nearTest(filters.near!, ctx, candidates, cellOf))
  parts.push(...cellTests(filters, open, ctx, cellOf))
  if (open('in')) parts.push(inTest(filters.in!, ctx, candidates, cellOf))
  if (open('region')) {
    const actor = actorOf(ctx)
    for (const name of [filters.region!].flat()) parts.push(regionTest(name, ctx, cellOf, actor))
  }
  if (open('empty')) {
    const want = filters.empty === true
    parts.push((m, _s, it) => m.s[layout.occupant + it] < 0 === want)
  }
  if (open('where')) parts.push(compileCondition(filters.where!, inner))
  if (ctx.extra !== null && ctx.extra.of === filters) parts.push(ctx.extra.test)
  return every(parts)
}

/** Which filters are left to test. */
type Open = (key: keyof Filters) => boolean

/** What a thing is, whose, and what lies on it. */
function thingTests(filters: Filters, open: Open, ctx: Context, inner: Context): Pred[] {
  const parts: Pred[] = []
  const { def } = ctx.rules.layout
  if (open('side')) parts.push(sideTest(filters.side!, ctx))
  const byDef = open('types') || open('def') ? defTable(filters, ctx) : null
  if (byDef !== null) parts.push((m, _s, it) => byDef[m.s[def + it]] === 1)
  if (open('except')) {
    const refs = filters.except!.map((ref) => compileRef(ref, ctx).get)
    parts.push((m, self, it, f) => refs.every((ref) => ref(m, self, it, f) !== it))
  }
  parts.push(...faceTests(filters, open, ctx, inner))
  if (open('keyword')) parts.push(keywordTest(filters.keyword!, ctx))
  if (open('hidden')) {
    const want = filters.hidden === true
    parts.push((m, _s, it) => isHidden(m, it) === want)
  }
  return parts
}

/** What is read off a thing's mask and face is one test. */
function faceTests(filters: Filters, open: Open, ctx: Context, inner: Context): Pred[] {
  const parts: Pred[] = []
  const { mask, face } = ctx.rules.layout
  const has = open('has') ? namedBits(filters.has!, ctx) : 0
  const lacks = open('lacks') ? namedBits(filters.lacks!, ctx) : 0
  if (has === null) parts.push(statusTest(filters.has!, undefined, inner))
  if (lacks === null) parts.push(statusTest(filters.lacks!, undefined, inner, true))
  const need = has ?? 0
  const seen = need | (lacks ?? 0)
  const turned = open('faceDown') ? FACE_DOWN : 0
  const down = filters.faceDown ? turned : 0
  if ((seen | turned) !== 0)
    parts.push(
      ({ s }, _s, it) => (s[mask + it] & seen) === need && (s[face + it] & turned) === down,
    )
  return parts
}

/** Where its cell lies, as seen from others. */
function cellTests(filters: Filters, open: Open, ctx: Context, cellOf: Num): Pred[] {
  const parts: Pred[] = []
  const { grid } = ctx.rules.space
  for (const [key, isSame] of [
    ['inLine', sameLine],
    ['inDiagonal', sameDiagonal],
  ] as const)
    if (open(key)) {
      const anchor = cellRef(filters[key]!, ctx)
      parts.push(onGrid(cellOf, anchor, (a, b) => isSame(grid!, a, b)))
    }
  if (open('between')) {
    const a = cellRef(filters.between![0], ctx)
    const b = cellRef(filters.between![1], ctx)
    parts.push((m, self, it, f) =>
      isBetween(grid!, cellOf(m, self, it, f), a(m, self, it, f), b(m, self, it, f)),
    )
  }
  if (open('reach')) {
    const from = compileRef(filters.reach!.of ?? 'self', ctx).get
    const steps = compileAmount(filters.reach!.steps, ctx)
    parts.push((m, self, it, f) =>
      pathWithin(m, from(m, self, it, f), cellOf(m, self, it, f), steps(m, self, it, f)),
    )
  }
  if (open('sight')) parts.push(sightTest(filters.sight!, ctx, cellOf))
  return parts
}

/** In one line with nothing in between. */
function sightTest(sight: NonNullable<Filters['sight']>, ctx: Context, cellOf: Num): Pred {
  const { occupant } = ctx.rules.layout
  const { grid } = ctx.rules.space
  const from = cellRef(sight.of ?? 'self', ctx)
  const max = compileAmount(sight.max, ctx)
  return (m, self, it, f) => {
    const a = from(m, self, it, f)
    const b = cellOf(m, self, it, f)
    if (a < 0 || b < 0 || a === b || !sameLine(grid!, a, b)) return false
    const d = grid!.step[a * grid!.size + b]
    if (d > max(m, self, it, f)) return false
    const dr = Math.sign(grid!.rowOf[b] - grid!.rowOf[a])
    const dc = Math.sign(grid!.colOf[b] - grid!.colOf[a])
    for (let c = neighbour(grid!, a, dr, dc); c !== b; c = neighbour(grid!, c, dr, dc))
      if (m.s[occupant + c] >= 0) return false
    return true
  }
}

function regionTest(name: string, ctx: Context, cellOf: Num, actor: Num): Pred {
  const region = ctx.rules.game.code.regions?.[name] ?? fail(ctx, name)
  if (typeof region !== 'function') {
    const inside = regionTables(name, ctx)!.map((cells) => new Set(cells))
    return (m, self, it, f) => {
      const cell = cellOf(m, self, it, f)
      // a rule of the game has no seat: its regions are the same for all
      return cell >= 0 && inside[Math.max(0, actor(m, self, it, f))].has(cell)
    }
  }
  return (m, self, it, f) => {
    const cell = cellOf(m, self, it, f)
    return cell >= 0 && region(m, cell, actor(m, self, it, f))
  }
}

/** Cells of a fixed region for each seat; null when it depends on the state. */
export function regionTables(name: string, ctx: Context): Int32Array[] | null {
  const { rules } = ctx
  const region = rules.game.code.regions?.[name] ?? fail(ctx, name)
  if (typeof region === 'function' || rules.space.grid === null) return null
  const cells = Array.from({ length: rules.space.grid.size }, (_, c) => c)
  return Array.from({ length: rules.things.seats }, (_, seat) =>
    Int32Array.from(cells.filter((c) => region.fixed(rules.space.grid!, c, seat))),
  )
}

const onGrid =
  (cellOf: Num, anchor: Num, test: (a: number, b: number) => boolean): Pred =>
  (m, self, it, f) => {
    const a = cellOf(m, self, it, f)
    const b = anchor(m, self, it, f)
    return a >= 0 && b >= 0 && test(a, b)
  }

/** A ref as a cell: the place of a thing, or the cell itself. */
export function cellRef(ref: string, ctx: Context): Num {
  const compiled = compileRef(ref, ctx)
  if (compiled.type === 'cell' || compiled.type === 'lane') return compiled.get
  const { get } = compiled
  const { at } = ctx.rules.layout
  return (m, self, it, f) => {
    const e = get(m, self, it, f)
    return e < 0 ? -1 : m.s[at + e]
  }
}

/** Entity zone numbers of a card target. */
export function zonesOf(target: Target, ctx: Context): number[] {
  return [target.zone ?? target.pool ?? []]
    .flat()
    .map((name) => zoneNumber(ctx.rules.game.manifest, name))
}

/** 1 for every definition that passes `types` and `def`. */
export function defTable(filters: Filters, ctx: Context): Uint8Array {
  const { rules } = ctx
  const wanted = filters.def?.map((id) => known(rules.things.defIndex, id, ctx))
  return Uint8Array.from(rules.things.definitions, (d, index) => {
    if (wanted !== undefined && !wanted.includes(index)) return 0
    return filters.types?.every((type) => d.types?.includes(type)) === false ? 0 : 1
  })
}

export function keywordTest(keyword: string, ctx: Context): Pred {
  const { rules } = ctx
  const index = known(rules.things.keywordIndex, keyword, ctx)
  const printed = Uint8Array.from(rules.things.definitions, (d) =>
    d.keywords?.includes(keyword) ? 1 : 0,
  )
  const { def, words, units } = rules.layout
  const bit = 1 << index
  return (m, _s, it) =>
    printed[m.s[def + it]] === 1 || (it < units && (m.s[words + it] & bit) !== 0)
}

/** Whose side is meant: that of whoever acts, or of the thing it names. */
export function sideOf(side: Side, ctx: Context): Num {
  if (typeof side === 'string') return actorOf(ctx)
  const { get } = compileRef(Object.values(side)[0] as string, ctx)
  const { layout } = ctx.rules
  const { seats } = ctx.rules.things
  return (m, self, it, f) => {
    const e = get(m, self, it, f)
    return e < seats ? e : m.s[layout.owner + e]
  }
}

export function sideTest(side: Side, ctx: Context): Pred {
  const { owner, team } = ctx.rules.layout
  const word = typeof side === 'string' ? side : Object.keys(side)[0]
  const base = sideOf(side, ctx)
  const { teams } = ctx.rules.things
  // a seat owns itself, so seats pass side words too
  if (word === 'any') return () => true
  if (word === 'own' || (word === 'ally' && !teams))
    return (m, self, it, f) => m.s[owner + it] === base(m, self, it, f)
  if (word === 'other' || (word === 'opponent' && !teams))
    return (m, self, it, f) => m.s[owner + it] !== base(m, self, it, f)
  const sameTeam: Pred = (m, self, it, f) => {
    const o = m.s[owner + it]
    return o >= 0 && m.s[team + o] === m.s[team + base(m, self, it, f)]
  }
  if (word === 'ally') return sameTeam
  if (word === 'opponent') return (m, self, it, f) => !sameTeam(m, self, it, f)
  return (m, self, it, f) => sameTeam(m, self, it, f) && m.s[owner + it] !== base(m, self, it, f)
}

function nearTest(near: Near, ctx: Context, candidates: string, cellOf: Num): Pred {
  const { rules } = ctx
  const { layout } = rules
  const { grid } = rules.space
  const spec =
    near === 'adjacent' ? { by: rules.space.adjacency, max: 1 as const, min: 1 as const } : near
  const of = ('of' in spec ? spec.of : undefined) ?? 'self'
  const anchorRef = compileRef(of, ctx)
  const min = compileAmount(spec.min ?? 1, inside(ctx))
  const max = compileAmount(spec.max ?? 99, inside(ctx))
  const lo = constantOf(min)
  const hi = constantOf(max)
  const apart =
    (distance: Num): Pred =>
    (m, self, it, f) => {
      const d = distance(m, self, it, f)
      return d >= min(m, self, it, f) && d <= max(m, self, it, f)
    }
  if (spec.by === 'order') {
    return apart((m, self, it, f) => placesApart(m, anchorRef.get(m, self, it, f), it))
  }
  if (spec.by === 'lane') {
    const lane: Num =
      anchorRef.type === 'lane'
        ? anchorRef.get
        : (m, self, it, f) => {
            const e = anchorRef.get(m, self, it, f)
            return e < 0 ? -99 : m.s[layout.at + e]
          }
    const mine: Num =
      candidates === 'thing' ? (m, _s, it) => m.s[layout.at + it] : (_m, _s, it) => it
    return apart((m, self, it, f) => Math.abs(lane(m, self, it, f) - mine(m, self, it, f)))
  }
  const table = spec.by === 'step' ? grid!.step : grid!.king
  const { size } = grid!
  const anchor = cellRef(of, ctx)
  return (m, self, it, f) => {
    const a = anchor(m, self, it, f)
    const b = cellOf(m, self, it, f)
    if (a < 0 || b < 0) return false
    const d = table[a * size + b]
    return d >= (lo ?? min(m, self, it, f)) && d <= (hi ?? max(m, self, it, f))
  }
}

function inTest(ref: string, ctx: Context, candidates: string, cellOf: Num): Pred {
  const { rules } = ctx
  const { layout } = rules
  const { grid } = rules.space
  const zone = rules.zones.byName.get(ref)
  if (zone !== undefined) {
    const number = zoneNumber(rules.game.manifest, ref)
    return (m, _s, it) => m.s[layout.zone + it] === number
  }
  const place = compileRef(ref, ctx)
  const { get } = place
  if (place.type === 'cell')
    return (m, self, it, f) => cellOf(m, self, it, f) === get(m, self, it, f)
  if (place.type === 'line')
    return (m, self, it, f) => {
      const line = get(m, self, it, f)
      const cell = cellOf(m, self, it, f)
      return line >= 0 && cell >= 0 && grid!.lines[line].includes(cell)
    }
  if (place.type === 'lane')
    return candidates === 'lane'
      ? (m, self, it, f) => it === get(m, self, it, f)
      : (m, self, it, f) => m.s[layout.at + it] === get(m, self, it, f)
  if (place.record >= 0) return inRecord(place.record)
  // a thing: its place
  return (m, self, it, f) => {
    const e = get(m, self, it, f)
    return e >= 0 && m.s[layout.at + it] === m.s[layout.at + e]
  }
}

/** Was it picked? */
function inRecord(record: number): Pred {
  return (m, _self, it, f) => {
    const n = m.s[f + record + PICKS]
    const at = m.s[f + record + AT]
    if (at === 0) return n > 0 && m.s[f + record + PICK] === it
    for (let k = 0; k < n; k++) if (m.s[f + at + k] === it) return true
    return false
  }
}
