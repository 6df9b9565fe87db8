// The authoritative clock: the database's, read now and then and extended by this node's monotonic counter. What
// the node's own clock says does not matter then. With an embedded database the only node's own clock is used.

/** Readings that are compared: the quickest one is the most exact. */
const READINGS = 8

interface Reading {
  /** The database's time where this node's counter stood at 0. */
  offset: number
  /** How long the answer took: it may be wrong by half of it. */
  took: number
}

export class SharedClock {
  private readonly readings: Reading[] = []
  /** Of the quickest reading; null: this node's own clock is used. */
  private offset: number | null = null
  private readonly ask: () => Promise<number | null>
  private readonly local: () => number

  /** @param ask the time of the database; null: it has none of its own */
  constructor(ask: () => Promise<number | null>, local: () => number) {
    this.ask = ask
    this.local = local
  }

  /** Asked several times for every message, so nothing is searched here. */
  now(): number {
    return this.offset === null ? this.local() : Math.round(this.offset + performance.now())
  }

  /** @throws when the database does not answer */
  async read(): Promise<void> {
    const asked = performance.now()
    const time = await this.ask()
    if (time === null) return
    const took = performance.now() - asked
    this.readings.unshift({ offset: time - asked - took / 2, took })
    this.readings.length = Math.min(this.readings.length, READINGS)
    this.offset = this.readings.reduce((a, b) => (b.took < a.took ? b : a)).offset
  }
}
