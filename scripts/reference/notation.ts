// From a schema to the few words that say what a field takes.
import type { MarkedSchema } from '../../packages/content/src/schema/marked.ts'
import { KIND_NAMES, type WordKind } from '../../packages/content/src/word-kinds.ts'
import type { Defs } from './schema.ts'

const NOUNS: Record<string, string> = {
  amount: '[amount](#amounts)',
  condition: '[condition](#conditions)',
  filters: '[filters](#filters)',
  target: '[target](#targets)',
  step: '[step](#steps)',
  ref: '[ref](#references)',
  ability: '[ability](#abilities)',
  modifier: '[modifier](#modifiers)',
}
const IDENTIFIER = '^[A-Za-z]'

/** Markdown, such as "`"own"`, `"opponent"` or a [ref](#references)". */
export function notation(schema: MarkedSchema, defs: Defs = schema.$defs ?? {}): string {
  return [...new Set(options(schema, defs))].join(' or ')
}

function options(schema: MarkedSchema, defs: Defs): string[] {
  if (schema.$ref !== undefined) return refOptions(schema.$ref.split('/').at(-1)!, defs)
  if (schema.word !== undefined) return wordOptions(schema.word, schema.extra)
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return branchOptions(branches, defs)
  if (Array.isArray(schema.type))
    return schema.type.flatMap((type) => options({ ...schema, type }, defs))
  if (schema.const !== undefined) return [literal(schema.const)]
  if (schema.enum) return [schema.enum.map(literal).join(', ')]
  if (schema.prefixItems)
    return [`[${schema.prefixItems.map((item) => notation(item, defs)).join(', ')}]`]
  if (schema.type === 'array') return [`list of ${notation(schema.items ?? {}, defs)}`]
  if (schema.type === 'object') return [objectNotation(schema, defs)]
  if (schema.type === 'boolean') return ['`true` or `false`']
  if (schema.type === 'integer') return [schema.minimum === 1 ? 'number ≥ 1' : 'whole number']
  if (schema.type === 'number') return ['number']
  if (schema.type === 'string') return [schema.pattern?.startsWith(IDENTIFIER) ? 'name' : 'text']
  if (Object.keys(schema).every((key) => key.startsWith('$'))) return ['anything']
  throw new Error(`the reference cannot write ${JSON.stringify(schema)}`)
}

function branchOptions(branches: readonly MarkedSchema[], defs: Defs): string[] {
  const last = branches.at(-1)!
  const rest = branches.slice(0, -1)
  const one = rest.length > 0 ? notation({ anyOf: [...rest] }, defs) : ''
  if (last.type === 'array' && notation(last.items ?? {}, defs) === one)
    return [one, 'a list of them']
  const single = branches.filter((branch) => Object.keys(branch.properties ?? {}).length === 1)
  const values = new Set(
    single.map((branch) => notation(Object.values(branch.properties!)[0], defs)),
  )
  if (single.length < 2 || values.size > 1)
    return branches.flatMap((branch) => options(branch, defs))
  // `{ own: ref }`, `{ ally: ref }` … are one line
  const keys = single.map((branch) => `\`${Object.keys(branch.properties!)[0]}\``).join(', ')
  const others = branches.filter((branch) => !single.includes(branch))
  return [
    ...others.flatMap((branch) => options(branch, defs)),
    `{ one of ${keys}: ${[...values][0]} }`,
  ]
}

function refOptions(name: string, defs: Defs): string[] {
  return name in NOUNS ? [NOUNS[name]] : options(defs[name], defs)
}

function wordOptions(word: string, extra: readonly string[] = []): string[] {
  if (word in NOUNS) return [NOUNS[word]]
  const name = word === 'replaceable' ? 'change' : (KIND_NAMES[word as WordKind] ?? word)
  return [`_${name}_`, ...extra.map(literal)]
}

function objectNotation(schema: MarkedSchema, defs: Defs): string {
  const { properties, required = [], propertyNames, additionalProperties } = schema
  if (properties && 'ignore' in properties) return NOUNS.modifier
  if (properties) {
    const fields = Object.entries(properties).map(
      ([name, field]) =>
        `\`${name}${required.includes(name) ? '' : '?'}\`: ${notation(field, defs)}`,
    )
    return `{ ${fields.join('; ')} }`
  }
  const value = typeof additionalProperties === 'object' ? additionalProperties : {}
  return `table from ${notation(propertyNames ?? { type: 'string' }, defs)} to ${notation(value, defs)}`
}

const literal = (value: unknown): string => `\`${JSON.stringify(value)}\``
