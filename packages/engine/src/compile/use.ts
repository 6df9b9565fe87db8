// How an ability is used: when, how often, for what, and whether its steps can be run at once.
import type { Ability, Limit } from '../language/ability.ts'
import type { CompiledStep, Price } from '../tables/ability.ts'
import { compileAmount } from '../ask/amounts.ts'
import { constantOf } from '../ask/closures.ts'
import { known, type Context } from '../ask/context.ts'
import { self as selfRef } from '../ask/refs.ts'
import type { Tables } from '../tables/rules.ts'
import { AUTO_NONE, CHOSEN_BY_ACTOR } from '../tables/selector.ts'

/** What the timing of an ability, its cost and its limit say of its use. */
export interface Use {
  timing: number
  /** The query that allows it, -1 = none. */
  can: number
  /** The timing whose abilities of the same thing go first, -1 = none. */
  behind: number
  played: boolean
  byOpponent: boolean
  /** Cancelled, it counts as used. */
  spends: boolean
  exhausts: boolean
  limit: Limit | null
  prices: Price[]
}

export function useOf(ability: Ability, ctx: Context): Use {
  const { words, queries, game } = ctx.rules
  const { timings, policies } = game.manifest
  const timingOf = (name: string | undefined) =>
    name === undefined ? -1 : known(words.timingIndex, name, ctx)
  const decl = ability.when === undefined ? null : timings[ability.when]
  return {
    timing: timingOf(ability.when),
    can: decl?.can === undefined ? -1 : known(queries.byName, decl.can, ctx).index,
    behind: timingOf(decl?.after),
    played: decl !== null && decl.from !== 'board',
    byOpponent: decl?.actor === 'opponent',
    spends: (decl?.cancel ?? policies.cancel) === 'spent',
    exhausts: ability.cost?.exhaust === true,
    limit: ability.limit ?? decl?.limit ?? null,
    prices: pricesOf(ability, ctx),
  }
}

function pricesOf(ability: Ability, ctx: Context): Price[] {
  return Object.entries(ability.cost ?? {})
    .filter(([name]) => name !== 'exhaust')
    .map(([name, amount]) => {
      const resource = known(ctx.rules.pools.byName, name, ctx)
      const price = compileAmount(amount === true ? 1 : amount, ctx)
      return {
        resource: resource.index,
        amount: price,
        fixed: constantOf(price) ?? -1,
        late: resource.payLast,
      }
    })
}

/** It needs more than fixed prices to be judged. */
export const isSpecial = ({ prices, exhausts, played, behind, byOpponent }: Use): boolean =>
  prices.some((price) => price.fixed < 0) || exhausts || played || behind >= 0 || byOpponent

export const takesFirst = ({ prices, exhausts, played, limit }: Use): boolean =>
  played || limit !== null || exhausts || prices.some((price) => !price.late)

/** May the run skip the state machine: a single plain step whose one recipient has just been picked? */
export function isDirect(
  rules: Tables,
  ability: Ability,
  steps: CompiledStep[],
  spends: boolean,
): boolean {
  const [step] = steps
  if (steps.length !== 1 || ability.optional || spends) return false
  if (rules.game.manifest.policies.commit !== 'chain' || !step.asks || step.options.length > 0)
    return false
  if (step.test !== null || step.times !== null || step.together || step.each !== null) return false
  const { target, to, eachRef, verb } = step
  if (verb.before !== undefined && replaces(rules, verb.name)) return false
  for (const asked of [target, to])
    if (
      asked !== null &&
      (asked.auto !== AUTO_NONE || asked.chooser !== CHOSEN_BY_ACTOR || asked.optional)
    )
      return false
  if (target !== null) return target.single && eachRef === null
  return verb.whole !== undefined || eachRef?.get === selfRef
}

/** Does any ability of the pack stand in front of this verb? */
const replaces = (rules: Tables, verb: string): boolean =>
  [
    ...rules.game.pack.definitions,
    ...rules.game.pack.statuses,
    ...rules.game.pack.keywords,
    ...rules.game.pack.basics,
  ].some((holder) => holder.abilities?.some((a) => a.before === verb))
