// Making games and matches: rules are compiled once per shape and shared by all its matches.
import type { Pack } from '../language/pack.ts'
import type { GameCode, Options } from '../game-code.ts'
import { compileRules } from '../compile/game.ts'
import { hasTeams } from '../tables/things.ts'
import type { Rules } from '../tables/rules.ts'
import { run } from '../run/loop.ts'
import { go, startFlow } from '../run/flow.ts'
import { emit, type Sink } from '../events/events.ts'
import { ASK, ASK_GAME, ASK_KIND, ASK_MAIN, ENDED, TOP } from '../state/head.ts'
import { clone, copyInto, Match, put, sameState, type Twin } from '../state/match.ts'
import { joined, type Verbs } from '../compile/verb.ts'
import { seedStream, type Seed } from '../state/random.ts'

/** Incremented when the same content and actions would play differently. */
export const ENGINE_VERSION = 1

export interface Game {
  readonly id: string
  readonly pack: Pack
  readonly code: GameCode
  rules(seats: number, options: Options): Rules
}

export interface MatchSetup {
  seats?: number
  options?: Options
  seed?: Seed
  /** A finished match of the same kind whose block may be used again: mass simulation makes no garbage. */
  into?: Match
  /** Receives every event from the set-up on. */
  sink?: Sink
  /** What one seat has of a definition bears the face of another one: for asking what a change is worth. */
  twin?: Twin
}

export class BadOption extends Error {}

/** @param verbs of the language; what the game's own code says of one of them is added to it */
export function createGame(pack: Pack, given: GameCode, verbs: Verbs): Game {
  const code = {
    ...given,
    options: { ...given.packOptions?.(pack), ...given.options },
    verbs: joined(verbs, given.verbs),
  }
  const compiled = new Map<string, Rules>()
  return {
    id: pack.manifest.id,
    pack,
    code,
    rules(seats, options) {
      // matches of one shape share their rules, whatever else was chosen
      const key = JSON.stringify([seats, code.shape?.(seats, options, pack), hasTeams(options)])
      let rules = compiled.get(key)
      if (rules === undefined) {
        rules = compileRules(pack, code, seats, options)
        compiled.set(key, rules)
      }
      return rules
    },
  }
}

function sameOptions(a: Options, b: Options): boolean {
  for (const name in a) if (a[name] !== b[name]) return false
  for (const name in b) if (!Object.hasOwn(a, name)) return false
  return true
}

/** Every option with its default, unknown ones refused by name. */
export function fullOptions(game: Game, given: Options = {}): Options {
  const declared = game.code.options ?? {}
  const out: Options = {}
  for (const [name, decl] of Object.entries(declared)) out[name] = decl.values[0]
  for (const [name, value] of Object.entries(given)) {
    // its own: every object has a `constructor`
    if (!Object.hasOwn(declared, name))
      throw new BadOption(
        `${game.id} has no option "${name}"; it has: ${Object.keys(declared).join(', ') || 'none'}`,
      )
    const decl = declared[name]
    const fits = decl.open === true && typeof value === typeof decl.values[0]
    if (!decl.values.includes(value) && !fits)
      throw new BadOption(
        `option "${name}" cannot be ${JSON.stringify(value)}; it can be: ${decl.values.map((v) => JSON.stringify(v)).join(', ')}`,
      )
    out[name] = value
  }
  return out
}

/** An empty block of the right shape: seats and world stand, everything else is free. */
export function emptyMatch(game: Game, seats: number, options: Options): Match {
  return blankMatch(game.rules(seats, options))
}

/**
 * In the block of another match of these rules, where there is one.
 * @param start what it begins with, instead of nothing
 */
function blankMatch(rules: Rules, into?: Match, start?: Match | null): Match {
  const m = into?.rules === rules ? into : new Match(rules)
  if (start) copyInto(start, m)
  else m.s.set(rules.prepared.blank)
  m.journal = false
  m.written = 0
  m.fresh = false
  return m
}

interface Asked {
  seats: number
  given: Options
  options: Options
  rules?: Rules
  /** A match at its first question, null where chance has a part in how it begins. */
  start?: Match | null
}

/** What was last asked of a game: a thousand simulations ask the same. */
const asked = new WeakMap<Game, Asked>()

/** So many seats and these options together; throws `BadOption` with the reason when they do not fit. */
export const checkSetup = (game: Game, seats: number, given?: Options): Options =>
  askedOf(game, seats, given).options

function askedOf(game: Game, seats: number, given: Options = {}): Asked {
  const last = asked.get(game)
  if (last !== undefined && last.seats === seats && sameOptions(last.given, given)) return last
  const { min, max } = game.pack.manifest.seats
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw new BadOption(`${game.id} is for ${min} to ${max} players, not ${seats}`)
  const options = fullOptions(game, given)
  const reason = game.code.refuse?.(seats, options, game.pack) ?? null
  if (reason !== null) throw new BadOption(reason)
  const now = { seats, given: { ...given }, options: Object.freeze(options) }
  asked.set(game, now)
  return now
}

export function createMatch(game: Game, setup: MatchSetup = {}): Match {
  const seats = setup.seats ?? game.pack.manifest.seats.min
  const { seed = 1, into, sink = null, twin = null } = setup
  const last = askedOf(game, seats, setup.options)
  // a sink or a run counter must see the set-up, so it is played and not copied
  const start = sink === null && twin === null && !into?.runs ? last.start : null
  const m = blankMatch((last.rules ??= game.rules(seats, last.options)), into, start)
  m.sink = sink
  m.twin = twin
  seedChance(m, seed)
  if (start) return m
  game.code.setUp(m, last.options)
  startFlow(m)
  emit(m, m.rules.events.on.matchStarted)
  run(m)
  if (start === undefined) {
    const copy = clone(m)
    seedChance(copy, seed)
    last.start = sameState(copy, m) ? copy : null
  }
  return m
}

export function seedChance(m: Match, seed: Seed): void {
  for (let k = 0; k < m.rules.words.streamIndex.size; k++) seedStream(m, k, seed)
}

/** Puts a hand-made state at a node of the flow and runs until somebody is asked: so scenarios begin. */
export function beginAt(m: Match, node: string): void {
  if (m.s[TOP] === 0) startFlow(m)
  put(m, ASK, -1)
  go(m, node)
  m.fresh = false
  run(m)
}

/** The seat that must answer; null when the match is over. */
export const askedSeat = (m: Match): number | null =>
  m.s[ENDED] !== 0 || m.s[ASK] < 0 ? null : m.s[ASK]

/** Is it asked what to do, not how? In a turn, or by a game for one of its moves. */
export const asksMain = ({ s }: Match): boolean =>
  s[ASK_KIND] === ASK_MAIN || s[ASK_KIND] === ASK_GAME
