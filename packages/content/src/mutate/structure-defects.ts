// Defects in the structure of abilities, steps, targets and modifiers.
import type { Json } from '../json.ts'
import { VERBS, isVerb, neededBy, verbOf, type Recipients } from '../language.ts'
import { inside } from '../problem.ts'
import { setting, withKey, withKeyRenamed, without, withValue, type Defect } from './defect.ts'
import { valueAt } from './edit.ts'
import { misspell } from './random.ts'

/** Parameters with a value that is valid for every verb that takes them. */
const PARAMETERS: Record<string, Json> = {
  amount: 1,
  free: true,
  sure: true,
  top: 3,
  until: 'turn',
  side: 'own',
  after: 'shuffle',
  who: 'actor',
  places: ['top', 'bottom'],
}

const recipientsOf = (verb: string): Recipients => {
  const recipients = verbOf(verb)?.recipients ?? 'none'
  return recipients === 'none' ? {} : recipients
}
const needsRecipients = (verb: string): boolean => recipientsOf(verb).needed === true

/** … and on nothing that is no thing of the board. */
const actsOnUnits = (verb: string): boolean => {
  const { kinds = [] } = recipientsOf(verb)
  return kinds.length > 0 && kinds.every((kind) => kind === 'unit' || kind === 'section')
}

export const structureDefects: Defect[] = [
  {
    kind: 'parameter of another verb',
    places: (book) => book.steps.filter(({ value }) => isVerb(value.do)).map(({ at }) => at),
    apply: (book, at, random) => {
      const { do: verb } = valueAt(book.values.get(at.file)!, at.path) as { do: string }
      const foreign = Object.keys(PARAMETERS).filter((key) => !(key in verbOf(verb)!.params))
      const key = random.pick(foreign)
      return withKey(book, at, key, PARAMETERS[key])
    },
  },
  {
    kind: 'missing parameter',
    places: (book) =>
      book.steps.flatMap(({ at, value }) =>
        (isVerb(value.do) ? neededBy(VERBS[value.do]) : []).map((key) => inside(at, key)),
      ),
    apply: (book, at) => without(book, at),
  },
  {
    kind: 'no recipients',
    places: (book) =>
      book.steps
        .filter(({ value }) => needsRecipients(value.do))
        .filter(({ value }) => (value.target === undefined) !== (value.each === undefined))
        .map(({ at, value }) => inside(at, value.each === undefined ? 'target' : 'each')),
    apply: (book, at) => without(book, at),
  },
  {
    kind: 'two kinds in one ability',
    places: (book) => book.abilities.map(({ at }) => at),
    apply: (book, at) => {
      const ability = valueAt(book.values.get(at.file)!, at.path) as object
      const [key, word] =
        'on' in ability ? ['when', Object.keys(book.draft.manifest.timings)[0]] : ['on', 'moved']
      return withKey(book, at, key, word)
    },
  },
  {
    kind: 'no kind in an ability',
    places: (book) => book.abilities.map(({ at, scope }) => inside(at, scope.kind)),
    apply: (book, at) => without(book, at),
  },
  {
    kind: 'unknown verb',
    places: (book) => book.steps.map(({ at }) => inside(at, 'do')),
    apply: (book, at, random) =>
      withValue(
        book,
        at,
        misspell(random.pick(Object.keys(VERBS)), random, new Set(Object.keys(VERBS))),
      ),
  },
  {
    kind: 'filter of another space',
    places: (book) =>
      book.targets
        .filter(({ value }) => value.kind === 'unit' || value.kind === 'cell')
        .map(({ at }) => at),
    apply: (book, at) =>
      book.draft.manifest.space.kind === 'grid'
        ? withKey(book, at, 'near', { of: 'self', by: 'lane', max: 1 })
        : withKey(book, at, 'inLine', 'self'),
  },
  {
    kind: 'target of a wrong kind',
    places: (book) =>
      book.targets
        .filter(
          ({ use, scope }) =>
            use === 'target' && actsOnUnits(scope.step!.do) && scope.step!.each === undefined,
        )
        .map(({ at }) => inside(at, 'kind')),
    apply: (book, at, random) => withValue(book, at, random.pick(['deck', 'seat', 'status'])),
  },
  {
    kind: 'operation of another query kind',
    places: (book) =>
      book.modifiers
        .filter(({ value }) => value.add !== undefined || value.forbid !== undefined)
        .map(({ at, value }) => inside(at, value.add === undefined ? 'forbid' : 'add')),
    apply: (book, at) => {
      const isForbid = at.path.at(-1) === 'forbid'
      const renamed = withKeyRenamed(book, at, isForbid ? 'plus' : 'forbid')
      const values = new Map(book.values).set(at.file, renamed)
      const place = { file: at.file, path: [...at.path.slice(0, -1), isForbid ? 'plus' : 'forbid'] }
      return withValue({ ...book, values }, place, isForbid ? 1 : true)
    },
  },
  {
    kind: 'two operations',
    places: (book) =>
      book.modifiers
        .filter(({ value }) => value.query !== undefined && value.plus === undefined)
        .map(({ at }) => at),
    apply: (book, at) => withKey(book, at, 'plus', 2),
  },
  setting(
    'minimum above maximum',
    (book) =>
      book.targets
        .filter(({ use, value }) => use === 'target' && value.auto === undefined)
        .map(({ at }) => inside(at, 'count')),
    () => ({ min: 3, max: 1 }),
  ),
  setting(
    'condition that is never true',
    (book) =>
      book.steps.filter(({ value }) => value.if === undefined).map(({ at }) => inside(at, 'if')),
    () => ({ value: 1, gt: 2 }),
  ),
  setting(
    'amount that is not whole',
    (book) =>
      book.steps
        .filter(({ value }) => typeof value.amount === 'number')
        .map(({ at }) => inside(at, 'amount')),
    () => 0.5,
  ),
  {
    kind: 'option that nothing tests',
    places: (book) =>
      book.steps.filter(({ value }) => value.options).map(({ at }) => inside(at, 'options')),
    apply: (book, at) => {
      const options = valueAt(book.values.get(at.file)!, at.path) as Json[]
      return withValue(book, at, [...options, 'oneMore'])
    },
  },
  {
    kind: 'passive that reads what it changes',
    places: (book) =>
      book.modifiers
        .filter(({ value, scope }) => scope.kind === 'passive' && value.query && !value.while)
        .map(({ at }) => at),
    apply: (book, at) => {
      const written = valueAt(book.values.get(at.file)!, at.path) as { query: string | string[] }
      const [query] = [written.query].flat()
      const { kind } = book.draft.manifest.queries[query]
      const values = book.draft.manifest.queries[query].values ?? []
      const reads: Record<string, Json> = {
        number: { stat: query, gt: 0 },
        yesNo: { can: query },
        symbol: { field: query, oneOf: [values[0]] },
      }
      return withKey(book, at, 'while', reads[kind])
    },
  },
]
