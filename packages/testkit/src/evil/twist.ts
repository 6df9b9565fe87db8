// Evil packs: a real pack with a few of its parts driven to extremes. Twists know the grammar, so that many of the
// results load: parts are exchanged for others that stand under the same key, copies get ids of their own.
import type { PackFiles } from '@cardwright/content'
import type { Random } from '../battery/random.ts'
import { loopOf } from './loops.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Table = { [key: string]: Json }

/** The place of a value: in a list or under a key. */
interface Spot {
  file: string
  holder: Json[] | Table
  key: number | string
}

const NUMBERS = [
  0,
  -1,
  1,
  2,
  5,
  31,
  32,
  99,
  100,
  1000,
  1023,
  1024,
  65536,
  1e6,
  1e6 + 1,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 53 - 1,
  1e9,
  1e308,
  0.5,
  -0.5,
]
const WORDS = [
  '',
  ' ',
  'constructor',
  'toString',
  'hasOwnProperty',
  '__proto__',
  'prototype',
  'self',
  'it',
  'target',
  'event',
  'world',
  'all',
  'any',
  'board',
  'a'.repeat(65),
  'x'.repeat(5000),
  '\u202Eevil',
  '\u0000',
  '../..',
  '@a',
  '@a.cell',
  '$',
]
const FREQUENT = [
  'cards/',
  'cards/',
  'cards/',
  'cards/',
  'manifest',
  'statuses',
  'keywords',
  'basics',
  'decks',
]

class Twister {
  private readonly values = new Map<string, Json>()
  private readonly random: Random
  private copies = 0

  constructor(files: PackFiles, random: Random) {
    this.random = random
    for (const [file, text] of Object.entries(files)) this.values.set(file, JSON.parse(text))
  }

  files(): PackFiles {
    return Object.fromEntries(
      [...this.values].map(([file, value]) => [file, JSON.stringify(value)]),
    )
  }

  twist(): string {
    const { random } = this
    const [name, twist] = random.pick(TWISTS)
    const start = random.pick(FREQUENT)
    const names = [...this.values.keys()].filter((file) => file.startsWith(start))
    const file = random.pick(names.length > 0 ? names : [...this.values.keys()])
    const said = twist(this, file)
    return `${name} in ${file}${said === undefined ? '' : ` ${said}`}`
  }

  value(file: string): Json {
    return this.values.get(file) ?? null
  }

  below = (n: number): number => this.random.below(n)
  pick = <T>(list: readonly T[]): T => this.random.pick(list)

  /** Every spot of a file whose value passes. */
  spots(file: string, keep: (value: Json, key: string | number) => boolean): Spot[] {
    const found: Spot[] = []
    const visit = (holder: Json): void => {
      if (typeof holder !== 'object' || holder === null) return
      for (const key of Object.keys(holder)) {
        const at = Array.isArray(holder) ? Number(key) : key
        const value = (holder as Table)[at]
        if (keep(value, at)) found.push({ file, holder, key: at })
        visit(value)
      }
    }
    visit(this.value(file))
    return found
  }

  all(keep: (value: Json, key: string | number) => boolean): Spot[] {
    return [...this.values.keys()].flatMap((file) => this.spots(file, keep))
  }

  /** With new ids and names. */
  copy(value: Json): Json {
    const n = ++this.copies
    const rename = (one: Json): void => {
      if (typeof one !== 'object' || one === null) return
      if (Array.isArray(one)) return one.forEach(rename)
      for (const key of ['id', 'name']) if (typeof one[key] === 'string') one[key] += `Copy${n}`
      if (Array.isArray(one.abilities)) rename(one.abilities)
    }
    const fresh = structuredClone(value)
    rename(fresh)
    return fresh
  }
}

const at = ({ holder, key }: Spot): Json => (holder as Table)[key]
const put = ({ holder, key }: Spot, value: Json): void => void ((holder as Table)[key] = value)
const isTable = (value: Json): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Twist = (t: Twister, file: string) => string | undefined | void

function change(
  t: Twister,
  file: string,
  keep: (value: Json) => boolean,
  to: (value: Json) => Json,
) {
  const spots = t.spots(file, keep)
  if (spots.length === 0) return undefined
  const spot = t.pick(spots)
  const value = to(at(spot))
  put(spot, value)
  return `${String(spot.key)} = ${JSON.stringify(value)?.slice(0, 60)}`
}

const TWISTS: [string, Twist][] = [
  [
    'number',
    (t, file) =>
      change(
        t,
        file,
        (v) => typeof v === 'number',
        () => t.pick(NUMBERS),
      ),
  ],
  [
    'number',
    (t, file) =>
      change(
        t,
        file,
        (v) => typeof v === 'number',
        () => t.pick(NUMBERS.slice(0, 14)),
      ),
  ],
  [
    'word',
    (t, file) =>
      change(
        t,
        file,
        (v) => typeof v === 'string',
        () => t.pick(WORDS),
      ),
  ],
  [
    'flag',
    (t, file) =>
      change(
        t,
        file,
        (v) => typeof v === 'boolean',
        (v) => !v,
      ),
  ],
  ['graft', graft],
  ['graft', graft],
  ['graft', graft],
  ['graft', graft],
  ['key', addKey],
  ['key', addKey],
  ['remove', remove],
  ['remove', remove],
  ['duplicate', duplicate],
  ['multiply', multiply],
  ['wrap', wrap],
  ['wrap', wrap],
  ['loop', addLoop],
  ['loop', addLoop],
  ['loops everywhere', loopsEverywhere],
  ['manifest', twistManifest],
  ['manifest', twistManifest],
  ['deck', twistDeck],
]

/** Another value from the same key elsewhere in the pack: grammatical, but out of place. */
function graft(t: Twister, file: string) {
  const spots = t.spots(file, (_, key) => typeof key === 'string' && key !== 'id')
  if (spots.length === 0) return undefined
  const spot = t.pick(spots)
  const others = t.all((_, key) => key === spot.key)
  put(spot, structuredClone(at(t.pick(others))))
  return String(spot.key)
}

/** A table gets a field that another table with the same first key has. */
function addKey(t: Twister, file: string) {
  const tables = t.spots(file, isTable)
  if (tables.length === 0) return undefined
  const spot = t.pick(tables)
  const table = at(spot) as Table
  const [sign] = Object.keys(table)
  const alike = t.all((v) => isTable(v) && v !== table && Object.hasOwn(v, sign))
  if (alike.length === 0) return undefined
  const donor = at(t.pick(alike)) as Table
  const key = t.pick(Object.keys(donor))
  table[key] = structuredClone(donor[key])
  return key
}

function remove(t: Twister, file: string) {
  const spots = t.spots(file, () => true)
  if (spots.length === 0) return undefined
  const { holder, key } = t.pick(spots)
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
  return String(key)
}

function duplicate(t: Twister, file: string) {
  const spots = t.spots(file, (v) => Array.isArray(v) && v.length > 0)
  if (spots.length === 0) return undefined
  const list = at(t.pick(spots)) as Json[]
  list.push(t.copy(t.pick(list)))
  return undefined
}

function multiply(t: Twister, file: string) {
  const spots = t.spots(
    file,
    (v, key) =>
      Array.isArray(v) &&
      v.length > 0 &&
      /abilities|steps|passive|cards|all|any|add/.test(String(key)),
  )
  if (spots.length === 0) return undefined
  const spot = t.pick(spots)
  const list = at(spot) as Json[]
  const one = t.pick(list)
  const n = t.pick([2, 6, 12, 31, 40, 300])
  for (let k = 0; k < n; k++) list.push(t.copy(one))
  return `${String(spot.key)} ${n}`
}

/** Conditions, amounts and steps nested in others of their kind. */
function wrap(t: Twister, file: string) {
  const WRAPS: Record<string, (value: Json) => Json> = {
    if: (v) => t.pick<Json>([{ not: v }, { all: [v, v] }, { any: [v, { not: v }] }]),
    where: (v) => t.pick<Json>([{ not: v }, { any: [v, v] }]),
    amount: (v) =>
      t.pick<Json>([
        { mul: [v, 1_000_000] },
        { add: [v, v] },
        { sub: [0, v] },
        { mul: [v, { mul: [v, 99999] }] },
      ]),
    add: (v) => (Array.isArray(v) ? v : { mul: [v, 1_000_000] }),
    scale: () => t.pick<Json>([1000, 1_000_000, 0, -1]),
    steps: (v) =>
      Array.isArray(v)
        ? [{ do: 'repeat', count: t.pick([2, 99, 1000]), max: t.pick([2, 99, 1000]), steps: v }]
        : v,
    target: (v) =>
      isTable(v) ? { ...v, count: t.pick<Json>([0, 2, 99, 'any', { min: 0, max: 1_000_000 }]) } : v,
    each: (v) =>
      isTable(v) ? { ...v, auto: t.pick<Json>(['first', 'random']), count: t.pick([1, 2, 99]) } : v,
    to: (v) =>
      isTable(v) && 'kind' in v ? { kind: v.kind, auto: t.pick(['first', 'random']) } : v,
  }
  const spots = t.spots(file, (_, key) => Object.hasOwn(WRAPS, key))
  if (spots.length === 0) return undefined
  const spot = t.pick(spots)
  for (let k = t.pick([1, 1, 1, 3, 20]); k > 0; k--) put(spot, WRAPS[spot.key](at(spot)))
  if (t.below(4) === 0 && isTable(spot.holder as Json) && 'do' in spot.holder)
    (spot.holder as Table).times = t.pick<Json>([2, 99, { min: 0, max: 99 }])
  return String(spot.key)
}

const cardsOf = (t: Twister): Table[] =>
  t
    .all((v, key) => key === 'cards' && Array.isArray(v))
    .flatMap((spot) => at(spot) as Table[])
    .filter(isTable)

const idsIn = (t: Twister, key: string): string[] => {
  const manifest = t.value('manifest.json')
  const box = isTable(manifest) ? manifest[key] : null
  return Array.isArray(box) ? box.map(String) : isTable(box) ? Object.keys(box) : []
}

function loopHere(t: Twister): Json {
  const cards = cardsOf(t).map(({ id }) => String(id))
  const statuses = t.value('statuses.json')
  return loopOf(t, {
    cards: cards.length > 0 ? cards : ['none'],
    statuses: Array.isArray(statuses) ? statuses.filter(isTable).map(({ id }) => String(id)) : [],
    resources: idsIn(t, 'resources'),
    zones: idsIn(t, 'zones'),
    queries: idsIn(t, 'queries'),
  }) as Json
}

function addLoop(t: Twister) {
  const cards = cardsOf(t)
  if (cards.length === 0) return undefined
  const loop = loopHere(t)
  const n = t.pick([1, 2, 12])
  for (const card of [t.pick(cards), t.pick(cards), t.pick(cards)]) {
    const list = Array.isArray(card.abilities) ? card.abilities : (card.abilities = [])
    for (let k = 0; k < n; k++) list.push(structuredClone(loop))
  }
  return JSON.stringify(loop).slice(0, 120)
}

/** The audit's pack: so many triggers on every card. */
function loopsEverywhere(t: Twister) {
  const loop = loopHere(t)
  const n = t.pick([1, 3, 12, 30])
  for (const card of cardsOf(t)) {
    const list = Array.isArray(card.abilities) ? card.abilities : []
    if (list.length > 0 || t.below(2) === 0)
      card.abilities = [...list, ...Array.from({ length: n }, () => structuredClone(loop))]
  }
  return `${n} × ${JSON.stringify(loop).slice(0, 120)}`
}

function twistManifest(t: Twister) {
  const manifest = t.value('manifest.json')
  if (!isTable(manifest)) return undefined
  const changes: [string, () => Json][] = [
    [
      'budgets',
      () => ({
        depth: t.pick([1, 2, 20, 256, 512, 1e9]),
        steps: t.pick([1, 10, 300, 10_000, 20_000, 1e9]),
      }),
    ],
    [
      'capacity',
      () => ({
        units: t.pick([1, 5, 40, 300, 1000, 1e7]),
        tokens: t.pick([0, 1, 8, 4000]),
        modifiers: t.pick([0, 1, 8, 4000, 1e9]),
      }),
    ],
    [
      'triggerOrder',
      () => t.pick<Json>([['self', 'exclusive'], ['board'], ['self', 'seat', 'board', 'attached']]),
    ],
    [
      'policies',
      () => ({
        commit: t.pick(['chain', 'pick']),
        cancel: t.pick(['free', 'spent']),
        needsTarget: t.below(2) === 0,
        together: t.below(2) === 0,
        choice: t.pick(['chooser', 'all']),
      }),
    ],
    [
      'space',
      () =>
        t.pick<Json>([
          manifest.space,
          {
            kind: 'grid',
            rows: t.pick([1, 2, 9, 32, 64, 3000]),
            cols: t.pick([1, 2, 5, 9, 32]),
            adjacency: t.pick(['step', 'king']),
            labels: 'row-letter',
          },
          { kind: 'lanes', lanes: ['left', 'right'], perLane: t.pick([1, 24, 999]) },
        ]),
    ],
  ]
  const [key, make] = t.pick(changes)
  manifest[key] = make()
  return `${key} = ${JSON.stringify(manifest[key])}`
}

function twistDeck(t: Twister) {
  const decks = t.value('decks.json')
  if (!Array.isArray(decks) || decks.length === 0) return undefined
  const deck = t.pick(decks)
  const cards = isTable(deck) ? deck.cards : null
  if (!isTable(cards) || Object.keys(cards).length === 0) return undefined
  const id = t.pick(Object.keys(cards))
  cards[id] = Number(cards[id]) + t.pick([1, 1, 1, 2, 5, 20, 200, 1e6])
  return `${id} = ${cards[id]}`
}

/** @returns the files of an evil pack, and what was done to the good one */
export function twistPack(
  files: PackFiles,
  random: Random,
  twists: number,
): { files: PackFiles; done: string[] } {
  const twister = new Twister(files, random)
  const done = Array.from({ length: twists }, () => twister.twist())
  return { files: twister.files(), done }
}
