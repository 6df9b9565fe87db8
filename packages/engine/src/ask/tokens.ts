// Reading statuses: who gave what, and how many there are.
import type { Match } from '../state/match.ts'
import type { GivenTest } from '../tables/ability.ts'
import { T_COUNT, T_DERIVED, T_GIVER, T_HOLDER, T_NEXT, T_STATUS } from '../state/records.ts'

export function oldestGiver(m: Match, e: number, status: number): number {
  const { s } = m
  for (let r = s[m.layout.tokens + e]; r >= 0; r = s[r + T_NEXT])
    if (s[r + T_STATUS] === status) return s[r + T_GIVER]
  return -1
}

/** Does a status lie on a thing? */
export const hasStatus = (m: Match, e: number, status: number): boolean =>
  (m.s[m.layout.mask + e] & (1 << status)) !== 0

/** Tokens in a pile; what does not stack is there once, by however many passives it is derived. */
export const sizeOfPile = (m: Match, r: number): number =>
  m.rules.things.statuses[m.s[r + T_STATUS]].stacks ? m.s[r + T_COUNT] : 1

/** Visits what lies on a thing, the oldest first: the status, the seat that gave it (-1: nobody), how many. */
export function eachToken(
  m: Match,
  e: number,
  visit: (status: number, giver: number, n: number) => void,
): void {
  const { s } = m
  for (let r = s[m.layout.tokens + e]; r >= 0; r = s[r + T_NEXT])
    visit(s[r + T_STATUS], s[r + T_GIVER], sizeOfPile(m, r))
}

/** How many tokens of one status lie there; `given` restricts to certain givers. */
export function tokensOn(
  m: Match,
  e: number,
  status: number,
  given: GivenTest | null = null,
  self = -1,
  f = -1,
): number {
  const { s } = m
  if (!hasStatus(m, e, status)) return 0
  let n = 0
  for (let r = s[m.layout.tokens + e]; r >= 0; r = s[r + T_NEXT])
    if (s[r + T_STATUS] === status && (given === null || given(m, self, f, s[r + T_GIVER])))
      n += sizeOfPile(m, r)
  return n
}

/** On what a pile of tokens lies. */
export const bearerOf = (m: Match, pile: number): number => m.s[pile + T_HOLDER]

/** The status of a pile of tokens. */
export const statusOf = (m: Match, pile: number): number => m.s[pile + T_STATUS]

/** Tokens that lie on a thing, none that a passive derives: pile by pile, the oldest first. */
export function placedOn(m: Match, e: number): { status: number; giver: number; n: number }[] {
  const { s } = m
  const piles: { status: number; giver: number; n: number }[] = []
  for (let r = s[m.layout.tokens + e]; r >= 0; r = s[r + T_NEXT])
    if (s[r + T_DERIVED] === 0)
      piles.push({ status: s[r + T_STATUS], giver: s[r + T_GIVER], n: s[r + T_COUNT] })
  return piles
}
