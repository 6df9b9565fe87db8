// What many games showed together: whole numbers only, so that sums do not depend on their order. Merging
// is associative and commutative: any number of workers gives the same tally.
import type { Forfeit } from '../play/play-game.ts'
import { LIST_BINS } from '../play/census.ts'

/** Per definition of the pack. "Seats" are counted once a game: a seat that drew three copies drew it. */
const CARD_COLUMNS = [
  'present',
  'drawn',
  'drawnSeats',
  'drawnWon',
  'earlySeats',
  'earlyWon',
  'offeredSeats',
  'played',
  'playedSeats',
  'playedWon',
] as const
export type CardColumn = (typeof CARD_COLUMNS)[number]

/** Seats (once a game) of one kind and how many of them won. */
export interface Side {
  seats: number
  won: number
  tied: number
  /** Deals by what they showed: seats, wins, and half points (a game without a winner, or that all won, is one for each). */
  deals: Record<string, number>
  /** Seats by their score, in games that count. */
  scores?: Record<string, number>
}

export interface Tally {
  games: number
  endings: Record<string, number>
  reasons: Record<string, number>
  /** By `seat 0`, `first`, `bot greedy`, `deck hoods`, `hero ragnar`. */
  sides: Record<string, Side>
  /** Games by their number of turns. */
  turns: Record<string, number>
  decisions: number
  decisionsSquared: number
  forced: number
  answers: number
  /** Questions with up to 1, 2, 4, 8 … answers. */
  lists: number[]
  /** Questions by their kind. */
  questions: number[]
  /** Decided games in which somebody led half-way, and those that another seat won. */
  led: number
  comebacks: number
  leadChanges: number
  cards: Record<CardColumn, number[]>
  /** The shortest game that shows a card being played: its decisions and its number, -1 = none yet. */
  shown: { decisions: number[]; game: number[] }
  runs: number[]
  ranIn: number[]
  noTarget: number[]
  /** The first of them. */
  forfeits: Forfeit[]
}

/** Records kept of forfeited games; all of them are counted. */
export const FORFEITS = 50

const zeros = (n: number): number[] => Array.from({ length: n }, () => 0)
const none = (n: number): number[] => Array.from({ length: n }, () => -1)

export function emptyTally(definitions: number, abilities: number): Tally {
  return {
    games: 0,
    endings: {},
    reasons: {},
    sides: {},
    turns: {},
    decisions: 0,
    decisionsSquared: 0,
    forced: 0,
    answers: 0,
    lists: zeros(LIST_BINS),
    questions: zeros(8),
    led: 0,
    comebacks: 0,
    leadChanges: 0,
    cards: Object.fromEntries(
      CARD_COLUMNS.map((column) => [column, zeros(definitions)]),
    ) as Tally['cards'],
    shown: { decisions: none(definitions), game: none(definitions) },
    runs: zeros(abilities),
    ranIn: zeros(abilities),
    noTarget: zeros(abilities),
    forfeits: [],
  }
}

/** A new tally; neither of the two is changed. */
export function mergeTallies(a: Tally, b: Tally): Tally {
  return {
    games: a.games + b.games,
    endings: addRecords(a.endings, b.endings),
    reasons: addRecords(a.reasons, b.reasons),
    sides: mergeSides(a.sides, b.sides),
    turns: addRecords(a.turns, b.turns),
    decisions: a.decisions + b.decisions,
    decisionsSquared: a.decisionsSquared + b.decisionsSquared,
    forced: a.forced + b.forced,
    answers: a.answers + b.answers,
    lists: addLists(a.lists, b.lists),
    questions: addLists(a.questions, b.questions),
    led: a.led + b.led,
    comebacks: a.comebacks + b.comebacks,
    leadChanges: a.leadChanges + b.leadChanges,
    cards: Object.fromEntries(
      CARD_COLUMNS.map((column) => [column, addLists(a.cards[column], b.cards[column])]),
    ) as Tally['cards'],
    shown: mergeShown(a.shown, b.shown),
    runs: addLists(a.runs, b.runs),
    ranIn: addLists(a.ranIn, b.ranIn),
    noTarget: addLists(a.noTarget, b.noTarget),
    forfeits: [...a.forfeits, ...b.forfeits].sort((x, y) => x.game - y.game).slice(0, FORFEITS),
  }
}

const addLists = (a: readonly number[], b: readonly number[]): number[] => a.map((n, k) => n + b[k])

/** Keys in order, so that equal tallies are equal texts. */
function joined<T>(
  a: Record<string, T>,
  b: Record<string, T>,
  add: (x: T, y: T) => T,
): Record<string, T> {
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort()
  return Object.fromEntries(
    keys.map((key) => [key, !(key in a) ? b[key] : !(key in b) ? a[key] : add(a[key], b[key])]),
  )
}

const addRecords = (a: Record<string, number>, b: Record<string, number>) =>
  joined(a, b, (x, y) => x + y)

const mergeSides = (a: Tally['sides'], b: Tally['sides']): Tally['sides'] => {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort()
  return Object.fromEntries(names.map((name) => [name, addSides(a[name], b[name])]))
}

export const noSide = (): Side => ({ seats: 0, won: 0, tied: 0, deals: {} })

const addSides = (x = noSide(), y = noSide()): Side => ({
  seats: x.seats + y.seats,
  won: x.won + y.won,
  tied: x.tied + y.tied,
  deals: addRecords(x.deals, y.deals),
  ...(x.scores === undefined && y.scores === undefined
    ? {}
    : { scores: addRecords(x.scores ?? {}, y.scores ?? {}) }),
})

function mergeShown(a: Tally['shown'], b: Tally['shown']): Tally['shown'] {
  const out = { decisions: [...a.decisions], game: [...a.game] }
  b.game.forEach((game, def) => show(out, def, b.decisions[def], game))
  return out
}

/** Keeps the shorter game, of equals the first. */
export function show(shown: Tally['shown'], def: number, decisions: number, game: number): void {
  if (game < 0) return
  const best = shown.decisions[def]
  if (best >= 0 && (best < decisions || (best === decisions && shown.game[def] < game))) return
  shown.decisions[def] = decisions
  shown.game[def] = game
}
