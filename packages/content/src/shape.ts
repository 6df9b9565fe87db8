// Turns schema errors into problems. Of a union it reports the branch that was probably meant; every
// unknown key gets the nearest legal one as a hint.
import type { z } from 'zod'
import { isVerb, meantBy, verbsTaking } from './language.ts'
import { nearest } from './nearest.ts'
import { inside, type Path, type Place, type Report } from './problem.ts'

type Issue = z.core.$ZodIssue

/** What a word is when it is written in place of a verb; undefined: unknown. */
export type OtherWord = (word: string) => string | undefined

/** @returns the paths of wrong parts; empty when the value has the right shape */
export function checkShape(
  schema: z.ZodType,
  value: unknown,
  at: Place,
  report: Report,
  otherWord: OtherWord = () => undefined,
): Path[] {
  const result = schema.safeParse(value, { error: noteLegalKeys })
  if (result.success) return []
  for (const issue of result.error.issues) tell(issue, value, at, report, otherWord)
  return result.error.issues.flatMap((issue) => {
    const path = plain(issue.path)
    return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path]
  })
}

const plain = (path: readonly PropertyKey[]): Path =>
  path.map((key) => (typeof key === 'symbol' ? String(key) : key))

/** A finished issue no longer has its schema, so its message carries the legal keys to `tell`. */
function noteLegalKeys(raw: z.core.$ZodRawIssue): string | undefined {
  if (raw.code !== 'unrecognized_keys') return undefined
  const { shape } = raw.inst as unknown as z.ZodObject
  return Object.keys(shape).join(' ')
}

function tell(issue: Issue, root: unknown, at: Place, report: Report, otherWord: OtherWord): void {
  const path = plain(issue.path)
  const place = inside(at, ...path)
  const value = valueAt(root, path)
  if (issue.code === 'invalid_union') return tellUnion(issue, value, place, report, otherWord)
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) {
      const legal = issue.message.split(' ')
      const hint = meant(key, legal)
      const elsewhere = hint === undefined ? (spoken(key, legal) ?? takenElsewhere(key, value)) : ''
      const message = `unknown key "${key}"${elsewhere}`
      report(inside(place, key), valueAt(value, [key]), message, hint)
    }
    return
  }
  if (issue.code === 'invalid_key' || issue.code === 'invalid_element')
    return report(place, path.at(-1), 'not a name')
  const key = String(place.path.at(-1))
  if (key === 'near' && typeof value === 'number') return report(place, value, DISTANCE)
  const hint =
    issue.code === 'invalid_value' && typeof value === 'string'
      ? meant(value, issue.values.map(String))
      : undefined
  report(place, value, messageOf(issue, value), hint)
}

/** The legal word for an everyday synonym or a misspelling. */
const meant = (written: string, legal: readonly string[]): string | undefined =>
  meantBy(written, legal) ?? nearest(written, legal)

const DISTANCE = 'write "adjacent", or a distance as { "by": "step", "max": 2 }'

/** Names and texts of a card are not written on the card. */
function spoken(key: string, legal: readonly string[]): string | undefined {
  const isSaid = ['name', 'text', 'description'].includes(key) && legal.includes('variantOf')
  return isSaid ? ': names are in text.en.json under "names", and texts are generated' : undefined
}

/** For a parameter that belongs to other verbs: which ones take it. */
function takenElsewhere(key: string, step: unknown): string {
  const verb = valueAt(step, ['do'])
  const verbs = typeof verb === 'string' && isVerb(verb) ? verbsTaking(key) : []
  return verbs.length === 0 ? '' : `: not for "${String(verb)}", only for ${verbs.join(', ')}`
}

function tellUnion(
  issue: z.core.$ZodIssueInvalidUnion,
  value: unknown,
  place: Place,
  report: Report,
  otherWord: OtherWord,
): void {
  if (issue.errors.length === 0) {
    const options = (issue as { options?: unknown[] }).options ?? []
    const hint = typeof value === 'string' ? meant(value, options.map(String)) : undefined
    const other = typeof value === 'string' && hint === undefined ? otherWord(value) : undefined
    const unknown = other === undefined ? 'unknown word' : `unknown word: ${other}`
    return report(place, value, value === undefined ? 'is missing' : unknown, hint)
  }
  const branches = flat(issue)
  const branch = branches.reduce((best, next) =>
    blame(next, value) < blame(best, value) ? next : best,
  )
  const legal = branches.flatMap((each) => each.flatMap(legalKeys))
  const hints = branch.flatMap((each) =>
    each.code === 'unrecognized_keys' && each.path.length === 0
      ? each.keys.map((key) => meant(key, legal))
      : [],
  )
  // The misspelt key belongs to another branch, so listing what this one lacks would mislead.
  const isOther = hints.some((key) => key && !branch.flatMap(legalKeys).includes(key))
  for (const inner of branch) {
    if (!isOther) tell(inner, value, place, report, otherWord)
    else if (inner.code === 'unrecognized_keys')
      tell({ ...inner, message: legal.join(' ') }, value, place, report, otherWord)
  }
}

/** The branches of a union, including those of unions directly inside it. */
function flat(issue: z.core.$ZodIssueInvalidUnion): Issue[][] {
  return issue.errors.flatMap((branch) => {
    const [only] = branch
    const isUnion = branch.length === 1 && only.code === 'invalid_union' && only.path.length === 0
    return isUnion && only.errors.length > 0 ? flat(only) : [branch]
  })
}

const legalKeys = (issue: Issue): string[] =>
  issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.message.split(' ') : []

/** How far an input is from a branch of a union: a wrong type outweighs wrong keys. */
function blame(branch: readonly Issue[], value: unknown): number {
  let sum = 0
  for (const issue of branch) {
    const isNearly = issue.code === 'invalid_type' && issue.expected === 'int'
    if (issue.path.length > 1) sum += 1
    else if (issue.code === 'unrecognized_keys') sum += 10 * issue.keys.length
    else if (issue.path.length === 1) sum += issue.code === 'invalid_type' ? 11 : 2
    else if (isNearly && typeof value === 'number') sum += 50
    else sum += issue.code === 'invalid_type' ? 100 : 50
  }
  return sum
}

function messageOf(issue: Issue, value: unknown): string {
  if (value === undefined) return 'is missing'
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' && typeof value === 'number'
        ? 'not a whole number; put other numbers in balance.json and read them as "$key"'
        : `expected ${NOUNS[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `not one of ${issue.values.slice(0, 12).join(', ')}`
    case 'too_small':
      return issue.origin === 'array' || issue.origin === 'string'
        ? `needs at least ${issue.minimum} ${issue.origin === 'array' ? 'entries' : 'characters'}`
        : `must be at least ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'array' || issue.origin === 'string'
        ? `at most ${issue.maximum} ${issue.origin === 'array' ? 'entries' : 'characters'} are allowed`
        : `must be at most ${issue.maximum}`
    case 'invalid_format':
      return 'not a name'
    default:
      return issue.message
  }
}

const NOUNS: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a string',
  tuple: 'a list',
}

function valueAt(root: unknown, path: Path): unknown {
  let value = root
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<string | number, unknown>)[key]
  }
  return value
}
