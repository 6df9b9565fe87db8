// Abilities: one strict object per kind. Which kind an ability is, its key says.
import type { Ability, AbilityKind, Limit } from '../language.ts'
import { z } from 'zod'
import { CEILINGS } from '../ceilings.ts'
import { atMost, byWord, exactly, identifier, positive, type Grammar } from './grammar.ts'
import { modifierSchema } from './modifier.ts'

export const limitSchema = exactly<Limit>()(
  z.strictObject({
    n: positive,
    per: z.enum(['entry', 'turn', 'round', 'encounter', 'life']),
  }),
)

function abilityFields(g: Grammar) {
  return {
    name: identifier.optional(),
    if: g.condition.optional(),
    cost: byWord(g.word('resource', 'exhaust'), z.union([g.amount, z.literal(true)])).optional(),
    limit: limitSchema.optional(),
    steps: atMost(g.step, CEILINGS.steps).min(1),
    of: z.union([z.literal('self'), g.filters]).optional(),
    role: identifier.optional(),
    seat: z.enum(['own', 'opponent', 'other', 'any']).optional(),
    optional: z.boolean().optional(),
    exclusive: identifier.optional(),
    lastKnown: z.boolean().optional(),
    needsTarget: z.boolean().optional(),
    playableBy: z.enum(['active', 'opponent', 'either']).optional(),
    tags: z.array(g.word('tag')).min(1).optional(),
  }
}

export type AbilitySchemas = Record<AbilityKind, z.ZodType<Ability>>

export function abilitySchemas(g: Grammar): AbilitySchemas {
  const all = abilityFields(g)
  const { name, tags, limit, steps, cost, of, role, needsTarget, lastKnown } = all
  const shared = { name, if: all.if, tags }
  const kinds = {
    when: g.word('timing'),
    on: g.word('event'),
    before: g.word('replaceable'),
    answer: g.word('window'),
    passive: z.array(modifierSchema(g)).min(1),
  }
  exactly<Ability>()(z.strictObject({ ...all, steps: steps.optional() }).extend(optional(kinds)))
  const { seat, optional: may, exclusive, playableBy } = all
  return {
    when: z.strictObject({ when: kinds.when, ...shared, cost, limit, needsTarget, steps }),
    on: z.strictObject({
      on: kinds.on,
      ...shared,
      of,
      role,
      seat,
      optional: may,
      exclusive,
      lastKnown,
      needsTarget,
      cost,
      limit,
      steps,
    }),
    before: z.strictObject({ before: kinds.before, ...shared, of, role, lastKnown, limit, steps }),
    answer: z.strictObject({
      answer: kinds.answer,
      ...shared,
      playableBy,
      cost,
      limit,
      needsTarget,
      steps,
    }),
    passive: z.strictObject({ passive: kinds.passive, ...shared }),
  }
}

function optional<T extends Record<string, z.ZodType>>(fields: T) {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, field.optional()]),
  ) as { [K in keyof T]: z.ZodOptional<T[K]> }
}
