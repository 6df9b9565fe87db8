// What the harness calls: one entry file per contestant, each bundled by itself.
import { type Contestant, type Tally, playChecked, playTimed } from '../protocol/play.ts'

export interface Entry {
  playGame(game: number, tally: Tally): void
  checkGame(game: number, tally: Tally): void
}

export const contestant = (on: Contestant): Entry => ({
  playGame: (game, tally) => playTimed(on, game, tally),
  checkGame: (game, tally) => playChecked(on, game, tally),
})
