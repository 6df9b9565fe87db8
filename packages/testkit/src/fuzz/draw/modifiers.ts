// What `modify` and passives change.
import type { MODIFIERS } from '@cardwright/language'
import { DURATIONS } from '@cardwright/language'
import { amount, condition, filters, small, target } from './nouns.ts'
import { seat, unit } from './refs.ts'
import { deeper, percent, weighted, type Scope } from './scope.ts'

type Json = Record<string, unknown>

/** Whom the queries are asked of. */
const OF: Record<string, 'seat' | 'card'> = { luck: 'seat', cost: 'card', playedTo: 'card' }
export const holderOf = (query: unknown): 'unit' | 'card' | 'seat' => OF[String(query)] ?? 'unit'

export function modifier(scope: Scope): Json {
  const inner = deeper(scope, { it: 'unit' })
  const subject = weighted(scope, [
    [9, 'query' as const],
    [1, 'keyword' as const],
  ])
  const drawn: Json =
    subject === 'query' ? changed(inner) : { keyword: scope.random.pick(scope.words.keywords) }
  for (const key of ['while', 'against', 'from', 'only', 'uses', 'tags'] as const)
    if (
      percent(scope, 10) &&
      (subject === 'query' || key === 'while' || key === 'uses' || key === 'tags')
    )
      drawn[key] = extra(inner, key)
  return drawn
}

function changed(scope: Scope): Json {
  const { random, words } = scope
  const query = random.pick(Object.keys(words.manifest.queries))
  const { kind } = words.manifest.queries[query]
  if (percent(scope, 6)) return { query, ignore: [random.pick(['thorns', 'frost'])] }
  if (kind === 'yesNo') return { query, [random.pick(['forbid', 'forbid', 'allow'])]: true }
  if (kind === 'symbol') return { query, set: random.pick(['hand', 'deck', 'market']) }
  const operation = weighted(scope, [
    [6, 'add'],
    [2, 'set'],
    [1, 'scale'],
    [1, 'plus'],
  ])
  const value =
    operation === 'scale'
      ? random.pick([2, 3, '$half'])
      : percent(scope, 75)
        ? small(scope)
        : amount(scope)
  return { query, [operation]: value }
}

function extra(scope: Scope, key: keyof typeof MODIFIERS): unknown {
  const { random } = scope
  switch (key) {
    case 'while':
      return condition(scope)
    case 'against':
    case 'from':
      return filters(scope, 'unit')
    case 'only':
      return [random.pick(['stun', 'ward', 'walk', 'strike', 'act'])]
    case 'uses':
      return {
        n: small(scope),
        ...(percent(scope, 50) ? { per: random.pick(['turn', 'round']) } : {}),
        ...(percent(scope, 40) ? { of: random.pick(['all', 'each']) } : {}),
      }
    default:
      return [random.pick(['thorns', 'frost'])]
  }
}

export function until(scope: Scope): unknown {
  return weighted<unknown>(scope, [
    [6, scope.random.pick(Object.keys(DURATIONS))],
    [
      2,
      {
        turns: small(scope),
        ...(percent(scope, 50) ? { of: scope.random.pick(['own', 'bearer']) } : {}),
      },
    ],
    [1, { phase: scope.random.pick(['dawn', 'day']) }],
  ])
}

/** Of a passive: also whom it changes. */
export function passive(scope: Scope): Json {
  const drawn = percent(scope, 12)
    ? { status: scope.random.pick(['shade', 'boon']) }
    : modifier(scope)
  return { ...drawn, of: recipients(scope, holderOf(drawn.query)) }
}

function recipients(scope: Scope, holder: 'unit' | 'card' | 'seat'): unknown {
  if (holder === 'unit' && percent(scope, 50)) return unit(scope)
  if (holder === 'seat' && percent(scope, 60)) return seat(scope)
  return target(scope, 'recipients', [holder])
}
