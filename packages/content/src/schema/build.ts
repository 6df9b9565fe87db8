// Puts the schema together. Only this file ties the recursive nouns to each other.
import type { Ref } from '../language.ts'
import type { OwnVerbs } from '../own-verbs.ts'
import { z } from 'zod'
import { abilitySchemas } from './ability.ts'
import { amountSchema } from './amount.ts'
import { conditionSchema } from './condition.ts'
import { openWords, type Grammar, type WordSource } from './grammar.ts'
import { filtersSchema, modifierSchema, targetSchema } from './nouns.ts'
import { stepSchema } from './step.ts'

export interface GrammarOptions {
  word?: WordSource
  ownVerbs?: OwnVerbs
  ref?: z.ZodType<Ref>
  amountText?: z.ZodType<string>
}

export function buildGrammar(options: GrammarOptions = {}) {
  const text = z.string().min(1)
  const g: Grammar = {
    word: options.word ?? openWords,
    ownVerbs: options.ownVerbs ?? {},
    ref: options.ref ?? text,
    amountText: options.amountText ?? text,
    amount: z.lazy(() => nouns.amount),
    condition: z.lazy(() => nouns.condition),
    filters: z.lazy(() => nouns.filters),
    modifier: z.lazy(() => modifier),
    target: z.lazy(() => nouns.target),
    step: z.lazy(() => nouns.step),
  }
  const nouns = {
    amount: amountSchema(g),
    condition: conditionSchema(g),
    filters: filtersSchema(g),
    target: targetSchema(g),
    step: stepSchema(g),
  }
  const modifier = modifierSchema(g)
  return { g, nouns, abilities: abilitySchemas(g) }
}
