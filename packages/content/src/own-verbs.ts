// Verbs that only one game has: declared in its manifest, checked like those of the language.
import { isObject } from './draft.ts'
import type { Manifest, OwnVerb, Params, Taken } from './language.ts'

export type OwnVerbs = Readonly<Record<string, OwnVerb>>

/** Undefined for a verb of the language, and for one nobody has. */
export const ownVerbIn = (
  { ownVerbs = {} }: Pick<Manifest, 'ownVerbs'>,
  verb: string,
): OwnVerb | undefined => (Object.hasOwn(ownVerbs, verb) ? ownVerbs[verb] : undefined)

/** Those of a manifest that has not been checked yet. */
export function readOwnVerbs(manifest: unknown): OwnVerbs {
  const declared = isObject(manifest) ? manifest['ownVerbs'] : undefined
  const found = Object.entries(isObject(declared) ? declared : {})
  return Object.fromEntries(
    found.map(([verb, own]) => [verb, isObject(own) && isObject(own['takes']) ? own : {}]),
  )
}

/** Its parameters in the form in which the language has them. */
export const paramsOf = ({ takes = {} }: OwnVerb): Params =>
  Object.fromEntries(
    Object.entries(takes).map(([name, kind]) => [name, { takes: kind as Taken, meaning: '' }]),
  )
