// Whose turn it is, which round and phase, who is asked, and how a match ends.
import {
  ACTIVE,
  ANSWERED,
  ASK,
  CHECK,
  ENDED,
  KEPT,
  PHASE,
  ROUND,
  TURN,
  USED,
  WINNERS,
} from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { endWith } from '../run/flow.ts'

/** The seat whose turn it is. */
export const active = (m: Match): number => m.s[ACTIVE]

/** Says whose turn it is without beginning one: nothing is refilled, no duration ends. */
export const setActive = (m: Match, seat: number): void => put(m, ACTIVE, seat)

/** The seat that must answer now, -1 = nobody. */
export const asked = (m: Match): number => m.s[ASK]

/** The round of the match. It is 0 until the game says otherwise. */
export const round = (m: Match): number => m.s[ROUND]

/** Sets the round. */
export const setRound = (m: Match, n: number): void => put(m, ROUND, n)

/** The turn, in games that count turns within a round. */
export const turn = (m: Match): number => m.s[TURN]

/** Sets the turn. */
export const setTurn = (m: Match, n: number): void => put(m, TURN, n)

/** The phase, by its name in the manifest. */
export const phase = (m: Match): string => m.rules.game.manifest.phases[m.s[PHASE]]

/** How many abilities were used since the flow last went to another node. A cancelled choice does not count. */
export const used = (m: Match): number => m.s[USED]

/** Did an ability used since the main question keep the turn? */
export const isTurnKept = (m: Match): boolean => m.s[KEPT] === 1

/** How many answers the last window took. */
export const answersTaken = (m: Match): number => m.s[ANSWERED]

/** Makes the game's `check` run after this step, though nothing moved. */
export const askForCheck = (m: Match): void => put(m, CHECK, 1)

export interface Ending {
  /** The seats that win; none of them is a draw. */
  winners: readonly number[]
  /** One of the game's `reasons`. */
  reason: string
  /** What each seat has been counted, in a game that counts: whole numbers, more is better. */
  scores?: readonly number[]
}

/** Ends the match: `endMatch(m, { winners: [seat], reason: 'homeRow' })`. */
export function endMatch(m: Match, { winners, reason, scores }: Ending): void {
  let bits = 0
  for (const seat of winners) bits |= 1 << seat
  if (scores !== undefined && scores.length !== m.rules.things.seats)
    throw new Error(`${scores.length} scores for ${m.rules.things.seats} seats`)
  endWith(m, bits, reason, scores)
}

/** The turn does not pass after this. */
export const keepTurn = (m: Match): void => put(m, KEPT, 1)

/** Is the match over? */
export const isOver = (m: Match): boolean => m.s[ENDED] !== 0

/** What a finished match means for a seat: 1 won, -1 lost, 0 a draw. */
export function verdict(m: Match, seat: number): -1 | 0 | 1 {
  const winners = m.s[WINNERS]
  if (winners === 0) return 0
  return ((winners >> seat) & 1) === 1 ? 1 : -1
}
