// Compiling modifiers: the operation and its context, for passives and for `modify` steps.
import type {
  Ability,
  Amount,
  Condition,
  Modifier,
  ModifierFields,
  Until,
} from '../language/ability.ts'
import {
  UNTIL_ACTION,
  UNTIL_ATTACK,
  UNTIL_BEARER_TURNS,
  UNTIL_ENCOUNTER,
  UNTIL_FOREVER,
  UNTIL_LEAVE,
  UNTIL_OWN_TURNS,
  UNTIL_PHASE,
  UNTIL_ROUND,
  UNTIL_SOURCE,
  UNTIL_STEP,
  UNTIL_TURNS,
  WHILE_PASSIVE,
} from '../change/modifiers.ts'
import { ATTACHED, BOARD, ZONES } from '../state/head.ts'
import { compileAmount } from '../ask/amounts.ts'
import { constant, constantOf, type Num, type Pred } from '../ask/closures.ts'
import { fail, known, inside, tagBits, type Context } from '../ask/context.ts'
import { compileFilters, defTable, zonesOf } from '../ask/filters.ts'
import {
  KEYWORD,
  OPERATIONS,
  PLUS,
  STATUS,
  W_PLACE,
  type ModifierOrigin,
  type PassiveModifier,
} from '../tables/passive.ts'
import { compileRef } from '../ask/refs.ts'
import { ANY, COLLECT, type Scan, OWN } from '../tables/selector.ts'
import { near } from '../space/grid.ts'
import { reachOf, watched } from './watch.ts'
import { fusedSide } from '../ask/unit-targets.ts'

/** How long a modifier lies, and while what; null: as long as its passive. */
export interface Duration {
  until: number
  value: number
  lasting: Condition | null
}

export function compileOrigin(
  fields: ModifierFields,
  ctx: Context,
  ability: string,
  index: number,
  duration: Duration | null = null,
): ModifierOrigin {
  const { rules } = ctx
  const lasting = duration?.lasting ?? null
  const query = fields.query === undefined ? null : known(rules.queries.byName, fields.query, ctx)
  const { op, amount } = operation(fields, ctx, query?.kind ?? 'number')
  const plain: Context = { ...inside(ctx), framed: false }
  const against = fields.against === undefined ? null : compileFilters(fields.against, plain)
  const from = fields.from === undefined ? null : compileFilters(fields.from, plain)
  const only =
    fields.only === undefined ? null : new Set(fields.only.map((word) => argument(word, ctx)))
  return {
    index,
    holder: ctx.holder,
    ability,
    query: query?.index ?? -1,
    op,
    amount,
    keyword:
      fields.keyword === undefined ? -1 : known(rules.things.keywordIndex, fields.keyword, ctx),
    status:
      fields.status === undefined ? -1 : known(rules.things.statusIndex, fields.status, ctx).index,
    tags: tagBits(fields.tags, ctx),
    ignores: tagBits(fields.ignore, ctx),
    while: lasting === null ? null : ctx.compile.condition(lasting, plain),
    contextual:
      lasting !== null ||
      against !== null ||
      from !== null ||
      only !== null ||
      fields.uses !== undefined,
    against,
    from,
    only,
    uses: fields.uses?.n ?? 0,
    usesEach: fields.uses?.of === 'each',
    usesPer: fields.uses?.per ?? null,
    until: duration?.until ?? WHILE_PASSIVE,
    left: duration?.value ?? 0,
  }
}

function operation(
  fields: ModifierFields,
  ctx: Context,
  kind: string,
): { op: number; amount: Num } {
  const amount = constant(0)
  if (fields.keyword !== undefined) return { op: KEYWORD, amount }
  if (fields.query === undefined && fields.status !== undefined) return { op: STATUS, amount }
  const op = OPERATIONS.findIndex((word) => fields[word] !== undefined)
  if (op < 0) return fail(ctx, fields)
  if (op > PLUS) return { op, amount }
  const value = fields[OPERATIONS[op]] as Amount
  return {
    op,
    amount:
      kind === 'symbol'
        ? constant(ctx.rules.words.symbolOf(value as string))
        : compileAmount(value, inside(ctx)),
  }
}

/** The argument of a question: a status, an ability name, an action word. */
function argument(word: string, ctx: Context): number {
  return ctx.rules.things.statusIndex.get(word)?.index ?? ctx.rules.words.symbolOf(word)
}

export function compilePassive(
  modifier: Modifier,
  ability: Ability,
  ctx: Context,
  label: string,
  index: number,
): PassiveModifier {
  const { rules } = ctx
  const inner = inside(ctx)
  const { of } = modifier
  const self = of === 'self'
  const hosted = of === 'host'
  const named = typeof of === 'string' && !self && !hosted ? compileRef(of, ctx).get : null
  // the reference, not the key of `uses`
  const perSeat = /"per"(?!:)/.test(JSON.stringify(modifier))
  const origin = compileOrigin(modifier, ctx, label, index)
  const parts = [modifier.of, modifier.while, amountOf(modifier)]
  const { bits, statuses, pools, simple, radius } = watched([ability.if, parts], rules)
  const gate = watched([ability.if], rules)
  // where the gate looks at the source alone, others count by what is read of them
  const others = gate.radius === 0 ? watched(parts, rules, true) : { bits, statuses }
  const isLocal = radius > 0 && gate.radius === 0 && typeof of !== 'string' && of.kind === 'unit'
  return {
    origin,
    source: modifier,
    gate: ability.if === undefined ? null : ctx.compile.condition(ability.if, ctx),
    self,
    named,
    scan: hosted ? hostScan(ctx) : typeof of === 'string' ? null : ctx.compile.target(of, ctx).scan,
    member: hosted ? isOfHost(ctx) : typeof of === 'string' ? null : memberOf(of, ctx),
    when: modifier.while === undefined ? null : ctx.compile.condition(modifier.while, inner),
    simple: simple && !self && named === null && !perSeat,
    reach: reachOf(modifier),
    // copies of the type it is attached to come and go
    watches: hosted ? bits | W_PLACE : bits,
    reads: statuses,
    pools,
    watchesOthers: hosted ? bits | W_PLACE : self && radius === 0 ? 0 : others.bits,
    readsOthers: others.statuses,
    around: isLocal && rules.space.grid !== null ? near(rules.space.grid, 'step', 0, radius) : null,
    mark: origin.op === STATUS ? 1 << origin.status : 0,
    perSeat,
    varies: constantOf(origin.amount) === undefined,
    ofStatus: ctx.status >= 0,
  }
}

/** The host, and when that is a card that stands for a type (it lies in a zone), every unit of that type. */
function isOfHost(ctx: Context): Pred {
  const { zone, at, def, owner, units } = ctx.rules.layout
  return (m, self, it) => {
    const { s } = m
    if (s[zone + self] !== ATTACHED) return false
    const host = s[at + self]
    if (it === host) return true
    return (
      it < units &&
      s[zone + host] >= ZONES &&
      s[zone + it] === BOARD &&
      s[def + it] === s[def + host] &&
      s[owner + it] === s[owner + host]
    )
  }
}

function hostScan(ctx: Context): Scan {
  const isHost = isOfHost(ctx)
  const { entities } = ctx.rules.layout
  return (m, self, _it, f, mode) => {
    let n = 0
    for (let e = 0; e < entities; e++) {
      if (!isHost(m, self, e, f)) continue
      if (mode === COLLECT) m.found[m.finds++] = e
      n++
    }
    return n
  }
}

const amountOf = (m: Modifier) => [m.add, m.scale, m.plus, m.set]

/** The target's filters as a test of one thing. */
function memberOf(target: Exclude<Modifier['of'], string>, ctx: Context): Pred {
  if (target.kind === 'unit' && ctx.rules.space.grid !== null) return unitMember(target, ctx)
  const { rules } = ctx
  const { zone, def } = rules.layout
  const passes = compileFilters(target, ctx)
  // what lies beside the board is on no list of units: here and there the same things count
  const zones = target.kind === 'card' ? zonesOf(target, ctx) : [BOARD]
  const terrain = target.kind === 'terrain' ? 1 : 0
  const isSection = target.kind === 'section'
  if (target.kind === 'seat')
    return (m, self, it, f) =>
      it < rules.things.seats && (passes === null || passes(m, self, it, f))
  return (m, self, it, f) => {
    if (!zones.includes(m.s[zone + it])) return false
    const kind = m.s[def + it]
    // terrain is no card, wherever cards are looked for
    if (rules.things.defTerrain[kind] !== terrain) return false
    if (target.kind !== 'card') {
      if ((rules.things.defPlace[kind] === 1) !== isSection) return false
    }
    return passes === null || passes(m, self, it, f)
  }
}

/** Auras are asked about every thing that moves: distance, side and definition without closures. */
function unitMember(target: Exclude<Modifier['of'], string>, ctx: Context): Pred {
  const { rules } = ctx
  const { zone, def, owner, at } = rules.layout
  const { king, step, size } = rules.space.grid!
  const near = target.near === 'adjacent' ? { by: rules.space.adjacency, max: 1 } : target.near
  const plainNear =
    near !== undefined &&
    (near.by === 'king' || near.by === 'step') &&
    typeof near.max === 'number' &&
    !('min' in near && near.min !== undefined) &&
    !('of' in near && near.of !== undefined && near.of !== 'self')
  const distance = plainNear ? (near!.by === 'king' ? king : step) : null
  const max = plainNear ? (near!.max as number) : 0
  const { side, of, handled } = fusedSide(target, ctx)
  const byDef =
    target.types !== undefined || target.def !== undefined ? defTable(target, ctx) : null
  const rest = compileFilters(target, ctx, {
    types: true,
    def: true,
    ...(distance !== null ? { near: true } : {}),
    ...(handled ? { side: true } : {}),
  })
  return (m, self, it, f) => {
    const { s } = m
    if (s[zone + it] !== BOARD) return false
    if (distance !== null) {
      const d = distance[s[at + self] * size + s[at + it]]
      // a source without a place is near nobody
      if (!(d >= 1 && d <= max)) return false
    }
    const me = of === null ? s[owner + self] : of(m, self, it, f)
    if (side !== ANY && (s[owner + it] === me) !== (side === OWN)) return false
    const kind = s[def + it]
    if (rules.things.defTerrain[kind] === 1 || (byDef !== null && byDef[kind] === 0)) return false
    return rest === null || rest(m, self, it, f)
  }
}

export function compileUntil(
  until: Until | undefined,
  ctx: Context,
): { until: number; value: number } {
  if (until === undefined) return { until: UNTIL_FOREVER, value: 0 }
  if (typeof until === 'object') {
    if ('phase' in until)
      return {
        until: UNTIL_PHASE,
        value: known(ctx.rules.words.phaseIndex, until.phase, ctx),
      }
    return { until: WORDS[until.of ?? 'turn'], value: until.turns }
  }
  return { until: WORDS[until], value: until === 'turn' ? 1 : 0 }
}
const WORDS = {
  step: UNTIL_STEP,
  attack: UNTIL_ATTACK,
  action: UNTIL_ACTION,
  turn: UNTIL_TURNS,
  own: UNTIL_OWN_TURNS,
  bearer: UNTIL_BEARER_TURNS,
  round: UNTIL_ROUND,
  encounter: UNTIL_ENCOUNTER,
  leave: UNTIL_LEAVE,
  source: UNTIL_SOURCE,
  forever: UNTIL_FOREVER,
} as const
