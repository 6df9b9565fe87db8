// What a manifest declares: the space, classes, zones, resources, queries, timings, windows.
import type {
  ClassDecl,
  QueryDecl,
  ResourceDecl,
  Space,
  TimingDecl,
  WindowDecl,
  ZoneDecl,
} from '../language.ts'
import { z } from 'zod'
import { limitSchema } from './modifier.ts'
import { rounding } from './taken.ts'
import { CEILINGS } from '../ceilings.ts'
import {
  atMost,
  byWord,
  exactly,
  identifier,
  positive,
  upTo,
  whole,
  type Grammar,
} from './grammar.ts'

const yes = z.literal(true).optional()

export const spaceSchema = exactly<Space>()(
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('grid'),
      rows: upTo(CEILINGS.side),
      cols: upTo(CEILINGS.side),
      adjacency: z.enum(['step', 'king']),
      labels: z.enum(['row-letter', 'col-letter']),
    }),
    z.strictObject({
      kind: z.literal('lanes'),
      lanes: atMost(identifier, CEILINGS.lanes).min(1),
      perLane: upTo(CEILINGS.perLane).optional(),
    }),
    z.strictObject({ kind: z.literal('none') }),
  ]),
)

export const classSchema = (g: Grammar) =>
  exactly<ClassDecl>()(
    z.strictObject({
      place: z.enum(['board', 'section', 'beside', 'none']),
      terrain: yes,
      card: z.enum(['becomes', 'makes', 'stays']).optional(),
      basics: z.array(g.word('basic')).min(1).optional(),
      cardBasics: z.array(g.word('basic')).min(1).optional(),
      playedTo: g.word('zone').optional(),
      stats: z.array(identifier).min(1).optional(),
      fields: z.array(identifier).min(1).optional(),
      default: z
        .strictObject({
          cost: byWord(g.word('resource'), z.int().min(0).max(CEILINGS.number.most)).optional(),
          stats: byWord(g.word('stat'), whole).optional(),
        })
        .optional(),
    }),
  )

export const zoneSchema = exactly<ZoneDecl>()(
  z.strictObject({
    per: z.enum(['seat', 'match']),
    seen: z.enum(['all', 'owner', 'team', 'nobody']),
    pool: identifier.optional(),
    capacity: positive.optional(),
    refill: z.literal(false).optional(),
    role: z.enum(['deck', 'hand', 'discard', 'limbo']).optional(),
  }),
)

export const resourceSchema = (g: Grammar) =>
  exactly<ResourceDecl>()(
    z.strictObject({
      of: z.enum(['seat', 'unit', 'section', 'card', 'world']),
      min: g.amount.optional(),
      max: g.amount.optional(),
      cap: g.word('query').optional(),
      growsWithCap: z.literal(false).optional(),
      start: z.union([whole, z.strictObject({ stat: g.word('stat') })]).optional(),
      payLast: yes,
      halves: yes,
      vital: yes,
      foretold: yes,
    }),
  )

export const querySchema = (g: Grammar) =>
  exactly<QueryDecl>()(
    z.strictObject({
      kind: z.enum(['number', 'yesNo', 'symbol']),
      of: z.enum(['unit', 'card', 'seat', 'section']),
      base: z
        .union([
          z.number(),
          z.boolean(),
          z.string(),
          z.strictObject({ stat: g.word('stat') }),
          z.strictObject({ cost: g.word('resource') }),
        ])
        .optional(),
      factor: z.enum(['sum', 'product', 'largest']).optional(),
      round: rounding.optional(),
      min: z.number().optional(),
      max: z.number().optional(),
      values: z.array(identifier).min(1).optional(),
    }),
  )

export const timingSchema = (g: Grammar) =>
  exactly<TimingDecl>()(
    z.strictObject({
      from: z.union([z.literal('board'), z.array(g.word('zone')).min(1)]),
      inOrder: yes,
      actor: z.enum(['owner', 'opponent']).optional(),
      limit: limitSchema.optional(),
      can: g.word('query').optional(),
      after: g.word('timing').optional(),
      cancel: z.enum(['free', 'spent']).optional(),
      head: identifier.optional(),
    }),
  )

export const windowSchema = (g: Grammar) =>
  exactly<WindowDecl>()(
    z.strictObject({
      asks: z.array(z.enum(['active', 'opponent', 'actor'])).min(1),
      answers: positive,
      shares: g.word('window').optional(),
      pending: z.record(identifier, z.enum(['unit', 'card', 'cell', 'lane', 'number', 'symbol'])),
      from: z.array(g.word('zone')).min(1).optional(),
      ask: z.enum(['able', 'holders']).optional(),
    }),
  )
