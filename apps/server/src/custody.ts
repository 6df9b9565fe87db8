// Tracks which matches this node keeps, and whether it could keep them continuously. It writes a heartbeat every two
// seconds; time without a keeper counts for no seat.
import type { Gap, Others } from '@cardwright/host'
import type { SharedClock } from './shared-clock.ts'
import type { Held, Holder, Holders } from './storage/holders.ts'

const BEAT = 2000
/** A longer silence counts as a gap. */
const BREAK = 3000
/** How long after a node's last heartbeat its players count as present. */
const ALIVE = 10_000
/** Changes within this time are written together. */
const SOON = 50
/** A heartbeat is valid for this long, so an alarm need not check again. */
const FRESH = 500

export interface CustodyParts {
  node: string
  clock: SharedClock
  holders: Holders
  /** Whether there are other nodes. */
  isShared: boolean
  /** A gap in which this node did not keep its matches. */
  broke(gap: Gap): void
  failed(error: unknown): void
}

export class Custody implements Others {
  private readonly parts: CustodyParts
  /** Matches whose custody matters, with the time they were not kept before they were opened here. */
  private readonly open = new Map<string, Gap | null>()
  private readonly dirty = new Map<string, Held>()
  private timer: ReturnType<typeof setInterval> | undefined
  private soon: ReturnType<typeof setTimeout> | undefined
  private beating: Promise<void> | null = null
  private since = 0
  /** When this node last wrote successfully. */
  private last = 0
  private lastBreak: Gap | null = null

  constructor(parts: CustodyParts) {
    this.parts = parts
  }

  async start(): Promise<void> {
    const { clock, holders } = this.parts
    await clock.read()
    this.since = this.last = clock.now()
    await this.beat()
    await holders.tidy(this.last)
    // an unavailable storage is reported where a client waits for it
    this.timer = setInterval(() => void this.beat().catch(() => {}), BEAT)
    this.timer.unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    clearTimeout(this.soon)
    const { node, clock, holders, failed } = this.parts
    try {
      await this.flush()
      await holders.letGo(node, clock.now())
    } catch (error) {
      failed(error)
    }
  }

  /**
   * @param counted until when its clocks have been counted; null: they do not run yet
   * @returns time in which the match was not kept before, and the seats that are at other nodes
   */
  async opened(
    match: string,
    { isTimed, counted }: { isTimed: boolean; counted: number | null },
  ): Promise<{ gap: Gap | null; seats: number[] }> {
    const { node, clock, holders, isShared } = this.parts
    if (!isShared && !isTimed) return { gap: null, seats: [] }
    const others = await holders.others(node, [match])
    const to = clock.now()
    const from = Math.max(counted ?? to, ...others.map(({ until, seen }) => until ?? seen))
    const gap = isTimed && from < to ? { from, to } : null
    this.open.set(match, gap)
    this.seated(match, [])
    return { gap, seats: this.present(others) }
  }

  closed(match: string): void {
    if (!this.open.delete(match)) return
    this.note({ match, seats: 0, until: this.parts.clock.now() })
  }

  over(match: string): void {
    this.open.delete(match)
    this.dirty.delete(match)
    this.parts.holders.forget(match).catch(this.parts.failed)
  }

  seated(match: string, seats: readonly number[]): void {
    if (!this.open.has(match)) return
    this.note({ match, seats: seats.reduce((mask, seat) => mask | (1 << seat), 0), until: null })
  }

  async elsewhere(match: string): Promise<number[]> {
    return (await this.elsewhereOf([match])).get(match) ?? []
  }

  /** Seats connected to other nodes, by match. */
  async elsewhereOf(matches: readonly string[]): Promise<Map<string, number[]>> {
    const { holders, isShared, node } = this.parts
    const found = new Map<string, Holder[]>(matches.map((match) => [match, []]))
    if (isShared)
      for (const one of await holders.others(node, matches)) found.get(one.match)!.push(one)
    return new Map([...found].map(([match, others]) => [match, this.present(others)]))
  }

  async unkept(match: string): Promise<Gap[]> {
    const { clock, holders, isShared, node } = this.parts
    if (clock.now() - this.last > FRESH) await this.beat()
    const before = this.open.get(match) ?? null
    const { lastBreak } = this
    const others = lastBreak !== null && isShared ? await holders.others(node, [match]) : []
    const isCovered = lastBreak !== null && others.some((one) => covers(one, lastBreak))
    return [before, isCovered ? null : lastBreak].filter((gap) => gap !== null)
  }

  private present(others: readonly Holder[]): number[] {
    const now = this.parts.clock.now()
    let mask = 0
    for (const { seats, until, seen } of others)
      if (until === null && now - seen < ALIVE) mask |= seats
    return Array.from({ length: 32 }, (_, seat) => seat).filter((seat) => (mask >> seat) & 1)
  }

  private note(held: Held): void {
    this.dirty.set(held.match, held)
    // what cannot be written now goes with the next heartbeat
    this.soon ??= setTimeout(() => {
      this.soon = undefined
      this.flush().catch(() => {})
    }, SOON)
  }

  private async flush(): Promise<void> {
    const held = [...this.dirty.values()]
    this.dirty.clear()
    try {
      await this.parts.holders.note(this.parts.node, held)
    } catch (error) {
      for (const one of held) if (!this.dirty.has(one.match)) this.dirty.set(one.match, one)
      throw error
    }
  }

  private beat(): Promise<void> {
    this.beating ??= this.say().finally(() => (this.beating = null))
    return this.beating
  }

  private async say(): Promise<void> {
    const { clock, holders, node, broke } = this.parts
    await clock.read()
    const now = clock.now()
    const gap = now - this.last >= BREAK ? { from: this.last, to: now } : null
    const since = gap === null ? this.since : now
    await holders.beat(node, since, now)
    await this.flush()
    this.since = since
    this.last = now
    if (gap === null) return
    this.lastBreak = gap
    broke(gap)
  }
}

/** Whether that node was there continuously. */
const covers = ({ since, seen, until }: Holder, { from, to }: Gap): boolean =>
  since <= from && (until ?? seen) >= to - BREAK
