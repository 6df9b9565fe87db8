// Defects outside abilities: ids, stats, decks, declarations that nothing uses.
import { isObject } from '../draft.ts'
import type { Json } from '../json.ts'
import { inside, type Place } from '../problem.ts'
import type { Book } from './book.ts'
import { setting, withKey, without, withValue, type Defect } from './defect.ts'
import { valueAt } from './edit.ts'

const MANIFEST: Place = { file: 'manifest.json', path: [] }

export const packDefects: Defect[] = [
  {
    kind: 'duplicate id',
    places: (book) =>
      book.draft.holders
        .filter(({ kind }, i) => book.draft.holders.findIndex((one) => one.kind === kind) < i)
        .map(({ at }) => inside(at, 'id')),
    apply: (book, at) => {
      const { kind } = book.draft.holders.find((one) => one.at.file === at.file)!
      const first = book.draft.holders.find((one) => one.kind === kind)!
      return withValue(book, at, first.id)
    },
  },
  {
    kind: 'removed stat',
    places: (book) =>
      book.draft.holders.flatMap(({ at, class: shelf, value }) =>
        (book.draft.manifest.classes[shelf ?? '']?.stats ?? [])
          .filter((stat) => isObject(value['stats']) && stat in value['stats'])
          .map((stat) => inside(at, 'stats', stat)),
      ),
    apply: (book, at) => without(book, at),
  },
  setting(
    'count below one in a deck',
    (book) =>
      book.draft.decks.flatMap(({ at, value }) =>
        Object.keys(value.cards).map((id) => inside(at, 'cards', id)),
      ),
    () => 0,
  ),
  setting(
    'unknown card in a deck',
    (book) => book.draft.decks.map(({ at }) => inside(at, 'cards', 'nobodyKnowsThis')),
    () => 1,
  ),
  setting(
    'unknown class of a shelf',
    (book) =>
      [...book.values.keys()]
        .filter((file) => file.startsWith('cards/'))
        .map((file) => ({ file, path: ['class'] })),
    () => 'nobodyKnowsThis',
  ),
  {
    kind: 'declaration that nothing uses',
    places: (book) =>
      ['tags', 'regions', 'types', 'computed']
        .map((key) => inside(MANIFEST, key))
        .filter(({ path }) => isList(book, path)),
    apply: (book, at) => {
      const words = valueAt(book.values.get(at.file)!, at.path) as Json[]
      return withValue(book, at, [...words, 'nobodyUsesThis'])
    },
  },
  setting(
    'zone that nothing uses',
    () => [inside(MANIFEST, 'zones', 'nobodyUsesThis')],
    () => ({ per: 'seat', seen: 'all' }),
  ),
  {
    kind: 'removed declaration',
    places: declarations,
    apply: (book, at) => without(book, at),
  },
  {
    kind: 'unknown key in the manifest',
    places: () => [MANIFEST],
    apply: (book, at, random) => withKey(book, at, random.pick(['zone', 'query', 'rules']), {}),
  },
  setting(
    'limit below one',
    (book) =>
      book.abilities.filter(({ value }) => value.limit).map(({ at }) => inside(at, 'limit', 'n')),
    () => 0,
  ),
]

const isList = (book: Book, path: Place['path']): boolean =>
  Array.isArray((book.values.get('manifest.json') as Record<string, Json>)[String(path[0])])

/** Declarations that some ability reads: removing one leaves an undeclared word. */
function declarations(book: Book): Place[] {
  const used = {
    query: 'queries',
    resource: 'resources',
    zone: 'zones',
    timing: 'timings',
  } as const
  const found = new Map<string, Place>()
  for (const { kind, value } of book.words) {
    const key = used[kind as keyof typeof used]
    if (key && book.draft.manifest[key][value])
      found.set(`${key} ${value}`, inside(MANIFEST, key, value))
  }
  return [...found.values()]
}
