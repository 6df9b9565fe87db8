// Being moved exhausts, where the game has a status for that.
import { addTokens } from '../change/statuses.ts'
import type { Match } from '../state/match.ts'
import { emit } from '../events/events.ts'
import { abilityOf, ACTOR } from '../state/frame.ts'
import { tires } from './pay.ts'

/** A thing moved by a card or another thing is exhausted, unless something spares it. Answers whether it now is. */
export function exhaust(m: Match, f: number, e: number): boolean {
  const { exhaustion } = m.rules.things
  if (exhaustion === null) return false
  const ability = abilityOf(m, f)
  if (ability.exhausts || !tires(m, e, ability.symbol)) return false
  return addTokens(m, e, exhaustion.index, m.s[f + ACTOR], 1) > 0
}

/** Tells it. */
export function tellExhausted(m: Match, f: number, e: number): void {
  const { layout } = m
  const { exhaustion } = m.rules.things
  const { on } = m.rules.events
  emit(m, on.statusGiven, e, m.s[layout.owner + e], exhaustion!.index, m.s[f + ACTOR], 1)
}
