// Fires when the asked seat has run out of time. It waits a little longer, because clocks differ, timers fire early, and an
// answer that came in time counts even if the storage was unavailable.
import { STAND_IN_LEVEL } from './stand-ins.ts'
import type { Inside } from './surroundings.ts'
import type { UnkeptTime } from './unkept-time.ts'

/** How late an answer may be before the loss is declared. */
const TOLERANCE = 1000
/** How long it waits for an unavailable storage. */
const TRY_AGAIN = 1000

export class Alarm {
  private readonly room: Inside
  private readonly unkept: UnkeptTime
  /** Retries answers that came in time but could not be stored. */
  private readonly askAgain: (seat: number) => Promise<void>
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(room: Inside, unkept: UnkeptTime, askAgain: (seat: number) => Promise<void>) {
    this.room = room
    this.unkept = unkept
    this.askAgain = askAgain
  }

  wind(): void {
    this.stop()
    const left = this.left()
    if (left === null) return
    const { asked, seq } = this.room.hosted()
    const ring = async () => {
      const { hosted } = this.room
      if (hosted().seq === seq && hosted().asked === asked) await this.ring(asked!, seq)
    }
    this.timer = setTimeout(() => this.room.queue(ring), Math.max(0, left))
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  /** Time until the loss is declared; null: nobody is asked, or there is no limit. */
  private left(): number | null {
    const { hosted, info, now } = this.room
    const { asked, clock } = hosted()
    // a bot's time depends on the server, and it may be waiting for a player to come back
    if (asked === null || info().chairs[asked].kind === 'bot') return null
    const due = clock.dueAt(asked)
    return due === null ? null : due + TOLERANCE - now()
  }

  private async ring(seat: number, seq: number): Promise<void> {
    const { around, commit, hosted, info, now } = this.room
    const later = () => void (this.timer = setTimeout(() => this.wind(), TRY_AGAIN))
    try {
      for (const gap of (await around.others?.unkept(info().id)) ?? [])
        if ((await this.unkept.forgive(gap)) === 'paused') return later()
    } catch {
      return later()
    }
    await this.askAgain(seat)
    // an entry was written meanwhile and has reset the clock
    if (hosted().seq !== seq) return
    const left = this.left()
    // a timer may fire early
    if (left === null || left > 0) return this.wind()
    const refused = await commit({
      kind: 'out',
      seat,
      why: 'time',
      level: STAND_IN_LEVEL,
      ...hosted().outOf(seat),
      at: now(),
    })
    if (refused !== null && refused !== 'again' && refused.code === 'paused') later()
  }
}
