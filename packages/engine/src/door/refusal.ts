// Why an action is refused: a code for programs, data for the sentence people read.
import type { CompiledAbility } from '../tables/ability.ts'
import { may } from '../ask/query.ts'
import { amountOf } from '../change/resources.ts'
import { ASK, BOARD, ENDED, OPEN, ZONES } from '../state/head.ts'
import type { Match } from '../state/match.ts'
import { hasTarget } from '../run/candidates.ts'
import { scratchFrame } from '../events/open.ts'
import { hasCharge } from '../ask/charges.ts'
import { canAfford, canPay, payer, priceOf } from '../run/pay.ts'
import { firstOf } from '../list/usable.ts'
import { isObject, type Action } from './named.ts'
import { sees } from './sight.ts'

export interface Refusal {
  code:
    | 'game-over'
    | 'not-your-turn'
    | 'malformed'
    | 'unknown-source'
    | 'not-yours'
    | 'unknown-ability'
    | 'only-answers'
    | 'wrong-time'
    | 'cannot-pay'
    | 'exhausted'
    | 'no-charge'
    | 'cannot-act'
    | 'gate'
    | 'no-target'
    | 'not-a-target'
    | 'not-legal'
    | 'not-seated'
    | 'others-play-on'
  /** Facts for the sentence. */
  [fact: string]: unknown
}

const KINDS = [
  'use',
  'pick',
  'unpick',
  'option',
  'place',
  'move',
  'done',
  'decline',
  'accept',
  'cancel',
  'concede',
]

export function refusalOf(m: Match, seat: number, action: Action): Refusal {
  if (!isObject(action) || !KINDS.includes(action.kind)) return { code: 'malformed', kinds: KINDS }
  if (m.s[ENDED] !== 0) return { code: 'game-over' }
  if (m.s[ASK] !== seat) return { code: 'not-your-turn', asked: m.s[ASK] }
  if (action.kind === 'use') return whyNotUse(m, seat, action.source, action.ability)
  if (action.kind === 'pick') return { code: 'not-a-target', pick: action.pick }
  return { code: 'not-legal', kind: action.kind }
}

/** Looks through what `isUsable` asks, in the order a player would want to know. */
function whyNotUse(m: Match, seat: number, source: number, label: string): Refusal {
  const { s, rules, layout } = m
  const known = Number.isInteger(source) && source > rules.things.seats && source < layout.entities
  if (!known || s[layout.zone + source] < BOARD || !sees(m, seat, source))
    return { code: 'unknown-source', source }
  const def = s[layout.def + source]
  if (s[layout.owner + source] !== seat)
    return { code: 'not-yours', source, owner: s[layout.owner + source] }
  const all = [...rules.abilities.whenBoard[def], ...rules.abilities.whenCard[def]]
  const ability = all.find((a) => a.label === label)
  if (
    all.length === 0 &&
    rules.things.definitions[def].abilities?.some((a) => a.answer !== undefined)
  )
    return { code: 'only-answers', source }
  if (ability === undefined)
    return {
      code: 'unknown-ability',
      source,
      ability: label,
      has: all.map((a) => a.label),
    }
  const inHand = s[layout.zone + source] >= ZONES
  if (ability.played !== inHand) return { code: 'wrong-time', source, ability: label }
  if ((s[OPEN] & (1 << ability.timing)) === 0)
    return {
      code: 'wrong-time',
      source,
      ability: label,
      timing: rules.words.timings[ability.timing],
    }
  const first = firstOf(m, source, ability, seat)
  if (first !== null) return { code: 'wrong-time', source, ability: label, first: first.label }
  const f = scratchFrame(m, ability, source, seat)
  if (!canAfford(m, ability, source, seat) || !canPay(m, ability, source, seat, f))
    return cannotPay(m, ability, source, seat, f)
  if (!hasCharge(m, source, ability))
    return { code: 'no-charge', source, ability: label, per: ability.per }
  if (ability.can >= 0 && !may(m, rules.queries.all[ability.can], source))
    return { code: 'cannot-act', source, query: rules.queries.all[ability.can].name }
  if (ability.gate !== null && !ability.gate(m, source, source, f))
    return closedGate(m, ability, source, f)
  if (!hasTarget(m, f, ability)) return { code: 'no-target', source, ability: label }
  return { code: 'not-legal', kind: 'use', source, ability: label }
}

/** Of several conditions only the first that fails is named. */
function closedGate(m: Match, ability: CompiledAbility, source: number, f: number): Refusal {
  const { label, gateParts } = ability
  const all = ability.source.if
  const failing = gateParts.findIndex((part) => !part(m, source, source, f))
  const condition = Array.isArray(all) && failing >= 0 ? all[failing] : all
  return { code: 'gate', source, ability: label, condition }
}

function cannotPay(
  m: Match,
  ability: CompiledAbility,
  source: number,
  seat: number,
  f: number,
): Refusal {
  const { rules } = m
  const dues = [
    ...ability.prices.map(({ resource, amount }) => [resource, amount(m, source, source, f)]),
    ...rules.pools.prices[m.s[m.layout.def + source]].map((price) => [
      price.resource,
      priceOf(m, price, source),
    ]),
  ]
  for (const [resource, needs] of dues) {
    const r = rules.pools.all[resource]
    const has = amountOf(m, r, payer(m, resource, source, seat))
    if (has < needs)
      return { code: 'cannot-pay', source, ability: ability.label, what: r.name, has, needs }
  }
  return { code: 'exhausted', source, ability: ability.label }
}
