// Which node plays which version of a game's code. A match stays with the version it was started with for as long
// as a node of that version runs; then another version may take it over, if it plays the log identically.
import type { KeptRelease, ReleaseTable } from './storage/releases.ts'

/** The heartbeat interval. */
const BEAT = 5_000
/** A node silent for longer is gone. Longer than any restart and any clock difference. */
const LINGER = 60_000
const FORGET = 24 * 60 * 60 * 1000

/** A date, in ms since 1970; null: there is none. @throws with a sentence when it is no date */
export function readUntil(text: string | undefined): number | null {
  if (text === undefined) return null
  const until = Date.parse(text)
  if (Number.isNaN(until))
    throw new Error(`PLAYS_UNTIL is no date: "${text}"; write it like 2026-03-01T12:00Z`)
  return until
}

export class Roster {
  /** By the id of the game. */
  readonly codes: ReadonlyMap<string, string>
  private readonly node: string
  private readonly table: ReleaseTable
  /** When this node stops playing; null: never. */
  private readonly until: number | null
  private timer: ReturnType<typeof setInterval> | undefined

  constructor(
    node: string,
    codes: ReadonlyMap<string, string>,
    table: ReleaseTable,
    until: number | null,
  ) {
    this.node = node
    this.codes = codes
    this.table = table
    this.until = until
  }

  /** @param over its time is up */
  async enter(failed: (error: unknown) => void, over: () => void): Promise<void> {
    await this.beat()
    this.timer = setInterval(() => {
      if (this.until !== null && Date.now() >= this.until) over()
      else void this.beat().catch(failed)
    }, BEAT)
  }

  async leave(): Promise<void> {
    clearInterval(this.timer)
    // if the database is unavailable, the missing heartbeat will show it
    await this.table.leave(this.node).catch(() => {})
  }

  isOwn(game: string, code: string | null): boolean {
    return this.codes.get(game) === code
  }

  /** Whether some node plays this version. */
  async isPlayedElsewhere(game: string, code: string | null, now: number): Promise<boolean> {
    if (code === null) return false
    const plays = ({ node, codes, seenAt, until }: KeptRelease): boolean =>
      node !== this.node &&
      codes[game] === code &&
      seenAt > now - LINGER &&
      (until === null || now < until)
    return (await this.table.all()).some(plays)
  }

  private async beat(): Promise<void> {
    const now = Date.now()
    const codes = Object.fromEntries(this.codes)
    const { node, until } = this
    await this.table.beat({ node, codes, seenAt: now, until }, now - FORGET)
  }
}
