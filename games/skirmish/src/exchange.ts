// The exchange of the first hand: each player once shuffles any number of cards back. [SK-2.11]
import {
  askMove,
  cardAt,
  go,
  number,
  pushDraw,
  putIn,
  setActive,
  setNumber,
  setPhase,
  shuffle,
  sizeOf,
  type FlowNode,
  type Match,
  type MoveCode,
} from '@cardwright/engine/author'

export const FIRST_HAND = 6
const MOVES = ['exchange', 'keep']

/** Dummies take the last seats; they keep what they drew. */
export const isDummy = (m: Match, seat: number): boolean =>
  seat >= m.rules.things.seats - number(m, 'dummies')

export const exchangeFlow: Record<string, FlowNode> = {
  exchange(m) {
    const seat = number(m, 'exchanging')
    if (number(m, 'exchange') === 0 || seat >= m.rules.things.seats || isDummy(m, seat))
      return go(m, 'firstTurn')
    setPhase(m, 'exchange')
    setActive(m, seat)
    askMove(m, seat, MOVES)
  },
}

export const exchangeMoves: Record<string, MoveCode> = {
  exchange: {
    list(m, seat, add) {
      for (let k = 0; k < sizeOf(m, m.rules.zones.hand!, seat); k++) add(k + 1)
    },
    // under the deck until it is shuffled, so that an exchanged card cannot be exchanged again
    apply(m, seat, place) {
      putIn(m, cardAt(m, m.rules.zones.hand!, seat, place - 1), m.rules.zones.deck!, 'bottom')
      go(m, 'exchange')
    },
  },
  keep: {
    apply(m, seat) {
      const back = FIRST_HAND - sizeOf(m, m.rules.zones.hand!, seat)
      setNumber(m, 'exchanging', seat + 1)
      go(m, 'exchange')
      if (back <= 0) return
      shuffle(m, m.rules.zones.deck!, seat)
      pushDraw(m, seat, back)
    },
  },
}
