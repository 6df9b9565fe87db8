// Taktik on the engine: the wide map, full armies.
import { taktikDoor } from '../taktik/door.ts'
import { engineContestant } from '../engine-adapter.ts'
import { contestant } from './contestant.ts'

export const { playGame, checkGame } = contestant(
  engineContestant(await taktikDoor(), 'simulation'),
)
