// Compares the table with what `then` says, statement by statement; every difference is reported.
import { outcome, viewFor } from '@cardwright/engine'
import { number } from '@cardwright/engine/author'
import { ACTIVE, amountOf, ASK, PHASE, ROUND } from '@cardwright/engine/block'
import type { Then } from './format.ts'
import type { Path, Report } from './problem.ts'
import type { Table } from './table.ts'
import { checkChoices, checkLegal, checkRefused } from './then-actions.ts'
import { checkEvents, checkExactly, checkNever } from './then-events.ts'
import { checkBeside, checkBoard, checkPieces, checkThings } from './then-pieces.ts'
import { checkSeat, checkView, checkZone } from './then-zones.ts'
import { matching } from './things.ts'
import { normal, seatName, seatOf } from './words.ts'

export function checkThen(table: Table, then: Then, path: Path, report: Report): void {
  for (const key of Object.keys(then) as (keyof Then)[]) {
    const here = [...path, key]
    if (seatOf(key) >= 0) checkSeat(table, seatOf(key), then[key] as never, here, report)
    else CHECKS[key]?.(table, then[key] as never, here, report)
  }
}

type Check = (table: Table, wanted: never, path: Path, report: Report) => void

const CHECKS: Partial<Record<string, Check>> = {
  board: checkBoard,
  beside: checkBeside,
  things: checkThings,
  pieces: checkPieces,
  shared: (table, wanted: Record<string, never>, path, report) => {
    for (const [name, expected] of Object.entries(wanted))
      checkZone(
        table,
        table.match.rules.zones.byName.get(name)!,
        0,
        expected,
        [...path, name],
        report,
      )
  },
  world: ({ match: m }, wanted: Record<string, number>, path, report) => {
    for (const [name, n] of Object.entries(wanted)) {
      const is = amountOf(m, m.rules.pools.byName.get(name)!, m.rules.things.world)
      if (is !== n) report([...path, name], `expected ${n}, is ${is}`)
    }
  },
  numbers: ({ match: m }, wanted: Record<string, number>, path, report) => {
    for (const [name, n] of Object.entries(wanted))
      if (number(m, name) !== n) report([...path, name], `expected ${n}, is ${number(m, name)}`)
  },
  turn: ({ match: m }, wanted: string, path, report) =>
    same(wanted, seatName(m.s[ACTIVE]), path, report),
  phase: ({ match: m }, wanted: string, path, report) =>
    same(wanted, m.rules.game.manifest.phases[m.s[PHASE]], path, report),
  round: ({ match: m }, wanted: number, path, report) => same(wanted, m.s[ROUND], path, report),
  asked: checkAsked,
  legal: checkLegal,
  refused: checkRefused,
  choices: checkChoices,
  events: checkEvents,
  exactly: checkExactly,
  never: checkNever,
  outcome: checkOutcome,
  views: (table, wanted: Record<string, Record<string, unknown>>, path, report) => {
    for (const [viewer, view] of Object.entries(wanted))
      checkView(table, viewer, view, [...path, viewer], report)
  },
}

function same(wanted: unknown, is: unknown, path: Path, report: Report): void {
  if (wanted !== is) report(path, `expected ${wanted}, is ${is}`)
}

type Asked = { seat?: string; kind?: string; ability?: string; source?: string }

function checkAsked(table: Table, wanted: string | Asked, path: Path, report: Report): void {
  const { match: m, words, aliases } = table
  const seat = m.s[ASK]
  const asked = seat < 0 ? 'nobody' : seatName(seat)
  if (typeof wanted === 'string') return same(wanted, asked, path, report)
  const view = seat < 0 ? null : viewFor(m, seat).asking
  if (wanted.seat !== undefined) same(wanted.seat, asked, [...path, 'seat'], report)
  if (wanted.kind !== undefined)
    same(wanted.kind, view?.kind ?? 'nothing', [...path, 'kind'], report)
  if (
    wanted.ability !== undefined &&
    !words.abilities.all(wanted.ability).includes(view?.ability ?? '')
  )
    report([...path, 'ability'], `expected ${wanted.ability}, is ${view?.ability ?? 'none'}`)
  const source = view?.source ?? -1
  if (
    wanted.source !== undefined &&
    matching(m, words, aliases, wanted.source, [source]).length === 0
  )
    report([...path, 'source'], `expected ${wanted.source}, the question is about something else`)
}

type Wanted = string | { winners?: string | string[]; reason?: string }

function checkOutcome({ match: m }: Table, wanted: Wanted, path: Path, report: Report): void {
  const end = outcome(m)
  const winners = end === null ? 'running' : end.winners.map(seatName).join(', ') || 'draw'
  const { winners: should, reason }: Exclude<Wanted, string> =
    typeof wanted === 'string' ? { winners: wanted } : wanted
  if (should !== undefined) same([should].flat().join(', '), winners, path, report)
  if (reason !== undefined && normal(end?.reason ?? '') !== normal(reason))
    report([...path, 'reason'], `expected ${reason}, is ${end?.reason ?? 'running'}`)
}
