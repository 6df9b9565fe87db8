// The worker's side: answers what comes through a port, one question at a time, in slices short enough
// to hear a cancel in between. It never throws at the port: whatever is wrong is said in a message.
import { copyInto, loadMatch, type Game, type Match } from '@cardwright/engine'
import { ASK, ENDED } from '@cardwright/engine/block'
import type { Bot } from './bot.ts'
import { readMessage, type FromWorker, type ThinkMessage } from './messages.ts'
import { createBot } from './names.ts'
import type { Thinking } from './thinking.ts'

/** A worker's own scope, a `MessagePort` of a browser or of Node. */
export interface PortLike {
  postMessage(message: unknown): void
  addEventListener(kind: 'message', hear: (event: { data: unknown }) => void): void
  start?(): void
}

export interface ServeOptions {
  /** The game by its id and the hash of its pack; what it throws is told as a problem. */
  game: (id: string, pack: string) => Game | Promise<Game>
  /** In milliseconds. Without one, levels are not limited by time and slices are counted. */
  clock?: () => number
}

/** How long it does not listen. */
const SLICE_MS = 24
const SLICE_ITERATIONS = 8
/** Matches it remembers plans for. */
const MINDS = 8

interface Mind {
  bot: Bot
  match: Match
}

export function serve(port: PortLike, options: ServeOptions): void {
  const thinker = new Thinker(options, (message) => port.postMessage(message))
  port.addEventListener('message', ({ data }) => thinker.hear(data))
  port.start?.()
}

class Thinker {
  private readonly options: ServeOptions
  private readonly say: (message: FromWorker) => void
  private readonly minds = new Map<string, Mind>()
  /** The question that is being thought about; a cancel sets it to null. */
  private current: number | null = null
  private last: Promise<void> = Promise.resolve()

  constructor(options: ServeOptions, say: (message: FromWorker) => void) {
    this.options = options
    this.say = say
  }

  hear(data: unknown): void {
    const message = readMessage(data)
    if ('problem' in message)
      return this.say({ kind: 'problem', id: message.id, message: message.problem })
    if (message.kind === 'cancel') {
      if (this.current === message.id) this.current = null
      return
    }
    // a new question ends the thinking about the last one
    this.current = message.id
    this.last = this.last
      .then(() => this.answer(message))
      .catch((error: unknown) => this.complain(message.id, error))
  }

  private async answer(message: ThinkMessage): Promise<void> {
    const { id, seat } = message
    const { bot, match } = await this.mindFor(message)
    if (match.s[ENDED] !== 0 || match.s[ASK] !== seat)
      return this.say({ kind: 'problem', id, message: `seat ${seat} is not asked anything` })
    if (bot.think === undefined)
      return this.say({
        kind: 'answer',
        id,
        action: bot.choose(match, seat),
        isCancelled: false,
      })
    const thinking = bot.think(match, seat)
    const isDone = await this.thinkInSlices(id, thinking)
    this.say({ kind: 'answer', id, action: thinking.answer(), isCancelled: !isDone })
  }

  private async thinkInSlices(id: number, thinking: Thinking): Promise<boolean> {
    for (;;) {
      const { progress, isDone, best } = this.slice(thinking)
      if (isDone) return true
      this.say({ kind: 'progress', id, progress, best })
      await new Promise((resolve) => setTimeout(resolve, 0))
      if (this.current !== id) return false
    }
  }

  private slice(thinking: Thinking) {
    const { clock } = this.options
    if (clock === undefined) return thinking.step(SLICE_ITERATIONS)
    const end = clock() + SLICE_MS
    let state = thinking.step(1)
    while (!state.isDone && clock() < end) state = thinking.step(1)
    return state
  }

  /** The bot that thought about this match before, looking at the match as it is now. */
  private async mindFor({ saved, seat, bot, seed }: ThinkMessage): Promise<Mind> {
    const { minds } = this
    const { game, clock } = this.options
    const match = loadMatch(await game(saved.game, saved.pack), saved)
    const key = [saved.game, seat, bot, seed].join(' ')
    const known = minds.get(key)
    if (known !== undefined && known.match.rules === match.rules) {
      copyInto(match, known.match)
      return known
    }
    if (minds.size === MINDS) minds.clear()
    const mind = { bot: createBot(bot, seed, seat, clock), match }
    minds.set(key, mind)
    return mind
  }

  private complain(id: number, error: unknown): void {
    // what it remembers might be half done
    this.minds.clear()
    this.say({
      kind: 'problem',
      id,
      message: error instanceof Error ? error.message : String(error),
    })
  }
}
