// The language as data: one folder a word, and what can be asked of all of them.
import type { Lang } from './grammar/term.ts'
import * as VERBS from './verbs/words.ts'
import type { Param } from './taken.ts'
import type { Verb } from './verb.ts'

export { VERBS }
export { QUERIES } from './queries.ts'
export { REFS } from './refs.ts'
export type { AnyStep, StepOf } from './step.ts'
export type {
  Mood,
  Parts,
  Result,
  Speaker,
  StepSpeaker,
  VerbText,
  ZoneDestination,
} from './saying.ts'
export { ABILITY_FIELDS, ABILITY_KINDS, KIND_TAKES, STEP_FIELDS } from './abilities.ts'
export { AMOUNTS } from './amounts.ts'
export { CONDITIONS } from './conditions.ts'
export { EVENT_WORDS } from './events.ts'
export { meantBy } from './everyday.ts'
export { FILTERS } from './filters.ts'
export { DURATIONS, LONG_DURATIONS, MODIFIERS, PASSIVE } from './modifiers.ts'
export { KINDS, KIND_FIELDS, SELECTION } from './targets.ts'
export type { Judge } from './judging.ts'
export type { Form, Param, Params, Taken, Values } from './taken.ts'
export type { Recipients, Verb } from './verb.ts'
export type VerbName = keyof typeof VERBS

/** Undefined for a verb of a game's own. */
export const verbOf = (name: string): Verb | undefined => BY_NAME.get(name)
const BY_NAME = new Map<string, Verb>(Object.entries(VERBS))

export const isVerb = (name: string): name is VerbName => Object.hasOwn(VERBS, name)

/** The parameters of a verb that a step cannot do without. */
export const neededBy = ({ params }: Verb): string[] =>
  Object.keys(params).filter((name) => params[name].needed)

/** The verbs that take this parameter. */
export const verbsTaking = (param: string): string[] =>
  Object.entries<Verb>(VERBS).flatMap(([name, { params }]) => (param in params ? [name] : []))

/** The words all verbs are said with. */
export const verbWords = (lang: Lang): Record<string, string> =>
  Object.assign({}, ...texts().map(({ words }) => words[lang].words))

/** Nouns for the numbers that steps record, by `verb.field`. */
export const verbRecords = (lang: Lang): Record<string, string> =>
  Object.assign({}, ...texts().map(({ words }) => words[lang].recorded))

const texts = () => Object.values<Verb>(VERBS).map(({ text }) => text)

/** Every parameter that some verb takes, with all it can be: what a verb of a game's own may take. */
export function allParams(): Map<string, Param[]> {
  const all = new Map<string, Param[]>()
  for (const { params } of Object.values<Verb>(VERBS))
    for (const [name, param] of Object.entries(params))
      all.set(name, [...(all.get(name) ?? []), param])
  return all
}
