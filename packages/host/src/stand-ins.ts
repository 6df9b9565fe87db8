// Chairs that no person sits at: bots, and bots and dummies in the place of somebody who has gone.
import type { Action } from '@cardwright/engine'
import type { Chair, MatchInfo } from '@cardwright/protocol'
import { allowsDummies } from './dummies.ts'
import type { Guest } from './guests.ts'
import type { Inside } from './surroundings.ts'

/** How strong the bot is that sits down for somebody who has gone. */
const STAND_IN_LEVEL = 2
/** How long a chair must have been empty before the others may fill it. */
export const GRACE = 30_000
/** How long a bot waits for a storage that is away. */
const TRY_AGAIN = 1000

/** A question that a bot has not answered yet. */
interface Asking {
  seat: number
  seq: number
  stop: AbortController
}

export class StandIns {
  private readonly room: Inside
  private asking: Asking | null = null
  private isClosed = false
  /** Chairs that somebody else has sat at for a while. */
  private readonly filled = new Set<number>()

  constructor(room: Inside) {
    this.room = room
  }

  /** Somebody at the table wants the empty chair filled. */
  async sitFor({ link, seat: by }: Guest, seat: number, who: 'bot' | 'dummy'): Promise<void> {
    const { commit, guests, hosted, info, now } = this.room
    const gone = guests.goneFor(seat, now())
    const mayBe =
      by !== null &&
      info().chairs[seat]?.kind === 'human' &&
      (gone ?? 0) >= GRACE &&
      (who === 'bot' || allowsDummies(hosted().game))
    if (!mayBe) return link.send({ t: 'refused', n: 0, refusal: { code: 'cannot-replace' } })
    const level = who === 'bot' ? STAND_IN_LEVEL : null
    await commit({ kind: 'replace', seat, level, at: now() })
  }

  /** Whoever comes back to a chair that was filled meanwhile has it again. */
  async giveWayTo(seat: number): Promise<void> {
    const { commit, guests, hosted, now, queue } = this.room
    while (hosted().replaced.has(seat) && guests.isPresent(seat)) {
      const refused = await commit({ kind: 'return', seat, at: now() })
      if (refused === 'again') continue
      if (refused?.code === 'paused') setTimeout(() => queue(() => this.giveWayTo(seat)), TRY_AGAIN)
      return
    }
  }

  /** The chairs as the log leaves them. */
  seated(info: MatchInfo): MatchInfo {
    const { replaced } = this.room.hosted()
    for (const seat of replaced.keys()) this.filled.add(seat)
    if (this.filled.size === 0) return info
    const chairs = info.chairs.map((chair, seat): Chair => {
      if (!this.filled.has(seat)) return chair
      const { name, present } = chair
      const level = replaced.get(seat)
      // only people are replaced
      if (level === undefined) return { kind: 'human', name, present }
      return level === null
        ? { kind: 'dummy', name, present }
        : { kind: 'bot', name, present, level }
    })
    return { ...info, chairs }
  }

  /**
   * If a bot is asked it thinks, as long as a player is at the table. What was asked about another table, or
   * before everybody left, is dropped.
   */
  wake(): void {
    const { guests, hosted, info } = this.room
    const { asked: seat, seq } = hosted()
    const chair = seat === null ? undefined : info().chairs[seat]
    const isWanted = chair?.kind === 'bot' && guests.hasPlayer && !this.isClosed
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
        around.failed(error)
      },
    )
  }

  private async answer(asking: Asking, action: Action): Promise<void> {
    // everybody left, somebody took something back, or another node was faster
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
