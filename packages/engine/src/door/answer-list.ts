// The list of answers: one buffer of a match, reused for every question.
import type { Match } from '../state/match.ts'

export function addAction(m: Match, action: number): void {
  if (m.listed === m.list.length) makeRoom(m, 1)
  m.list[m.listed++] = action
}

export function makeRoom(m: Match, n: number): void {
  const more = new Int32Array(m.listed * 2 + n)
  more.set(m.list)
  m.list = more
}
