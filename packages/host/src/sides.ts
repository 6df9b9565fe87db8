// Teams, and who has won when players are out (conceded, out of time, or absent).
import type { Match } from '@cardwright/engine'

/** The team of each seat; without teams every seat is its own. */
export type Sides = readonly number[]

export interface Party {
  sides: Sides
  /** Seats of people. */
  people: readonly number[]
  /** Seats that are dummies from the beginning. */
  dummies: readonly number[]
}

export const sidesOf = ({ rules, s }: Match): number[] =>
  Array.from({ length: rules.things.seats }, (_, seat) => s[rules.layout.team + seat])

/**
 * A side with people has lost when all of them are out. The match continues while at least two sides
 * with players are left, and at least one person.
 * @returns the winners; null: the others play on
 */
export function winnersWithout(
  { sides, people, dummies }: Party,
  out: { has(seat: number): boolean },
): number[] | null {
  const left = people.filter((seat) => !out.has(seat))
  const alive = new Set(left.map((seat) => sides[seat]))
  const manned = new Set(people.map((seat) => sides[seat]))
  const hasLost = (seat: number) => manned.has(sides[seat]) && !alive.has(sides[seat])
  const seats = sides.map((_, seat) => seat)
  const rivals = new Set(
    seats.filter((seat) => !dummies.includes(seat) && !hasLost(seat)).map((seat) => sides[seat]),
  )
  if (rivals.size > 1 && left.length > 0) return null
  return seats.filter((seat) => !hasLost(seat))
}
