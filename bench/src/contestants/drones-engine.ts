// Drones on the engine: ready-made decks. There are no other rules to compare it with; it is here for its
// figures.
import { dronesDoor } from '../connect.ts'
import { engineContestant } from '../engine-adapter.ts'
import { contestant } from './contestant.ts'

export const { playGame, checkGame } = contestant(
  engineContestant(await dronesDoor(), 'simulation'),
)
