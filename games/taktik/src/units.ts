// The troops of a match, and the marks they carry during a turn.
import {
  addTokens,
  hasStatus,
  nextUnit,
  owner,
  perRules,
  takeTokens,
  type Match,
} from '@cardwright/engine/author'

export function countUnits(m: Match, seat: number): number {
  let n = 0
  for (let e = nextUnit(m, seat); e >= 0; e = nextUnit(m, seat, e)) n++
  return n
}

export const hasUnits = (m: Match, seat: number): boolean => nextUnit(m, seat) >= 0

/** Statuses of the pack by their roles. */
const statuses = perRules(
  ({ game: { pack } }) => new Map(pack.statuses.map(({ role }, index) => [role, index])),
)
const statusOf = (m: Match, name: string): number => statuses(m).get(name) ?? -1

export const isMarked = (m: Match, e: number, name: string): boolean =>
  hasStatus(m, e, statusOf(m, name))

export function mark(m: Match, e: number, name: string): void {
  if (!isMarked(m, e, name)) addTokens(m, e, statusOf(m, name), owner(m, e), 1)
}

export function unmark(m: Match, e: number, name: string): void {
  if (isMarked(m, e, name)) takeTokens(m, e, statusOf(m, name), 1)
}

/** Takes these marks off everything a seat has. */
export function unmarkAll(m: Match, seat: number, names: readonly string[]): void {
  for (let e = nextUnit(m, seat); e >= 0; e = nextUnit(m, seat, e))
    for (const name of names) unmark(m, e, name)
}
