import { plain } from '../tictactoe/plain.ts'
import { contestant } from './contestant.ts'

export const { playGame, checkGame } = contestant(plain)
