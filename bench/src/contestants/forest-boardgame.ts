import { boardgame } from '../forest/boardgame.ts'
import { contestant } from './contestant.ts'

export const { playGame, checkGame } = contestant(boardgame)
