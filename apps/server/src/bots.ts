// Bots think in a thread of their own, one question after the other.
import { randomInt } from 'node:crypto'
import { MessageChannel, Worker } from 'node:worker_threads'
import { askBot, createBot, thinkMessage, type AskPort, type BotName } from '@cardwright/bots'
import {
  clone,
  imagine,
  nameAction,
  type Action,
  type Match,
  type Options,
} from '@cardwright/engine'

interface Question {
  state: Match
  options: Options
  seat: number
  level: number
}

/** A bot that has said nothing for so long is not coming back. */
const PATIENCE = 15_000

export class Bots {
  private desk: { worker: Worker; port: AskPort; death: Promise<never> } | null = null
  private queue: Promise<unknown> = Promise.resolve()
  private asked = 0

  think(question: Question): Promise<Action> {
    // the state may move on while others think: the question is written down now
    const { state, options, seat, level } = question
    const id = ++this.asked
    const bot = `level${level}` as BotName
    // drawn anew for every question: what a bot has answered does not tell its next dice
    const seed = randomInt(2 ** 31)
    const message = thinkMessage({ id, match: state, options, seat, bot, seed })
    const world = imagine(state, seat, seed, clone(state))
    const answer = this.queue.then(async () => {
      try {
        const { port, death } = this.hire()
        const { action } = await inTime(Promise.race([askBot(port, message).answer, death]))
        return nameAction(world, action)
      } catch {
        await this.close()
        return nameAction(world, createBot('greedy', seed, seat).choose(world, seat))
      }
    })
    this.queue = answer.catch(() => {})
    return answer
  }

  async close(): Promise<void> {
    const { desk } = this
    this.desk = null
    await desk?.worker.terminate()
  }

  private hire() {
    if (this.desk !== null) return this.desk
    const { port1, port2 } = new MessageChannel()
    const worker = new Worker(new URL('./bot-worker.mjs', import.meta.url), {
      workerData: { port: port2 },
      transferList: [port2],
    })
    const death = new Promise<never>((_, reject) => worker.on('error', reject))
    death.catch(() => (this.desk = null))
    worker.unref()
    port1.unref()
    this.desk = { worker, port: port1 as unknown as AskPort, death }
    return this.desk
  }
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the bot is silent')), PATIENCE)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
