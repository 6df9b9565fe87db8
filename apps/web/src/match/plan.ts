// A match before it starts: game, players, options, seed. A plan can be written
// as a URL (/play/forest?seats=human,bot2&seed=7&mode=demo), so a link can start any match.
import type { Game, OptionValue, Options, Seed } from '@cardwright/engine'
import { dummiesIn } from '@cardwright/host'

export const LEVELS = [1, 2, 3, 4] as const
export type Level = (typeof LEVELS)[number]

/** A dummy has no player of its own: the person who set up the match plays for it. */
export type Player = { kind: 'human' } | { kind: 'bot'; level: Level } | { kind: 'dummy' }

export interface MatchPlan {
  game: string
  players: Player[]
  options: Options
  /** A secret if the match started from a replay. */
  seed: Seed
}

/** A URL that does not describe a match: what is wrong, and which word. */
export class BadPlan extends Error {
  readonly word: string
  constructor(message: string, word: string) {
    super(message)
    this.word = word
  }
}

/** The default opponents. */
export const DEFAULT_LEVEL: Level = 2
/** The default opponents before the first finished match of a game: easy to beat. */
export const FIRST_LEVEL: Level = 1
const BIGGEST_SEED = 999_999

export const isLevel = (n: number): n is Level => LEVELS.includes(n as Level)

export function randomSeed(): number {
  const [word] = crypto.getRandomValues(new Uint32Array(1))
  return 1 + (word % BIGGEST_SEED)
}

/**
 * @param level of the bots if the URL names no players
 * @throws BadPlan when the URL does not describe a match of this game
 */
export function readPlan(game: Game, words: URLSearchParams, level = DEFAULT_LEVEL): MatchPlan {
  const plan: MatchPlan = {
    game: game.id,
    players: readPlayers(game, words.get('seats'), level),
    options: {},
    seed: readSeed(words.get('seed')),
  }
  for (const [name, word] of words)
    if (name !== 'seats' && name !== 'seed') plan.options[name] = readOption(game, name, word)
  plan.players = seatDummies(plan.players, dummiesIn(game, plan.options))
  return plan
}

/** Dummies have the last seats. */
export function seatDummies(players: readonly Player[], dummies: number): Player[] {
  return players.map((player, seat): Player => {
    if (seat >= players.length - dummies) return { kind: 'dummy' }
    return player.kind === 'dummy' ? { kind: 'bot', level: DEFAULT_LEVEL } : player
  })
}

/** Leaves out the seed, so the URL does not fix the deal. */
export function writePlan({
  game,
  players,
  options,
  seed,
}: Omit<MatchPlan, 'seed'> & { seed?: Seed }): string {
  const seats = players.map((one) => (one.kind === 'bot' ? `bot${one.level}` : one.kind))
  const words = new URLSearchParams({ seats: seats.join(',') })
  if (seed !== undefined) words.set('seed', String(seed))
  for (const [name, value] of Object.entries(options)) words.set(name, String(value))
  return `/play/${game}?${words.toString().replaceAll('%2C', ',')}`
}

function readPlayers(game: Game, word: string | null, level: Level): Player[] {
  const { min, max } = game.pack.manifest.seats
  if (word === null) return defaultPlayers(min, level)
  const players = word.split(',').map((one): Player => {
    if (one === 'human' || one === 'dummy') return { kind: one }
    const level = Number(/^bot([1-4])$/.exec(one)?.[1])
    if (!isLevel(level)) throw new BadPlan('a seat is "human" or "bot1" to "bot4"', one)
    return { kind: 'bot', level }
  })
  if (players.length < min || players.length > max)
    throw new BadPlan(`the game is for ${min === max ? min : `${min}–${max}`}`, word)
  return players
}

export const defaultPlayers = (seats: number, level: Level): Player[] =>
  Array.from({ length: seats }, (_, seat): Player =>
    seat === 0 ? { kind: 'human' } : { kind: 'bot', level },
  )

function readSeed(word: string | null): number {
  if (word === null) return randomSeed()
  const seed = Number(word)
  if (word.trim() === '' || !Number.isInteger(seed) || Math.abs(seed) > 0x7fffffff)
    throw new BadPlan('a seed is a whole number', word)
  return seed
}

function readOption(game: Game, name: string, word: string): OptionValue {
  const declared = game.code.options?.[name]
  if (declared === undefined) throw new BadPlan('the game has no such option', name)
  const found = declared.values.find((value) => String(value) === word)
  if (found !== undefined) return found
  if (declared.open !== true) throw new BadPlan(`"${name}" cannot be this`, word)
  return typeof declared.values[0] === 'number' ? Number(word) : word
}
