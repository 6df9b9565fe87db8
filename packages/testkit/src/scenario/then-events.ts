// What `then` says about events: these in this order, exactly these of their kinds, none of those.
import type { EventExpected } from './format.ts'
import { ScenarioError, type Path, type Report } from './problem.ts'
import type { Table, RecordedEvent } from './table.ts'
import { readThing } from './things.ts'
import { normal, seatName, seatOf } from './words.ts'

interface Pattern {
  kind: string
  fields: Record<string, unknown>
}

const patternOf = (expected: EventExpected): Pattern => {
  if (typeof expected === 'string') return { kind: expected, fields: {} }
  const [[kind, fields]] = Object.entries(expected)
  return { kind, fields: fields ?? {} }
}

/** In this order; other events may lie between them. */
export function checkEvents(
  table: Table,
  expected: EventExpected[],
  path: Path,
  report: Report,
): void {
  let at = 0
  expected.forEach((one, i) => {
    const pattern = patternOf(one)
    const next = table.events.findIndex((event, k) => k >= at && fits(table, pattern, event))
    if (next >= 0) at = next + 1
    else
      report(
        [...path, i],
        `no ${write(pattern)}${at > 0 ? ' after that' : ''}; what happened: ${history(table.events.slice(at))}`,
      )
  })
}

/** Of every kind named here exactly these happened, in this order. */
export function checkExactly(
  table: Table,
  expected: EventExpected[],
  path: Path,
  report: Report,
): void {
  const patterns = expected.map(patternOf)
  const kinds = new Set(patterns.map(({ kind }) => kind))
  const happened = table.events.filter(({ kind }) => kinds.has(kind))
  patterns.forEach((pattern, i) => {
    const event = happened[i]
    if (event === undefined || !fits(table, pattern, event))
      report([...path, i], `expected ${write(pattern)}; what happened: ${history(happened)}`)
  })
  if (happened.length > patterns.length)
    report(path, `expected ${patterns.length} events; what happened: ${history(happened)}`)
}

export function checkNever(
  table: Table,
  expected: 'all' | EventExpected[],
  path: Path,
  report: Report,
): void {
  if (expected === 'all') {
    if (table.events.length > 0) report(path, `expected no events: ${history(table.events)}`)
    return
  }
  expected.forEach((one, i) => {
    const pattern = patternOf(one)
    const event = table.events.find((e) => fits(table, pattern, e))
    if (event !== undefined) report([...path, i], `it happened: ${history([event])}`)
  })
}

function fits(table: Table, { kind, fields }: Pattern, event: RecordedEvent): boolean {
  return (
    event.kind === kind &&
    Object.entries(fields).every(([name, wanted]) => fieldFits(table, name, wanted, event))
  )
}

function fieldFits(table: Table, name: string, wanted: unknown, event: RecordedEvent): boolean {
  const { words, aliases } = table
  if (name === 'cause') return causeFits(table, String(wanted), event)
  const is = event[name]
  if (wanted === null || wanted === 'none') return is === undefined
  if (is === undefined) return false
  if (typeof wanted !== 'string') return is === wanted
  if (aliases.has(wanted)) return is === table.named.get(wanted)
  const about = event.about[name]
  if (about !== undefined) {
    const { owner, name: def, place } = readThing(words, wanted)
    if (def !== '' && words.definitions.id(def) !== about.def) return false
    return (owner === null || owner === about.owner) && (place === '' || place === about.at)
  }
  if (typeof is === 'number') return seatOf(wanted) === is
  return normal(String(is)) === normal(wanted)
}

/** By the name of the ability, or of the thing it belongs to. */
function causeFits({ words }: Table, wanted: string, { cause }: RecordedEvent): boolean {
  if (wanted === 'none') return cause === null
  if (!words.abilities.has(wanted) && !words.definitions.has(wanted))
    throw new ScenarioError(`"${wanted}" is neither an ability nor a card`)
  if (cause === null) return false
  return (
    words.abilities.all(wanted).includes(cause.ability) ||
    words.definitions.all(wanted).includes(cause.def)
  )
}

const write = ({ kind, fields }: Pattern): string =>
  Object.keys(fields).length === 0 ? kind : `${kind} ${JSON.stringify(fields)}`

/** Events as a reader wants them: kind, then the payload with names for numbers. */
function history(events: readonly RecordedEvent[]): string {
  if (events.length === 0) return 'nothing'
  return events.map(line).join('; ')
}

function line({ kind, cause: _cause, about, ...payload }: RecordedEvent): string {
  const fields = Object.entries(payload)
    .filter(([name]) => !name.endsWith('Def'))
    .map(([name, value]) => {
      const thing = about[name]
      if (thing !== undefined) return `${name} ${seatName(thing.owner)} ${thing.def} ${thing.at}`
      return `${name} ${name === 'seat' ? seatName(value as number) : value}`
    })
  return [kind, ...fields].join(' ')
}
