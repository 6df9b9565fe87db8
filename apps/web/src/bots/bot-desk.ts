// The page's side of the bots: starts the worker on demand, and restarts it when it has died.
import { askBot, type ThinkMessage } from '@cardwright/bots'

/** Silence after which a worker counts as dead. */
const SILENCE = 20_000

export interface Thought {
  /**
   * A packed answer. Rejects when the worker dies, is silent or reports a problem; the next
   * question starts a new one.
   */
  answer: Promise<number>
  /** Makes the bot answer at once with the best so far. */
  hurry(): void
  /** The answer is no longer needed. */
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
