// Random matches over every number of players and every value of every option; each decision is shown
// to a visitor before it is made. Everything depends on the seed, so a failure can be played again.
import {
  applyListed,
  BadOption,
  checkSetup,
  createMatch,
  fullOptions,
  listActions,
  outcome,
  type Game,
  type Match,
  type Options,
} from '@cardwright/engine'
import { Random } from './random.ts'
import { stockAtRandom, type Stock } from './stock.ts'

export interface Setup {
  seats: number
  options: Options
}

/** Each option value once, the others at their defaults, for the least and the most players. */
export function setupsOf(game: Game): Setup[] {
  const { min, max } = game.pack.manifest.seats
  const defaults = fullOptions(game)
  const values = Object.entries(game.code.options ?? {}).flatMap(([name, decl]) =>
    decl.values.slice(1).map((value) => ({ ...defaults, [name]: value })),
  )
  return [defaults, ...values]
    .flatMap((options) => [...new Set([min, max])].map((seats) => ({ seats, options })))
    .filter((setup) => isPossible(game, setup))
}

/** Not every option goes with every number of players. */
function isPossible(game: Game, { seats, options }: Setup): boolean {
  try {
    checkSetup(game, seats, options)
    return true
  } catch (error) {
    if (error instanceof BadOption) return false
    throw error
  }
}

export interface Visit {
  match: Match
  random: Random
  setup: Setup
  seed: number
  /** Hands, piles and board were filled at random from the whole pack. */
  stocked: boolean
  /** Decisions made in this match so far. */
  decision: number
}

/** A broken promise, with everything needed to see it again. */
export class Broken extends Error {
  constructor(message: string, { setup, seed, stocked, decision }: Visit) {
    super(
      `${message}\n  in decision ${decision} of the match ${JSON.stringify({ ...setup, seed, stocked })} played at random`,
    )
  }
}

export interface WalkSize {
  /** How many decisions to visit, over as many matches as that takes. */
  decisions: number
  seed?: number
  /** A match that is still running after so many is broken. */
  limit?: number
  /** Play at least one whole match of each setup, however many decisions it takes. */
  whole?: boolean
  stock?: Stock
}

export interface Walked {
  decisions: number
  matches: number
  ended: number
}

const DEFAULT_LIMIT = 50_000

/** A visitor may look and try, but leaves the match as it found it; it answers with the action to take, or nothing. */
export type Visitor = (visit: Visit) => void

export function walk(game: Game, size: WalkSize, visitor: Visitor): Walked {
  const setups = setupsOf(game)
  const done: Walked = { decisions: 0, matches: 0, ended: 0 }
  const isEnough = () =>
    done.decisions >= size.decisions && (size.whole !== true || done.matches >= setups.length)
  for (let k = 0; !isEnough(); k++) {
    const seed = (size.seed ?? 1) * 1000 + k
    const setup = setups[k % setups.length]
    const match = createMatch(game, { ...setup, seed })
    const random = new Random(seed)
    // every other round of setups is played with the whole pack
    const stocked = Math.floor(k / setups.length) % 2 === 1
    if (stocked) (size.stock ?? stockAtRandom)(match, random)
    const visit: Visit = { match, random, setup, seed, stocked, decision: 0 }
    // a short walk still sees every setup, plain and stocked
    const share = Math.max(100, Math.ceil(size.decisions / (setups.length * 2)))
    const isDone = () => size.whole !== true && (isEnough() || visit.decision >= share)
    playOut(visit, size, done, visitor, isDone)
    done.matches++
  }
  return done
}

function playOut(
  visit: Visit,
  { limit = DEFAULT_LIMIT }: WalkSize,
  done: Walked,
  visitor: Visitor,
  isDone: () => boolean,
): void {
  const { match } = visit
  while (!isDone()) {
    if (listActions(match) === 0) {
      if (outcome(match) === null) throw new Broken('nobody is asked, yet it is not over', visit)
      done.ended++
      return
    }
    if (visit.decision >= limit) throw new Broken(`it does not end within ${limit}`, visit)
    visitor(visit)
    applyListed(match, chooseAny(match, visit.random))
    visit.decision++
    done.decisions++
  }
}

/** Any answer; taking back is rare, or nothing would ever be finished. */
export function chooseAny(m: Match, random: Random): number {
  const n = listActions(m)
  const among = m.forward > 0 && !random.oneIn(20) ? m.forward : n
  return m.list[random.below(among)]
}
