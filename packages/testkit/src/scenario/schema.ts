// The shape of a scenario for one game: every key there is, closed over the game's own words.
import { nearest } from '@cardwright/content'
import type { Rules } from '@cardwright/engine/author'
import { did } from './problem.ts'
import { closed, each, list, number, oneOf, some, table, text, value, words } from './shape.ts'
import type { Shape } from './shape.ts'
import { seatOf, type Words } from './words.ts'

export const names = (list: readonly { name: string }[]): string[] => list.map(({ name }) => name)
export const seatKeys = (rules: Rules): string[] =>
  Array.from({ length: rules.things.seats }, (_, k) => `P${k + 1}`)

/** Resources of seats, of things on the board, of the world. */
export const pools = (rules: Rules, ...of: string[]): string[] =>
  names(rules.pools.all.filter((r) => of.includes(r.of)))

/** A key must be one of the game's words; English names are fine. */
function keyed(known: (key: string) => string | null, item: Shape, expected: string): Shape {
  return oneOf(
    {
      map: (map, path, report) => {
        for (const [key, one] of Object.entries(map as object)) {
          const wrong = known(key)
          if (wrong !== null) report([...path, key], wrong)
          else item(one, [...path, key], report)
        }
      },
    },
    expected,
  )
}

export const tokens = (w: Words): Shape =>
  keyed(
    (key) => (w.statuses.has(key) ? null : w.statuses.unknown(key)),
    oneOf({ number: () => {}, map: closed({}, each(seatKeys(w.rules), number)) }, 'a number'),
    'statuses and how many',
  )
export const uses = (w: Words): Shape =>
  keyed(
    (key) => (w.abilities.has(key) ? null : w.abilities.unknown(key)),
    number,
    'abilities and how often they were used',
  )
export const places = (rules: Rules, item: Shape): Shape => {
  const all = rules.space.grid !== null ? rules.space.grid.labels : rules.space.lanes
  return keyed(
    (key) =>
      all.includes(key) ? null : `there is no place "${key}" on the board${did(nearest(key, all))}`,
    item,
    'places of the board',
  )
}

export function givenShape(w: Words): Shape {
  const { rules } = w
  const piece = oneOf(
    {
      text: () => {},
      map: closed(
        { is: text, as: text, statuses: tokens(w), used: uses(w), face: words('up', 'down') },
        each(pools(rules, 'unit', 'section', 'card'), number),
        ['is'],
      ),
    },
    'a piece such as "P1 Wolf", or a table with `is`',
  )
  const pieces = oneOf({ text: piece, map: piece, list: list(piece) }, 'a piece or a list of them')
  const cards = list(text, 'a list of cards')
  const zones = (perSeat: boolean) => names(rules.zones.all.filter((z) => z.perSeat === perSeat))
  const seat = closed({}, { ...each(pools(rules, 'seat'), number), ...each(zones(true), cards) })
  return closed(
    {
      from: words('empty', 'start'),
      seed: number,
      seats: number,
      options: table(value),
      teams: list(list(text)),
      turn: text,
      phase: words(...rules.game.manifest.phases),
      round: number,
      node: words(...rules.words.flowIndex.keys()),
      chance: list(number),
      numbers: closed({}, each(rules.words.numberIndex.keys(), number)),
      ground: places(rules, text),
      board: places(rules, pieces),
      beside: table(pieces, 'lines with what lies beside them'),
      shared: closed({}, each(zones(false), cards)),
      world: closed({}, each(pools(rules, 'world'), number)),
    },
    each(seatKeys(rules), seat),
  )
}

export function stepShape(w: Words, more: Record<string, Shape> = {}): Shape {
  return closed(
    {
      seat: text,
      use: text,
      source: text,
      move: text,
      value: value,
      pick: some(text, 'a pick or a list of picks'),
      answer: words('done', 'cancel', 'decline', 'accept'),
      ...more,
    },
    each(seatKeys(w.rules), text),
  )
}

export const refusal: Record<string, Shape> = {
  refused: oneOf({ text: () => {}, flag: () => {} }, 'the code of the refusal, or true'),
  because: table(() => {}),
}

export function whenShape(w: Words): Shape {
  return list(stepShape(w, refusal), 'a list of steps')
}

/** A step belongs to exactly one player. */
export const playersOf = (step: object): string[] =>
  Object.keys(step).filter((key) => seatOf(key) >= 0)
