// Conceding: an answer that is on no list, since a seat may give it at any time. Where the game says what becomes of a player
// who leaves (`leaves`), the others play on. Otherwise it ends the match, provided that only one other side is left.
import { leftAs, putOut, putOutUnheard } from '../change/leaving.ts'
import { endWith } from '../run/flow.ts'
import { run } from '../run/loop.ts'
import { ASK, ENDED, TOP } from '../state/head.ts'
import { popFrame, PREV } from '../state/frame.ts'
import { put, type Match } from '../state/match.ts'
import { CONCEDED } from '../tables/words.ts'

/** Why a seat may not concede. */
export type NoConceding = 'game-over' | 'not-seated' | 'others-play-on'

export function whyNotConcede(m: Match, seat: number): NoConceding | null {
  if (m.s[ENDED] !== 0) return 'game-over'
  const isSeat = Number.isInteger(seat) && seat >= 0 && seat < m.rules.things.seats
  if (!isSeat || leftAs(m, seat) > 0) return 'not-seated'
  const { leaves } = m.rules.game
  return leaves === null && sidesWithout(m, seat).size > 1 ? 'others-play-on' : null
}

/** A seat that may. */
export function concede(m: Match, seat: number): void {
  const left = sidesWithout(m, seat)
  m.fresh = false
  if (left.size < 2) {
    putOut(m, seat)
    let winners = 0
    for (const one of seatsOf(m)) if (left.has(m.s[m.layout.team + one])) winners |= 1 << one
    return endWith(m, winners, CONCEDED)
  }
  putOutUnheard(m, seat)
  // another seat's question is answered first
  if (m.s[ASK] !== seat) return
  put(m, ASK, -1)
  // what the seat has begun ends where it is
  while (m.s[m.s[TOP] + PREV] !== 0) popFrame(m)
  run(m)
}

const seatsOf = (m: Match): number[] => Array.from({ length: m.rules.things.seats }, (_, k) => k)

/** The teams that would still be in the match. */
function sidesWithout(m: Match, seat: number): Set<number> {
  const rest = seatsOf(m).filter((one) => one !== seat && leftAs(m, one) === 0)
  return new Set(rest.map((one) => m.s[m.layout.team + one]))
}
