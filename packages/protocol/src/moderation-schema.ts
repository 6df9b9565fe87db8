// The schemas of reports and of moderators' requests.
import { z } from 'zod'
import { LONGEST_BAN_HOURS, REPORT_REASONS } from './moderation.ts'
import { tidyLine } from './plain-text.ts'

const LONGEST_WORDS = 300
const seat = z.int().min(0).max(15)
const words = z.string().max(LONGEST_WORDS).transform(tidyLine)
const why = words.refine((text) => text !== '', 'say why')
const id = z.string().regex(/^[\w-]{6,40}$/)

export const report = z.strictObject({
  token: z.string().max(1000),
  seat,
  line: z.int().min(1).optional(),
  reason: z.enum(REPORT_REASONS),
  text: words.optional(),
})

export const moderatorsWhy = z.strictObject({ why })

/** By a seat, or by a report, which outlives its match. */
export const newBan = z.union([
  z.strictObject({ match: id, seat, hours: z.int().min(1).max(LONGEST_BAN_HOURS), why }),
  z.strictObject({ report: id, hours: z.int().min(1).max(LONGEST_BAN_HOURS), why }),
])
