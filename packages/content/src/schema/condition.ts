// Conditions: what gates an ability, skips a step, filters a candidate, watches a modifier.
import { CONDITIONS, type Condition } from '../language.ts'
import { z } from 'zod'
import type { Grammar } from './grammar.ts'
import { formsOf } from './taken.ts'

export const conditionSchema = (g: Grammar) =>
  z.union([z.array(g.condition).min(1), ...formsOf(g, CONDITIONS)]) as z.ZodType<Condition>
