// Steps: one strict object per verb, put together from the engine's table of verbs, so that a
// parameter its verb does not take is an unknown key and a needed one is missing.
import { CANCELLABLE, VERBS, verbWords, type Step } from '../language.ts'
import { z } from 'zod'
import { CEILINGS } from '../ceilings.ts'
import { givenSchema } from './filters.ts'
import { exactly, identifier, type Grammar } from './grammar.ts'
import { modifierFields, untilSchema } from './modifier.ts'

function commonFields(g: Grammar) {
  const recipients = z.union([g.ref, g.target]).optional()
  return {
    as: identifier.optional(),
    if: g.condition.optional(),
    target: recipients,
    each: recipients,
    times: z.union([g.amount, z.strictObject({ min: g.amount, max: g.amount })]).optional(),
    together: z.boolean().optional(),
    prompt: identifier.optional(),
  }
}

const zoned = (g: Grammar) =>
  z.strictObject({
    zone: g.word('zone'),
    at: z.enum(['top', 'bottom', 'random']).optional(),
    of: g.ref.optional(),
  })

function parameters(g: Grammar) {
  const amount = g.amount.optional()
  const ref = g.ref.optional()
  const { from: asker, status: _, ...modifier } = modifierFields(g)
  return {
    ...modifier,
    to: z.union([g.ref, g.target, zoned(g)]).optional(),
    amount: z.union([g.amount, z.literal('all')]).optional(),
    type: g.word('damageType').optional(),
    track: g.word('track').optional(),
    overflow: g.target.optional(),
    quiet: z.literal(true).optional(),
    status: g.word('status').optional(),
    given: givenSchema(g).optional(),
    giver: ref,
    what: z.string().min(1).optional(),
    who: ref,
    until: untilSchema(g).optional(),
    def: g.word('definition', 'self').optional(),
    side: z.enum(['own', 'opponent', 'neutral']).optional(),
    free: z.boolean().optional(),
    from: z.union([g.ref, asker]).optional(),
    steps: z.union([z.array(g.step).min(1), g.amount]).optional(),
    with: ref,
    give: z.array(g.word('status')).min(1).optional(),
    top: amount,
    after: z.literal('shuffle').optional(),
    places: z
      .array(g.word('zone', 'top', 'bottom'))
      .min(1)
      .max(CEILINGS.places.most)
      .optional(),
    options: z
      .array(z.union([identifier, z.strictObject({ name: identifier, if: g.condition })]))
      .min(2)
      .optional(),
    chooser: z.enum(['actor', 'opponent', 'owner']).optional(),
    count: amount,
    max: amount,
    sure: z.boolean().optional(),
    timing: g.word('timing').optional(),
    context: z.string().min(1).optional(),
    stat: g.word('stat').optional(),
    versus: g.word('stat').optional(),
    difficulty: amount,
    effort: z.boolean().optional(),
    bonus: amount,
  }
}

/** The same word means different things to different verbs. */
function ownMeaning(g: Grammar): Record<string, Record<string, z.ZodType>> {
  const place = z.union([g.ref, g.target])
  const resource = g.word('resource')
  return {
    move: { to: place },
    push: { to: place, from: g.ref, steps: g.amount },
    swap: { to: place },
    put: { to: z.union([g.word('zone'), zoned(g), place]) },
    spawn: { to: place },
    attach: { to: place },
    transfer: { to: place },
    redirect: { to: place, what: z.literal('attack') },
    repeat: { steps: z.array(g.step).min(1) },
    modify: { from: g.filters },
    heal: { what: resource },
    gain: { what: resource },
    damage: { amount: g.amount },
    cancel: { what: z.enum(CANCELLABLE) },
  }
}

export function stepSchema(g: Grammar): z.ZodType<Step> {
  const common = commonFields(g)
  const all = parameters(g)
  exactly<Step>()(z.strictObject({ do: z.string(), ...common, ...all }))
  const fields: Record<string, z.ZodType> = all
  const own = ownMeaning(g)
  const verbs = Object.keys(VERBS).map((verb) => {
    const { params, needs = [] } = verbWords(verb)
    const shape: Record<string, z.ZodType> = {}
    for (const name of params) {
      const field = own[verb]?.[name]?.optional() ?? fields[name]
      shape[name] = needs.includes(name) ? z.nonoptional(field) : field
    }
    return z.strictObject({ do: z.literal(verb), ...common, ...shape })
  })
  const added = g.ownVerbs
    .filter((verb) => !(verb in VERBS))
    .map((verb) => z.strictObject({ do: z.literal(verb), ...common, ...all }))
  const [first, ...rest] = [...verbs, ...added]
  return z.discriminatedUnion('do', [first, ...rest]) as unknown as z.ZodType<Step>
}
