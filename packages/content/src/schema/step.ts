// Steps: one strict object per verb, built from the verb's description, so that a parameter the verb
// does not take is an unknown key, and a required one is reported as missing.
import { isVerb, STEP_FIELDS, VERBS, type Params, type Step, type Verb } from '../language.ts'
import { z } from 'zod'
import { paramsOf } from '../own-verbs.ts'
import type { Grammar } from './grammar.ts'
import { fieldsOf, takenBy } from './taken.ts'

export function stepSchema(g: Grammar): z.ZodType<Step> {
  const common = fieldsOf(g, STEP_FIELDS)
  const verbs = Object.entries<Verb>(VERBS).map(([verb, { params, meaning }]) =>
    z.strictObject({ do: z.literal(verb), ...common, ...fieldsOf(g, params) }).describe(meaning),
  )
  const added = Object.entries(g.ownVerbs)
    .filter(([verb]) => !isVerb(verb))
    .map(([verb, own]) =>
      z.strictObject({ do: z.literal(verb), ...common, ...fieldsOf(g, knownIn(g, paramsOf(own))) }),
    )
  const [first, ...rest] = [...verbs, ...added]
  return z.discriminatedUnion('do', [first, ...rest]) as unknown as z.ZodType<Step>
}

/** The manifest may not have been checked yet: a kind that does not exist is reported there. */
const knownIn = (g: Grammar, params: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([, { takes }]) => String(takes) in takenBy(g)))
