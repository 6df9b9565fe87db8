// The writing end of the embedded database, in a thread of its own.
import { Worker } from 'node:worker_threads'
import type { Row } from './batch.ts'

export interface ToWrite {
  id: number
  entries: readonly Row[]
  snapshots: readonly Row[]
}

export type Written = { id: number } & ({ written: boolean[] } | { problem: string })

interface Waiting {
  done(written: boolean[]): void
  fail(error: Error): void
}

export class SqliteWriter {
  private readonly thread: Worker
  private readonly waiting = new Map<number, Waiting>()
  private ids = 0

  constructor(path: string) {
    this.thread = new Worker(new URL('./append-thread.mjs', import.meta.url), {
      workerData: { path },
      // it needs nothing of what the main thread was started with
      execArgv: [],
    })
    this.thread.on('message', (answer: Written) => {
      const one = this.waiting.get(answer.id)
      this.waiting.delete(answer.id)
      if ('problem' in answer) one?.fail(new Error(answer.problem))
      else one?.done(answer.written)
    })
    this.thread.on('error', (error) => this.failAll(error))
  }

  write(entries: readonly Row[], snapshots: readonly Row[] = []): Promise<boolean[]> {
    const id = ++this.ids
    return new Promise((done, fail) => {
      this.waiting.set(id, { done, fail })
      this.thread.postMessage({ id, entries, snapshots } satisfies ToWrite)
    })
  }

  async close(): Promise<void> {
    // it writes in order: when this is answered, everything before it is on the disk
    await this.write([]).catch(() => {})
    await this.thread.terminate()
  }

  private failAll(error: Error): void {
    for (const { fail } of this.waiting.values()) fail(error)
    this.waiting.clear()
  }
}
