// Plays all unfinished pieces of a job with a given player of pieces (threads here, a queue
// elsewhere), and keeps the results so far. It can be stopped at any time. Pieces are added up in plan order: partial results
// would otherwise contain too many short games, and no interval is valid for games selected by how they went.
import { chunksOf, wholeDeals, type Chunk, type LabPlan } from '../play/plan.ts'
import { mergeResults, planOf, type Job, type Result } from './job.ts'

/** The results so far: finished pieces, and their merged result. */
export interface Progress {
  /** Games per piece. */
  size: number
  /** First games of the finished pieces. */
  done: number[]
  result: Result | null
}

export interface RunOptions {
  play: (chunk: Chunk) => Promise<Result>
  /** How many pieces are in progress at once. */
  atOnce: number
  /** What an earlier run has already played. */
  from?: Progress
  /** Told of every piece, in the order of the plan. */
  came?: (progress: Progress, chunk: Chunk) => void
  signal?: AbortSignal
}

/** Small enough for a smooth progress bar and little lost work, large enough to cost nothing. */
export function pieceSize(plan: LabPlan): number {
  const most = Math.min(...plan.bots.map((name) => MOST[name] ?? 1))
  return wholeDeals(plan, Math.max(1, Math.min(most, Math.ceil(plan.games / 400))))
}

/** Games per piece by bot; a search may take seconds per game. */
const MOST: Record<string, number> = { random: 25, greedy: 5 }

/** No piece of this plan is larger. */
export const mostInPiece = (plan: LabPlan): number => wholeDeals(plan, MOST.random)

export const playedGames = (job: Job, { size, done }: Progress): number =>
  done.reduce((sum, from) => sum + Math.min(size, planOf(job).games - from), 0)

export async function runJob(job: Job, options: RunOptions): Promise<Progress> {
  const { play, atOnce, came, signal } = options
  const plan = planOf(job)
  const size = options.from?.size ?? pieceSize(plan)
  const progress: Progress = {
    size,
    done: [...(options.from?.done ?? [])],
    result: options.from?.result ?? null,
  }
  const known = new Set(progress.done)
  const left = chunksOf(plan, size).filter(({ from }) => !known.has(from))
  const isStopped = (): boolean => signal?.aborted ?? false
  const stopped = new Promise<void>((stop) => {
    if (isStopped()) stop()
    signal?.addEventListener('abort', () => stop(), { once: true })
  })
  const early = new Map<number, Result>()
  const order = [...left]
  const addUp = (): void => {
    for (let next = order[0]; next !== undefined && !isStopped(); next = order[0]) {
      const result = early.get(next.from)
      if (result === undefined) return
      early.delete(next.from)
      order.shift()
      progress.result = progress.result === null ? result : mergeResults(progress.result, result)
      progress.done.push(next.from)
      came?.(progress, next)
    }
  }
  const lane = async (): Promise<void> => {
    for (let chunk = left.shift(); chunk !== undefined; chunk = left.shift()) {
      if (isStopped()) return
      early.set(chunk.from, await play(chunk))
      addUp()
    }
  }
  const lanes = Promise.all(Array.from({ length: atOnce }, lane))
  await Promise.race([lanes, stopped])
  progress.done.sort((a, b) => a - b)
  return progress
}
