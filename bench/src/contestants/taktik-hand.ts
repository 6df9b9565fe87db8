import { hand } from '../taktik/hand/index.ts'
import { contestant } from './contestant.ts'

export const { playGame, checkGame } = contestant(hand)
