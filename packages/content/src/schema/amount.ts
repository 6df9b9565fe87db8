// Amounts: a whole number, a recorded or balance number by name, or a form that computes one.
import { AMOUNTS, type Amount } from '../language.ts'
import { z } from 'zod'
import { whole, type Grammar } from './grammar.ts'
import { formsOf } from './taken.ts'

export const amountSchema = (g: Grammar) =>
  z.union([whole, g.amountText, z.union(formsOf(g, AMOUNTS))]) as z.ZodType<Amount>
