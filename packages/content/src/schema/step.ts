// Steps: one strict object per verb, built from the verb's description, so that a parameter the verb
// does not take is an unknown key, and a required one is reported as missing.
import {
  allParams,
  isVerb,
  STEP_FIELDS,
  VERBS,
  type Param,
  type Step,
  type Verb,
} from '../language.ts'
import { z } from 'zod'
import type { Grammar } from './grammar.ts'
import { fieldOf, fieldsOf } from './taken.ts'

const optional = ({ takes, meaning }: Param): Param => ({ takes, meaning })

export function stepSchema(g: Grammar): z.ZodType<Step> {
  const common = fieldsOf(g, STEP_FIELDS)
  const verbs = Object.entries<Verb>(VERBS).map(([verb, { params, meaning }]) =>
    z.strictObject({ do: z.literal(verb), ...common, ...fieldsOf(g, params) }).describe(meaning),
  )
  const all = Object.fromEntries(
    [...allParams()].map(([name, params]) => {
      const kinds = new Map(params.map((param) => [param.takes, param]))
      const [only, ...others] = [...kinds.values()].map((param) => fieldOf(g, optional(param)))
      return [name, others.length === 0 ? only : z.union([only, ...others])]
    }),
  )
  const added = g.ownVerbs
    .filter((verb) => !isVerb(verb))
    .map((verb) => z.strictObject({ do: z.literal(verb), ...common, ...all }))
  const [first, ...rest] = [...verbs, ...added]
  return z.discriminatedUnion('do', [first, ...rest]) as unknown as z.ZodType<Step>
}
