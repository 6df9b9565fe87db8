// Seats without a person: bots, and bots or dummies in place of a player who is absent or out.
import type { Action } from '@cardwright/engine'
import type { Chair, MatchInfo } from '@cardwright/protocol'
import type { Inside } from './surroundings.ts'

/** The level of the bot that replaces an absent player. */
export const STAND_IN_LEVEL = 2
/** How long a bot waits for an unavailable storage. */
const TRY_AGAIN = 1000

/** The question a bot is currently answering. */
interface Asking {
  seat: number
  seq: number
  stop: AbortController
}

export class StandIns {
  private readonly room: Inside
  private asking: Asking | null = null
  private isClosed = false
  /** Seats that were filled by a stand-in for a while. */
  private readonly filled = new Set<number>()

  constructor(room: Inside) {
    this.room = room
  }

  /** A player who comes back gets the seat again, even if it was filled meanwhile. */
  async giveWayTo(seat: number): Promise<void> {
    const { commit, guests, hosted, now, queue } = this.room
    const isHis = () => hosted().replaced.has(seat) && !hosted().out.has(seat)
    while (isHis() && guests.isPresent(seat)) {
      const refused = await commit({ kind: 'return', seat, at: now() })
      if (refused === 'again') continue
      if (refused?.code === 'paused') setTimeout(() => queue(() => this.giveWayTo(seat)), TRY_AGAIN)
      return
    }
  }

  /** The seats according to the log. */
  seated(info: MatchInfo): MatchInfo {
    const { replaced, out, ending, party } = this.room.hosted()
    for (const seat of replaced.keys()) this.filled.add(seat)
    if (this.filled.size === 0) return info
    const chairs = info.chairs.map((chair, seat): Chair => {
      if (!this.filled.has(seat)) return chair
      const why = out.get(seat)
      const base = { name: chair.name, present: chair.present, ...(why && { out: why }) }
      const level = replaced.get(seat)
      // people who are out may want a rematch
      const isPerson = party.people.includes(seat)
      if (level === undefined || (isPerson && why && ending !== null))
        return { kind: 'human', ...base }
      return level === null ? { kind: 'dummy', ...base } : { kind: 'bot', ...base, level }
    })
    return { ...info, chairs }
  }

  /**
   * If a bot is asked it thinks, as long as a player is at the table. It also thinks for a dummy that nobody plays
   * for. Questions from an earlier state, or from before everyone left, are dropped.
   */
  wake(): void {
    const { guests, hosted, info, keeperOf } = this.room
    const { asked: seat, seq } = hosted()
    const chair = seat === null ? undefined : info().chairs[seat]
    const isBots = chair !== undefined && chair.kind !== 'human' && keeperOf(seat!) === null
    const isWanted = isBots && guests.hasPlayer && !this.isClosed
    if (this.asking !== null) {
      if (isWanted && this.asking.seat === seat && this.asking.seq === seq) return
      this.drop()
    }
    if (isWanted && seat !== null) this.ask(seat, seq, chair.level ?? STAND_IN_LEVEL)
  }

  close(): void {
    this.isClosed = true
    this.drop()
  }

  private drop(): void {
    const { asking } = this
    this.asking = null
    asking?.stop.abort()
  }

  private ask(seat: number, seq: number, level: number): void {
    const { around, hosted, info, queue } = this.room
    const { id: match, options } = info()
    const asking: Asking = { seat, seq, stop: new AbortController() }
    this.asking = asking
    const state = () => (this.asking === asking && hosted().seq === seq ? hosted().state : null)
    around.think({ match, options, seat, level, state, signal: asking.stop.signal }).then(
      (action) => {
        if (this.asking !== asking) return
        if (action !== null) queue(() => this.answer(asking, action))
        else this.asking = null
      },
      (error: unknown) => {
        if (this.asking === asking) this.asking = null
        around.failed(error, match)
      },
    )
  }

  private async answer(asking: Asking, action: Action): Promise<void> {
    // everyone left, an answer was taken back, or another node was faster
    if (this.asking !== asking) return
    const { commit, hosted, now } = this.room
    const { seat } = asking
    const n = hosted().last[seat] + 1
    const refused = await commit({ kind: 'answer', seat, n, actions: [action], at: now() })
    if (this.asking === asking) this.asking = null
    if (refused !== null && refused !== 'again' && refused.code === 'paused')
      setTimeout(() => this.wake(), TRY_AGAIN)
  }
}
