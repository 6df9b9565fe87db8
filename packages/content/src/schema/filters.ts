// Filters: said once, used to choose, collect, count, test, aim a modifier and match a trigger.
import type { Filters, Near, Side, StatusTest } from '../language.ts'
import { z } from 'zod'
import { exactly, oneOrList, positive, type Grammar } from './grammar.ts'

function sideSchema(g: Grammar): z.ZodType<Side> {
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

/** `own`, `ally`, `opponent` or a seat. */
export const givenSchema = (g: Grammar) =>
  z.union([z.enum(['own', 'ally', 'opponent']), g.ref]) as z.ZodType<string>

export function statusTests(g: Grammar): z.ZodType<StatusTest | StatusTest[]> {
  const status = g.word('status')
  const test = z.union([
    status,
    z.strictObject({
      status: oneOrList(status),
      given: givenSchema(g).optional(),
      min: positive.optional(),
    }),
  ])
  return exactly<StatusTest | StatusTest[]>()(z.union([test, z.array(test).min(1)]))
}

function nearSchema(g: Grammar): z.ZodType<Near> {
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

/** The fields alone, because a target has them too. */
export function filterFields(g: Grammar) {
  const of = g.ref.optional()
  return {
    side: sideSchema(g).optional(),
    except: z.array(g.ref).min(1).optional(),
    types: z.array(g.word('type')).min(1).optional(),
    def: z.array(g.word('definition')).min(1).optional(),
    has: statusTests(g).optional(),
    lacks: statusTests(g).optional(),
    keyword: g.word('keyword').optional(),
    faceDown: z.boolean().optional(),
    hidden: z.boolean().optional(),
    near: nearSchema(g).optional(),
    inLine: of,
    inDiagonal: of,
    reach: z.strictObject({ of, steps: g.amount }).optional(),
    sight: z.strictObject({ of, max: g.amount }).optional(),
    between: z.tuple([g.ref, g.ref]).optional(),
    in: of,
    region: oneOrList(g.word('region')).optional(),
    empty: z.boolean().optional(),
    where: g.condition.optional(),
  }
}

export function filtersSchema(g: Grammar): z.ZodType<Filters> {
  return exactly<Filters>()(z.strictObject(filterFields(g)))
}
