// Workers that share the games of a plan. Chunks go in order to any free worker; a worker that dies
// is replaced and its chunk replayed. Chunks are counted in plan order, so neither the result nor any look at it
// depends on which worker played what, or how fast.
import type { Chunk } from '@cardwright/lab'
import type { FromLabWorker, Packs, Task } from './messages.ts'

/** Leaves a core for the page, if there are several. */
const MOST_WORKERS = 8
const MOST_DEATHS = 3

export type Counted = Extract<FromLabWorker, { chunk: Chunk }>

export interface CrewWork {
  packs: Packs
  task: Task
  chunks: readonly Chunk[]
  /** Called after every chunk, in plan order; returns whether to continue. */
  counted(result: Counted): boolean
  /** All chunks are counted, or one was enough. */
  done(): void
  failed(reason: string): void
}

export const workersHere = (): number =>
  Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 2))

const hireWorker = (): Worker =>
  new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' })

/** Keeps results that come early until it is their turn. The function it returns tells whether more are wanted. */
function inOrder({ chunks, counted }: CrewWork): (result: Counted) => boolean {
  const order = [...chunks]
  const early = new Map<number, Counted>()
  return (result) => {
    early.set(result.chunk.from, result)
    for (let next = early.get(order[0].from); next !== undefined;) {
      early.delete(next.chunk.from)
      order.shift()
      if (!counted(next) || order.length === 0) return false
      next = early.get(order[0].from)
    }
    return true
  }
}

/** @returns a function that stops the work; counted games stay valid */
export function startCrew(work: CrewWork, hire: () => Worker = hireWorker): () => void {
  const waiting = [...work.chunks]
  const crew = new Set<Worker>()
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

  const count = inOrder(work)

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
      // queue one chunk ahead, so that no worker waits while the page counts
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
