// The compilers of the recursive grammar, put together for the context.
import { compileAmount } from './amounts.ts'
import { compileCondition } from './conditions.ts'
import type { Compilers } from './context.ts'
import { compileFilters } from './filters.ts'
import { compileTarget } from './targets.ts'

export const compilers: Compilers = {
  amount: compileAmount,
  condition: compileCondition,
  filters: (filters, ctx) => compileFilters(filters, ctx),
  target: compileTarget,
}
