// A pick in words becomes the thing the open question asks for.
import type { Action, Thing } from '@cardwright/engine'
import type { Match } from '@cardwright/engine/author'
import { ScenarioError } from './problem.ts'
import type { Table } from './table.ts'
import { allCards, findThing, matching, onBoard, rowName, type Aliases } from './things.ts'
import { normal, seatOf, type Words } from './words.ts'

/** A pick as the open question wants it: a unit, card, cell, line, lane, player, definition or token. */
export function thingOf(
  { words, aliases }: Table,
  m: Match,
  listed: readonly Action[],
  text: string,
  kind: 'pick' | 'unpick',
): Thing {
  const picks = listed.flatMap((a) => (a.kind === kind ? [a.pick] : []))
  const sort = picks.length > 0 ? Object.keys(picks[0])[0] : guess(words, text)
  const of = (key: string) => picks.map((p) => (p as Record<string, unknown>)[key] as number)
  switch (sort) {
    case 'unit': {
      const e = findThing(m, words, aliases, text, of('unit'))
      return { unit: e >= 0 ? e : findThing(m, words, aliases, text, onBoard(m)) }
    }
    case 'card': {
      const e = findThing(m, words, aliases, text, of('card'))
      return { card: e >= 0 ? e : firstOf(matching(m, words, aliases, text, allCards(m))) }
    }
    case 'line':
      return { line: rowName(text) }
    case 'lane':
      return { lane: m.rules.space.lanes.find((lane) => normal(lane) === normal(text)) ?? text }
    case 'seat':
      return { seat: words.seat(text) }
    case 'status':
      return tokenOf(words, m, aliases, picks, text)
    case 'effect':
      return effectOf(words, picks, text)
    default:
      return { cell: cellOf(m, words, aliases, text) }
  }
}

/** A running effect goes by its card. */
function effectOf(words: Words, picks: readonly Thing[], text: string): Thing {
  const def = words.definitions.id(text)
  const fitting = picks.filter((pick) => 'effect' in pick && pick.def === def)
  if (fitting.length > 1) throw new ScenarioError(`"${text}": there are several; say #1, #2`)
  return fitting[0] ?? { effect: -1, def }
}

const firstOf = (found: number[]): number => found[0] ?? -1

/** Nothing may be picked at all: the answer will be refused, but it must be put into some words. */
function guess(words: Words, text: string): string {
  if (words.rules.space.grid?.byLabel.has(text)) return 'cell'
  return seatOf(text) >= 0 ? 'seat' : 'unit'
}

/** A cell by its label, or by the piece on it. */
function cellOf(m: Match, words: Words, aliases: Aliases, text: string): string {
  const { layout } = m.rules
  const { grid } = m.rules.space
  if (grid?.byLabel.has(text)) return text
  const e = findThing(m, words, aliases, text, onBoard(m))
  if (e < 0) throw new ScenarioError(`"${text}" is no place of the board`)
  return grid!.labels[m.s[layout.at + e]]
}

/** `stun of Wolf C3`, `stun of Wolf C3 by P2`. */
function tokenOf(
  words: Words,
  m: Match,
  aliases: Aliases,
  picks: readonly Thing[],
  text: string,
): Thing {
  const match = /^(.+?)(?:\s+of\s+(.+?))?(?:\s+by\s+(P\d+))?$/.exec(text)!
  const status = words.statuses.id(match[1])
  const on = match[2] === undefined ? null : findThing(m, words, aliases, match[2], onBoard(m))
  const giver = match[3] === undefined ? null : words.seat(match[3])
  const fitting = picks.filter(
    (p) =>
      'status' in p &&
      p.status === status &&
      (on === null || p.on === on) &&
      (giver === null || p.giver === giver),
  )
  if (fitting.length > 1) throw new ScenarioError(`"${text}": say on whom and by whom`)
  return fitting[0] ?? { status, on: on ?? -1, giver: giver ?? -1 }
}
