// Amounts: numbers, balance keys, recorded numbers, reads, folds over targets, arithmetic.
import type { Amount, AmountForm, Target, When } from '../language/ability.ts'
import { COUNT_ALL, COLLECT } from '../tables/selector.ts'
import { constant, constantOf, type Num } from './closures.ts'
import { fail, known, inside, type Context } from './context.ts'
import { chargesUsed } from './charges.ts'
import { PICK, SELF, WHICH } from '../state/frame.ts'
import { BOARD } from '../state/head.ts'
import { within } from '../state/unplayable.ts'
import { ask, round } from './query.ts'
import { compileRef, self as selfRef } from './refs.ts'

export function compileAmount(amount: Amount, ctx: Context): Num {
  if (typeof amount === 'number') return constant(amount)
  if (typeof amount === 'string') {
    if (amount.startsWith('$')) return constant(ctx.rules.game.balance(amount.slice(1)))
    return compileRef(amount, ctx).get
  }
  return compileForm(amount, ctx)
}

function compileForm(form: AmountForm, ctx: Context): Num {
  if ('stat' in form) return statOf(form.stat, form.of, form.at, ctx)
  if ('resource' in form) return resourceOf(form.resource, form.of, ctx)
  if ('counter' in form) return counter(form.counter, ctx)
  if ('count' in form) {
    const selector = ctx.compile.target(form.count, ctx)
    return (m, self, it, f) => selector.scan(m, self, it, f, COUNT_ALL)
  }
  if ('sum' in form) return fold(form.sum, form.over, ctx, 0)
  if ('highest' in form) return fold(form.highest, form.over, ctx, 1)
  if ('lowest' in form) return fold(form.lowest, form.over, ctx, -1)
  if ('add' in form) return combine(form.add, ctx, (a, b) => a + b)
  if ('mul' in form) return combine(form.mul, ctx, (a, b) => a * b)
  if ('min' in form) return combine(form.min, ctx, Math.min)
  if ('max' in form) return combine(form.max, ctx, Math.max)
  if ('sub' in form) return combine(form.sub, ctx, (a, b) => a - b)
  if ('mod' in form) return combine(form.mod, ctx, (a, b) => (b === 0 ? 0 : ((a % b) + b) % b))
  if ('div' in form) {
    const rule = form.round
    return combine(form.div, ctx, (a, b) => (b === 0 ? 0 : round(a / b, rule)))
  }
  if ('if' in form) {
    const test = ctx.compile.condition(form.if, ctx)
    const yes = compileAmount(form.then, ctx)
    const no = compileAmount(form.else, ctx)
    return (m, self, it, f) => (test(m, self, it, f) ? yes : no)(m, self, it, f)
  }
  return fail(ctx, form)
}

function combine(parts: Amount[], ctx: Context, op: (a: number, b: number) => number): Num {
  const fns = parts.map((part) => compileAmount(part, ctx))
  if (fns.every((fn) => constantOf(fn) !== undefined))
    return constant(within(fns.map((fn) => constantOf(fn)!).reduce(op)))
  if (fns.length === 2) {
    const [a, b] = fns
    return (m, self, it, f) => within(op(a(m, self, it, f), b(m, self, it, f)))
  }
  return (m, self, it, f) => {
    let value = fns[0](m, self, it, f)
    for (let k = 1; k < fns.length; k++) value = within(op(value, fns[k](m, self, it, f)))
    return value
  }
}

function subject(of: string | undefined, ctx: Context): Num {
  return compileRef(of ?? ctx.subject, ctx).get
}

/** A query is read through its modifiers, anything else raw. */
export function statOf(
  stat: string,
  of: string | undefined,
  at: When | undefined,
  ctx: Context,
): Num {
  const read = statReader(stat, subject(of, ctx), ctx)
  if (at === undefined) return read
  const info = ctx.names.get(of!.slice(1))
  const slot = info?.snapshots.get(at + stat)
  if (slot === undefined) return fail(ctx, [stat, of])
  const { zone } = ctx.rules.layout
  const pick = info!.record + PICK
  return (m, s, i, f) =>
    at === 'last' && m.s[zone + m.s[f + pick]] === BOARD ? read(m, s, i, f) : m.s[f + slot]
}

export function statReader(stat: string, who: Num, ctx: Context): Num {
  const { rules } = ctx
  const query = rules.queries.byName.get(stat)
  if (query !== undefined) {
    if (query.kind === 'yesNo') return fail(ctx, stat)
    if (who === selfRef) return (m, self) => ask(m, query, self)
    return (m, self, it, f) => {
      const e = who(m, self, it, f)
      return e < 0 ? 0 : ask(m, query, e)
    }
  }
  const computed = rules.game.code.computed?.[stat]
  if (computed !== undefined)
    return (m, self, it, f) => {
      const e = who(m, self, it, f)
      return e < 0 ? 0 : computed(m, e)
    }
  const resource = rules.pools.byName.get(stat)
  if (resource !== undefined) return readResource(resource.base, resource.scale, who)
  const { def } = rules.layout
  const printed = rules.things.definitions.map((d) => d.stats?.[stat] ?? 0)
  return (m, self, it, f) => {
    const e = who(m, self, it, f)
    return e < 0 ? 0 : printed[m.s[def + e]]
  }
}

function readResource(base: number, scale: number, who: Num): Num {
  return (m, self, it, f) => {
    const e = who(m, self, it, f)
    return e < 0 ? 0 : scale === 1 ? m.s[base + e] : m.s[base + e] / scale
  }
}

export function resourceOf(name: string, of: string | undefined, ctx: Context): Num {
  const resource = known(ctx.rules.pools.byName, name, ctx)
  if (of !== undefined) return readResource(resource.base, resource.scale, compileRef(of, ctx).get)
  if (resource.of === 'world')
    return readResource(resource.base, resource.scale, () => ctx.rules.things.world)
  if (resource.of === 'seat')
    return readResource(resource.base, resource.scale, compileRef('actor', ctx).get)
  return readResource(resource.base, resource.scale, subject(undefined, ctx))
}

const chargesLeft: Num = (m, _self, _it, f) => {
  const ability = m.abilities[m.s[f + WHICH]]
  return ability.uses - chargesUsed(m, m.s[f + SELF], ability)
}

export function counter(name: string, ctx: Context): Num {
  if (name === 'chargesLeft') return chargesLeft
  const count = ctx.rules.game.code.counters?.[name]
  if (count === undefined) return fail(ctx, name)
  const actor = compileRef('actor', ctx).get
  return (m, self, it, f) => count(m, actor(m, self, it, f))
}

function fold(stat: string, over: Target, ctx: Context, sign: number): Num {
  const selector = ctx.compile.target(over, ctx)
  const read = statReader(stat, (_m, _s, it) => it, inside(ctx))
  return (m, self, it, f) => {
    const first = m.finds
    const n = selector.scan(m, self, it, f, COLLECT)
    let value = 0
    for (let k = 0; k < n; k++) {
      const v = read(m, self, m.found[first + k], f)
      if (sign === 0) value = within(value + v)
      else if (k === 0 || v * sign > value * sign) value = v
    }
    m.finds = first
    return value
  }
}
