// The manifest: the words a game adds to the language and the policies it plays by.
import type { Manifest, OwnVerb } from '../language.ts'
import { LANGS } from '@cardwright/language/grammar'
import { z } from 'zod'
import { CEILINGS } from '../ceilings.ts'
import { atMost, exactly, identifier, positive, upTo, type Grammar } from './grammar.ts'
import { behaviourWordsSchema, checkWordsSchema } from './behaviour.ts'
import {
  classSchema,
  querySchema,
  resourceSchema,
  spaceSchema,
  timingSchema,
  windowSchema,
  zoneSchema,
} from './declarations.ts'
import { takenBy } from './taken.ts'

const policiesSchema = z.strictObject({
  commit: z.enum(['chain', 'pick']),
  cancel: z.enum(['free', 'spent']),
  needsTarget: z.union([z.boolean(), z.literal('first')]),
  together: z.boolean(),
  choice: z.enum(['chooser', 'all']),
})

function ownVerbSchema(g: Grammar): z.ZodType<OwnVerb> {
  return z.strictObject({
    takes: z.record(identifier, z.enum(Object.keys(takenBy(g)))).optional(),
    outcomes: atMost(identifier, CEILINGS.words).optional(),
    isAnswer: z.literal(true).optional(),
  })
}

function manifestFields(g: Grammar) {
  const names = atMost(identifier, CEILINGS.words)
  const room = z.int().min(0).max(CEILINGS.records.most)
  return {
    id: identifier,
    version: positive,
    language: positive.optional(),
    languages: z.array(z.enum(LANGS)).min(1).optional(),
    seats: z.strictObject({ min: upTo(CEILINGS.seats), max: upTo(CEILINGS.seats) }),
    space: spaceSchema,
    classes: z.record(identifier, classSchema(g)),
    zones: z.record(identifier, zoneSchema),
    resources: z.record(identifier, resourceSchema(g)),
    queries: z.record(identifier, querySchema(g)),
    stats: names.optional(),
    computed: names.optional(),
    counters: names.optional(),
    fields: z.record(identifier, names.min(1)).optional(),
    types: names,
    tags: atMost(identifier, CEILINGS.tags).optional(),
    phases: names.min(1),
    timings: z.record(identifier, timingSchema(g)),
    windows: z.record(identifier, windowSchema(g)).optional(),
    events: z
      .record(identifier, atMost(z.string().regex(/^\w+:\w+$/), CEILINGS.payload))
      .optional(),
    verbs: names.optional(),
    ownVerbs: z.record(identifier, ownVerbSchema(g)).optional(),
    regions: names.optional(),
    partitions: names.optional(),
    damageTypes: names.optional(),
    tracks: names.optional(),
    behaviours: behaviourWordsSchema.optional(),
    checks: checkWordsSchema.optional(),
    exhaustion: g.word('status').optional(),
    policies: policiesSchema,
    triggerOrder: z
      .array(z.enum(['self', 'exclusive', 'seat', 'board', 'attached']))
      .min(1)
      .optional(),
    budgets: z
      .strictObject({ depth: upTo(CEILINGS.depth), steps: upTo(CEILINGS.budgetSteps) })
      .optional(),
    streams: names.optional(),
    capacity: z
      .strictObject({
        units: upTo(CEILINGS.units).optional(),
        // a game without statuses or modifiers needs no space for them
        tokens: room.optional(),
        modifiers: room.optional(),
      })
      .optional(),
  }
}

export const manifestSchema = (g: Grammar): z.ZodType<Manifest> =>
  exactly<Manifest>()(z.strictObject(manifestFields(g)))
