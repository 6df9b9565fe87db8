import {
  actorOf,
  cardAt,
  emit,
  matching,
  outcomes,
  pickAt,
  picksOf,
  rule,
  selfOf,
  setOutcome,
  setPicked,
  shuffleLater,
  sizeOf,
  type CompiledStep,
  type Match,
  type Num,
  type Seeing,
} from '@cardwright/engine/author'
import type { Said } from '../../step.ts'
import type { look as words } from './words.ts'

interface Look extends Seeing {
  top: Num | null
}

/** Whose decks it looks into. */
const lookedAt = (m: Match, f: number, step: CompiledStep): number[] =>
  step.target === null
    ? [actorOf(m, f)]
    : Array.from({ length: picksOf(m, f, step) }, (_, k) => pickAt(m, f, step, k))

function topCards(m: Match, f: number, { params }: CompiledStep<Look>, seat: number): number[] {
  const deck = m.rules.zones.deck!
  const size = sizeOf(m, deck, seat)
  const n = params.top === null ? size : Math.min(size, params.top(m, selfOf(m, f), seat, f))
  return Array.from({ length: Math.max(0, n) }, (_, k) => cardAt(m, deck, seat, k))
}

/** What was seen is kept as the step's picks; the view shows these cards to the actor alone. */
export const look = rule({
  name: 'look',
  stands: 'card',
  isBarrier: true,
  shows: true,
  compile: ({ top, after }: Said<typeof words>, the): Look => ({
    top: the.amount(top),
    shuffles: after === 'shuffle',
  }),
  whole(m, f, step) {
    const seats = lookedAt(m, f, step)
    const cards =
      step.each !== null
        ? matching(m, f, step.each)
        : seats.flatMap((seat) => topCards(m, f, step, seat))
    setPicked(m, f, step, cards)
    setOutcome(m, f, step, outcomes.seen)
    if (step.params.shuffles) shuffleLater(m, f)
    emit(m, m.rules.events.on.cardsSeen, actorOf(m, f), seats[0], cards.length)
  },
})
