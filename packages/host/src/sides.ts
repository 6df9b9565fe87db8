// Who plays with whom, and who has won when players are out: they gave up, ran out of time or stayed away.
import type { Match } from '@cardwright/engine'

/** The team of each seat; without teams every seat is its own. */
export type Sides = readonly number[]

export interface Party {
  sides: Sides
  /** Seats that are a person's own. */
  people: readonly number[]
  /** Seats that are nobody's own from the beginning. */
  dummies: readonly number[]
}

export const sidesOf = ({ rules, s }: Match): number[] =>
  Array.from({ length: rules.things.seats }, (_, seat) => s[rules.layout.team + seat])

/**
 * A side with people has lost when all of them are out. The match goes on while sides that are somebody's own
 * are left to play against each other, and a person to play it.
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
