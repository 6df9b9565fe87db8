// A bot: given the match and its seat, it answers with one packed action of the legal list. It may
// look at the list and at worlds made by `imagine`, never at the real block: it knows what its seat
// knows. A bot never takes anything back: unpick and cancel are for people.
import { listActions, type Match } from '@cardwright/engine'
import type { Thinking } from './thinking.ts'

export interface Bot {
  readonly name: string
  choose(m: Match, seat: number): number
  /** Like `choose`, but in steps, for slow bots. A new call ends the previous one. */
  think?(m: Match, seat: number): Thinking
}

/** How many answers of the list a bot may use. It may take back only a choice with no way forward. */
export function forwardAnswers(m: Match): number {
  const listed = listActions(m)
  return m.forward > 0 ? m.forward : listed
}
