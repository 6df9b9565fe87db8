// The writer of the embedded database, in its own thread. Jobs that arrive during a write
// are combined in the next one: a single commit for all of them, and nothing is acknowledged before it is done.
// A commit costs the same for one entry as for fifty, so under load it waits a few milliseconds for more.
import { Worker } from 'node:worker_threads'

export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

/**
 * Jobs as they go to the thread: for each job how many statements it has, for each statement its SQL, how many
 * parameters it has, and these. A text goes once; from then on its number does, in the order of their first use.
 * One flat list is copied several times faster than objects in lists.
 */
export type Jobs = unknown[]

/** The number of rows each statement of a job changed, or why the job failed. */
export type Done = { changes: number[] } | Problem

/** What became of all jobs, in order: when all went well, the rows that each of all the statements changed. */
export type Answer = number[] | { each: Done[] }

export interface Problem {
  problem: string
  /** The database's error code. */
  code?: string
}

/** Instead of jobs: checkpoint everything into one file and close. */
const CLOSE = 'close'

interface Job {
  statements: readonly Statement[]
  done(changes: number[]): void
  fail(error: Error): void
}

const MOST_JOBS = 500
/** Milliseconds from one write to the next. */
const APART = 6

export class SqliteWriter {
  private readonly path: string
  private thread: Worker | null = null
  /** Statements that the thread knows. */
  private readonly numbers = new Map<string, number>()
  private waiting: Job[] = []
  private writing: Job[] = []
  private isBusy = false
  private begun = 0

  constructor(path: string) {
    this.path = path
  }

  /** All of the statements or none. @returns how many rows each has changed */
  run(statements: readonly Statement[]): Promise<number[]> {
    return new Promise((done, fail) => {
      this.waiting.push({ statements, done, fail })
      if (this.isBusy) return
      this.isBusy = true
      // jobs that have arrived by then are included
      const rest = this.rest()
      if (rest > 0) setTimeout(() => this.write(), rest)
      else setImmediate(() => this.write())
    })
  }

  /** @throws when something could not be written, or the checkpoint failed */
  async close(): Promise<void> {
    if (this.thread === null && !this.isBusy) return
    // jobs are written in order, so when this is answered everything before it is on disk
    await this.run([])
    const { thread } = this
    if (thread === null) return
    thread.removeAllListeners()
    const ended = new Promise((done) => thread.once('exit', done))
    const problem = await new Promise<Problem | null>((answer, fail) => {
      thread.once('message', answer).once('error', fail)
      thread.postMessage(CLOSE)
    })
    await ended
    if (problem !== null) throw failure(problem)
  }

  /** How long the next write waits for more jobs. */
  private rest(): number {
    return Math.ceil(this.begun + APART - performance.now())
  }

  private write(): void {
    this.begun = performance.now()
    this.writing = this.waiting.splice(0, MOST_JOBS)
    this.thread ??= this.hire()
    this.thread.postMessage(this.flat(this.writing))
  }

  private flat(jobs: readonly Job[]): Jobs {
    const { numbers } = this
    const flat: Jobs = []
    for (const { statements } of jobs) {
      flat.push(statements.length)
      for (const { sql, parameters } of statements) {
        const known = numbers.get(sql)
        if (known === undefined) numbers.set(sql, numbers.size)
        flat.push(known ?? sql, parameters.length, ...parameters)
      }
    }
    return flat
  }

  /** Starts the next write, if there are jobs. */
  private goOn(): void {
    this.isBusy = this.waiting.length > 0
    if (!this.isBusy) return
    const rest = this.rest()
    if (rest > 0) setTimeout(() => this.write(), rest)
    else this.write()
  }

  private hire(): Worker {
    const thread = new Worker(new URL('./write-thread.mjs', import.meta.url), {
      workerData: { path: this.path },
      // it needs none of the main thread's startup options
      execArgv: [],
    })
    this.numbers.clear()
    thread.on('message', (answer: Answer) => {
      const { writing } = this
      // start the next write before handling the answer
      this.goOn()
      settle(writing, answer)
    })
    thread.on('error', (error) => {
      const { writing } = this
      this.thread = null
      this.goOn()
      for (const { fail } of writing) fail(error)
    })
    return thread
  }
}

function settle(jobs: readonly Job[], answer: Answer): void {
  let at = 0
  jobs.forEach(({ statements, done, fail }, k) => {
    if (Array.isArray(answer)) return done(answer.slice(at, (at += statements.length)))
    const one = answer.each[k]
    if ('problem' in one) fail(failure(one))
    else done(one.changes)
  })
}

const failure = ({ problem, code }: Problem): Error => Object.assign(new Error(problem), { code })
