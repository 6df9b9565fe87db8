// draw, discard, look, arrange: the verbs of hands and piles.
import { W } from '../language/outcomes.ts'
import type { CompiledStep } from '../compile/ability.ts'
import { putIn, listOf, takeOut } from '../change/zones.ts'
import { pushDraw } from '../run/draw.ts'
import { emit } from '../run/events.ts'
import {
  ACTOR,
  append,
  AT,
  EXTRA,
  FLAGS,
  LIST,
  OUTCOME,
  AMOUNT,
  PC,
  PICK,
  pickAt,
  PICKS,
  SELF,
  SHUFFLE,
} from '../run/frame.ts'
import { takeAway } from '../change/places.ts'
import { ASK, ASK_ARRANGE, ASK_KIND, LIMBO, SP, ZONES } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { setOutcome } from './record.ts'
import type { VerbCode } from './verb.ts'

export const draw: VerbCode = {
  name: 'draw',
  change(m, f, step, seat) {
    setOutcome(m, f, step, W.empty)
    return Math.max(0, step.amount!(m, m.s[f + SELF], seat, f))
  },
  tell(m, f, step, seat, n) {
    pushDraw(m, seat, n, f + step.record)
  },
}

/** The draw frame reports back into the step's record; several seats add up. */
export function reportDraw(m: Match, record: number, n: number): void {
  const drawn = m.s[record + AMOUNT] + n
  put(m, record + AMOUNT, drawn)
  put(m, record + PICKS, drawn)
  if (drawn > 0) put(m, record + OUTCOME, W.drawn)
}

export const discard: VerbCode = {
  name: 'discard',
  change(m, f, step, e) {
    takeAway(m, e)
    putIn(m, e, m.rules.discard!)
    setOutcome(m, f, step, W.discarded)
    return 0
  },
  tell(m, _f, _step, e) {
    emit(m, m.rules.on.cardDiscarded, e, m.s[m.rules.layout.owner + e], 1)
  },
  preview(m, _f, _step, e) {
    takeAway(m, e)
    put(m, m.rules.layout.zone + e, LIMBO)
  },
}

/** What was seen is kept as the step's picks; the view shows these cards to the actor alone. */
export const look: VerbCode = {
  name: 'look',
  whole(m, f, step) {
    const { s, rules } = m
    const self = s[f + SELF]
    const r = f + step.record
    const seats: number[] = []
    if (step.target !== null)
      for (let k = 0; k < s[r + PICKS]; k++) seats.push(pickAt(m, f, step, k))
    else seats.push(s[f + ACTOR])
    put(m, r + AT, s[SP] - f)
    let n = 0
    if (step.each !== null) {
      const first = m.finds
      n = step.each.scan(m, self, -1, f, 1)
      for (let k = 0; k < n; k++) append(m, m.found[first + k])
      m.finds = first
    } else
      for (const seat of seats) {
        const list = listOf(m, rules.deck!, seat)
        const top = Math.min(s[list], step.limit === null ? s[list] : step.limit(m, self, seat, f))
        for (let k = 0; k < top; k++) append(m, s[list + s[list] - k])
        n += top
      }
    put(m, r + PICKS, n)
    put(m, r + PICK, n > 0 ? s[f + s[r + AT]] : -1)
    put(m, f + LIST, s[SP] - f)
    setOutcome(m, f, step, W.seen)
    if (step.shuffleAfter) put(m, f + FLAGS, s[f + FLAGS] | SHUFFLE)
    emit(m, rules.on.cardsSeen, s[f + ACTOR], seats[0], n)
  },
}

/** The actor assigns the seen cards one by one: each answer names a card and its place. */
export const arrange: VerbCode = {
  name: 'arrange',
  whole(m, f, step) {
    const ref = step.eachRef!
    const r = f + step.record
    if (m.s[r + PICKS] < m.s[f + ref.record + PICKS]) {
      put(m, ASK, m.s[f + ACTOR])
      put(m, ASK_KIND, ASK_ARRANGE)
      put(m, f + PC, 2)
      return
    }
    const first = m.s[f + ref.record + PICK]
    const of = first < 0 ? -1 : m.s[m.rules.layout.owner + first]
    setOutcome(m, f, step, W.arranged)
    emit(m, m.rules.on.cardsArranged, m.s[f + ACTOR], of, m.s[r + PICKS])
  },
}

/** The seen cards that `arrange` has not placed yet; those it has placed come before them. */
export function unplaced(m: Match, f: number, step: CompiledStep): number[] {
  const seen = f + step.eachRef!.record
  const first = f + m.s[seen + AT]
  return [...m.s.subarray(first + m.s[f + step.record + PICKS], first + m.s[seen + PICKS])]
}

/** Answer to `arrange`: the k-th card left goes to that place; the last answer ends the step. */
export function placeSeen(m: Match, f: number, left: number, place: string): void {
  const { s, rules } = m
  const step = rules.abilities[s[f + 3]].steps[s[f + 6]]
  const r = f + step.record
  const k = s[r + PICKS]
  const at = f + s[f + step.eachRef!.record + AT] + k
  const card = s[at + left]
  for (let j = left; j > 0; j--) put(m, at + j, s[at + j - 1])
  put(m, at, card)
  put(m, r + PICKS, k + 1)
  put(m, ASK, -1)
  // cards put on top come back in the order they were named: the first named ends on top
  const kept = k === 0 ? 0 : s[r + EXTRA]
  put(m, r + EXTRA, place === 'top' ? kept + 1 : kept)
  if (place === 'top') reseat(m, card, kept)
  else if (place === 'bottom') putIn(m, card, rules.deck!, 'bottom')
  else putIn(m, card, rules.zoneIndex.get(place)!)
  put(m, f + PC, 3)
  if (place !== 'top' && place !== 'bottom')
    emit(
      m,
      rules.on.cardMoved,
      card,
      s[rules.layout.owner + card],
      rules.symbolOf(rules.deck!.name),
      rules.symbolOf(place),
    )
}

/** Keeps a card among the top ones: under those already kept. */
function reseat(m: Match, card: number, under: number): void {
  const { s, rules } = m
  const list = listOf(m, rules.deck!, s[rules.layout.owner + card])
  takeOut(m, card)
  const n = s[list]
  const kept = Math.min(under, n)
  for (let j = n; j > n - kept; j--) put(m, list + j + 1, s[list + j])
  put(m, list + n - kept + 1, card)
  put(m, list, n + 1)
  // what was seen may have lain elsewhere
  put(m, rules.layout.zone + card, rules.deck!.index + ZONES)
}
