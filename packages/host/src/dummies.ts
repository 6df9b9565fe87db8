// Dummies, in games that have them: a person at the table plays for them, and sees what
// they see while they are asked.
import type { Game, Options } from '@cardwright/engine'
import type { Chair } from '@cardwright/protocol'
import type { Party } from './sides.ts'

type Chairs = readonly Pick<Chair, 'kind'>[]

const hostedOption = ({ code }: Pick<Game, 'code'>): string | null =>
  Object.entries(code.options ?? {}).find(([, { hosted }]) => hosted)?.[0] ?? null

export const allowsDummies = (game: Pick<Game, 'code'>): boolean => hostedOption(game) !== null

/** How many of the last seats are dummies from the beginning. */
export function dummiesIn(game: Pick<Game, 'code'>, options: Options): number {
  const name = hostedOption(game)
  return name === null ? 0 : Number(options[name] ?? 0)
}

export const dummySeats = (chairs: Chairs): number[] =>
  chairs.flatMap(({ kind }, seat) => (kind === 'dummy' ? [seat] : []))

/**
 * Who plays for a dummy: a partner, who may see everything the dummy sees. Without one the first person
 * plays for dummies of the set-up, as the rules say, and nobody for dummies that replace a player.
 */
export function keeperOf(chairs: Chairs, { sides, dummies }: Party, seat: number): number | null {
  if (chairs[seat]?.kind !== 'dummy') return null
  const isPerson = ({ kind }: Chairs[number]) => kind === 'human'
  const partner = chairs.findIndex((one, k) => isPerson(one) && sides[k] === sides[seat])
  if (partner >= 0) return partner
  const first = dummies.includes(seat) ? chairs.findIndex(isPerson) : -1
  return first < 0 ? null : first
}

/** The seat of a player in the next match: people swap seats, dummies stay last. */
export const nextSeat = (seat: number, people: number): number =>
  seat < people ? (seat + 1) % people : seat
