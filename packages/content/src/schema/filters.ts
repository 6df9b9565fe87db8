// Values that only filters take.
import type { Near, Side, StatusTest } from '../language.ts'
import { z } from 'zod'
import { exactly, oneOrList, positive, type Grammar } from './grammar.ts'

export function sideSchema(g: Grammar): z.ZodType<Side> {
  return exactly<Side>()(
    z.union([
      z.enum(['own', 'ally', 'mate', 'opponent', 'other', 'any']),
      z.strictObject({ own: g.ref }),
      z.strictObject({ ally: g.ref }),
      z.strictObject({ opponent: g.ref }),
      z.strictObject({ other: g.ref }),
    ]),
  )
}

export function statusTests(
  g: Grammar,
  given: z.ZodType<string>,
): z.ZodType<StatusTest | StatusTest[]> {
  const status = g.word('status')
  const test = z.union([
    status,
    z.strictObject({
      status: oneOrList(status),
      given: given.optional(),
      min: positive.optional(),
    }),
  ])
  return exactly<StatusTest | StatusTest[]>()(z.union([test, z.array(test).min(1)]))
}

export function nearSchema(g: Grammar): z.ZodType<Near> {
  return exactly<Near>()(
    z.union([
      z.literal('adjacent'),
      z.strictObject({
        of: g.ref.optional(),
        by: z.enum(['step', 'king', 'order', 'lane']),
        min: g.amount.optional(),
        max: g.amount.optional(),
      }),
    ]),
  )
}

export const reachSchema = (g: Grammar) => z.strictObject({ of: g.ref.optional(), steps: g.amount })

export const sightSchema = (g: Grammar) => z.strictObject({ of: g.ref.optional(), max: g.amount })
