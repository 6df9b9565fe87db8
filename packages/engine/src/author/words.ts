// Words of the pack by their names, the game's own numbers, chance and events. A name is looked up at each call; code
// that runs for every candidate looks it up once, with `perRules` and `find`.
import type { Query } from '../ask/query.ts'
import type { ResourceTable } from '../tables/pools.ts'
import type { Rules } from '../tables/rules.ts'
import type { ZoneTable } from '../tables/zones.ts'
import { emit as emitCode } from '../events/events.ts'
import { called } from '../state/called.ts'
import { put, type Match } from '../state/match.ts'
import { below as belowIn } from '../state/random.ts'

/** A word by its name, or what `find` has made of it. */
export type Named<T> = string | T
/** Where a number of the game's own lies. */
export type Slot = number

/**
 * Something made once for all matches of the same rules:
 * `const words = perRules((rules) => ({ mana: find.pool(rules, 'mana') }))`, then `words(m).mana`.
 */
export function perRules<T>(make: (rules: Rules) => T): (m: Match) => T {
  const known = new WeakMap<Rules, T>()
  // almost always the rules that were asked about last
  let last: Rules | null = null
  let made: T
  return ({ rules }) => {
    if (rules !== last) {
      made = known.get(rules) ?? make(rules)
      known.set(rules, made)
      last = rules
    }
    return made
  }
}

/** Looks a word up once. Each throws with the words there are when nothing is called that. */
export const find = {
  pool: (rules: Rules, name: string): ResourceTable => called(name, rules.pools.byName),
  query: (rules: Rules, name: string): Query => called(name, rules.queries.byName),
  zone: (rules: Rules, name: string): ZoneTable => called(name, rules.zones.byName),
  number: (rules: Rules, name: string): Slot =>
    rules.layout.numbers + called(name, rules.words.numberIndex),
  stream: (rules: Rules, name: string): number => called(name, rules.words.streamIndex),
  event: (rules: Rules, name: string): number => called(name, rules.events.byName),
  /** A definition by its id. */
  def: (rules: Rules, id: string): number => called(id, rules.things.defIndex),
  /** The definitions of a class, in the order of the pack. */
  ofClass({ things: { definitions } }: Rules, name: string): number[] {
    const found: number[] = []
    for (let def = 0; def < definitions.length; def++)
      if (definitions[def].class === name) found.push(def)
    return found
  },
  /** A status by its role. */
  status(rules: Rules, role: string): number {
    const status = rules.game.pack.statuses.findIndex((one) => one.role === role)
    if (status < 0) throw new Error(`the pack has no status with the role "${role}"`)
    return status
  },
  /** A deck by its role. */
  deck(rules: Rules, role: string): Readonly<Record<string, number>> {
    const deck = rules.game.pack.decks.find((one) => one.role === role)
    if (deck === undefined) throw new Error(`the pack has no deck with the role "${role}"`)
    return deck.cards
  },
}

const slotOf = (m: Match, word: Named<Slot>): Slot =>
  typeof word === 'string' ? find.number(m.rules, word) : word

/** A number the game keeps by name (`GameCode.numbers`). */
export const number = (m: Match, word: Named<Slot>): number => m.s[slotOf(m, word)]

/** Keeps a number. */
export const setNumber = (m: Match, word: Named<Slot>, value: number): void =>
  put(m, slotOf(m, word), value)

/** A number can hold a set of small numbers (seats, places on a list), each below 31: is this one in it? */
export const includes = (m: Match, word: Named<Slot>, member: number): boolean =>
  ((number(m, word) >> member) & 1) === 1

/** Puts a small number into such a set; a number of 0 is the empty set. */
export const include = (m: Match, word: Named<Slot>, member: number): void =>
  setNumber(m, word, number(m, word) | (1 << member))

/** A whole number from 0 up to but without `n`, from one of the manifest's streams of chance. */
export const below = (m: Match, stream: Named<number>, n: number): number =>
  belowIn(m, typeof stream === 'string' ? find.stream(m.rules, stream) : stream, n)

/** Tells an event: one of the engine's by `m.rules.events.on`, one of the manifest's by its name. -1 leaves a field empty. */
export const emit = (
  m: Match,
  event: Named<number>,
  a = -1,
  b = -1,
  c = -1,
  d = -1,
  e = -1,
  g = -1,
  h = -1,
  i = -1,
): void =>
  emitCode(
    m,
    typeof event === 'string' ? find.event(m.rules, event) : event,
    a,
    b,
    c,
    d,
    e,
    g,
    h,
    i,
  )
