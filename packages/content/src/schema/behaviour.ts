// Behaviours and the check matrix: the shape of their files and of their parts of the manifest.
import type {
  Behaviour,
  BehaviourWords,
  CheckMatrix,
  CheckWords,
  Operator,
  Spoken,
} from '../language.ts'
import { z } from 'zod'
import { exactly, identifier, positive, whole } from './grammar.ts'

const OPERATORS = ['<', '<=', '>', '>=', '==', '!='] as const satisfies readonly Operator[]

export const spokenSchema: z.ZodType<Spoken> = exactly<Spoken>()(
  z.strictObject({ en: z.string().min(1), ru: z.string().min(1) }),
)

const condition = z.strictObject({
  type: z.string().min(1),
  operator: z.enum(OPERATORS).optional(),
  value: z.union([z.number(), z.boolean()]),
  mod: positive.optional(),
})

export const behaviourSchema: z.ZodType<Behaviour> = exactly<Behaviour>()(
  z.strictObject({
    id: identifier,
    description: z.string().optional(),
    default_intent: z.string().min(1),
    rules: z.array(
      z.strictObject({
        priority: whole,
        condition: z.union([condition, z.array(condition).min(1)]).optional(),
        intent: z.string().min(1).optional(),
        type: z.literal('weighted_random').optional(),
        pool: z
          .array(z.strictObject({ intent: z.string().min(1), weight: positive }))
          .min(1)
          .optional(),
        comment: z.string().optional(),
      }),
    ),
    intents: z.record(
      identifier,
      z.strictObject({
        type: z.string().min(1),
        value: whole.optional(),
        value_formula: z.string().min(1).optional(),
        resonance_shift: whole.optional(),
        summons: z.string().min(1).optional(),
        description: spokenSchema,
      }),
    ),
  }),
)

const words = z.array(z.string().min(1))

export const matrixSchema: z.ZodType<CheckMatrix> = exactly<CheckMatrix>()(
  z.strictObject({
    actions: z.record(identifier, z.string().min(1)),
    mismatch: z.record(identifier, z.string().min(1)),
    contexts: z.record(
      identifier,
      z.strictObject({
        action: z.string().min(1).optional(),
        forgives: z.literal(true).optional(),
        keywords: z.record(
          identifier,
          z.strictObject({
            damage: whole.optional(),
            value: whole.optional(),
            effects: words.optional(),
            onMatch: words.optional(),
          }),
        ),
      }),
    ),
  }),
)

const names = z.array(identifier).min(1)

export const behaviourWordsSchema: z.ZodType<BehaviourWords> = exactly<BehaviourWords>()(
  z.strictObject({
    conditions: z.record(identifier, z.enum(['number', 'yesNo'])),
    intents: names,
    formulas: z.strictObject({
      values: names,
      scaled: z.array(identifier),
      multipliers: z.string().min(1),
    }),
  }),
)

export const checkWordsSchema: z.ZodType<CheckWords> = exactly<CheckWords>()(
  z.strictObject({ contexts: names, keywords: names, aspects: names, effects: names }),
)
