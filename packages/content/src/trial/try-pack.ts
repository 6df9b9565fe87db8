// Plays each card of a pack once before anybody else does, in matches of its own and within a budget. It finds what
// no check of words can: what crashes, what leaves a state that contradicts itself, what only a budget ends.
import {
  BadOption,
  createMatch,
  fullOptions,
  type Game,
  type GameCode,
  type Match,
  type Options,
  type Pack,
} from '@cardwright/engine'
import { ASK_MAIN, ASK_WINDOW } from '@cardwright/engine/block'
import { createGame } from '@cardwright/language/rules'
import { randomFrom } from '../mutate/random.ts'
import { deal, placesFor } from './deal.ts'
import { Table } from './table.ts'

export interface Fault {
  /** The card that was played; null: it happened before any was. */
  card: string | null
  message: string
}

export interface Trial {
  faults: Fault[]
  /** Stopped by a budget of the engine: the match goes on, but hardly as it was meant. */
  stopped: Fault[]
  decisions: number
  /** Cards there was no time for. */
  untried: number
}

export interface TrialWish {
  /** Play only this card. */
  card?: string
  /** Whoever waits for it waits no longer than this. */
  seconds?: number
  /** Milliseconds of some clock. */
  now?: () => number
  /** Hears which card is next, so that somebody else can name it if nothing more is heard. */
  tell?: (card: string | null) => void
}

const SECONDS = 1.2
/** Answers until there is a turn to play in: a draft, an exchange, a choice of hero. */
const PRELUDE = 120
/** Other states in which each card is tried: after so many more answers, when this is asked. */
const LATER = [
  [ASK_MAIN, 20],
  [ASK_MAIN, 50],
  [ASK_MAIN, 90],
  [ASK_WINDOW, 0],
  [ASK_WINDOW, 50],
] as const
/** Answers after a card was played, for what it started. */
const AFTER = 12
/** Answers in a match that shows what an option puts on the table. */
const SHOWN = 60
/** Answers in a match as it is usually played. */
const WHOLE = 400

interface Start {
  seats: number
  options: Options
  /** What this start is there to show. */
  card: string | null
}

export function tryPack(pack: Pack, code: GameCode, wish: TrialWish = {}): Trial {
  const { card, seconds = SECONDS, now = () => performance.now(), tell = () => {} } = wish
  const end = now() + seconds * 1000
  const trial: Trial = { faults: [], stopped: [], decisions: 0, untried: 0 }
  const table = new Table(trial, tell)
  const game = table.watch(null, () => createGame(pack, code))
  if (game === undefined) return trial
  const bases = basesOf(game, table, card === undefined)
  if (trial.faults.some(({ card: of }) => of === null)) return trial
  const wanted = pack.definitions.filter(({ id }) => card === undefined || id === card)
  const tried = new Set<string>()
  for (const base of bases)
    for (const { id } of wanted) {
      if (now() > end) continue
      tried.add(id)
      if (!table.blamed.has(id)) playOnce(table, base, id)
    }
  trial.untried = bases.length === 0 ? 0 : wanted.length - tried.size
  if (card !== undefined) return trial
  startsOf(game).forEach((start, k) => {
    if (now() < end) playStart(table, game, start, k === 0 ? WHOLE : SHOWN)
  })
  return trial
}

/** Matches in the middle of a turn or of a window, to try cards in. */
function basesOf(game: Game, table: Table, isWhole: boolean): Match[] {
  const { min, max } = game.pack.manifest.seats
  const random = randomFrom(1)
  for (const start of [...new Set([min, max])].flatMap((seats) => optionsOf(game, seats))) {
    const m = begin(game, table, start)
    const isOpen =
      m !== undefined && table.watch(null, () => table.reach(m, ASK_MAIN, random, PRELUDE))
    if (isOpen !== true) continue
    const found = [m]
    const later = isWhole ? LATER : LATER.slice(0, 1)
    for (const [asked, more] of later) {
      const base = table.copy(m)
      table.watch(null, () => {
        table.play(base, random, more)
        if (table.reach(base, asked, random, PRELUDE)) found.push(base)
      })
    }
    return found
  }
  return []
}

const begin = (game: Game, table: Table, { seats, options, card }: Start): Match | undefined =>
  table.watch(card, () => {
    try {
      return createMatch(game, { seats, options, seed: 1 })
    } catch (error) {
      // not every option goes with every number of players
      if (error instanceof BadOption) return undefined
      throw error
    }
  })

/** The options as they are, and each other value of one of them. */
function optionsOf(game: Game, seats: number): Start[] {
  const options = fullOptions(game)
  const others = Object.entries(game.code.options ?? {}).flatMap(([name, { values }]) =>
    values.slice(1).map((value) => ({ seats, options: { ...options, [name]: value }, card: null })),
  )
  return [{ seats, options, card: null }, ...others]
}

/** Ready-made decks, heroes, enemies: whatever an option puts on the table. */
function startsOf(game: Game): Start[] {
  const { definitions, manifest } = game.pack
  const seats = manifest.seats.min
  const options = fullOptions(game)
  const taken = Object.entries(game.code.options ?? {}).flatMap(([name, { takes }]) =>
    definitions
      .filter(({ class: shelf }) => takes !== undefined && shelf === takes)
      .map(({ id }) => ({ seats, options: { ...options, [name]: id }, card: id })),
  )
  const [usual, ...others] = optionsOf(game, seats)
  return [usual, ...taken, ...others]
}

function playStart(table: Table, game: Game, start: Start, answers: number): void {
  const m = begin(game, table, start)
  if (m !== undefined) table.watch(start.card, () => table.play(m, randomFrom(1), answers))
}

/** In the first place where it can be used; if it cannot be used anywhere, it lies on top of the pile. */
function playOnce(table: Table, base: Match, id: string): void {
  table.watch(id, () => {
    for (const zone of placesFor(base, id)) {
      const m = table.copy(base)
      const card = deal(m, id, zone)
      if (card >= 0 && table.playCard(m, card, randomFrom(1), AFTER)) return
    }
  })
}
