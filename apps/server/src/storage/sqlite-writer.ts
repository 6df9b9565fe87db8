// The writing end of the embedded database, in a thread of its own. What comes while something is being written
// goes together in the next write: one commit to the disk for all of it, and nobody is told before it is done.
import { Worker } from 'node:worker_threads'

export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

/** How many rows each statement of a job has changed, or why none of them was done. */
export type Done = { changes: number[] } | { problem: string }

interface Job {
  statements: readonly Statement[]
  done(changes: number[]): void
  fail(error: Error): void
}

const MOST_JOBS = 500

export class SqliteWriter {
  private readonly path: string
  private thread: Worker | null = null
  private waiting: Job[] = []
  private writing: Job[] = []
  private isBusy = false

  constructor(path: string) {
    this.path = path
  }

  /** All of the statements or none. @returns how many rows each has changed */
  run(statements: readonly Statement[]): Promise<number[]> {
    return new Promise((done, fail) => {
      this.waiting.push({ statements, done, fail })
      if (this.isBusy) return
      this.isBusy = true
      // what else has arrived by now goes along
      setImmediate(() => this.write())
    })
  }

  async close(): Promise<void> {
    // it writes in order: when this is answered, everything before it is on the disk
    await this.run([]).catch(() => {})
    await this.thread?.terminate()
  }

  private write(): void {
    this.writing = this.waiting.splice(0, MOST_JOBS)
    this.isBusy = this.writing.length > 0
    if (this.isBusy) {
      this.thread ??= this.hire()
      this.thread.postMessage(this.writing.map(({ statements }) => statements))
    }
  }

  private hire(): Worker {
    const thread = new Worker(new URL('./write-thread.mjs', import.meta.url), {
      workerData: { path: this.path },
      // it needs nothing of what the main thread was started with
      execArgv: [],
    })
    thread.on('message', (answers: Done[]) => {
      const { writing } = this
      // the disk works on while the answers are dealt with
      this.write()
      writing.forEach(({ done, fail }, k) => {
        const answer = answers[k]
        if ('problem' in answer) fail(new Error(answer.problem))
        else done(answer.changes)
      })
    })
    thread.on('error', (error) => {
      const { writing } = this
      this.thread = null
      this.write()
      for (const { fail } of writing) fail(error)
    })
    return thread
  }
}
