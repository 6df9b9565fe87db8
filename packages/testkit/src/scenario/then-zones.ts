// What `then` says about players: resources, hands and piles, and what each of them is shown.
import { viewFor, type CardView, type View } from '@cardwright/engine'
import { type ZoneTable } from '@cardwright/engine/author'
import { amountOf } from '@cardwright/engine/block'
import type { ZoneExpected } from './format.ts'
import type { Path, Report } from './problem.ts'
import type { Table } from './table.ts'
import { cardsIn, defName, readThing } from './things.ts'
import { normal, seatOf, type Words } from './words.ts'

const HIDDEN = 'hidden'

/** Resources and zones of one player. */
export function checkSeat(
  table: Table,
  seat: number,
  wanted: Record<string, unknown>,
  path: Path,
  report: Report,
): void {
  const { match: m } = table
  for (const [name, expected] of Object.entries(wanted)) {
    const here = [...path, name]
    const zone = m.rules.zones.byName.get(name)
    if (zone !== undefined) checkZone(table, zone, seat, expected as ZoneExpected, here, report)
    else {
      const is = amountOf(m, m.rules.pools.byName.get(name)!, seat)
      if (is !== expected) report(here, `expected ${expected}, is ${is}`)
    }
  }
}

export function checkZone(
  { match, words }: Table,
  zone: ZoneTable,
  seat: number,
  expected: ZoneExpected,
  path: Path,
  report: Report,
): void {
  const cards = cardsIn(match, zone, seat).map((e) => defName(match, e))
  compare(words, cards, expected, path, report)
}

const sorted = (list: string[]): string => [...list].sort().join()

function compare(
  words: Words,
  cards: string[],
  expected: ZoneExpected,
  path: Path,
  report: Report,
): void {
  const found = cards.join(', ') || 'nothing'
  const id = (text: string) =>
    normal(text) === HIDDEN ? HIDDEN : words.definitions.id(readThing(words, text).name)
  if (typeof expected === 'number') {
    if (cards.length !== expected)
      report(path, `expected ${expected} cards, there are ${cards.length} (${found})`)
  } else if (Array.isArray(expected)) {
    if (expected.map(id).join() !== cards.join())
      report(path, `expected ${expected.join(', ') || 'nothing'}; found ${found}`)
  } else {
    const { size, top, has, lacks, holds } = expected as Record<string, string[]> & {
      size?: number
      top?: string
    }
    if (size !== undefined) compare(words, cards, size, [...path, 'size'], report)
    if (top !== undefined && cards[0] !== id(top))
      report([...path, 'top'], `expected ${top}; found ${found}`)
    if (holds !== undefined && sorted(holds.map(id)) !== sorted(cards))
      report([...path, 'holds'], `expected exactly ${holds.join(', ')}; found ${found}`)
    for (const name of has ?? [])
      if (!cards.includes(id(name))) report([...path, 'has'], `no ${name} among ${found}`)
    for (const name of lacks ?? [])
      if (cards.includes(id(name))) report([...path, 'lacks'], `there is ${name} among ${found}`)
  }
}

/** What a player or a spectator is shown: zones with `hidden` for backs, and the board. */
export function checkView(
  { match, words }: Table,
  viewer: string,
  wanted: Record<string, unknown>,
  path: Path,
  report: Report,
): void {
  const view = viewFor(match, viewer === 'spectator' ? 'spectator' : seatOf(viewer))
  for (const [key, expected] of Object.entries(wanted)) {
    const here = [...path, key]
    if (key === 'board') checkSeenBoard(words, view, expected as object, here, report)
    else {
      const seat = seatOf(key)
      const zones = key === 'shared' ? view.shared : view.seats[seat].zones
      for (const [name, what] of Object.entries(expected as Record<string, ZoneExpected>)) {
        if (name in zones)
          compare(
            words,
            seen(match.rules.zones.discard?.name, name, zones[name]),
            what,
            [...here, name],
            report,
          )
        else {
          const is = view.seats[seat].resources[name]
          if (is !== (what as unknown)) report([...here, name], `expected ${what}, is shown ${is}`)
        }
      }
    }
  }
}

/** The engine shows a discard pile in the order of discarding; scenarios count piles from the top. */
function seen(discard: string | undefined, name: string, cards: (CardView | null)[]): string[] {
  const list = cards.map((card) => card?.def ?? HIDDEN)
  return name === discard ? list.reverse() : list
}

function checkSeenBoard(
  words: Words,
  view: View,
  wanted: object,
  path: Path,
  report: Report,
): void {
  for (const [label, text] of Object.entries(wanted) as [string, string][]) {
    const unit = view.board.find(({ at }) => at === label)
    const is = unit === undefined ? 'empty' : unit.def === '' ? HIDDEN : unit.def
    const should = [HIDDEN, 'empty'].includes(text)
      ? text
      : words.definitions.id(readThing(words, text).name)
    if (is !== should) report([...path, label], `expected ${text}, is shown ${is}`)
  }
}
