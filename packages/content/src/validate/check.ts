// What every check is given: the draft, the lexicon, where to report, and the record of used words.
import type { Draft } from '../draft.ts'
import { EVENTS, meantBy, REPLACEABLE, type Ability, type Manifest } from '../language.ts'
import { lexiconOf, type Lexicon } from '../lexicon.ts'
import { nearest } from '../nearest.ts'
import type { Place, Report } from '../problem.ts'
import { KIND_NAMES, type WordKind } from '../word-kinds.ts'

export interface Check {
  draft: Draft
  manifest: Manifest
  lexicon: Lexicon
  report: Report
  /** Words in use, as `kind word`. */
  used: Set<string>
  /** By definition. */
  classOf: ReadonlyMap<string, string | undefined>
  /** Names of abilities, which `only` and `cause` may name. */
  abilityNames: ReadonlySet<string>
}

export function checkOf(draft: Draft, report: Report): Check {
  const ids = (kind: string) => draft.holders.filter((one) => one.kind === kind).map(({ id }) => id)
  const lexicon = lexiconOf(
    draft.manifest,
    {
      definitions: ids('definition'),
      statuses: ids('status'),
      keywords: ids('keyword'),
      basics: ids('basic'),
      decks: draft.decks.map(({ value }) => value.id),
      balance: Object.keys(draft.balance),
    },
    draft.blind,
  )
  const names = draft.holders.flatMap(({ id, abilities }) => [
    id,
    ...abilities.map(({ value }) => value?.name ?? ''),
  ])
  const abilityNames = new Set(names)
  const classOf = new Map(
    draft.holders.flatMap((one) =>
      one.kind === 'definition' ? [[one.id, one.class] as const] : [],
    ),
  )
  return {
    draft,
    manifest: draft.manifest,
    lexicon,
    report,
    used: new Set(),
    classOf,
    abilityNames,
  }
}

export const useKey = (kind: WordKind, word: string): string => `${kind} ${word}`

/** Records the use of a word, and reports it when its vocabulary lacks it. */
export function judgeWord(check: Check, kind: WordKind, word: string, at: Place): void {
  check.used.add(useKey(kind, word))
  const { words, blind } = check.lexicon
  if (words[kind].has(word) || blind.has(kind)) return
  const hint = meantBy(word, words[kind]) ?? nearest(word, words[kind])
  const message = `unknown ${KIND_NAMES[kind]}${hint === undefined ? elsewhere(check, kind, word) : ''}`
  check.report(at, word, message, hint)
}

/** For a known word in the wrong place: what it is, and where it belongs. */
function elsewhere({ lexicon }: Check, kind: WordKind, word: string): string {
  const home = HOMES.find(([noun]) => noun !== kind && lexicon.words[noun].has(word))
  if (home && HOMES.some(([noun]) => noun === kind))
    return `: "${word}" is ${home[1]}, write "${home[2]}": "${word}"`
  const event = kind === 'timing' ? meantBy(word, lexicon.words.event) : undefined
  if (event !== undefined) return `: that is an event, write "on": "${event}"`
  const other = NOUNS.find((noun) => noun !== kind && lexicon.words[noun].has(word))
  return other === undefined ? '' : `: "${word}" is a ${KIND_NAMES[other]}`
}

/** What an ability can start with, and the key for it. */
const HOMES: readonly [WordKind, what: string, key: string][] = [
  ['event', 'an event', 'on'],
  ['timing', 'a timing', 'when'],
  ['window', 'a window', 'answer'],
  ['replaceable', 'a change that can be replaced', 'before'],
]

/** Kinds of words that are easily confused. */
const NOUNS: readonly WordKind[] = [
  'status',
  'keyword',
  'type',
  'resource',
  'stat',
  'zone',
  'query',
]

/** Accepts one of a closed list; otherwise reports the word with the nearest of them. */
export function judgeOneOf(
  check: Check,
  what: string,
  word: string,
  legal: Iterable<string>,
  at: Place,
): boolean {
  const list = [...legal]
  if (list.includes(word)) return true
  check.report(at, word, `unknown ${what}`, meantBy(word, list) ?? nearest(word, list))
  return false
}

/** Payload fields of the event or of the change to be replaced, and what each holds; null: there is neither here. */
export function payloadOf(check: Check, ability: Ability): Map<string, string> | null {
  const table: Record<string, readonly string[]> =
    ability.on !== undefined ? { ...EVENTS, ...check.manifest.events } : REPLACEABLE
  const name = ability.on ?? ability.before
  if (name === undefined) return null
  return fieldsOf(table[name] ?? [])
}

export function pendingOf(check: Check, ability: Ability): Map<string, string> | null {
  if (ability.answer === undefined) return null
  const window = check.manifest.windows?.[ability.answer]
  return new Map(Object.entries(window?.pending ?? {}))
}

const fieldsOf = (payload: readonly string[]): Map<string, string> =>
  new Map(payload.map((field) => field.split(':') as [string, string]))

/** Whether the window or event is unknown. That is reported elsewhere; its fields cannot be checked. */
export function isUnknownContext(check: Check, { on, before, answer }: Ability): boolean {
  const { words, blind } = check.lexicon
  if (on !== undefined) return !words.event.has(on) || blind.has('event')
  if (before !== undefined) return !words.replaceable.has(before)
  return answer !== undefined && (!words.window.has(answer) || blind.has('window'))
}

/** Kinds of things that queries, verbs and filters apply to. */
export const isThing = (kind: string | undefined): boolean =>
  kind === 'unit' || kind === 'card' || kind === 'any'
