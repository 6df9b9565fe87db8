// Values that modifiers and abilities take: how long, and how often.
import { DURATIONS, type Limit, type Until, type Uses } from '../language.ts'
import { z } from 'zod'
import { exactly, positive, type Grammar } from './grammar.ts'

export const usesSchema = exactly<Uses>()(
  z.strictObject({
    n: positive,
    per: z.enum(['turn', 'round', 'encounter']).optional(),
    of: z.enum(['all', 'each']).optional(),
  }),
)

export function untilSchema(g: Grammar): z.ZodType<Until> {
  return exactly<Until>()(
    z.union([
      z.enum(Object.keys(DURATIONS) as (keyof typeof DURATIONS)[]),
      z.strictObject({ turns: positive, of: z.enum(['own', 'bearer']).optional() }),
      z.strictObject({ phase: g.word('phase') }),
    ]),
  )
}

export const limitSchema = exactly<Limit>()(
  z.strictObject({
    n: positive,
    per: z.enum(['entry', 'turn', 'round', 'encounter', 'life']),
  }),
)
