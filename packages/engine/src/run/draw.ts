// Drawing: one card at a time, so that each draw's triggers run before the next.
import type { CompiledStep } from '../tables/ability.ts'
import { W } from '../language/outcomes.ts'
import { listOf, putIn, reshuffle } from '../change/zones.ts'
import { put, type Match } from '../state/match.ts'
import { emit } from '../events/events.ts'
import { AMOUNT, ARGS, DRAW, OUTCOME, PICKS, popFrame, pushFrame } from '../state/frame.ts'

const SEAT = ARGS
const LEFT = ARGS + 1
const DONE = ARGS + 2
/** Record of the step that asked, 0 = the flow of the game. */
const REPORT = ARGS + 3

/** Lets a seat draw cards, one by one. They come when this node of the flow is done. Nobody draws nothing. */
export function pushDraw(m: Match, seat: number, n: number, report = 0): void {
  if (n <= 0 || seat < 0) return
  const f = pushFrame(m, DRAW, ARGS + 4)
  m.s[f + SEAT] = seat
  m.s[f + LEFT] = n
  m.s[f + REPORT] = report
}

/** Top card to hand, reshuffling when the pile is empty; -1 when there is none. */
export function drawOne(m: Match, seat: number): number {
  const { s, rules } = m
  const pile = listOf(m, rules.zones.deck!, seat)
  if (s[pile] === 0) {
    if (!reshuffle(m, seat)) return -1
    emit(m, rules.events.on.deckShuffled, seat, s[pile])
  }
  const e = s[pile + s[pile]]
  // a card of a shared pile belongs to whoever draws it
  if (s[m.layout.owner + e] !== seat) put(m, m.layout.owner + e, seat)
  putIn(m, e, rules.zones.hand!)
  return e
}

/** The same for a step: it records how many there were. */
export const drawFor = (m: Match, f: number, step: CompiledStep, seat: number, n: number): void =>
  pushDraw(m, seat, n, f + step.record)

/** Tells the record of the step that asked; several seats add up. */
function reportDraw(m: Match, record: number, n: number): void {
  const drawn = m.s[record + AMOUNT] + n
  put(m, record + AMOUNT, drawn)
  put(m, record + PICKS, drawn)
  if (drawn > 0) put(m, record + OUTCOME, W.drawn)
}

export function runDraw(m: Match, f: number): void {
  const { s, rules } = m
  const seat = s[f + SEAT]
  const e = s[f + LEFT] > 0 ? drawOne(m, seat) : -1
  if (e < 0) {
    const report = s[f + REPORT]
    if (report > 0) reportDraw(m, report, s[f + DONE])
    popFrame(m)
    return
  }
  put(m, f + LEFT, s[f + LEFT] - 1)
  put(m, f + DONE, s[f + DONE] + 1)
  emit(m, rules.events.on.cardDrawn, e, seat, 1)
}
