// Numbers a game keeps in the block: by name (turns ended, an offer on the table), and one per cell.
import { called } from './called.ts'
import { put, type Match } from './match.ts'

const slot = (m: Match, name: string): number =>
  m.rules.layout.numbers + called(name, m.rules.numberIndex)

export const number = (m: Match, name: string): number => m.s[slot(m, name)]
export const setNumber = (m: Match, name: string, value: number): void =>
  put(m, slot(m, name), value)

export const groundAt = (m: Match, cell: number): number => m.s[m.rules.layout.ground + cell]
export const setGround = (m: Match, cell: number, value: number): void =>
  put(m, m.rules.layout.ground + cell, value)
