// The turn as a chain of small nodes, in the exact order of the rules. [FR-3]
import {
  active,
  askMain,
  beginTurn,
  cardAt,
  closeTurn,
  emit,
  endMatch,
  gain,
  go,
  number,
  pushDraw,
  putIn,
  refillPools,
  round,
  setNumber,
  setPhase,
  setRound,
  sizeOf,
  type FlowNode,
  type MoveCode,
} from '@cardwright/engine/author'

const CARDS_PER_TURN = 3
const MANA_PER_TURN = 1
const TIMINGS = ['act', 'play']
const MOVES = ['endTurn']
const SANDBOX_MOVES = ['drawCard', 'endTurn']

export const flow: Record<string, FlowNode> = {
  start(m) {
    if (number(m, 'picksLeft') > 0) return go(m, 'draft')
    go(m, 'firstTurn')
  },
  firstTurn(m) {
    setPhase(m, 'main')
    setRound(m, 1)
    beginTurn(m, 0)
    go(m, 'income')
  },
  // [FR-3.1]
  income(m) {
    go(m, 'draw')
    gain(m, active(m), 'mana', MANA_PER_TURN)
  },
  // [FR-3.2]
  draw(m) {
    go(m, 'refill')
    pushDraw(m, active(m), CARDS_PER_TURN)
  },
  // [FR-3.3]
  refill(m) {
    const seat = active(m)
    refillPools(m, seat, 'actions', 'actions')
    emit(m, 'actions-reset', seat)
    go(m, 'hooks')
  },
  // [FR-3.4]
  hooks(m) {
    go(m, 'main')
    emit(m, m.rules.events.on.turnStarted, active(m), round(m))
  },
  main(m) {
    askMain(m, active(m), TIMINGS, number(m, 'sandbox') === 1 ? SANDBOX_MOVES : MOVES)
  },
  // [FR-3.7]
  end(m) {
    go(m, 'discard')
    emit(m, m.rules.events.on.turnEnded, active(m), round(m))
  },
  // [FR-3.8] told once, also when the hand is empty
  discard(m) {
    const { hand, discard } = m.rules.zones
    const held = sizeOf(m, hand!, active(m))
    for (let n = held; n > 0; n--) putIn(m, cardAt(m, hand!, active(m), 0), discard!)
    go(m, 'pass')
    emit(m, m.rules.events.on.cardDiscarded, -1, active(m), held)
  },
  // [FR-3.9]
  pass(m) {
    const seat = active(m)
    closeTurn(m, seat)
    const ended = number(m, 'turnsEnded') + 1
    setNumber(m, 'turnsEnded', ended)
    const limit = number(m, 'turnLimit')
    if (limit > 0 && ended >= limit * 2) return endMatch(m, { winners: [], reason: 'turnLimit' })
    if (seat === 1) setRound(m, round(m) + 1)
    beginTurn(m, 1 - seat)
    go(m, 'income')
  },
}

export const moves: Record<string, MoveCode> = {
  // [FR-7.7]
  drawCard: { apply: (m, seat) => pushDraw(m, seat, 1) },
  endTurn: { apply: (m) => go(m, 'end') },
}
