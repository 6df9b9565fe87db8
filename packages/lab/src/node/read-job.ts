// A job that arrives over Redis may come from anyone who can write there. It is checked here before anything is
// done with it: its shape, its size, and that it requests only programs the worker was started with.
import { isBotName } from '@cardwright/bots'
import { z } from 'zod'
import type { Chunk } from '../play/plan.ts'
import { BadJob, isBotFile, planOf, type Job } from './job.ts'
import { mostInPiece } from './run.ts'

/** Characters of a job; the content of the largest game is less than a tenth of it. */
export const LONGEST_JOB = 8_000_000
const MOST_FILES = 1000
const MOST_SETTINGS = 10_000
const MOST_GAMES = 10_000_000

export interface Piece {
  job: string
  chunk: Chunk
}

const word = z.string().min(1).max(200)
const id = z.string().regex(/^[\w-]{1,100}$/)
const setting = z.union([z.string().max(4000), z.number(), z.boolean()])
const files = z
  .record(word, z.string())
  .refine((all) => Object.keys(all).length <= MOST_FILES, `more than ${MOST_FILES} files`)
const plan = z.strictObject({
  game: word,
  pack: word,
  engine: z.int(),
  bots: z.array(z.string().min(1).max(1000)).min(1).max(16),
  rotate: z.boolean(),
  settings: z.array(z.record(word, setting)).min(1).max(MOST_SETTINGS),
  seed: z
    .int()
    .min(0)
    .max(2 ** 32 - 1),
  games: z.int().min(1).max(MOST_GAMES),
  twin: z.strictObject({ of: word, by: word }).optional(),
})
const job = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('run'), id, files, plan }),
  z.strictObject({
    kind: z.literal('pairs'),
    id,
    files: z.strictObject({ a: files, b: files }),
    plan: z.strictObject({ a: plan, b: plan }),
  }),
]) satisfies z.ZodType<Job>
const count = z.int().min(0).max(MOST_GAMES)
const piece = z.strictObject({ job: id, chunk: z.strictObject({ from: count, to: count }) })

/**
 * @param own URLs of the bot files that this worker was started with
 * @throws BadJob, before anything is loaded
 */
export function readJob(text: string, own: readonly string[]): Job {
  if (text.length > LONGEST_JOB) throw new BadJob('the job is too long')
  const read = judge(job, parsed(text), 'job')
  const plans = read.kind === 'run' ? [read.plan] : [read.plan.a, read.plan.b]
  for (const name of new Set(plans.flatMap(({ bots }) => bots)))
    if (!isBotName(name) && !own.includes(name)) throw new BadJob(whyNot(name))
  return read
}

/** @throws BadJob */
export const readPiece = (data: unknown): Piece => judge(piece, data, 'piece')

/** @throws BadJob when the piece is not part of the job, or too large */
export function checkChunk(of: Job, { from, to }: Chunk): void {
  const plan = planOf(of)
  if (from >= to || to > plan.games) throw new BadJob(`there are no games ${from} to ${to - 1}`)
  const most = mostInPiece(plan)
  if (to - from > most) throw new BadJob(`a piece has at most ${most} games, not ${to - from}`)
}

const whyNot = (name: string): string =>
  isBotFile(name)
    ? `this worker was not started with the bot ${name}; "lab worker --bot <file>" lets it play`
    : `there is no bot "${name}"`

function judge<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [{ path, message }] = result.error.issues
  throw new BadJob(`this is no ${what} of the lab: ${[...path, message].join(': ')}`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
