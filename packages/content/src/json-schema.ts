// JSON Schemas for editors, from the same source as the validator but closed over one pack: they
// complete and check the game's own words, which the open schemas leave to the validator.
import { z } from 'zod'
import type { Pack } from './language.ts'
import { closedSchemas, type PackPart } from './schema/closed.ts'

export type JsonSchema = z.core.JSONSchema.JSONSchema
/** One schema per file of a pack; `cards` is that of every shelf. */
export type PackJsonSchema = Record<PackPart, JsonSchema>

export function packJsonSchema(pack: Omit<Pack, 'hash' | 'text'>): PackJsonSchema {
  const { nouns, parts } = closedSchemas(pack)
  const names = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(nouns)) names.add(schema, { id })
  const written = Object.entries(parts).map(([part, schema]) => [
    part,
    namingItself(z.toJSONSchema(schema, { metadata: names, io: 'input', override: describe })),
  ])
  return Object.fromEntries(written) as PackJsonSchema
}

const NAME = '$schema'

/** A file may name its schema; a list has no place for that. */
function namingItself(schema: JsonSchema): JsonSchema {
  if (schema.type !== 'object') return schema
  const properties = { [NAME]: { type: 'string' as const }, ...schema.properties }
  const { propertyNames } = schema
  if (propertyNames === undefined) return { ...schema, properties }
  return {
    ...schema,
    properties,
    propertyNames: { anyOf: [{ const: NAME }, propertyNames as JsonSchema] },
  }
}

/** Editors show what each field means. */
const describe: z.core.ToJSONSchemaParams['override'] = ({ zodSchema, jsonSchema }) => {
  const description = z.globalRegistry.get(zodSchema)?.description
  if (description !== undefined) jsonSchema.description = description
}
