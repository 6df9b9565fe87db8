// Unit targets: loops over the board with the side and definition tests fused in.
import type { Target } from '../language/ability.ts'
import { ACTOR } from '../state/frame.ts'
import { anybody, crowdOf, firstCell } from '../state/crowds.ts'
import { STANDS_TERRAIN, STANDS_UNITS, standsTerrain, standsUnit } from '../state/head.ts'
import { compileAmount } from './amounts.ts'
import type { Num, Pred } from './closures.ts'
import type { Context } from './context.ts'
import { compileFilters, defTable, sideOf, type Handled } from './filters.ts'
import { neighbourhood, type Around } from './neighbourhood.ts'
import {
  ANY,
  COLLECT,
  NEAR_OTHER,
  NEAR_OWN,
  NOT_OWN,
  OWN,
  SOME,
  type Scan,
} from '../tables/selector.ts'

/** Side words that need no team lookup are tested in the loop. */
export function fusedSide(
  target: Target,
  ctx: Context,
): { side: number; of: Num | null; handled: boolean } {
  const { teams } = ctx.rules.things
  const side = target.side ?? 'any'
  const [[word, ref]] = typeof side === 'string' ? [[side]] : Object.entries(side)
  // whose side it is must be known before there is a candidate
  const of = ref === 'per' || (ref !== undefined && ctx.outer) ? sideOf(side, ctx) : null
  const isOwn = word === 'own' || (word === 'ally' && !teams)
  const isOther = word === 'other' || (word === 'opponent' && !teams)
  const handled = (ref === undefined || of !== null) && (isOwn || isOther || word === 'any')
  return { side: !handled || word === 'any' ? ANY : isOwn ? OWN : NOT_OWN, of, handled }
}

export function gridUnits(target: Target, ctx: Context, terrain: 0 | 1): Scan {
  const { side, of, handled: sideDone } = fusedSide(target, ctx)
  const table = neighbourhood(target, ctx)
  const byDef =
    target.types !== undefined || target.def !== undefined ? defTable(target, ctx) : null
  const most = mostSteps(target, ctx)
  const notSelf = target.except?.length === 1 && target.except[0] === 'self'
  const handled: Handled = {
    types: true,
    def: true,
    ...(notSelf ? { except: true } : {}),
    ...(sideDone ? { side: true } : {}),
    ...(table || most ? { near: true } : {}),
  }
  const rest = compileFilters(target, ctx, handled)
  const test: UnitTest = { side, of, terrain, byDef, notSelf, rest }
  return table === null ? allUnits(ctx, test, most) : nearUnits(table, ctx, test)
}

/** As many king's steps from the source as one of its numbers says: asked once, not of every candidate. */
function mostSteps({ near }: Target, ctx: Context): Num | null {
  if (typeof near !== 'object' || near.by !== 'king' || near.min !== undefined) return null
  const { of, max } = near
  if (of !== 'self' || typeof max !== 'object' || !('stat' in max) || max.of !== of) return null
  return compileAmount(max, ctx)
}

/** What every unit target tests, fused into the loops. */
interface UnitTest {
  side: number
  /** Whose side, null = that of whoever acts. */
  of: Num | null
  terrain: 0 | 1
  byDef: Uint8Array | null
  /** The source is no candidate. */
  notSelf: boolean
  rest: Pred | null
}

/** What a cell must look like for its occupant to be a candidate: one test for kind and side. */
function wanted(side: number, terrain: 0 | 1, me: number): number {
  const mine = terrain === 1 ? standsTerrain(me) : standsUnit(me)
  const all = terrain === 1 ? STANDS_TERRAIN : STANDS_UNITS
  return side === ANY ? all : side === OWN ? mine : all & ~mine
}

/** Units anywhere on the board, cell by cell. */
function allUnits(ctx: Context, test: UnitTest, most: Num | null): Scan {
  const { occupant, standing, crowdSize, owner, def, at } = ctx.rules.layout
  const { king, size, cols } = ctx.rules.space.grid!
  const { framed } = ctx
  const { side, of, terrain, byDef, notSelf, rest } = test
  return (m, self, it, f, mode) => {
    const { s } = m
    const me = of !== null ? of(m, self, it, f) : framed ? s[f + ACTOR] : s[owner + self]
    const looks = wanted(side, terrain, me)
    const reach = most === null ? size : most(m, self, self, f)
    const here = s[at + self]
    const row = here * size
    // no farther cells than those rows hold
    const far = reach * (cols + 1)
    const mine = crowdOf(m, me)
    let n = 0
    for (
      let w = Math.max(0, (here - far) >> 5), end = (here + far) >> 5;
      w <= end && w < crowdSize;
      w++
    )
      for (let bits = side === OWN ? s[mine + w] : anybody(m, w); bits !== 0; bits &= bits - 1) {
        const c = firstCell(w, bits)
        if ((s[standing + c] & looks) === 0) continue
        // a thing without a place is near nothing
        if (most !== null && !(king[row + c] > 0 && king[row + c] <= reach)) continue
        const t = s[occupant + c]
        if (notSelf && t === self) continue
        if (byDef !== null && byDef[s[def + t]] === 0) continue
        if (rest !== null && !rest(m, self, t, f)) continue
        if (mode === SOME) return 1
        if (mode === COLLECT) m.found[m.finds++] = t
        n++
      }
    return n
  }
}

/** Units around an anchor: the commonest target of all, so everything is inlined by hand. */
function nearUnits(table: Around, ctx: Context, test: UnitTest): Scan {
  const { occupant, standing, owner, def, at } = ctx.rules.layout
  const { framed } = ctx
  const { side, of, terrain, byDef, notSelf, rest } = test
  const { anchor } = table
  const fromSelf = table.fromSelf
  const { start, cells } = table.near
  return (m, self, it, f, mode) => {
    const { s } = m
    const cell = fromSelf ? s[at + self] : anchor(m, self, it, f)
    if (cell < 0) return 0
    const me = of !== null ? of(m, self, it, f) : framed ? s[f + ACTOR] : s[owner + self]
    const looks = wanted(side, terrain, me)
    let n = 0
    for (let k = start[cell], z = start[cell + 1]; k < z; k++) {
      const c = cells[k]
      if ((s[standing + c] & looks) === 0) continue
      const t = s[occupant + c]
      if (notSelf && t === self) continue
      if (byDef !== null && byDef[s[def + t]] === 0) continue
      if (rest !== null && !rest(m, self, t, f)) continue
      if (mode === SOME) return 1
      if (mode === COLLECT) m.found[m.finds++] = t
      n++
    }
    return n
  }
}

export function laneUnits(target: Target, ctx: Context): Scan {
  const { rules, framed } = ctx
  const { layout } = rules
  const { seats } = rules.things
  const { side, of, handled } = fusedSide(target, ctx)
  const rest = compileFilters(target, ctx, handled ? { side: true } : {})
  const blocks = rules.things.defTerrain
  return (m, self, it, f, mode) => {
    const { s } = m
    const me = of !== null ? of(m, self, it, f) : framed ? s[f + ACTOR] : s[layout.owner + self]
    let n = 0
    for (let row = 0, rows = layout.shape.lanes * seats; row < rows; row++) {
      // each side of a lane is a row of its own
      if (side !== ANY && (row % seats === me) !== (side === OWN)) continue
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

/** A unit target that says nothing but "adjacent" and a plain side. */
export function besideOf(target: Target, ctx: Context): number {
  const plain = Object.keys(target).every(
    (key) => key === 'kind' || key === 'side' || key === 'near' || key === 'count',
  )
  const { side, of, handled } = fusedSide(target, ctx)
  if (
    of !== null ||
    target.kind !== 'unit' ||
    ctx.rules.space.grid === null ||
    !plain ||
    target.near !== 'adjacent' ||
    !handled
  )
    return 0
  return side === OWN ? NEAR_OWN : side === NOT_OWN ? NEAR_OTHER : NEAR_OWN | NEAR_OTHER
}
