// Tic-tac-toe, the starter game, on the engine. The build says in which mode.
import { starterDoor } from '../connect.ts'
import { engineContestant, type Mode } from '../engine-adapter.ts'
import { contestant } from './contestant.ts'

declare const MODE: Mode

const door = await starterDoor(MODE === 'simulation')

export const { playGame, checkGame } = contestant(engineContestant(door, MODE))
