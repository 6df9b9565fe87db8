// The fuzzer draws everything that the language declares: each verb with each of its parameters and of what it acts on,
// each form of amount and condition, each filter, trigger and duration. What it cannot draw stands here with its reason.
import {
  ABILITY_FIELDS,
  AMOUNTS,
  CONDITIONS,
  DURATIONS,
  FILTERS,
  KINDS,
  KIND_FIELDS,
  KIND_TAKES,
  MODIFIERS,
  PASSIVE,
  SELECTION,
  STEP_FIELDS,
  VERBS,
  verbOf,
  type Verb,
} from '@cardwright/language'
import { REPLACEABLE } from '@cardwright/language/rules'
import { EVENTS } from '@cardwright/engine/words'
import { expect, test } from 'vitest'
import { drawAbility } from '../src/index.ts'

const DRAWN = 20_000

/** Words for what the probe game has not got, and why. */
const NOT_DRAWN: Record<string, string> = {
  'verb attack|verb check|verb reroll|verb redirect':
    'run a procedure, or change an intent, of a game',
  'verb attach': 'needs cards that are attached, which a game moves in code',
  'kind section|verb * of section': 'lanes of the probe have no sections',
  'before attack': 'the probe has no attack',
  'kind field last': 'the probe remembers no card',
}

type Json = Record<string, unknown>
const isTable = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const seen = new Map<string, number>()
const note = (word: string) => seen.set(word, (seen.get(word) ?? 0) + 1)

const CONDITIONAL = new Set(['if', 'where', 'while', 'not', 'all', 'any'])

function look(node: unknown, isCondition: boolean): void {
  if (Array.isArray(node)) return node.forEach((one) => look(one, isCondition))
  if (!isTable(node)) return
  if (typeof node.do === 'string') step(node)
  else if (typeof node.kind === 'string') target(node)
  else if (isCondition) forms(CONDITIONS, node, 'condition')
  else amount(node)
  for (const [key, value] of Object.entries(node)) look(value, CONDITIONAL.has(key))
}

const forms = (table: object, node: Json, what: string) =>
  Object.keys(table).forEach((form) => form in node && note(`${what} ${form}`))

/** Other things have keys of the same names. */
function amount(node: Json): void {
  for (const form of Object.keys(AMOUNTS)) {
    const value = node[form]
    const isForm =
      form === 'sum' || form === 'highest' || form === 'lowest'
        ? 'over' in node
        : form === 'if'
          ? 'then' in node
          : form === 'count'
            ? isTable(value) && 'kind' in value
            : ['add', 'mul', 'min', 'max', 'sub', 'mod', 'div'].includes(form)
              ? Array.isArray(value)
              : true
    if (value !== undefined && isForm) note(`amount ${form}`)
  }
}

function step(node: Json): void {
  const verb = String(node.do)
  const { params } = verbOf(verb)!
  note(`verb ${verb}`)
  for (const key of Object.keys(node)) {
    if (key in params) note(`verb ${verb}.${key}`)
    if (key in STEP_FIELDS) note(`step ${key}`)
  }
  if (verb === 'modify') modifier(node)
  for (const whom of [node.target, node.each])
    if (isTable(whom)) note(`verb ${verb} of ${String(whom.kind)}`)
}

function modifier(node: Json): void {
  forms(MODIFIERS, node, 'modifier')
  forms(PASSIVE, node, 'passive')
  const { until } = node
  if (typeof until === 'string') note(`until ${until}`)
}

function target(node: Json): void {
  note(`kind ${String(node.kind)}`)
  forms(FILTERS, node, 'filter')
  forms(SELECTION, node, 'selection')
  forms(KIND_FIELDS, node, 'kind field')
}

function ability(drawn: Json): void {
  const kind = ['when', 'on', 'before', 'answer', 'passive'].find((one) => one in drawn)!
  for (const key of Object.keys(drawn)) if (key in ABILITY_FIELDS) note(`${kind} with ${key}`)
  if (kind === 'on' || kind === 'before') note(`${kind} ${String(drawn[kind])}`)
  if (isTable(drawn.of)) forms(FILTERS, drawn.of, 'filter')
  if (Array.isArray(drawn.passive)) drawn.passive.forEach((one) => modifier(one as Json))
  look(drawn, false)
}

/** Told by code of games with enemies, checks or attacks. */
const TOLD_BY_GAMES = /^(attack|intent|fate|match|zone-|round-won|passed|rolled|phase-|seat-)/

function declared(): string[] {
  const verbs = Object.entries<Verb>(VERBS).flatMap(([verb, { params, recipients }]) => [
    `verb ${verb}`,
    ...Object.keys(params).map((name) => `verb ${verb}.${name}`),
    ...(recipients === 'none' ? [] : (recipients.kinds ?? [])).map(
      (kind) => `verb ${verb} of ${kind}`,
    ),
  ])
  const names = (table: object, what: string) => Object.keys(table).map((name) => `${what} ${name}`)
  return [
    ...verbs,
    ...names(STEP_FIELDS, 'step'),
    ...names(AMOUNTS, 'amount'),
    ...names(CONDITIONS, 'condition'),
    ...names(FILTERS, 'filter'),
    ...names(SELECTION, 'selection'),
    ...names(KINDS, 'kind'),
    ...names(KIND_FIELDS, 'kind field'),
    ...names(MODIFIERS, 'modifier'),
    ...names(DURATIONS, 'until'),
    ...Object.entries(KIND_TAKES).flatMap(([kind, fields]) =>
      fields.map((name) => `${kind} with ${name}`),
    ),
    ...Object.keys(EVENTS)
      .filter((name) => !TOLD_BY_GAMES.test(name))
      .map((name) => `on ${name}`),
    ...Object.keys(REPLACEABLE).map((name) => `before ${name}`),
  ]
}

test('whatever the language declares is drawn', () => {
  for (let seed = 1; seed <= DRAWN; seed++) ability(drawAbility(seed).ability as unknown as Json)
  const excused = new Set(Object.keys(NOT_DRAWN).flatMap((words) => words.split('|')))
  const isExcused = (word: string) => {
    const ofAny = word.replace(/^verb \w+ of/, 'verb * of')
    const verb = word.replace(/(?:\.| of ).*/, '')
    return excused.has(word) || excused.has(ofAny) || excused.has(verb)
  }
  const never = declared().filter((word) => !seen.has(word) && !isExcused(word))
  expect(never.join('\n')).toBe('')
  // an excuse for what is drawn is out of date
  expect([...excused].filter((word) => seen.has(word))).toEqual([])
})
