// Threads that play pieces of a run. A thread that dies or hangs is replaced and its piece replayed; a
// bot that never answers loses that game.
import { Worker } from 'node:worker_threads'
import { gameAt, type Chunk } from '../play/plan.ts'
import type { Forfeit } from '../play/play-game.ts'
import { BEAT, DECISION, GAME, newBoard, PLAYED, SEAT } from './board.ts'
import { BadJob, planOf, type Job, type Result } from './job.ts'
import { threadProgram } from './thread-program.ts'
import type { Piece, Said } from './thread.ts'

/** Without a time limit, a bot that is silent for this long is considered hung. */
const SILENCE = 60_000
const LOOK_EVERY = 500
/** A piece that repeatedly kills its thread is a defect. */
const LIVES = 3

interface Order {
  job: Job
  chunk: Chunk
  lost: Forfeit[]
  deaths: number
  done: (result: Result) => void
  failed: (error: Error) => void
}

export interface CrewOptions {
  threads: number
  /** Milliseconds a bot may take for one answer. */
  budget?: number
}

export class Crew {
  private readonly waiting: Order[] = []
  private readonly hands: Hand[]
  private isClosed = false
  readonly budget: number
  private readonly looking: NodeJS.Timeout

  constructor({ threads, budget = 0 }: CrewOptions) {
    this.budget = budget
    this.hands = Array.from({ length: threads }, () => new Hand(this))
    this.looking = setInterval(() => this.lookForSilence(), LOOK_EVERY)
    this.looking.unref()
  }

  /** Resolves when its threads can start; from then on Ctrl-C, which also ends child processes, does no harm. */
  async ready(): Promise<void> {
    await threadProgram()
  }

  play(job: Job, chunk: Chunk): Promise<Result> {
    return new Promise((done, failed) => {
      this.waiting.push({ job, chunk, lost: [], deaths: 0, done, failed })
      this.hands.find((hand) => hand.isIdle)?.next()
    })
  }

  /** Games played by all threads, including unfinished pieces. */
  get played(): number {
    return this.hands.reduce((sum, hand) => sum + hand.played, 0)
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearInterval(this.looking)
    await Promise.all(this.hands.map((hand) => hand.stop()))
  }

  take(): Order | undefined {
    return this.isClosed ? undefined : this.waiting.shift()
  }

  /** The thread of this piece is gone, so another one replays it. */
  giveBack(order: Order): void {
    if (!this.isClosed) this.waiting.unshift(order)
  }

  private lookForSilence(): void {
    // a bot's own thread handles late answers; this handles bots that never answer
    const patience = this.budget > 0 ? this.budget * 2 + LOOK_EVERY : SILENCE
    for (const hand of this.hands) hand.endSilence(patience)
  }
}

class Hand {
  private worker: Worker | null = null
  private isStopped = false
  private board = newBoard()
  private order: Order | null = null
  private isReady = false
  /** The job that the thread has loaded. */
  private told: Job | null = null
  private beat = 0
  private heard = 0
  private before = 0
  private readonly crew: Crew

  constructor(crew: Crew) {
    this.crew = crew
    void this.start()
  }

  get isIdle(): boolean {
    return this.isReady && this.order === null
  }
  get played(): number {
    return this.before + this.board[PLAYED]
  }

  next(): void {
    const order = this.crew.take()
    this.order = order ?? null
    if (order === undefined) return
    this.heard = performance.now()
    const { job, chunk, lost } = order
    const piece: Piece = {
      job: this.told === job ? null : job,
      chunk,
      lost,
      budget: this.crew.budget,
    }
    this.told = job
    this.worker!.postMessage(piece)
  }

  async stop(): Promise<void> {
    this.isStopped = true
    await this.endWorker()
  }

  private async endWorker(): Promise<void> {
    this.worker?.removeAllListeners()
    await this.worker?.terminate()
  }

  endSilence(patience: number): void {
    const { order, board } = this
    if (order === null || !this.isReady) return
    const now = performance.now()
    if (board[BEAT] !== this.beat) {
      this.beat = board[BEAT]
      this.heard = now
      return
    }
    // no question yet: it is still loading the content
    if (board[BEAT] === 0 || now - this.heard < patience) return
    order.lost.push(this.lostGame(order, now - this.heard))
    this.isReady = false
    void this.endWorker().then(() => this.restart(order))
  }

  private lostGame({ job }: Order, silence: number): Forfeit {
    const [game, decision, seat] = [this.board[GAME], this.board[DECISION], this.board[SEAT]]
    const { seed, bots } = gameAt(planOf(job), game)
    const message = `no answer for ${Math.round(silence / 1000)} s`
    return { game, seed, seat, bot: bots[seat], fault: 'late', decision, message }
  }

  private restart(order: Order): void {
    this.before += this.board[PLAYED]
    this.board = newBoard()
    this.beat = 0
    this.order = null
    this.isReady = false
    this.crew.giveBack(order)
    void this.start()
  }

  private async start(): Promise<void> {
    const program = await threadProgram()
    if (this.isStopped) return
    this.told = null
    const worker = new Worker(program, { eval: true, workerData: { board: this.board.buffer } })
    this.worker = worker
    let reason: Error | null = null
    worker.on('message', (said: Said) => {
      const { order } = this
      this.isReady = true
      if (said !== 'ready' && order !== null) {
        if ('result' in said) order.done(said.result)
        else {
          this.told = null
          order.failed(new BadJob(said.problem))
        }
      }
      this.next()
    })
    worker.on('error', (error) => {
      reason = error instanceof Error ? error : new Error(String(error))
    })
    worker.on('exit', () => this.bury(reason ?? new Error('a thread ended by itself')))
  }

  /** The thread has died. Its piece is replayed, unless the piece is what kills threads. */
  private bury(reason: Error): void {
    const { order } = this
    if (order === null) return
    order.deaths++
    if (order.deaths < LIVES) return this.restart(order)
    this.order = null
    this.isReady = false
    order.failed(reason)
    void this.start()
  }
}
