// The schemas as JSON, with every word marked by its vocabulary, for the generated reference: a field
// there says "a zone", not "a string" and not the zones of one game.
import { z } from 'zod'
import type { AbilityKind } from '../language.ts'
import { behaviourSchema, matrixSchema } from './behaviour.ts'
import { buildGrammar } from './build.ts'
import { definitionSchemas, balanceSchema, deckSchema, matchupsSchema } from './definition.ts'
import type { WordSource } from './grammar.ts'
import { manifestSchema } from './manifest.ts'

/** JSON Schema, plus `word` (a vocabulary, `ref` or `balance`) and `extra` (words of the language). */
export interface MarkedSchema {
  $ref?: string
  word?: string
  extra?: string[]
  type?: string | string[]
  const?: unknown
  enum?: string[]
  pattern?: string
  minimum?: number
  anyOf?: MarkedSchema[]
  oneOf?: MarkedSchema[]
  items?: MarkedSchema
  prefixItems?: MarkedSchema[]
  properties?: Record<string, MarkedSchema>
  required?: string[]
  propertyNames?: MarkedSchema
  additionalProperties?: MarkedSchema | boolean
  $defs?: Record<string, MarkedSchema>
}

export interface MarkedSchemas {
  nouns: Record<'amount' | 'condition' | 'filters' | 'target' | 'step', MarkedSchema>
  abilities: Record<AbilityKind, MarkedSchema>
  manifest: MarkedSchema
  holders: Record<
    | 'card'
    | 'status'
    | 'keyword'
    | 'basic'
    | 'deck'
    | 'matchups'
    | 'balance'
    | 'behaviour'
    | 'matrix',
    MarkedSchema
  >
}

export function markedSchemas(): MarkedSchemas {
  const marks = z.registry<Record<string, unknown>>()
  const mark = (meta: Record<string, unknown>) => {
    const schema = z.string()
    marks.add(schema, meta)
    return schema
  }
  const word: WordSource = (kind, ...extra) => mark({ word: kind, extra })
  const { g, nouns, abilities } = buildGrammar({
    word,
    ref: mark({ word: 'ref' }),
    amountText: mark({ word: 'recorded number' }),
  })
  for (const [id, schema] of Object.entries(nouns)) marks.add(schema, { id })
  const ability = z.unknown()
  marks.add(ability, { word: 'ability' })
  const write = (schema: z.ZodType) =>
    z.toJSONSchema(schema, { metadata: marks as never, io: 'input' }) as MarkedSchema
  const all = <K extends string>(schemas: Record<K, z.ZodType>) =>
    Object.fromEntries(
      Object.entries<z.ZodType>(schemas).map(([name, schema]) => [name, write(schema)]),
    ) as Record<K, MarkedSchema>
  return {
    nouns: all(nouns),
    abilities: all(abilities),
    manifest: write(manifestSchema(g)),
    holders: all({
      ...definitionSchemas(g, ability),
      deck: deckSchema,
      balance: balanceSchema,
      behaviour: behaviourSchema,
      matchups: matchupsSchema,
      matrix: matrixSchema,
    }),
  }
}
