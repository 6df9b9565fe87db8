// Amounts: a whole number, a recorded or balance number by name, or a form that computes one.
import type { Amount, AmountForm } from '../language.ts'
import { z } from 'zod'
import { exactly, whole, type Grammar } from './grammar.ts'

/** Of a named pick: when it was picked, or when it was last on the board. */
export const when = z.enum(['pick', 'last'])
export const rounding = z.enum(['up', 'down', 'halfUp'])

function amountForms(g: Grammar): z.ZodType<AmountForm> {
  const { amount, target } = g
  const ref = g.ref.optional()
  const stat = g.word('stat')
  const two = z.tuple([amount, amount])
  const some = z.array(amount).min(2)
  return exactly<AmountForm>()(
    z.union([
      z.strictObject({ stat, of: ref, at: when.optional() }),
      z.strictObject({ resource: g.word('resource'), of: ref }),
      z.strictObject({ counter: g.word('counter', 'chargesLeft') }),
      z.strictObject({ count: target }),
      z.strictObject({ sum: stat, over: target }),
      z.strictObject({ highest: stat, over: target }),
      z.strictObject({ lowest: stat, over: target }),
      z.strictObject({ add: some }),
      z.strictObject({ sub: two }),
      z.strictObject({ mul: some }),
      z.strictObject({ div: two, round: rounding }),
      z.strictObject({ mod: two }),
      z.strictObject({ min: some }),
      z.strictObject({ max: some }),
      // oxlint-disable-next-line unicorn/no-thenable -- the word of the language
      z.strictObject({ if: g.condition, then: amount, else: amount }),
    ]),
  )
}

export function amountSchema(g: Grammar): z.ZodType<Amount> {
  return exactly<Amount>()(z.union([whole, g.amountText, amountForms(g)]))
}
