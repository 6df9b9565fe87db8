// Conditions: what gates an ability, skips a step, filters a candidate, watches a modifier.
import { COMPARATORS, type Comparator, type Condition } from '../language.ts'
import { z } from 'zod'
import { when } from './amount.ts'
import { statusTests } from './filters.ts'
import { exactly, oneOrList, type Grammar } from './grammar.ts'

function comparison(g: Grammar) {
  const amount = g.amount.optional()
  return Object.fromEntries(COMPARATORS.map((word) => [word, amount])) as Record<
    Comparator,
    typeof amount
  >
}

export function conditionSchema(g: Grammar): z.ZodType<Condition> {
  const of = g.ref.optional()
  const list = z.array(g.condition).min(1)
  const cmp = comparison(g)
  return exactly<Condition>()(
    z.union([
      list,
      z.strictObject({ all: list }),
      z.strictObject({ any: list }),
      z.strictObject({ not: g.condition }),
      z.strictObject({ stat: g.word('stat'), of, at: when.optional(), ...cmp }),
      z.strictObject({ value: g.amount, ...cmp }),
      z.strictObject({ count: g.target, ...cmp }),
      z.strictObject({ resource: g.word('resource'), of, ...cmp }),
      z.strictObject({ counter: g.word('counter', 'chargesLeft'), ...cmp }),
      z.strictObject({ exists: g.target }),
      z.strictObject({ is: g.filters, of }),
      z.strictObject({ has: statusTests(g), of }),
      z.strictObject({ lacks: statusTests(g), of }),
      z.strictObject({ same: z.tuple([g.ref, g.ref]) }),
      z.strictObject({ field: g.word('field'), of, oneOf: z.array(z.string().min(1)).min(1) }),
      z.strictObject({ outcome: oneOrList(z.string().min(1)), of: g.ref }),
      z.strictObject({ can: g.word('query'), of, against: of }),
      z.strictObject({ turn: z.enum(['own', 'opponent']) }),
      z.strictObject({ phase: z.array(g.word('phase')).min(1) }),
    ]),
  )
}
