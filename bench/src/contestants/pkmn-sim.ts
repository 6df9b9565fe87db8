import { pkmn } from '../pkmn/battle.ts'
import { contestant } from './contestant.ts'

export const { playGame, checkGame } = contestant(pkmn)
