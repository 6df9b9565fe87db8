// The list of answers: one buffer of a match, reused for every question.
import { larger } from '../state/larger.ts'
import type { Match } from '../state/match.ts'
import { packed } from './packed.ts'

export function addAction(m: Match, action: number): void {
  if (m.listed === m.list.length) makeRoom(m, 1)
  m.list[m.listed++] = action
}

/** One answer for each of the first things found. */
export function addFound(m: Match, kind: number, n: number): void {
  if (m.listed + n > m.list.length) makeRoom(m, n)
  const { list, found, listed } = m
  for (let k = 0; k < n; k++) list[listed + k] = packed(kind, found[k])
  m.listed = listed + n
}

/** Entries behind `listed` are left over from earlier lists. */
export function isListed(m: Match, listed: number, action: number): boolean {
  const at = m.list.indexOf(action)
  return at >= 0 && at < listed
}

export function makeRoom(m: Match, n: number): void {
  m.list = larger(m.list, n)
}
