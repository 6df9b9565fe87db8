// The manifest: its declarations must fit together.
import { EVENTS, isVerb, type Amount, type QueryDecl, type ResourceDecl } from '../language.ts'
import { nearest } from '../nearest.ts'
import { inside, type Place } from '../problem.ts'
import { judgeOneOf, judgeWord, type Check } from './check.ts'
import { noRepeats } from './holders.ts'

const PAYLOADS = ['unit', 'card', 'seat', 'cell', 'lane', 'number', 'symbol', 'status', 'any']
const LISTS =
  'stats computed counters types tags phases verbs regions partitions damageTypes tracks streams triggerOrder'.split(
    ' ',
  )

export function checkManifest(check: Check): void {
  const at: Place = { file: 'manifest.json', path: [] }
  const { manifest, report } = check
  const { seats, exhaustion } = manifest
  if (seats.min > seats.max) report(inside(at, 'seats'), seats, '"min" is greater than "max"')
  if (exhaustion !== undefined) judgeWord(check, 'status', exhaustion, inside(at, 'exhaustion'))
  for (const key of LISTS)
    noRepeats(check, (manifest as unknown as Record<string, string[]>)[key], inside(at, key))
  classes(check, inside(at, 'classes'))
  zones(check, inside(at, 'zones'))
  each(manifest.resources, inside(at, 'resources'), (decl, place) => resource(check, decl, place))
  each(manifest.queries, inside(at, 'queries'), (decl, place) => query(check, decl, place))
  timings(check, inside(at, 'timings'))
  windows(check, inside(at, 'windows'))
  events(check, inside(at, 'events'))
  each(manifest.ownVerbs, inside(at, 'ownVerbs'), (_own, place, name) => {
    if (isVerb(name)) report(place, name, 'the language already has a verb with this name')
  })
  clashes(check, at)
}

function each<T>(
  record: Record<string, T> | undefined,
  at: Place,
  judge: (one: T, at: Place, name: string) => void,
): void {
  for (const [name, one] of Object.entries(record ?? {})) judge(one, inside(at, name), name)
}

function classes(check: Check, at: Place): void {
  each(check.manifest.classes, at, (decl, place) => {
    for (const key of ['basics', 'cardBasics'] as const) {
      decl[key]?.forEach((id, i) => judgeWord(check, 'basic', id, inside(place, key, i)))
      noRepeats(check, decl[key], inside(place, key))
    }
    decl.stats?.forEach((stat, i) => judgeWord(check, 'stat', stat, inside(place, 'stats', i)))
    decl.fields?.forEach((one, i) => judgeWord(check, 'field', one, inside(place, 'fields', i)))
    if (decl.cardBasics && decl.card === undefined)
      check.report(inside(place, 'cardBasics'), decl.cardBasics, 'this class has no cards')
    if (decl.basics && decl.place === 'none')
      check.report(inside(place, 'basics'), decl.basics, 'this class is never on the board')
    if (decl.place === 'section' && check.manifest.space.kind !== 'lanes')
      check.report(inside(place, 'place'), decl.place, 'this game has no lanes')
  })
}

/** A role must name one zone, so that `draw` and `discard` are unambiguous. */
function zones(check: Check, at: Place): void {
  const roles = new Map<string, string>()
  each(check.manifest.zones, at, ({ role }, place, name) => {
    if (role === undefined) return
    const first = roles.get(role)
    if (first) check.report(inside(place, 'role'), role, `zone "${first}" already has this role`)
    else roles.set(role, name)
  })
}

function resource(check: Check, decl: ResourceDecl, at: Place): void {
  for (const key of ['min', 'max'] as const)
    if (decl[key] !== undefined) balanceOnly(check, decl[key], inside(at, key))
  if (typeof decl.min === 'number' && typeof decl.max === 'number' && decl.min > decl.max)
    check.report(at, decl, '"min" is greater than "max"')
  if (decl.cap !== undefined) {
    judgeWord(check, 'query', decl.cap, inside(at, 'cap'))
    const kind = check.manifest.queries[decl.cap]?.kind
    if (kind && kind !== 'number') check.report(inside(at, 'cap'), decl.cap, 'a cap is a number')
  }
  if (typeof decl.start === 'object')
    judgeWord(check, 'stat', decl.start.stat, inside(at, 'start', 'stat'))
  if (decl.vital && decl.of !== 'unit' && decl.of !== 'section')
    check.report(inside(at, 'vital'), true, 'only units and sections can die')
}

/** A bound is fixed before a match starts: a number or a balance key. */
function balanceOnly(check: Check, amount: Amount, at: Place): void {
  if (typeof amount === 'number') return
  if (typeof amount === 'string' && amount.startsWith('$'))
    judgeWord(check, 'balance', amount.slice(1), at)
  else check.report(at, amount, 'a bound is a number or a "$key"')
}

function query(check: Check, decl: QueryDecl, at: Place): void {
  const { kind, base, values, min, max } = decl
  const { report } = check
  if (kind === 'symbol' && !values) report(at, undefined, 'a symbol query needs its "values"')
  if (kind && kind !== 'symbol' && values)
    report(inside(at, 'values'), values, 'only symbol queries have values')
  if (min !== undefined && max !== undefined && min > max)
    report(at, decl, '"min" is greater than "max"')
  for (const key of ['factor', 'round', 'min', 'max'] as const)
    if (kind && kind !== 'number' && decl[key] !== undefined)
      report(inside(at, key), decl[key], 'only number queries have this')
  const fitting = { number: 'number', yesNo: 'boolean', symbol: 'string' }[kind]
  if (base !== undefined && typeof base !== 'object' && fitting && typeof base !== fitting)
    report(inside(at, 'base'), base, `the base of a ${kind} query is a ${fitting}`)
  if (typeof base === 'object') {
    if ('stat' in base) judgeWord(check, 'stat', base.stat, inside(at, 'base', 'stat'))
    else judgeWord(check, 'resource', base.cost, inside(at, 'base', 'cost'))
  }
  if (kind === 'symbol' && typeof base === 'string' && values && !values.includes(base))
    report(inside(at, 'base'), base, 'not one of its values', nearest(base, values))
}

function timings(check: Check, at: Place): void {
  each(check.manifest.timings, at, ({ from, can }, place) => {
    if (Array.isArray(from))
      from.forEach((zone, i) => judgeWord(check, 'zone', zone, inside(place, 'from', i)))
    if (can === undefined) return
    judgeWord(check, 'query', can, inside(place, 'can'))
    const kind = check.manifest.queries[can]?.kind
    if (kind && kind !== 'yesNo') check.report(inside(place, 'can'), can, 'not a yes/no query')
  })
}

function windows(check: Check, at: Place): void {
  each(check.manifest.windows, at, ({ from, shares, asks }, place, name) => {
    from?.forEach((zone, i) => judgeWord(check, 'zone', zone, inside(place, 'from', i)))
    noRepeats(check, asks, inside(place, 'asks'))
    if (shares === undefined) return
    judgeWord(check, 'window', shares, inside(place, 'shares'))
    if (shares === name) check.report(inside(place, 'shares'), shares, 'shares with itself')
  })
}

function events(check: Check, at: Place): void {
  each(check.manifest.events, at, (payload, place, name) => {
    if (name in EVENTS) check.report(place, name, 'the engine already has an event with this name')
    payload.forEach((field, i) =>
      judgeOneOf(check, 'payload', field.split(':')[1], PAYLOADS, inside(place, i)),
    )
  })
}

/** One name, one number: a stat that is also a query would be ambiguous. */
function clashes(check: Check, at: Place): void {
  const { stats = [], computed = [], queries, fields = {} } = check.manifest
  for (const [key, list] of [
    ['stats', stats],
    ['computed', computed],
  ] as const)
    list.forEach((name, i) => {
      if (queries[name]) check.report(inside(at, key, i), name, 'is also a query')
      if (key === 'computed' && stats.includes(name))
        check.report(inside(at, key, i), name, 'is also a stat')
    })
  for (const name of Object.keys(fields))
    if (queries[name]) check.report(inside(at, 'fields', name), name, 'is also a query')
}
