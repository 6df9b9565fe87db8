// Values that only targets take: how many, what is picked without a choice, in which order.
import { z } from 'zod'
import { CEILINGS } from '../ceilings.ts'
import type { Grammar } from './grammar.ts'

export const countSchema = (g: Grammar) =>
  z.union([
    z.int().min(0).max(CEILINGS.number.most),
    z.literal('any'),
    z.strictObject({ min: g.amount, max: g.amount }),
  ])

export const autoSchema = (g: Grammar) =>
  z.union([
    z.enum(['first', 'random']),
    z.strictObject({ highest: g.word('stat') }),
    z.strictObject({ lowest: g.word('stat') }),
  ])

export const directions = z.array(z.enum(['N', 'E', 'S', 'W'])).min(1)
