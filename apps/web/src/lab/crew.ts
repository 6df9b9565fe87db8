// Workers that share the games of a plan. Chunks are dealt in order to whoever is free; a worker that dies
// is replaced and its chunk played again. They are counted in the order of the plan: whatever comes out, and whatever is seen of it in
// between, does not depend on who played what or how fast.
import type { Chunk } from '@cardwright/lab'
import type { FromLabWorker, Packs, Task } from './messages.ts'

/** The page and its plots want a core, too, where there are many. */
const MOST_WORKERS = 8
const MOST_DEATHS = 3

export type Counted = Extract<FromLabWorker, { chunk: Chunk }>

export interface CrewWork {
  packs: Packs
  task: Task
  chunks: readonly Chunk[]
  /** Told of every chunk, in order; answers whether to go on. */
  counted(result: Counted): boolean
  /** All chunks are counted, or one was enough. */
  done(): void
  failed(reason: string): void
}

export const workersHere = (): number =>
  Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 2))

const hireWorker = (): Worker =>
  new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' })

/** @returns stops the work; what was counted stays valid */
export function startCrew(work: CrewWork, hire: () => Worker = hireWorker): () => void {
  const waiting = [...work.chunks]
  const crew = new Set<Worker>()
  const order = [...work.chunks]
  const early = new Map<number, Counted>()
  let deaths = 0

  const stop = () => {
    for (const worker of crew) worker.terminate()
    crew.clear()
  }

  const end = (say: () => void) => {
    if (crew.size === 0) return
    stop()
    say()
  }

  /** Answers whether to go on. */
  const count = (result: Counted): boolean => {
    early.set(result.chunk.from, result)
    for (let next = early.get(order[0].from); next !== undefined;) {
      early.delete(next.chunk.from)
      order.shift()
      if (!work.counted(next) || order.length === 0) return false
      next = early.get(order[0].from)
    }
    return true
  }

  const enlist = () => {
    const worker = hire()
    crew.add(worker)
    const playing: Chunk[] = []
    const next = () => {
      const chunk = waiting.shift()
      if (chunk === undefined) return
      playing.push(chunk)
      worker.postMessage({ chunk })
    }
    worker.addEventListener('message', ({ data }: MessageEvent<FromLabWorker>) => {
      if (!crew.has(worker)) return
      if ('failed' in data) return end(() => work.failed(data.failed))
      // one ahead: no worker waits while the page counts
      next()
      if ('ready' in data) return next()
      playing.shift()
      if (!count(data)) end(work.done)
    })
    worker.addEventListener('error', (event) => {
      if (!crew.has(worker)) return
      if (++deaths > MOST_DEATHS) return end(() => work.failed(event.message))
      waiting.unshift(...playing)
      worker.terminate()
      enlist()
      crew.delete(worker)
    })
    worker.postMessage({ open: work.packs, task: work.task })
  }

  for (let k = Math.min(workersHere(), waiting.length); k > 0; k--) enlist()
  return stop
}
