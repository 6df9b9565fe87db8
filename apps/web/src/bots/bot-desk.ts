// The page's side of the bots: a worker that is started when it is needed and again when it has died.
import { askBot, type ThinkMessage } from '@cardwright/bots'

/** Silence after which a worker counts as dead. */
const SILENCE = 20_000

export interface Thought {
  /**
   * A packed answer. Rejects when the worker dies, is silent or says that something is wrong; the next
   * question starts a new one.
   */
  answer: Promise<number>
  /** Has the best so far answered at once. */
  hurry(): void
  /** Nobody waits for the answer any more. */
  drop(): void
}

export class BotDesk {
  private worker: Worker | null = null
  private readonly hire: () => Worker

  constructor(hire: () => Worker) {
    this.hire = hire
  }

  ask(message: ThinkMessage, tell: (progress: number) => void): Thought {
    const worker = (this.worker ??= this.hire())
    const watch = new AbortController()
    const { signal } = watch
    const asked = askBot(worker, message, (progress) => signal.aborted || tell(progress))
    const death = new Promise<never>((_, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const die = (event?: Event) =>
        reject(new Error((event as ErrorEvent | undefined)?.message ?? 'the worker is silent'))
      const wait = () => {
        clearTimeout(timer)
        timer = setTimeout(die, SILENCE)
      }
      worker.addEventListener('message', wait, { signal })
      worker.addEventListener('error', die, { signal })
      worker.addEventListener('messageerror', die, { signal })
      signal.addEventListener('abort', () => clearTimeout(timer))
      wait()
    })
    const answer = Promise.race([asked.answer, death])
      .then(({ action }) => action)
      .catch((error: unknown) => {
        if (this.worker === worker) this.close()
        throw error
      })
      .finally(() => watch.abort())
    return { answer, hurry: () => asked.cancel(), drop: () => watch.abort() }
  }

  close(): void {
    this.worker?.terminate()
    this.worker = null
  }
}

export const openDesk = (): BotDesk =>
  new BotDesk(() => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }))
