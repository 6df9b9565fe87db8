// The page's side of the bots: a worker that is started when it is needed and again when it has died.
import type { Action } from '@cardwright/engine'
import type { Question, Reply } from './messages.ts'

/** Silence after which a worker counts as dead. */
const SILENCE = 20_000

export interface Thought {
  /** Rejects when the worker dies or says that something is wrong; the next question starts a new one. */
  answer: Promise<Action>
  /** Nobody waits for the answer any more. */
  drop(): void
}

export class BotDesk {
  private worker: Worker | null = null
  private readonly hire: () => Worker

  constructor(hire: () => Worker) {
    this.hire = hire
  }

  ask(question: Question, onProgress: (progress: number) => void): Thought {
    const worker = (this.worker ??= this.hire())
    const listening = new AbortController()
    const { signal } = listening
    const answer = new Promise<Action>((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      signal.addEventListener('abort', () => clearTimeout(timer))
      const die = (event?: Event) => {
        listening.abort()
        this.close()
        reject(new Error((event as ErrorEvent | undefined)?.message ?? 'the worker is silent'))
      }
      const wait = () => {
        clearTimeout(timer)
        timer = setTimeout(die, SILENCE)
      }
      const hear = ({ data }: MessageEvent<Reply>) => {
        if (data.id !== question.id) return
        wait()
        if (data.kind === 'progress') return onProgress(data.progress)
        listening.abort()
        if (data.kind === 'answer') return resolve(data.action)
        this.close()
        reject(new Error(data.message))
      }
      worker.addEventListener('message', hear, { signal })
      worker.addEventListener('error', die, { signal })
      worker.addEventListener('messageerror', die, { signal })
      wait()
      worker.postMessage(question)
    })
    return { answer, drop: () => listening.abort() }
  }

  close(): void {
    this.worker?.terminate()
    this.worker = null
  }
}

export const openDesk = (): BotDesk =>
  new BotDesk(() => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }))
