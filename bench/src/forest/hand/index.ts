// Forest of Dreams hand-written on flat arrays: no check, no journal, no events, nothing general.
// The limit that the engine is measured against.
import type { Contestant } from '../../protocol/play.ts'
import { choose, startTurn } from './choose.ts'
import { list } from './list.ts'
import { mana, now, reset } from './state.ts'

export const hand: Contestant = {
  start(seed) {
    reset(seed)
    startTurn(0)
  },
  list,
  choose,
  gauge: (which) => (which === 2 ? now.units : mana[which]),
  winner: () => now.winner,
}
