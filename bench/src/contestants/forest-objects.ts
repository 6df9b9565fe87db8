import { objects } from '../forest/objects/index.ts'
import { contestant } from './contestant.ts'

export const { playGame, checkGame } = contestant(objects)
