// Turning a Fate card for whatever is being done: draw, perhaps a choice, then the node that resolves it. [TW-8]
import {
  askMove,
  emit,
  go,
  touchClock,
  type FlowNode,
  type Match,
  type MoveCode,
} from '@cardwright/engine/author'
import { shiftOf, wasRisky, type Sum } from './check.ts'
import { discardFate, drawFate, faceOf } from './fate-deck.ts'
import type { FateFace } from './fate-face.ts'
import { shift } from './resonance.ts'
import { count, DEFEND, keep, kept, SEAT, TEST } from './state.ts'
import { wordsOf } from './words.ts'

/** Draws for the pending action, and continues where it is resolved. */
export function turnFate(m: Match, context: string, target: number): void {
  const card = drawFate(m)
  keep(m, 'card', card + 1)
  keep(m, 'choice', 0)
  if (card >= 0) emit(m, 'fate-drawn', card, SEAT, m.rules.words.symbolOf(context), target)
  go(m, card >= 0 && faceOf(m, card).choice !== null ? 'choose' : nodeAfter(m))
}

function nodeAfter(m: Match): string {
  const action = kept(m, 'action')
  return action === DEFEND ? 'defend' : action === TEST ? 'tested' : 'resolve'
}

/** The card that was turned; null when both piles were empty. */
export function turned(m: Match): { card: number; face: FateFace | null; isRisky: boolean } {
  const card = kept(m, 'card') - 1
  return { card, face: card < 0 ? null : faceOf(m, card), isRisky: wasRisky(m) }
}

/** Tells the sum as it is shown: base + card = total, and its other parts. */
export function tellSum(m: Match, target: number, sum: Sum, against: number): void {
  const { card } = turned(m)
  const { base, effort, keyword, total } = sum
  emit(m, 'fate-summed', card, SEAT, target, base, sum.card, keyword + effort, total, against)
}

/** Step 5, last of all: the card is done with, and resonance moves. */
export function closeFate(
  m: Match,
  target: number,
  sum: Sum,
  amount: number,
  outcome: string,
  context: string,
  action?: string,
): void {
  const { symbolOf } = m.rules.words
  const { card, face, isRisky } = turned(m)
  if (face !== null) {
    if (sum.relation === 'mismatch' && face.keyword !== null)
      mark(m, wordsOf(m).matrix.mismatch[face.keyword])
    const by = shiftOf(m, face, isRisky, context, action)
    discardFate(m, card)
    if (by !== 0) shift(m, by)
  }
  keep(m, 'card', 0)
  count(m, 'checks')
  touchClock(m)
  emit(
    m,
    'fate-resolved',
    card,
    SEAT,
    target,
    sum.keyword,
    amount,
    symbolOf(sum.relation),
    symbolOf(outcome),
  )
}

/** A marker without numbers: noise, a secret, a frightened listener. */
export function mark(m: Match, word: string): void {
  emit(m, 'omen-seen', SEAT, m.rules.words.symbolOf(word))
}

export const fateFlow: Record<string, FlowNode> = {
  /** [TW-5.5] Accepts only the choice; time limits are handled elsewhere. */
  choose: (m) => askMove(m, SEAT, ['fate']),
}

const OPTIONS = ['safe', 'risk']

export const fateMoves: Record<string, MoveCode> = {
  fate: {
    list(_m, _seat, put) {
      for (let k = 0; k < OPTIONS.length; k++) put(k)
    },
    apply(m, _seat, k) {
      keep(m, 'choice', k + 1)
      go(m, nodeAfter(m))
    },
    show: (_m, k) => OPTIONS[k],
  },
}
