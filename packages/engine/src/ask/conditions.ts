// Conditions become predicates. Comparisons share one compiler whatever stands on their left.
import {
  COMPARATORS,
  type Amount,
  type Comparison,
  type Condition,
  type StatusTest,
} from '../language/ability.ts'
import { ACTIVE, PHASE } from '../state/head.ts'
import { isPresent } from '../state/presence.ts'
import { CAUSE, OUTCOME } from '../state/frame.ts'
import { tokensOn } from './tokens.ts'
import type { GivenTest } from '../tables/ability.ts'
import { compileAmount, counter, resourceOf, statOf } from './amounts.ts'
import { constantOf, every, some, type Num, type Pred } from './closures.ts'
import { fail, known, tagBits, type Context } from './context.ts'
import { ask, may, mayAgainst } from './query.ts'
import { actorOf, compileRef, self as selfRef } from './refs.ts'
import { SOME } from '../tables/selector.ts'
import { zoneNumber } from '../tables/zones.ts'

const always: Pred = () => true

export function compileCondition(c: Condition, ctx: Context): Pred {
  const each = (parts: Condition[]) => parts.map((part) => compileCondition(part, ctx))
  if (Array.isArray(c)) return every(each(c)) ?? always
  if ('all' in c) return every(each(c.all)) ?? always
  if ('any' in c) return some(each(c.any))
  if ('not' in c) {
    const inner = compileCondition(c.not, ctx)
    return (m, self, it, f) => !inner(m, self, it, f)
  }
  if ('exists' in c) {
    const selector = ctx.compile.target(c.exists, ctx)
    return (m, self, it, f) => selector.scan(m, self, it, f, SOME) > 0
  }
  if ('is' in c) {
    const who = compileRef(c.of ?? ctx.subject, ctx).get
    const passes = ctx.compile.filters(c.is, ctx) ?? always
    return (m, self, it, f) => {
      const e = who(m, self, it, f)
      return e >= 0 && isPresent(m, e) && passes(m, self, e, f)
    }
  }
  if ('has' in c) return statusTest(c.has, c.of, ctx)
  if ('lacks' in c) return statusTest(c.lacks, c.of, ctx, true)
  if ('same' in c) {
    const a = compileRef(c.same[0], ctx).get
    const b = compileRef(c.same[1], ctx).get
    return (m, self, it, f) => a(m, self, it, f) === b(m, self, it, f)
  }
  if ('field' in c) return fieldTest(c.field, c.of, c.oneOf, ctx)
  if ('outcome' in c) return outcomeTest(c.outcome, c.of, ctx)
  if ('can' in c) return canTest(c.can, c.of, c.against, ctx)
  if ('turn' in c) {
    const actor = actorOf(ctx)
    const own = c.turn === 'own'
    return (m, self, it, f) => (m.s[ACTIVE] === actor(m, self, it, f)) === own
  }
  if ('phase' in c) {
    const phases = c.phase.map((p) => known(ctx.rules.words.phaseIndex, p, ctx))
    return (m) => phases.includes(m.s[PHASE])
  }
  return comparison(left(c, ctx), c as Comparison, ctx)
}

function left(c: Exclude<Condition, Condition[]>, ctx: Context): Num {
  if ('stat' in c) return statOf(c.stat, c.of, c.at, ctx)
  if ('value' in c) return compileAmount(c.value, ctx)
  if ('count' in c) return compileAmount({ count: c.count }, ctx)
  if ('resource' in c) return resourceOf(c.resource, c.of, ctx)
  if ('counter' in c) return counter(c.counter, ctx)
  return fail(ctx, c)
}

function comparison(a: Num, c: Comparison, ctx: Context): Pred {
  const parts: Pred[] = []
  for (const cmp of COMPARATORS) {
    const right = c[cmp] as Amount | undefined
    if (right === undefined) continue
    const b = compileAmount(right, ctx)
    const k = constantOf(b)
    if (k !== undefined) parts.push(against(a, cmp, k))
    else parts.push(against((m, s, i, f) => a(m, s, i, f) - b(m, s, i, f), cmp, 0))
  }
  return every(parts) ?? fail(ctx, c)
}

function against(a: Num, cmp: string, k: number): Pred {
  if (cmp === 'lt') return (m, s, i, f) => a(m, s, i, f) < k
  if (cmp === 'lte') return (m, s, i, f) => a(m, s, i, f) <= k
  if (cmp === 'gt') return (m, s, i, f) => a(m, s, i, f) > k
  if (cmp === 'gte') return (m, s, i, f) => a(m, s, i, f) >= k
  if (cmp === 'eq') return (m, s, i, f) => a(m, s, i, f) === k
  return (m, s, i, f) => a(m, s, i, f) !== k
}

/** All of the tests pass, or with `lacks` none of them. */
export function statusTest(
  tests: StatusTest | StatusTest[],
  of: string | undefined,
  ctx: Context,
  lacks = false,
): Pred {
  const who = compileRef(of ?? ctx.subject, ctx).get
  const parts = [tests].flat().map((test) => oneStatus(test, who, ctx))
  if (!lacks) return every(parts) ?? always
  const any = some(parts)
  return (m, self, it, f) => !any(m, self, it, f)
}

function oneStatus(test: StatusTest, who: Num, ctx: Context): Pred {
  const { mask } = ctx.rules.layout
  const names = typeof test === 'string' ? [test] : [test.status].flat()
  const bits = names.reduce((all, name) => all | statusBit(name, ctx), 0)
  const given =
    typeof test === 'string' || test.given === undefined ? null : givenTest(test.given, ctx)
  const min = typeof test === 'string' ? 1 : (test.min ?? 1)
  if (given === null && min === 1)
    return (m, self, it, f) => {
      const e = who(m, self, it, f)
      return e >= 0 && (m.s[mask + e] & bits) !== 0
    }
  const statuses = names.map((name) => ctx.rules.things.statusIndex.get(name)!.index)
  return (m, self, it, f) => {
    const e = who(m, self, it, f)
    if (e < 0 || (m.s[mask + e] & bits) === 0) return false
    let n = 0
    for (const status of statuses) n += tokensOn(m, e, status, given, self, f)
    return n >= min
  }
}

/** Statuses that are only named, as bits; null where tokens are counted or told apart by who gave them. */
export function namedBits(tests: StatusTest | StatusTest[], ctx: Context): number | null {
  let bits: number | null = 0
  for (const test of [tests].flat())
    bits = typeof test !== 'string' || bits === null ? null : bits | statusBit(test, ctx)
  return bits
}

function statusBit(name: string, ctx: Context): number {
  return known(ctx.rules.things.statusIndex, name, ctx).bit
}

/** Whose tokens count. */
export function givenTest(given: string, ctx: Context): GivenTest {
  const actor = actorOf(ctx)
  const { team } = ctx.rules.layout
  if (given === 'own') return (m, self, f, giver) => giver === actor(m, self, -1, f)
  const isAlly = given === 'ally'
  if (isAlly || given === 'opponent')
    return (m, self, f, giver) =>
      (m.s[team + giver] === m.s[team + actor(m, self, -1, f)]) === isAlly
  const seat = compileRef(given, ctx).get
  return (m, self, f, giver) => giver === seat(m, self, -1, f)
}

function fieldTest(field: string, of: string | undefined, oneOf: string[], ctx: Context): Pred {
  const { rules } = ctx
  if (of === 'event' && field === 'cause') {
    const tags = tagBits(oneOf, ctx)
    return (m, _s, _i, f) => {
      const cause = m.s[f + CAUSE]
      return cause >= 0 && (m.abilities[cause].tags & tags) !== 0
    }
  }
  const symbols = oneOf.map((name) => rules.words.symbolOf(name))
  const isOneOf = (v: number) => symbols.includes(v)
  if (of === 'event' || of === 'pending') {
    const read = compileRef(`${of}.${field}`, ctx)
    if (read.type === 'status') {
      const statuses = oneOf.map((name) => rules.things.statusIndex.get(name)?.index)
      return (m, self, it, f) => statuses.includes(read.get(m, self, it, f))
    }
    return (m, self, it, f) => isOneOf(read.get(m, self, it, f))
  }
  const who = compileRef(of ?? ctx.subject, ctx).get
  const query = rules.queries.byName.get(field)
  if (query !== undefined) return (m, self, it, f) => isOneOf(ask(m, query, who(m, self, it, f)))
  const { def, zone } = rules.layout
  if (field === 'def') {
    const defs = oneOf.map((id) => known(rules.things.defIndex, id, ctx))
    return (m, self, it, f) => defs.includes(m.s[def + who(m, self, it, f)])
  }
  if (field === 'zone') {
    const zones = oneOf.map((id) => zoneNumber(rules.game.manifest, id))
    return (m, self, it, f) => zones.includes(m.s[zone + who(m, self, it, f)])
  }
  const own = rules.game.code.symbols?.[field]
  const actor = actorOf(ctx)
  if (own !== undefined)
    return (m, self, it, f) => oneOf.includes(own(m, who(m, self, it, f), actor(m, self, it, f)))
  const printed = rules.things.definitions.map((d) =>
    d.fields?.[field] === undefined ? false : oneOf.includes(d.fields[field]),
  )
  return (m, self, it, f) => {
    const e = who(m, self, it, f)
    return e >= 0 && printed[m.s[def + e]]
  }
}

function outcomeTest(outcome: string | string[], of: string, ctx: Context): Pred {
  const info = ctx.names.get(of.slice(1)) ?? fail(ctx, of)
  const symbols = [outcome].flat().map((name) => ctx.rules.words.symbolOf(name))
  const slot = info.record + OUTCOME
  return (m, _s, _i, f) => symbols.includes(m.s[f + slot])
}

function canTest(
  can: string,
  of: string | undefined,
  other: string | undefined,
  ctx: Context,
): Pred {
  const query = known(ctx.rules.queries.byName, can, ctx)
  const who = compileRef(of ?? ctx.subject, ctx).get
  if (other === undefined && who === selfRef) return (m, self) => may(m, query, self)
  if (other === undefined)
    return (m, self, it, f) => {
      const e = who(m, self, it, f)
      return e >= 0 && may(m, query, e)
    }
  const party = compileRef(other, ctx).get
  return (m, self, it, f) => {
    const e = who(m, self, it, f)
    return e >= 0 && mayAgainst(m, query, e, party(m, self, it, f), self, -1)
  }
}
