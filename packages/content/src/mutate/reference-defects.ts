// Defects in names and references: read too early, never read, renamed, or out of their context.
import type { Json } from '../json.ts'
import { EVENTS } from '../language.ts'
import { textsIn } from '../nodes.ts'
import { inside, type Place } from '../problem.ts'
import type { Book } from './book.ts'
import { withKey, withValue, type Defect } from './defect.ts'
import { replaceAt, valueAt } from './edit.ts'
import { misspell } from './random.ts'

const namesReadBy = (step: unknown): string[] =>
  textsIn(step).flatMap((text) => /^@([A-Za-z][\w-]*)/.exec(text)?.[1] ?? [])

export const referenceDefects: Defect[] = [
  {
    kind: 'forward reference',
    places: (book) =>
      book.steps
        .filter(({ value, scope }) => readsNeighbour(value, scope.ability.steps))
        .map(({ at }) => at),
    // Swap the step with the one before it, whose result it reads.
    apply: (book, at) => {
      const i = at.path.at(-1) as number
      return replaceAt(book.values.get(at.file)!, at.path.slice(0, -1), (old) => {
        const steps = [...(old as Json[])]
        const [reader] = steps.splice(i, 1)
        steps.splice(i - 1, 0, reader)
        return steps
      })
    },
  },
  {
    kind: 'renamed name',
    places: (book) =>
      book.steps.filter(({ value }) => value.as !== undefined).map(({ at }) => inside(at, 'as')),
    apply: (book, at, random) => {
      const name = String(valueAt(book.values.get(at.file)!, at.path))
      return withValue(book, at, misspell(name, random, new Set()))
    },
  },
  {
    kind: 'unused name',
    places: (book) => book.steps.filter(({ value }) => value.as === undefined).map(({ at }) => at),
    apply: (book, at) => withKey(book, at, 'as', 'nobodyReadsThis'),
  },
  {
    kind: 'misspelt reference',
    places: (book) => book.refs.map(({ at }) => at),
    apply: (book, at, random) => {
      const [root, ...rest] = String(valueAt(book.values.get(at.file)!, at.path)).split('.')
      const roots = new Set(['self', 'it', 'actor', 'per'])
      const wrong = root.startsWith('@')
        ? `@${misspell(root.slice(1), random, roots)}`
        : misspell(root, random, roots)
      return withValue(book, at, [wrong, ...rest].join('.'))
    },
  },
  {
    kind: 'field of the wrong event',
    places: (book) =>
      [...book.refs, ...book.amountTexts]
        .filter(({ value }) => /^(event|pending)\./.test(value))
        .map(({ at }) => at),
    apply: (book, at, random) => {
      const text = String(valueAt(book.values.get(at.file)!, at.path))
      return withValue(book, at, text.replace(/\.\w+/, `.${random.pick(['natural', 'windowed'])}`))
    },
  },
  {
    kind: 'reference out of its context',
    places: (book) => book.refs.filter(({ use }) => use === 'thing').map(({ at }) => at),
    apply: (book, at, random) => withValue(book, at, random.pick(outOfContext(book, at))),
  },
  {
    kind: 'target without a target',
    places: (book) =>
      book.steps
        .filter(({ value }) => value.target === undefined && typeof value.each === 'string')
        .map(({ at }) => inside(at, 'each')),
    apply: (book, at) => withValue(book, at, 'target'),
  },
  {
    kind: 'outcome that never comes',
    places: (book) =>
      book.conditions
        .filter(({ value }) => 'outcome' in value)
        .map(({ at }) => inside(at, 'outcome')),
    apply: (book, at) => withValue(book, at, 'exploded'),
  },
  {
    kind: 'unknown event',
    places: (book) =>
      book.abilities
        .filter(({ value }) => value.on !== undefined)
        .map(({ at }) => inside(at, 'on')),
    apply: (book, at, random) =>
      withValue(
        book,
        at,
        misspell(random.pick(Object.keys(EVENTS)), random, new Set(Object.keys(EVENTS))),
      ),
  },
]

function readsNeighbour(step: object, steps: readonly { as?: string }[] | undefined): boolean {
  const i = steps?.indexOf(step as never) ?? -1
  const before = i > 0 ? steps![i - 1].as : undefined
  return before !== undefined && namesReadBy(step).includes(before)
}

function outOfContext(book: Book, at: Place): string[] {
  const { scope } = book.refs.find((ref) => ref.at === at)!
  return [
    ...(scope.per ? [] : ['per']),
    ...(scope.holder.kind === 'status' ? [] : ['giver']),
    ...(scope.ability.answer ? [] : ['pending.card']),
    ...(scope.ability.on || scope.ability.before ? [] : ['event.unit']),
    ...(scope.it ? [] : ['it']),
  ]
}
