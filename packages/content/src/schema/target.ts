// Targets: what is ranged over, the filters, and how the choice is made.
import { TARGET_KINDS, type Target } from '../language.ts'
import { z } from 'zod'
import { CEILINGS } from '../ceilings.ts'
import { filterFields, givenSchema } from './filters.ts'
import { exactly, oneOrList, type Grammar } from './grammar.ts'

function countSchema(g: Grammar) {
  return z.union([
    z.int().min(0).max(CEILINGS.number.most),
    z.literal('any'),
    z.strictObject({ min: g.amount, max: g.amount }),
  ])
}

function selectionFields(g: Grammar) {
  const stat = g.word('stat')
  return {
    count: countSchema(g).optional(),
    short: z.literal('all').optional(),
    alike: g.word('partition').optional(),
    optional: z.boolean().optional(),
    chooser: z.enum(['actor', 'opponent', 'owner']).optional(),
    auto: z
      .union([
        z.enum(['first', 'random']),
        z.strictObject({ highest: stat }),
        z.strictObject({ lowest: stat }),
      ])
      .optional(),
    ties: z.enum(['order', 'random']).optional(),
    order: z
      .union([
        z.array(z.enum(['N', 'E', 'S', 'W'])).min(1),
        g.word('order', 'board', 'seat', 'pick'),
      ])
      .optional(),
    stay: g.ref.optional(),
  }
}

export function targetSchema(g: Grammar): z.ZodType<Target> {
  return exactly<Target>()(
    z.strictObject({
      kind: z.enum(TARGET_KINDS),
      ...filterFields(g),
      zone: oneOrList(g.word('zone', 'board', 'attached')).optional(),
      top: g.amount.optional(),
      last: z.string().min(1).optional(),
      through: g.ref.optional(),
      axis: z.enum(['row', 'column', 'any', 'diagonal']).optional(),
      status: oneOrList(g.word('status', 'token')).optional(),
      on: z.union([g.ref, g.target]).optional(),
      given: givenSchema(g).optional(),
      pool: g.word('zone').optional(),
      tags: z.array(g.word('tag')).min(1).optional(),
      ...selectionFields(g),
    }),
  )
}
