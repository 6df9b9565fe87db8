// Bots think in separate threads, which are shared fairly: addresses take turns, time for a question
// shrinks when many wait, and quick questions do not queue behind long ones.
import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { BOT_LEVELS, createBot, thinkMessage, type BotName } from '@cardwright/bots'
import { nameAction, type Action, type Match } from '@cardwright/engine'
import type { Question } from '@cardwright/host'
import { FairQueue, type InLine } from './fair-queue.ts'
import { hireThinker, type Thinker } from './thinker.ts'

/** Levels up to this one look a step ahead and no further. */
const QUICK_LEVEL = 2
/** The minimum time for a question, however many wait. */
const LEAST_MS = 50
/** A question that kills its thread is retried once. */
const TRIES = 2

/** One thread is for quick questions only, so there are at least two. */
const usualWorkers = (): number => Math.max(2, availableParallelism() - 1)

export interface OwnedQuestion extends Question {
  /** The hashed address of the match's creator. */
  owner: string
}

export interface BotsOptions {
  workers?: number
  hire?: (isPatient: boolean) => Thinker
  /** Seconds that a question waited, and seconds of thinking. */
  waited?(seconds: number): void
  thought?(seconds: number): void
}

interface Waiting extends InLine {
  question: OwnedQuestion
  since: number
  tries: number
  /** The asker gets one answer; later ones are dropped. */
  answer(action: Action | null): void
  fail(error: unknown): void
}

interface Desk {
  thinker: Thinker | null
  isForQuick: boolean
  item: Waiting | null
  since: number
  timer: ReturnType<typeof setTimeout> | undefined
}

const isQuick = ({ question }: Waiting): boolean => question.level <= QUICK_LEVEL

export class Bots {
  private readonly queue = new FairQueue<Waiting>()
  private readonly desks: Desk[]
  private readonly options: Required<Omit<BotsOptions, 'workers'>>
  private asked = 0
  private isClosed = false

  constructor({ workers = usualWorkers(), ...options }: BotsOptions = {}) {
    this.options = { hire: hireThinker, waited() {}, thought() {}, ...options }
    this.desks = Array.from({ length: Math.max(1, workers) }, (_, k) => ({
      thinker: null,
      isForQuick: k === 0 && workers > 1,
      item: null,
      since: 0,
      timer: undefined,
    }))
  }

  /** Questions in the queue. */
  get waiting(): number {
    return this.queue.size
  }

  /** @returns null when the answer is no longer wanted */
  think(question: OwnedQuestion): Promise<Action | null> {
    const { owner, match, signal } = question
    if (signal.aborted || this.isClosed) return Promise.resolve(null)
    return new Promise((answer, fail) => {
      const item = { owner, match, question, since: performance.now(), tries: 0, answer, fail }
      signal.addEventListener('abort', () => this.forget(item), { once: true })
      this.queue.add(item)
      this.deal()
    })
  }

  async close(): Promise<void> {
    this.isClosed = true
    for (let item = this.queue.take(); item !== undefined; item = this.queue.take())
      item.answer(null)
    await Promise.all(this.desks.map((desk) => this.dismiss(desk)))
  }

  private forget(item: Waiting): void {
    item.answer(null)
    this.queue.remove(item)
    this.desks.find((desk) => desk.item === item)?.thinker?.hurry()
    this.deal()
  }

  /** Gives free threads the next question and updates the time limits of busy ones. */
  private deal(): void {
    for (const desk of this.desks) while (desk.item === null && this.giveNext(desk));
    const share = this.share()
    for (const desk of this.desks) this.limit(desk, share)
  }

  /** @returns false when there is nothing for it */
  private giveNext(desk: Desk): boolean {
    const item = this.queue.take(desk.isForQuick ? isQuick : undefined)
    if (item === undefined || this.isClosed) return false
    // read the state now: the question may have been answered while it waited
    const state = item.question.state()
    if (state === null) item.answer(null)
    else void this.serve(desk, item, state)
    return true
  }

  private async serve(desk: Desk, item: Waiting, state: Match): Promise<void> {
    const { options, seat, level } = item.question
    desk.item = item
    desk.since = performance.now()
    this.options.waited((desk.since - item.since) / 1000)
    item.tries++
    const id = ++this.asked
    const bot = `level${level}` as BotName
    // drawn for every question: a bot's answers do not reveal its next random numbers
    const seed = randomInt(2 ** 31)
    let action: number | null
    try {
      desk.thinker ??= this.options.hire(this.desks.length > 1 && !desk.isForQuick)
      action = await desk.thinker.think(
        thinkMessage({ id, match: state, options, seat, bot, seed }),
      )
    } catch {
      action = null
      await this.dismiss(desk)
    }
    this.options.thought((performance.now() - desk.since) / 1000)
    clearTimeout(desk.timer)
    desk.item = null
    try {
      this.conclude(item, action)
    } catch (error) {
      // other questions must not wait for it
      item.fail(error)
    }
    this.deal()
  }

  private conclude(item: Waiting, action: number | null): void {
    const { question, tries } = item
    const state = question.state()
    if (state === null || this.isClosed) return item.answer(null)
    if (action !== null) return item.answer(nameAction(state, action))
    if (tries < TRIES) return this.queue.add(item)
    // keep the match going with an answer that takes no time
    const { seat } = question
    item.answer(
      nameAction(state, createBot('random', randomInt(2 ** 31), seat).choose(state, seat)),
    )
  }

  /** The fraction of its usual time that a question gets now. */
  private share(): number {
    const owners = new Set(this.queue.waitingOwners)
    for (const { item } of this.desks) if (item !== null) owners.add(item.owner)
    const forAll = this.desks.filter(({ isForQuick }) => !isForQuick).length
    return Math.min(1, forAll / Math.max(1, owners.size))
  }

  private limit(desk: Desk, share: number): void {
    clearTimeout(desk.timer)
    const { item, since } = desk
    if (item === null || share === 1) return
    const { milliseconds } = BOT_LEVELS[item.question.level - 1]
    const may = Math.max(LEAST_MS, milliseconds * share)
    const left = Math.max(0, since + may - performance.now())
    desk.timer = setTimeout(() => desk.thinker?.hurry(), left)
  }

  private async dismiss(desk: Desk): Promise<void> {
    clearTimeout(desk.timer)
    const { thinker } = desk
    desk.thinker = null
    await thinker?.close()
  }
}
