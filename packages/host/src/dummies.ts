// Seats that nobody sits at, where a game knows such seats: somebody at the table plays for them, and sees what
// they see while they are asked.
import type { Game, Options } from '@cardwright/engine'
import type { Chair } from '@cardwright/protocol'
import type { Party } from './sides.ts'

type Chairs = readonly Pick<Chair, 'kind'>[]

const hostedOption = ({ code }: Pick<Game, 'code'>): string | null =>
  Object.entries(code.options ?? {}).find(([, { hosted }]) => hosted)?.[0] ?? null

export const allowsDummies = (game: Pick<Game, 'code'>): boolean => hostedOption(game) !== null

/** How many of the last seats are nobody's own from the beginning. */
export function dummiesIn(game: Pick<Game, 'code'>, options: Options): number {
  const name = hostedOption(game)
  return name === null ? 0 : Number(options[name] ?? 0)
}

export const dummySeats = (chairs: Chairs): number[] =>
  chairs.flatMap(({ kind }, seat) => (kind === 'dummy' ? [seat] : []))

/**
 * Who plays for a dummy: a partner, whom its eyes tell nothing he may not know. Without one the first person
 * plays for those of the set-up, as the rules say, and nobody for those that stand in for a player.
 */
export function keeperOf(chairs: Chairs, { sides, dummies }: Party, seat: number): number | null {
  if (chairs[seat]?.kind !== 'dummy') return null
  const isPerson = ({ kind }: Chairs[number]) => kind === 'human'
  const partner = chairs.findIndex((one, k) => isPerson(one) && sides[k] === sides[seat])
  if (partner >= 0) return partner
  const first = dummies.includes(seat) ? chairs.findIndex(isPerson) : -1
  return first < 0 ? null : first
}

/** Where a player sits in the next match: people change places, dummies stay the last. */
export const nextSeat = (seat: number, people: number): number =>
  seat < people ? (seat + 1) % people : seat
