// Cards that were looked at and are put back one by one: each answer names a card and its place.
import type { CompiledStep } from '../tables/ability.ts'
import { listOf, putIn, takeOut } from '../change/zones.ts'
import { ASK, ASK_ARRANGE, ASK_KIND, ZONES } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { emit } from '../events/events.ts'
import { ACTOR, AT, EXTRA, PC, PICKS, STEP, WHICH } from '../state/frame.ts'
import { ASKED, COMMIT } from '../state/stage.ts'

/** What a step has that asks where each card goes. */
export interface Arranging {
  /** `top`, `bottom`, or a zone. */
  places: readonly string[]
}

export const placesFor = ({ params }: CompiledStep): readonly string[] =>
  (params as Arranging).places

/** Asks where the next card goes; false: all have been placed. */
export function askPlace(m: Match, f: number, step: CompiledStep): boolean {
  const r = f + step.record
  if (m.s[r + PICKS] >= m.s[f + step.eachRef!.record + PICKS]) return false
  put(m, ASK, m.s[f + ACTOR])
  put(m, ASK_KIND, ASK_ARRANGE)
  put(m, f + PC, ASKED)
  return true
}

/** The seen cards that have no place yet; those that have come before them. */
export function unplaced(m: Match, f: number, step: CompiledStep): number[] {
  const seen = f + step.eachRef!.record
  const first = f + m.s[seen + AT]
  return [...m.s.subarray(first + m.s[f + step.record + PICKS], first + m.s[seen + PICKS])]
}

/** An answer: the k-th card left goes to that place; the last answer ends the step. */
export function placeSeen(m: Match, f: number, left: number, place: string): void {
  const { s, rules } = m
  const step = m.abilities[s[f + WHICH]].steps[s[f + STEP]]
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
  else if (place === 'bottom') putIn(m, card, rules.zones.deck!, 'bottom')
  else putIn(m, card, rules.zones.byName.get(place)!)
  put(m, f + PC, COMMIT)
  if (place !== 'top' && place !== 'bottom')
    emit(
      m,
      rules.events.on.cardMoved,
      card,
      s[m.layout.owner + card],
      rules.words.symbolOf(rules.zones.deck!.name),
      rules.words.symbolOf(place),
    )
}

/** Keeps a card among the top ones: under those already kept. */
function reseat(m: Match, card: number, under: number): void {
  const { s, rules } = m
  const list = listOf(m, rules.zones.deck!, s[m.layout.owner + card])
  takeOut(m, card)
  const n = s[list]
  const kept = Math.min(under, n)
  for (let j = n; j > n - kept; j--) put(m, list + j + 1, s[list + j])
  put(m, list + n - kept + 1, card)
  put(m, list, n + 1)
  // what was seen may have lain elsewhere
  put(m, m.layout.zone + card, rules.zones.deck!.index + ZONES)
}
