// Plays until everything in the pack has fired: every definition, every ability of every card, status,
// keyword and basic action, every verb. Random, with a liking for what has not been seen yet.
import {
  applyListed,
  createMatch,
  listActions,
  nameEvent,
  type Game,
  type Match,
} from '@cardwright/engine'
import { packed } from '@cardwright/engine/block'
import { Random } from '../battery/random.ts'
import { stockAtRandom, type Stock } from '../battery/stock.ts'
import { setupsOf } from '../battery/walk.ts'
import { Coverage } from './coverage.ts'

export interface ExhaustiveSize {
  /** Give up after so many decisions. */
  decisions: number
  seed?: number
  stock?: Stock
}

export interface ExhaustiveReport {
  /** Things that were to fire, and those that never did. */
  wanted: number
  missing: string[]
  decisions: number
  matches: number
}

/** Long enough for things that take turns, short enough to see many boards. */
const MATCH_LENGTH = 150

export function runExhaustively(game: Game, size: ExhaustiveSize): ExhaustiveReport {
  const setups = setupsOf(game)
  const random = new Random(size.seed ?? 1)
  const stock = size.stock ?? stockAtRandom
  let coverage: Coverage | null = null
  let decisions = 0
  let matches = 0
  for (; decisions < size.decisions && coverage?.isComplete !== true; matches++) {
    const setup = setups[matches % setups.length]
    const m = createMatch(game, { ...setup, seed: random.below(1 << 30) })
    coverage ??= new Coverage(m.rules)
    const seen = coverage
    m.sink = (match, event, payload) => seen.hear(nameEvent(match, event, payload))
    // the first round of setups is played as it is, with its own decks
    if (matches >= setups.length) stock(m, random)
    for (let k = 0; k < MATCH_LENGTH && listActions(m) > 0 && !seen.isComplete; k++) {
      seen.look(m)
      applyListed(m, choose(m, random, seen))
      decisions++
    }
  }
  return { wanted: coverage!.wanted, missing: coverage!.left, decisions, matches }
}

function choose(m: Match, random: Random, coverage: Coverage): number {
  const n = listActions(m)
  if (!random.oneIn(3)) {
    const fresh: number[] = []
    for (let k = 0; k < n; k++) {
      const action = m.list[k]
      if (packed.kindOf(action) !== packed.USE) continue
      if (coverage.isMissing(packed.abilityIn(packed.valueOf(action)))) fresh.push(action)
    }
    if (fresh.length > 0) return random.pick(fresh)
  }
  return m.list[random.below(m.forward > 0 ? m.forward : n)]
}
