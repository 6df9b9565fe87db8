// Seats that nobody sits at, where a game knows such seats: the first person at the table plays for them, and
// sees what they see while they are asked.
import type { Game, Options } from '@cardwright/engine'
import type { Chair } from '@cardwright/protocol'

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

/** Who plays for a seat besides whoever sits there; null: nobody. */
export function keeperOf(chairs: Chairs, seat: number): number | null {
  if (chairs[seat]?.kind !== 'dummy') return null
  const first = chairs.findIndex(({ kind }) => kind === 'human')
  return first < 0 ? null : first
}

/** Where a player sits in the next match: people change places, dummies stay the last. */
export const nextSeat = (seat: number, people: number): number =>
  seat < people ? (seat + 1) % people : seat
