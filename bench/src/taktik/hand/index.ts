// Taktik hand-written on flat arrays, with the options a match has by default: the wide map, the deck of sixty,
// tactics chosen, armies deployed by lot, territory. No check, no journal, no events, nothing general.
// The limit that the engine is measured against.
import type { Contestant } from '../../protocol/play.ts'
import { choose } from './choose.ts'
import { shuffle } from './deck.ts'
import { findPoints } from './deployment.ts'
import { list } from './list.ts'
import { drawMap } from './map.ts'
import { at, count, hits, now, order, reset, slots } from './state.ts'

export const hand: Contestant = {
  start(seed) {
    reset(seed)
    drawMap()
    findPoints()
    shuffle()
  },
  list,
  choose,
  gauge: (which) => (which === 2 ? count[0] + count[1] : standing(which)),
  winner: () => now.winner,
}

/** Where the units of a seat stand and what they can bear, as one number. */
function standing(seat: number): number {
  let sum = 0
  for (let k = seat * slots, end = k + count[seat]; k < end; k++)
    sum += hits[order[k]] * (at[order[k]] + 1)
  return sum
}
