// Chairs that no person sits at: bots, and bots and dummies in the place of somebody who has gone.
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

export class StandIns {
  private readonly room: Inside
  private isThinking = false
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

  /** If a bot is asked it begins to think. */
  wake(): void {
    const { around, hosted, info, queue } = this.room
    const { asked: seat, seq, state } = hosted()
    if (seat === null || this.isThinking) return
    const { chairs, options } = info()
    const { kind, level } = chairs[seat]
    if (kind !== 'bot') return
    this.isThinking = true
    around.think({ state, options, seat, level: level ?? STAND_IN_LEVEL }).then(
      (action) => {
        this.isThinking = false
        queue(() => this.answer(seat, seq, action))
      },
      (error: unknown) => {
        this.isThinking = false
        around.failed(error)
      },
    )
  }

  private async answer(
    seat: number,
    seq: number,
    action: Awaited<ReturnType<Inside['around']['think']>>,
  ): Promise<void> {
    const { commit, hosted, now } = this.room
    // somebody took something back meanwhile, or another node was faster
    if (hosted().seq !== seq || hosted().asked !== seat) return this.wake()
    const n = hosted().last[seat] + 1
    const refused = await commit({ kind: 'answer', seat, n, actions: [action], at: now() })
    if (refused !== null && refused !== 'again' && refused.code === 'paused')
      setTimeout(() => this.wake(), TRY_AGAIN)
  }
}
