// Plays all pieces of a job that are not done yet, with whoever plays pieces (threads here, a queue
// elsewhere), and keeps what has come in so far. It can be stopped at any time. Pieces are added up in the order of the plan: what is known
// in between would otherwise favour short games, and no interval holds for games that were chosen by how they went.
import { chunksOf, wholeDeals, type Chunk, type LabPlan } from '../play/plan.ts'
import { mergeResults, planOf, type Job, type Result } from './job.ts'

/** What is known so far: which pieces, and their merged result. */
export interface Progress {
  /** Games per piece. */
  size: number
  /** First games of the pieces that are in. */
  done: number[]
  result: Result | null
}

export interface RunOptions {
  play: (chunk: Chunk) => Promise<Result>
  /** How many pieces are under way at once. */
  atOnce: number
  /** What an earlier run has already played. */
  from?: Progress
  /** Told of every piece, in the order of the plan. */
  came?: (progress: Progress, chunk: Chunk) => void
  signal?: AbortSignal
}

/** Small enough for a lively bar and a short way back, large enough not to be felt. */
export function pieceSize(plan: LabPlan): number {
  const most = Math.min(...plan.bots.map((name) => MOST[name] ?? 1))
  return wholeDeals(plan, Math.max(1, Math.min(most, Math.ceil(plan.games / 400))))
}

/** Games of a piece by who plays them; a search may take seconds for one. */
const MOST: Record<string, number> = { random: 25, greedy: 5 }

/** No piece of this plan is larger, whoever plays it. */
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
