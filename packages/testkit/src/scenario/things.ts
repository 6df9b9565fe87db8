// Finding and naming what a scenario speaks of: pieces by name and place, cards by name and zone.
import { type Match, type ZoneTable } from '@cardwright/engine/author'
import { BESIDE, BOARD, FACE_DOWN, listOf, ZONES } from '@cardwright/engine/block'
import { ScenarioError } from './problem.ts'
import { normal, seatName, seatOf, type Words } from './words.ts'

/** Names given with `as:` and the things they stand for; -1 once they are gone. */
export type Aliases = Map<string, number>

/** `P1 Wolf C3`, `Mend in hand`, `Dart in left #2`, `C3`, an alias: each part may be left out. */
export interface Wanted {
  text: string
  owner: number | null
  name: string
  place: string
  nth: number
}

export function readThing(words: Words, text: string): Wanted {
  let rest = text.trim()
  let owner: number | null = null
  let nth = 0
  let place = ''
  const [first] = rest.split(/\s+/)
  if (seatOf(first) >= 0 || normal(first) === 'neutral') {
    owner = words.seat(first)
    rest = rest.slice(first.length).trim()
  }
  const ordinal = /\s*#(\d+)$/.exec(rest)
  if (ordinal !== null) {
    nth = Number(ordinal[1])
    rest = rest.slice(0, ordinal.index)
  }
  const zone = /(?:^|\s)(?:in|at)\s+((?:row|column|rising|falling)[\s:]+\S+|\S+)$/i.exec(rest)
  const last = rest.split(/\s+/).at(-1)!
  if (zone !== null) {
    place = zone[1]
    rest = rest.slice(0, zone.index)
  } else if (words.rules.space.grid?.byLabel.has(last)) {
    place = last
    rest = rest.slice(0, rest.length - last.length)
  }
  return { text, owner, name: rest.trim(), place, nth }
}

/** Everything on the board in board order, then things beside it. */
export function onBoard(m: Match): number[] {
  const { layout } = m.rules
  const { seats } = m.rules.things
  const all: number[] = []
  for (let e = seats + 1; e < layout.units; e++) {
    const zone = m.s[layout.zone + e]
    if (zone === BOARD || zone === BESIDE) all.push(e)
  }
  const rank = (e: number) => (m.s[layout.zone + e] === BESIDE ? 1e6 : 0) + m.s[layout.at + e]
  return all.sort((a, b) => rank(a) - rank(b) || a - b)
}

/** Cards of a zone as players count them: piles from the top, hands from the left. */
export function cardsIn(m: Match, zone: ZoneTable, seat: number): number[] {
  const base = listOf(m, zone, seat)
  const cards = Array.from({ length: m.s[base] }, (_, k) => m.s[base + 1 + k])
  return isPile(m, zone) ? cards.reverse() : cards
}
export const isPile = (m: Match, zone: ZoneTable): boolean =>
  zone === m.rules.zones.deck || zone === m.rules.zones.discard

export function allCards(m: Match): number[] {
  const { rules } = m
  return rules.zones.all.flatMap((zone) =>
    Array.from({ length: zone.perSeat ? rules.things.seats : 1 }, (_, seat) =>
      cardsIn(m, zone, seat),
    ).flat(),
  )
}

export const defName = (m: Match, e: number): string =>
  m.rules.things.definitions[m.s[m.rules.layout.def + e]].id

/** Cell, line, lane or zone where a thing is. */
export function placeName(m: Match, e: number): string {
  const { layout } = m.rules
  const { grid, lanes } = m.rules.space
  const { all: zones } = m.rules.zones
  const zone = m.s[layout.zone + e]
  const at = m.s[layout.at + e]
  if (zone === BESIDE) return grid?.lineNames[at] ?? ''
  if (zone === BOARD) return grid !== null ? grid.labels[at] : lanes[at]
  return zone >= ZONES ? `in ${zones[zone - ZONES].name}` : 'gone'
}

export const nameThing = (m: Match, e: number): string =>
  e < 0
    ? 'nothing'
    : `${seatName(m.s[m.rules.layout.owner + e])} ${defName(m, e)} ${placeName(m, e)}`

function fits(m: Match, words: Words, wanted: Wanted, e: number): boolean {
  const { layout } = m.rules
  if (wanted.owner !== null && m.s[layout.owner + e] !== wanted.owner) return false
  if (wanted.name !== '' && !words.definitions.all(wanted.name).includes(defName(m, e)))
    return false
  if (wanted.place === '') return true
  const place = normal(placeName(m, e).replace(/^in /, ''))
  return place === normal(wanted.place) || place === normal(rowName(wanted.place))
}

/** `row C` and `row 3` are the same line where rows have letters. */
export function rowName(text: string): string {
  const match = /^(row|column)[\s:]*([a-z]|\d+)$/i.exec(text.trim())
  if (match === null) return text
  const n = /\d/.test(match[2]) ? Number(match[2]) : match[2].toLowerCase().charCodeAt(0) - 96
  return `${match[1].toLowerCase()}:${n}`
}

/** All of `among` that fit the words, in their order. */
export function matching(
  m: Match,
  words: Words,
  aliases: Aliases,
  text: string,
  among: readonly number[],
): number[] {
  const alias = aliases.get(text.trim())
  if (alias !== undefined) return among.filter((e) => e === alias)
  const wanted = readThing(words, text)
  if (wanted.name !== '' && !words.definitions.has(wanted.name))
    throw new ScenarioError(`"${text}": ${words.definitions.unknown(wanted.name)}`)
  const found = among.filter((e) => fits(m, words, wanted, e))
  if (wanted.nth === 0) return found
  return found.slice(wanted.nth - 1, wanted.nth)
}

/** The one thing meant. Equal cards of one zone are as good as each other; pieces must be told apart. */
export function findThing(
  m: Match,
  words: Words,
  aliases: Aliases,
  text: string,
  among: readonly number[],
): number {
  const found = matching(m, words, aliases, text, among)
  if (found.length === 0) return -1
  const [first] = found
  const alike = found.every((e) => isAlike(m, e, first))
  if (!alike)
    throw new ScenarioError(
      `"${text}" could be ${found.map((e) => nameThing(m, e)).join(' or ')}: say which`,
    )
  return first
}

function isAlike(m: Match, a: number, b: number): boolean {
  const { layout } = m.rules
  const zone = m.s[layout.zone + a]
  return (
    a === b ||
    (zone >= ZONES &&
      zone === m.s[layout.zone + b] &&
      m.s[layout.def + a] === m.s[layout.def + b] &&
      m.s[layout.owner + a] === m.s[layout.owner + b])
  )
}

export const isFaceDown = (m: Match, e: number): boolean =>
  (m.s[m.rules.layout.face + e] & FACE_DOWN) !== 0
