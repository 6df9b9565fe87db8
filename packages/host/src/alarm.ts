// Rings when the asked seat has run out of time.
import type { Inside } from './surroundings.ts'

/** Timers may come a little early. */
const LATE = 5
/** How long it waits for a storage that is away. */
const TRY_AGAIN = 1000

export class Alarm {
  private readonly room: Inside
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(room: Inside) {
    this.room = room
  }

  wind(): void {
    this.stop()
    const { hosted, now, queue } = this.room
    const { asked: seat, clock, seq } = hosted()
    const due = clock.dueAt(now(), seat)
    if (due === null || seat === null) return
    // how long a bot takes is the server's doing; it may also wait for somebody to come back
    if (this.room.info().chairs[seat].kind === 'bot') return
    const ring = async () => {
      if (hosted().seq === seq && hosted().asked === seat) await this.ring(seat)
    }
    this.timer = setTimeout(() => queue(ring), Math.max(0, due - now()) + LATE)
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private async ring(seat: number): Promise<void> {
    const { commit, now } = this.room
    const refused = await commit({ kind: 'time', seat, at: now() })
    if (refused !== null && refused !== 'again' && refused.code === 'paused')
      this.timer = setTimeout(() => this.wind(), TRY_AGAIN)
  }
}
