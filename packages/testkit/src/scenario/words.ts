// What a scenario may call things: ids as they stand in the pack, or the English names of its texts.
// Case, spaces and hyphens do not matter, so `wolfCub` and "Wolf Cub" are one word.
import { nearest } from '@cardwright/content'
import { fullOptions, type Game, type Options } from '@cardwright/engine'
import type { Rules } from '@cardwright/engine/author'
import { did, ScenarioError } from './problem.ts'

export const normal = (text: string): string => text.toLowerCase().replace(/[\s_'’-]+/g, '')

/** Names of one kind, by their normal form; several ids may share an English name. */
class Names {
  private ids = new Map<string, Set<string>>()
  private shown = new Set<string>()
  private kind: string

  constructor(kind: string, ids: Iterable<string>) {
    this.kind = kind
    for (const id of ids) this.add(id, id)
  }
  add(name: string, id: string): void {
    this.shown.add(name)
    const key = normal(name)
    const known = this.ids.get(key)
    if (known === undefined) this.ids.set(key, new Set([id]))
    else known.add(id)
  }
  all(name: string): string[] {
    return [...(this.ids.get(normal(name)) ?? [])]
  }
  has(name: string): boolean {
    return this.ids.has(normal(name))
  }
  /** The id behind a name, an error with the nearest word when there is none. */
  id(name: string): string {
    const [id] = this.all(name)
    if (id === undefined) throw new ScenarioError(this.unknown(name))
    return id
  }
  unknown(name: string): string {
    return `there is no ${this.kind} "${name}"${did(nearest(name, this.shown))}`
  }
  names(): Iterable<string> {
    return this.shown
  }
}

export class Words {
  readonly rules: Rules
  readonly definitions: Names
  readonly abilities: Names
  readonly statuses: Names
  readonly keywords: Names
  readonly moves: Names
  readonly seats: number

  constructor(game: Game, seats: number, options: Options) {
    const rules = game.rules(seats, fullOptions(game, options))
    const { pack } = game
    this.rules = rules
    this.seats = seats
    this.definitions = new Names('card or piece', pack.definitions.map(byId))
    this.abilities = new Names('ability', labelsOf(rules))
    this.statuses = new Names('status', pack.statuses.map(byId))
    this.keywords = new Names('keyword', pack.keywords.map(byId))
    this.moves = new Names('move', rules.words.moveNames)
    const text = tableOf(pack.text.en)
    addNames(this.definitions, text.names)
    for (const { id, aliases = [] } of pack.definitions)
      for (const alias of aliases) this.definitions.add(alias, id)
    addNames(this.statuses, text.statuses)
    addNames(this.keywords, text.keywords)
    const labels = new Set(labelsOf(rules))
    for (const holder of Object.values(tableOf(text.abilities)))
      addNames(this.abilities, holder, labels)
    for (const [id, name] of Object.entries(tableOf(text.basics)))
      for (const ability of rules.abilities.all)
        if (ability.holder === id) this.abilities.add(firstForm(name), ability.label)
  }

  definition(name: string): number {
    return this.rules.things.defIndex.get(this.definitions.id(name))!
  }
  /** Seat number of `P1`, `P2` …, -1 for "neutral". */
  seat(name: string): number {
    if (normal(name) === 'neutral') return -1
    const seat = seatOf(name)
    if (seat < 0 || seat >= this.seats)
      throw new ScenarioError(`there is no player "${name}"; there are ${seatNames(this.seats)}`)
    return seat
  }
}

const byId = ({ id }: { id: string }): string => id
const labelsOf = (rules: Rules): string[] => rules.abilities.all.map(({ label }) => label)

/** 0 for `P1`; -1 when it is no player's name. */
export const seatOf = (name: string): number =>
  /^P[1-9]\d*$/.test(name) ? Number(name.slice(1)) - 1 : -1
export const seatName = (seat: number): string => (seat < 0 ? 'neutral' : `P${seat + 1}`)
const seatNames = (seats: number): string =>
  Array.from({ length: seats }, (_, seat) => seatName(seat)).join(', ')

function tableOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

/** `Wolf|Wolves`, `mana #mass` and tables with a `name` are written for sentences; the first form is the name. */
function firstForm(term: unknown): string {
  const text = typeof term === 'string' ? term : tableOf(term).name
  return typeof text === 'string' ? text.split(/[|#]/)[0].trim() : ''
}

function addNames(names: Names, table: unknown, only?: Set<string>): void {
  for (const [id, term] of Object.entries(tableOf(table))) {
    const name = firstForm(term)
    if (name !== '' && (only?.has(id) ?? names.has(id))) names.add(name, id)
  }
}

/** A seat count and options decide the words; most scenarios of a file share them. */
export function wordsOf(game: Game, seats: number, options: Options): Words {
  const key = JSON.stringify([seats, options])
  const kept = cache.get(game) ?? new Map<string, Words>()
  cache.set(game, kept)
  let words = kept.get(key)
  if (words === undefined) {
    words = new Words(game, seats, options)
    kept.set(key, words)
  }
  return words
}
const cache = new WeakMap<Game, Map<string, Words>>()
