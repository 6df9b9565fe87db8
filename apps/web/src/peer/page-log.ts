// The log of a match that this page keeps: one writer, so every number is free.
import type { Entry, Log, Numbered } from '@cardwright/host'

export class PageLog implements Log {
  private readonly entries: Entry[]
  private readonly keep: () => void

  constructor(entries: Entry[], keep: () => void) {
    this.entries = entries
    this.keep = keep
  }

  get all(): Numbered[] {
    return this.entries.map((entry, k) => ({ seq: k + 1, entry }))
  }

  async append(_match: string, seq: number, entry: Entry): Promise<boolean> {
    if (seq !== this.entries.length + 1) return false
    this.entries.push(entry)
    this.keep()
    return true
  }

  async read(_match: string, after: number): Promise<Numbered[]> {
    return this.all.slice(after)
  }

  /** It is loaded once, when the page is. */
  async snapshot(): Promise<null> {
    return null
  }

  async keepSnapshot(): Promise<void> {}
}
