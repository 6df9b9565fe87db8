// What is chosen before a match: board, teams, decks, limits. [SK-2]
import { sizeOfDeck, type GameCode, type Options } from '@cardwright/engine/author'
import type { Pack } from '@cardwright/engine'
import { MAX_CARDS, readDeck, readyMade } from './decks.ts'
import { reasons, type Lang } from './reasons.ts'

export const READY_MADE = ['synchroTech', 'hoods', 'optimates', 'fusion']
const SEATS = [1, 2, 3, 4]
/** [SK-2.2] */
const GRID_BY_SEATS = [0, 0, 5, 6, 7]

/** The first value of each seat is another ready-made deck. */
const deckOption = (seat: number) => ({
  values: [...READY_MADE.slice(seat - 1), ...READY_MADE.slice(0, seat - 1), 'random'],
  open: true as const,
  seat: seat - 1,
})

/** [SK-2.13] Whether a player's card is drawn for them. */
const drawOption = (seat: number) => ({ values: [true, false], seat: seat - 1 })

export const options: GameCode['options'] = {
  /** 0: by the number of players. */
  grid: { values: [0, 4, 5, 6, 7] },
  teams: {
    values: ['none', '13v24', '12v34', '14v23', '1v234', '2v134', '3v124', '4v123'],
    seats: SEATS.length,
  },
  dummies: { values: [0, 1, 2, 3], hosted: true },
  deck1: deckOption(1),
  deck2: deckOption(2),
  deck3: deckOption(3),
  deck4: deckOption(4),
  exchange: { values: [true, false] },
  draw1: drawOption(1),
  draw2: drawOption(2),
  draw3: drawOption(3),
  draw4: drawOption(4),
  /** 0: no limit. */
  unitsPerTurn: { values: [1, 2, 0] },
  turnLimit: { values: [5, 10, 0] },
  /** [SK-9.17] Seconds for each choice of a running ability; 0: as long as it takes. */
  choiceTime: { values: [0, 15, 30, 60] },
}

export const deckNames = (chosen: Options, seats: number): string[] =>
  SEATS.slice(0, seats).map((seat) => String(chosen[`deck${seat}`]))

/** Seats that draw by hand. [SK-2.13] Dummies draw as the host does. */
export function manualSeats(chosen: Options, seats: number): number[] {
  const own = seats - Number(chosen.dummies)
  return SEATS.slice(0, seats)
    .filter((seat) => chosen[`draw${seat <= own ? seat : 1}`] !== true)
    .map((seat) => seat - 1)
}

const isReadyMade = (name: string): boolean => name === 'random' || READY_MADE.includes(name)

export function refuse(
  seats: number,
  chosen: Options,
  pack: Pack,
  lang: Lang = 'en',
): string | null {
  const say = reasons[lang]
  if (chosen.teams !== 'none' && seats !== SEATS.length) return say.teams
  if (Number(chosen.dummies) >= seats) return say.dummies
  for (const name of deckNames(chosen, seats)) {
    if (isReadyMade(name)) continue
    const written = readDeck(pack, name, lang)
    if (!written.ok) return written.reason
  }
  return null
}

export function gridOf(chosen: Options, seats: number): number {
  return Number(chosen.grid) || GRID_BY_SEATS[seats]
}

/** The longest deck that the name of one may stand for. */
function mostCards(pack: Pack, name: string): number {
  if (!isReadyMade(name)) return MAX_CARDS
  const decks = name === 'random' ? READY_MADE : [name]
  return Math.max(...decks.map((one) => sizeOfDeck(readyMade(pack, one) ?? {})))
}

export function shape(seats: number, chosen: Options, pack: Pack) {
  const side = gridOf(chosen, seats)
  const deck = Math.max(...deckNames(chosen, seats).map((name) => mostCards(pack, name)))
  return {
    rows: side,
    cols: side,
    // every card, and token cards on every cell
    units: seats + 1 + deck * seats + side * side,
    cards: 0,
    pile: deck,
  }
}

/** Cards of a seat's deck; "random" was drawn by lot before. */
export function deckOf(pack: Pack, name: string) {
  const known = readyMade(pack, name)
  if (known !== null) return known
  const written = readDeck(pack, name)
  if (!written.ok) throw new Error(written.reason)
  return written.cards
}
