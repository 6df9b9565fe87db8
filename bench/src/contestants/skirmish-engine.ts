// Skirmish on the engine: two players, ready-made decks. There are no other rules to compare it with; it is
// here for its figures.
import { skirmishDoor } from '../connect.ts'
import { engineContestant } from '../engine-adapter.ts'
import { contestant } from './contestant.ts'

export const { playGame, checkGame } = contestant(
  engineContestant(await skirmishDoor(), 'simulation'),
)
