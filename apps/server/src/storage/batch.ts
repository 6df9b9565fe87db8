// Appends that arrive while one is being written go together in the next write: one commit to the disk for
// all of them, and nobody is told before it is done.
export interface Row {
  match: string
  seq: number
  body: string
}

/** Where entries and snapshots go. */
export interface Pen {
  /** Writes rows, skipping those whose key is taken. @returns which were written, in the same order */
  entries(rows: readonly Row[]): Promise<boolean[]>
  /** Replaces an older one. */
  snapshot(row: Row): Promise<void>
  close(): Promise<void>
}

const MOST_ROWS = 500

interface Waiting {
  row: Row
  done(isWritten: boolean): void
  fail(error: unknown): void
}

export class Batch {
  private readonly pen: Pen
  private waiting: Waiting[] = []
  private isBusy = false

  constructor(pen: Pen) {
    this.pen = pen
  }

  append(row: Row): Promise<boolean> {
    return new Promise((done, fail) => {
      this.waiting.push({ row, done, fail })
      if (this.isBusy) return
      this.isBusy = true
      setImmediate(() => void this.flush())
    })
  }

  private async flush(): Promise<void> {
    const batch = this.waiting.splice(0, MOST_ROWS)
    try {
      const written = await this.pen.entries(batch.map(({ row }) => row))
      batch.forEach(({ done }, k) => done(written[k]))
    } catch (error) {
      batch.forEach(({ fail }) => fail(error))
    }
    if (this.waiting.length > 0) setImmediate(() => void this.flush())
    else this.isBusy = false
  }
}
