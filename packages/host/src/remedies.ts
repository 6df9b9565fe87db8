// What the players at the table may do about an absent player, as the match was set up. An opponent never plays
// for them: a bot does, or a partner.
import type { Absence, Chair } from '@cardwright/protocol'
import type { Sides } from './sides.ts'

/** How long a player must be away before the others may act. */
export const GRACE = 120_000

/** Call in a bot, vote for one, play for the player, or claim the win. */
export type Remedy = 'bot' | 'vote' | 'self' | 'win'

export interface Company {
  absence: Absence
  sides: Sides
  chairs: readonly Pick<Chair, 'kind' | 'present'>[]
  /** Whether the game has dummies. */
  allowsDummies: boolean
}

/** @returns what `by` may do once `seat` has been away for long enough */
export function remediesOf(company: Company, by: number, seat: number): Remedy[] {
  const { absence, sides, chairs, allowsDummies } = company
  const isHere = (one: number) => chairs[one]?.kind === 'human' && chairs[one].present
  if (!isHere(by) || chairs[seat]?.kind !== 'human' || isHere(seat)) return []
  // a team does not lose while one member is present: a bot plays on for the absent one
  const hasPartner = sides.some((side, one) => side === sides[seat] && isHere(one))
  const remedies: Remedy[] = [absence === 'win' && hasPartner ? 'bot' : absence]
  if (allowsDummies && sides[by] === sides[seat]) remedies.push('self')
  return remedies
}
