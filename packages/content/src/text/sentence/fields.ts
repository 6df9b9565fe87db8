// Symbol fields (category, affinity, zone it came from …) and causes, with the words of the pack.
import type { Scope } from './scope.ts'

export function fieldWords(scope: Scope, field: string, values: string[]) {
  const { book, patterns } = scope
  if (field === 'def')
    return {
      field: book.kind('card').form('one', 'nom'),
      values: values.map((id) => book.name(id).form('one', 'nom')),
    }
  const term = patterns.parties[field]
  const name =
    book.find('fields', field) === undefined && term !== undefined
      ? patterns.term(term).form('one', 'nom')
      : book.term({}, 'fields', field).form('one', 'nom')
  return {
    field: name,
    values: values.map((value) => valueWord(scope, field, value)),
  }
}

/** Zones and statuses have words of their own; so has the board. */
function valueWord({ book }: Scope, field: string, value: string): string {
  if (field === 'status' && book.find('fields', field, 'values', value) === undefined)
    return book.status(value).form('one', 'nom')
  if (Object.hasOwn(book.pack.manifest.zones, value))
    return book.term({}, 'zones', value).form('one', 'nom')
  const own = book.find('fields', field, 'values', value)
  if (own === undefined && field === 'zone') return book.kind('board').form('one', 'nom')
  return book.text('fields', field, 'values', value)
}

/** "you control", "you do not control": the words of a field that says whose something is; null: it has none. */
export function ownsWords(
  { book }: Scope,
  { field, oneOf }: { field: string; oneOf: string[] },
): [yes: string, no: string] | null {
  const words = oneOf.length === 1 ? book.find('fields', field, 'owns', oneOf[0]) : undefined
  if (typeof words !== 'string') return null
  const [yes, no = yes] = words.split('|')
  return [yes, no]
}

/** What caused an event: an ability by its name, or the tag it carries. */
export function causeWords(scope: Scope, causes: string[]): string[] {
  const { book } = scope
  return causes.map((cause) => {
    if (book.find('tags', cause) !== undefined)
      return book.term({}, 'tags', cause).form('one', 'nom')
    if (book.find('basics', cause) !== undefined)
      return book.term({}, 'basics', cause).form('one', 'nom')
    return book.missing(['tags', cause])
  })
}
