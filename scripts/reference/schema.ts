// Navigates the schemas of `content`.
import type { MarkedSchema } from '../../packages/content/src/schema/marked.ts'

export type Defs = Record<string, MarkedSchema>

/** The fields of an object, with what its references point at. */
export interface Fields {
  properties: Record<string, MarkedSchema>
  required: readonly string[]
  defs: Defs
}

/** A recursive noun is written as a reference to its own definition. */
export function rootOf(schema: MarkedSchema): MarkedSchema {
  return schema.$ref ? schema.$defs![schema.$ref.split('/').at(-1)!] : schema
}

/** The branches of a union, those of unions inside it included. */
export function branchesOf(schema: MarkedSchema): MarkedSchema[] {
  return (schema.anyOf ?? schema.oneOf)?.flatMap(branchesOf) ?? [schema]
}

export function fieldsOf(schema: MarkedSchema, defs: Defs = schema.$defs ?? {}): Fields {
  const { properties, required = [] } = rootOf(schema)
  if (!properties) throw new Error('the reference expected an object')
  return { properties, required, defs }
}
