// The manifest: the words a game adds to the language and the policies it plays by.
import type { Manifest } from '../language.ts'
import { z } from 'zod'
import { exactly, identifier, positive, whole, type Grammar } from './grammar.ts'
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

const policiesSchema = z.strictObject({
  commit: z.enum(['chain', 'pick']),
  cancel: z.enum(['free', 'spent']),
  needsTarget: z.boolean(),
  together: z.boolean(),
  choice: z.enum(['chooser', 'all']),
})

function manifestFields(g: Grammar) {
  const names = z.array(identifier)
  return {
    id: identifier,
    version: positive,
    seats: z.strictObject({ min: positive, max: positive }),
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
    tags: names.optional(),
    phases: names.min(1),
    timings: z.record(identifier, timingSchema(g)),
    windows: z.record(identifier, windowSchema(g)).optional(),
    events: z.record(identifier, z.array(z.string().regex(/^\w+:\w+$/))).optional(),
    verbs: names.optional(),
    regions: names.optional(),
    partitions: names.optional(),
    orders: names.optional(),
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
    budgets: z.strictObject({ depth: positive, steps: positive }).optional(),
    streams: names.optional(),
    capacity: z
      .strictObject({
        units: positive.optional(),
        // a game without statuses or modifiers needs no room for them
        tokens: whole.min(0).optional(),
        modifiers: whole.min(0).optional(),
      })
      .optional(),
  }
}

export const manifestSchema = (g: Grammar): z.ZodType<Manifest> =>
  exactly<Manifest>()(z.strictObject(manifestFields(g)))
