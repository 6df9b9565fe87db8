// Taktik on the engine: the wide map, full armies. There are no other rules to compare it with; it is here
// for its figures.
import { taktikDoor } from '../connect.ts'
import { engineContestant } from '../engine-adapter.ts'
import { contestant } from './contestant.ts'

export const { playGame, checkGame } = contestant(
  engineContestant(await taktikDoor(), 'simulation'),
)
