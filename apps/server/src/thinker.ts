// A thread in which a bot thinks about one question at a time. A thread that dies or is silent for too long is
// not reused.
import { MessageChannel, Worker } from 'node:worker_threads'
import { askBot, type Asked, type AskPort, type ThinkMessage } from '@cardwright/bots'

/** The time after which a silent bot counts as dead; loading the games takes a while. */
const PATIENCE = { starting: 60_000, thinking: 15_000 }

export interface Thinker {
  /** The packed answer. Rejects when the thread can no longer be used. */
  think(message: ThinkMessage): Promise<number>
  /** Makes it return the best answer so far. */
  hurry(): void
  close(): Promise<unknown>
}

/** @param isPatient runs at low priority */
export function hireThinker(isPatient: boolean, patience = PATIENCE): Thinker {
  const { port1, port2 } = new MessageChannel()
  const worker = new Worker(new URL('./bot-worker.mjs', import.meta.url), {
    workerData: { port: port2, isPatient },
    transferList: [port2],
  })
  const death = new Promise<never>((_, reject) => {
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`the thread of a bot ended with ${code}`)))
  })
  death.catch(() => {})
  worker.unref()
  port1.unref()
  let current: Asked | null = null
  let hasAnswered = false
  return {
    async think(message) {
      current = askBot(port1 as unknown as AskPort, message)
      const answer = Promise.race([current.answer, death])
      const { action } = await inTime(answer, hasAnswered ? patience.thinking : patience.starting)
      hasAnswered = true
      return action
    },
    hurry: () => current?.cancel(),
    close: () => worker.terminate(),
  }
}

function inTime<T>(answer: Promise<T>, patience: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the bot is silent')), patience)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
