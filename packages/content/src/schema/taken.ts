// Parameters as schemas: one for each kind of value in the language, and the objects that tables of parameters
// describe.
import { CEILINGS } from '../ceilings.ts'
import {
  COMPARATORS,
  type Form,
  type Param,
  type Params,
  type Taken,
  type Values,
} from '../language.ts'
import { z } from 'zod'
import { nearSchema, reachSchema, sideSchema, sightSchema, statusTests } from './filters.ts'
import { atMost, byWord, identifier, oneOrList, type Grammar } from './grammar.ts'
import { limitSchema, untilSchema, usesSchema } from './modifier.ts'
import { autoSchema, countSchema, directions } from './target.ts'

export type TakenSchemas = { [T in Taken]: z.ZodType<Values[T]> }

export const when = z.enum(['pick', 'last'])
export const rounding = z.enum(['up', 'down', 'halfUp'])
const text = z.string().min(1)

const range = (g: Grammar) => z.strictObject({ min: g.amount, max: g.amount })

const zoned = (g: Grammar) =>
  z.strictObject({
    zone: g.word('zone'),
    at: z.enum(['top', 'bottom', 'random']).optional(),
    of: g.ref.optional(),
  })

/** `own`, `ally`, `opponent` or a seat. */
const given = (g: Grammar) => z.union([z.enum(['own', 'ally', 'opponent']), g.ref])

const option = (g: Grammar) =>
  z.union([identifier, z.strictObject({ name: identifier, if: g.condition })])

const words = (g: Grammar) => ({
  counter: g.word('counter', 'chargesLeft'),
  damageType: g.word('damageType'),
  definition: g.word('definition', 'self'),
  definitions: z.array(g.word('definition')).min(1),
  field: g.word('field'),
  keyword: g.word('keyword'),
  partition: g.word('partition'),
  pending: g.word('tag', 'event', 'attack', 'move'),
  phases: z.array(g.word('phase')).min(1),
  places: z
    .array(g.word('zone', 'top', 'bottom'))
    .min(1)
    .max(CEILINGS.places.most),
  event: g.word('event'),
  query: g.word('query'),
  replaceable: g.word('replaceable'),
  regions: oneOrList(g.word('region')),
  resource: g.word('resource'),
  stat: g.word('stat'),
  status: g.word('status'),
  statuses: z.array(g.word('status')).min(1),
  tags: z.array(g.word('tag')).min(1),
  timing: g.word('timing'),
  tokens: oneOrList(g.word('status', 'token')),
  track: g.word('track'),
  types: z.array(g.word('type')).min(1),
  window: g.word('window'),
  zone: g.word('zone'),
  zones: oneOrList(g.word('zone', 'board', 'attached')),
})

const taken = (g: Grammar): TakenSchemas => {
  const refOrTarget = z.union([g.ref, g.target])
  return {
    ...words(g),
    amount: g.amount,
    amountOrAll: z.union([g.amount, z.literal('all')]),
    amountOrText: z.union([g.amount, text]),
    amounts: z.array(g.amount).min(2),
    twoAmounts: z.tuple([g.amount, g.amount]),
    times: z.union([g.amount, range(g)]),
    count: countSchema(g),
    ref: g.ref,
    refs: z.array(g.ref).min(1),
    twoRefs: z.tuple([g.ref, g.ref]),
    target: g.target,
    refOrTarget,
    destination: z.union([g.word('zone'), zoned(g), refOrTarget]),
    condition: g.condition,
    conditions: z.array(g.condition).min(1),
    filters: g.filters,
    side: sideSchema(g),
    near: nearSchema(g),
    reach: reachSchema(g),
    sight: sightSchema(g),
    statusTests: statusTests(g, given(g)),
    steps: z.array(g.step).min(1),
    options: z.array(option(g)).min(2),
    given: given(g),
    until: untilSchema(g),
    uses: usesSchema,
    limit: limitSchema,
    cost: byWord(g.word('resource', 'exhaust'), z.union([g.amount, z.literal(true)])),
    modifiers: z.array(g.modifier).min(1),
    abilitySteps: atMost(g.step, CEILINGS.steps).min(1),
    selfOrFilters: z.union([z.literal('self'), g.filters]),
    when,
    rounding,
    auto: autoSchema(g),
    directions,
    flag: z.boolean(),
    onlyTrue: z.literal(true),
    name: identifier,
    text,
    texts: z.array(text).min(1),
    textOrTexts: oneOrList(text),
  }
}

const built = new WeakMap<Grammar, TakenSchemas>()

/** The schemas of one grammar, built once. */
export function takenBy(g: Grammar): TakenSchemas {
  const known = built.get(g) ?? taken(g)
  built.set(g, known)
  return known
}

const oneOf = ([first, ...rest]: readonly [string, ...string[]]) =>
  rest.length === 0 ? z.literal(first) : z.enum([first, ...rest])

/** One parameter, with its description for editors. */
export function fieldOf(g: Grammar, { takes, needed, meaning }: Param): z.ZodType {
  const schema = typeof takes === 'object' ? oneOf(takes.oneOf) : takenBy(g)[takes]
  return (needed ? schema : schema.optional()).describe(meaning)
}

/** The fields of an object with these parameters. */
export const fieldsOf = (g: Grammar, params: Params): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(params).map(([name, param]) => [name, fieldOf(g, param)]))

/** One object for each form: the word itself, its other parameters, and the comparison. */
export function formsOf(g: Grammar, forms: Readonly<Record<string, Form>>): z.ZodType[] {
  const amount = g.amount.optional()
  const comparison = Object.fromEntries(COMPARATORS.map((word) => [word, amount]))
  return Object.entries<Form>(forms).map(([name, form]) =>
    z
      .strictObject({
        [name]: fieldOf(g, { ...form, needed: true }),
        ...fieldsOf(g, form.with ?? {}),
        ...(form.compares ? comparison : {}),
      })
      .describe(form.meaning),
  )
}
