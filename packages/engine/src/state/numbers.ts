// The number a game keeps for each cell of the block.
import { put, type Match } from './match.ts'

/** The number the game keeps for a cell (its terrain). */
export const groundAt = (m: Match, cell: number): number => m.s[m.layout.ground + cell]
/** Keeps a number for a cell. */
export const setGround = (m: Match, cell: number, value: number): void =>
  put(m, m.layout.ground + cell, value)
