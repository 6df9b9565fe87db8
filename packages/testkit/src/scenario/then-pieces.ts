// What `then` says about things: their places, numbers, statuses and modifiers.
import { tokensOn, type Match } from '@cardwright/engine/author'
import { BESIDE, BOARD } from '@cardwright/engine/block'
import type { PieceExpected, Statuses } from './format.ts'
import { chargeSlot } from './given.ts'
import { ScenarioError, type Path, type Report } from './problem.ts'
import type { Table } from './table.ts'
import { checkModifiers, checkNumber, type Held } from './then-numbers.ts'
import {
  allCards,
  defName,
  findThing,
  isFaceDown,
  nameThing,
  onBoard,
  placeName,
} from './things.ts'
import { readThing, rowName } from './things.ts'
import { normal, seatName, seatOf } from './words.ts'

type Places = Record<string, PieceExpected | PieceExpected[]>

export function checkBoard(table: Table, board: Places, path: Path, report: Report): void {
  const { match: m } = table
  const { layout } = m.rules
  for (const [label, expected] of Object.entries(board)) {
    const here = onBoard(m).filter(
      (e) => m.s[layout.zone + e] === BOARD && placeName(m, e) === label,
    )
    checkPlace(table, here, label, expected, [...path, label], report)
  }
}

export function checkBeside(table: Table, lines: Places, path: Path, report: Report): void {
  const { match: m } = table
  const { layout } = m.rules
  for (const [line, expected] of Object.entries(lines)) {
    const here = onBoard(m).filter(
      (e) => m.s[layout.zone + e] === BESIDE && placeName(m, e) === rowName(line),
    )
    checkPlace(table, here, line, expected, [...path, line], report)
  }
}

/** One thing on a cell; in a lane all that stand there, one after another. */
function checkPlace(
  table: Table,
  here: number[],
  label: string,
  expected: PieceExpected | PieceExpected[],
  path: Path,
  report: Report,
): void {
  const found = here.map((e) => nameThing(table.match, e)).join(', ') || 'empty'
  if (expected === 'empty') {
    if (here.length > 0) report(path, `expected nothing on ${label}, found ${found}`)
    return
  }
  const all = Array.isArray(expected) ? expected : [expected]
  if (all.length !== here.length) {
    const wanted = all.map((one) => (typeof one === 'string' ? one : (one.is ?? 'a piece')))
    report(path, `expected ${wanted.join(', ')}; found ${found}`)
    return
  }
  all.forEach((one, i) =>
    checkPiece(table, here[i], one, Array.isArray(expected) ? [...path, i] : path, report),
  )
}

/** `things`: by alias, or by any words that mean exactly one thing on the board, else a card that stays. */
export function checkThings(
  table: Table,
  things: Record<string, PieceExpected>,
  path: Path,
  report: Report,
): void {
  const { match: m, words, aliases } = table
  for (const [name, expected] of Object.entries(things)) {
    const standing = findThing(m, words, aliases, name, onBoard(m))
    const e = standing >= 0 ? standing : findThing(m, words, aliases, name, staying(m))
    const here = [...path, name]
    if (expected === 'gone') {
      if (standing >= 0)
        report(here, `expected it to be gone, but there is ${nameThing(m, standing)}`)
    } else if (e < 0) report(here, 'there is no such thing on the board')
    else checkPiece(table, e, expected, here, report)
  }
}

/** Cards that stay where they lie have pools and numbers like pieces. */
const staying = (m: Match): number[] =>
  allCards(m).filter((e) => m.rules.things.defCard[m.s[m.rules.layout.def + e]] === 2)

function checkPiece(
  table: Table,
  e: number,
  expected: PieceExpected,
  path: Path,
  report: Report,
): void {
  const fields = typeof expected === 'string' ? { is: expected } : expected
  for (const [key, wanted] of Object.entries(fields))
    checkField(table, e, key, wanted, path, report)
}

function checkField(
  table: Table,
  e: number,
  key: string,
  wanted: unknown,
  path: Path,
  report: Report,
): void {
  const { match: m } = table
  const here = [...path, key]
  const same = (is: unknown, more = '') => {
    if (is !== wanted)
      report(here, `expected ${JSON.stringify(wanted)}, is ${JSON.stringify(is)}${more}`)
  }
  switch (key) {
    case 'is':
      return checkIs(table, e, wanted as string, typeof wanted === 'string' ? path : here, report)
    case 'at':
      return same(placeName(m, e))
    case 'face':
      return same(isFaceDown(m, e) ? 'down' : 'up')
    case 'statuses':
      return checkStatuses(table, e, wanted as Statuses, here, report)
    case 'keywords':
      return checkKeywords(table, e, wanted as string[], here, report)
    case 'used':
      return checkUsed(table, e, wanted as Record<string, number>, here, report)
    case 'modifiers':
      return checkModifiers(table, e, wanted as Held, here, report)
    case 'stats':
      for (const [name, v] of Object.entries(wanted as object))
        checkNumber(m, e, name, v, [...here, name], report, 'stat')
      return
    case 'resources':
      for (const [name, v] of Object.entries(wanted as object))
        checkNumber(m, e, name, v, [...here, name], report, 'resource')
      return
    default:
      checkNumber(m, e, key, wanted, here, report, 'any')
  }
}

function checkIs(
  { match: m, words }: Table,
  e: number,
  is: string,
  path: Path,
  report: Report,
): void {
  const { owner, name } = readThing(words, is)
  const id = words.definitions.id(name)
  const isOwner = owner === null || m.s[m.rules.layout.owner + e] === owner
  if (defName(m, e) !== id || !isOwner) report(path, `expected ${is}, found ${nameThing(m, e)}`)
}

function checkStatuses(
  { match: m, words }: Table,
  e: number,
  wanted: Statuses,
  path: Path,
  report: Report,
): void {
  for (const [name, tokens] of Object.entries(wanted)) {
    const { index } = m.rules.things.statusIndex.get(words.statuses.id(name))!
    const say = (n: number, is: number, by: string) => {
      if (n !== is) report([...path, name], `expected ${n}${by}, there are ${is}`)
    }
    if (typeof tokens === 'number') say(tokens, tokensOn(m, e, index), '')
    else
      for (const [giver, n] of Object.entries(tokens)) {
        const seat = seatOf(giver)
        const by = tokensOn(m, e, index, (_m, _self, _f, given) => given === seat)
        say(n, by, ` by ${seatName(seat)}`)
      }
  }
}

function checkKeywords(
  { match: m, words }: Table,
  e: number,
  wanted: string[],
  path: Path,
  report: Report,
): void {
  const { layout } = m.rules
  const { keywords, definitions } = m.rules.things
  const printed = definitions[m.s[layout.def + e]].keywords ?? []
  const granted = keywords.filter((_, k) => (m.s[layout.words + e] & (1 << k)) !== 0)
  const has = [...new Set([...printed, ...granted])].sort()
  const should = wanted.map((name) => words.keywords.id(name)).sort()
  if (has.join() !== should.join())
    report(path, `expected ${should.join(', ') || 'none'}, has ${has.join(', ') || 'none'}`)
}

function checkUsed(
  { match: m, words }: Table,
  e: number,
  wanted: Record<string, number>,
  path: Path,
  report: Report,
): void {
  for (const [name, n] of Object.entries(wanted)) {
    const slot = chargeSlot(m, words, e, name)
    if (slot === null) throw new ScenarioError(`it has no limited ability "${name}"`)
    if (m.s[slot] !== n) report([...path, name], `expected ${n} uses, there were ${m.s[slot]}`)
  }
}

/** `pieces`: how many stand on the board, all together or of a kind. */
export function checkPieces(
  { match: m, words, aliases }: Table,
  wanted: number | Record<string, number>,
  path: Path,
  report: Report,
): void {
  const all = onBoard(m).filter((e) => m.s[m.rules.layout.zone + e] === BOARD)
  const list = all.map((e) => nameThing(m, e)).join(', ') || 'nothing'
  const say = (n: number, is: number, where: Path) => {
    if (n !== is) report(where, `expected ${n}, there are ${is} (${list})`)
  }
  if (typeof wanted === 'number') return say(wanted, all.length, path)
  for (const [text, n] of Object.entries(wanted))
    say(n, matchingPieces(m, words, aliases, text, all), [...path, text])
}

function matchingPieces(
  m: Match,
  words: Table['words'],
  aliases: Table['aliases'],
  text: string,
  all: number[],
): number {
  const { owner, name } = readThing(words, text)
  if (aliases.has(text)) return all.includes(aliases.get(text)!) ? 1 : 0
  const ids = name === '' ? null : [words.definitions.id(name)]
  return all.filter(
    (e) =>
      (owner === null || m.s[m.rules.layout.owner + e] === owner) &&
      (ids === null || ids.map(normal).includes(normal(defName(m, e)))),
  ).length
}
