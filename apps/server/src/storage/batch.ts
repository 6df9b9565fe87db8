// Appends that arrive while one is being written go together in the next write: one commit to the disk for
// all of them, and nothing is acknowledged before it is done.
export interface Row {
  match: string
  seq: number
  body: string
}

/** Where entries and snapshots go. */
export interface Pen {
  /** @returns false when the key is taken */
  append(row: Row): Promise<boolean>
  /** Replaces an older one. */
  snapshot(row: Row): Promise<void>
  /** The database's clock, where it has one of its own. */
  time?(): Promise<number>
}

/** Writes rows, skipping those whose key is taken. @returns which were written, in the same order */
export type WriteRows = (rows: readonly Row[]) => Promise<boolean[]>

const MOST_ROWS = 500

interface Waiting {
  row: Row
  done(isWritten: boolean): void
  fail(error: unknown): void
}

export class Batch {
  private readonly write: WriteRows
  private waiting: Waiting[] = []
  private isBusy = false

  constructor(write: WriteRows) {
    this.write = write
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
      const written = await this.write(batch.map(({ row }) => row))
      batch.forEach(({ done }, k) => done(written[k]))
    } catch (error) {
      batch.forEach(({ fail }) => fail(error))
    }
    if (this.waiting.length > 0) setImmediate(() => void this.flush())
    else this.isBusy = false
  }
}
