// Modifiers: one change of one query, a granted keyword or a derived status, and how long it lasts.
import type { Modifier, ModifierFields, Until, Uses } from '../language.ts'
import { z } from 'zod'
import { exactly, positive, type Grammar } from './grammar.ts'

const usesSchema = exactly<Uses>()(
  z.strictObject({
    n: positive,
    per: z.enum(['turn', 'round', 'encounter']).optional(),
    of: z.enum(['all', 'each']).optional(),
  }),
)

export function modifierFields(g: Grammar) {
  const fields = {
    query: g.word('query').optional(),
    keyword: g.word('keyword').optional(),
    status: g.word('status').optional(),
    set: z.union([g.amount, z.string().min(1)]).optional(),
    add: g.amount.optional(),
    scale: g.amount.optional(),
    plus: g.amount.optional(),
    forbid: z.literal(true).optional(),
    allow: z.literal(true).optional(),
    ignore: z.array(g.word('tag')).min(1).optional(),
    while: g.condition.optional(),
    against: g.filters.optional(),
    from: g.filters.optional(),
    only: z.array(z.string().min(1)).min(1).optional(),
    uses: usesSchema.optional(),
    tags: z.array(g.word('tag')).min(1).optional(),
  }
  exactly<ModifierFields>()(z.strictObject(fields))
  return fields
}

export function modifierSchema(g: Grammar): z.ZodType<Modifier> {
  return exactly<Modifier>()(
    z.strictObject({ ...modifierFields(g), of: z.union([g.ref, g.target]) }),
  )
}

export function untilSchema(g: Grammar): z.ZodType<Until> {
  return exactly<Until>()(
    z.union([
      z.enum([
        'step',
        'attack',
        'action',
        'turn',
        'round',
        'encounter',
        'leave',
        'source',
        'forever',
      ]),
      z.strictObject({ turns: positive, of: z.enum(['own', 'bearer']).optional() }),
      z.strictObject({ phase: g.word('phase') }),
    ]),
  )
}
