// Encounters of Twilight Marches on the engine: one game is one encounter. There are no other rules to compare
// it with; it is here for its figures.
import { twilightDoor } from '../connect.ts'
import { engineContestant } from '../engine-adapter.ts'
import { contestant } from './contestant.ts'

export const { playGame, checkGame } = contestant(
  engineContestant(await twilightDoor(), 'simulation'),
)
