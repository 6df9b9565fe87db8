// Tables of words: what a field takes, what it means, one example.
import type { Params } from '@cardwright/language'
import type { MarkedSchema } from '../../packages/content/src/schema/marked.ts'
import { need, type Examples } from './examples.ts'
import { code, codes, table } from './markdown.ts'
import { notation } from './notation.ts'
import { branchesOf, rootOf, type Fields } from './schema.ts'

type Meanings = Readonly<Record<string, string>>

export function fieldTable(
  params: Params,
  group: string,
  { properties, defs }: Fields,
  examples: Examples,
): string {
  const rows = Object.entries(params).map(([name, { meaning }]) => {
    const { text } = need(examples, `${group}:${name}`)
    return [code(name), notation(properties[name], defs), meaning, code(text)]
  })
  return table(['field', 'takes', 'meaning', 'example'], rows)
}

export function wordTable(
  head: readonly string[],
  meanings: Meanings,
  group: string,
  examples: Examples,
): string {
  const rows = Object.entries(meanings).map(([word, meaning]) => [
    code(word),
    meaning,
    code(need(examples, `${group}:${word}`).text),
  ])
  return table(head, rows)
}

/** Forms of a union, each known by its first key. */
export function formTable(
  words: Params,
  group: string,
  schema: MarkedSchema,
  examples: Examples,
): string {
  const forms = branchesOf(rootOf(schema)).filter((branch) => branch.properties)
  const rows = forms.map((form) => {
    const name = Object.keys(form.properties!)[0]
    return [keys(form), words[name].meaning, code(need(examples, `${group}:${name}`).text)]
  })
  return table([group, 'meaning', 'example'], rows)
}

const COMPARATORS = ['lt', 'lte', 'gt', 'gte', 'eq', 'ne']

/** `stat of? at?`, and the comparison if there is one. */
function keys({ properties = {}, required = [] }: MarkedSchema): string {
  const names = Object.keys(properties)
  const own = names.filter((name) => !COMPARATORS.includes(name))
  const shown = codes(own.map((name) => (required.includes(name) ? name : `${name}?`)))
  return own.length < names.length ? `${shown} _comparison_` : shown
}
