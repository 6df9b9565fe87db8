// Where answers to main questions began: the places a take-back may lead to. The numbers come from the log
// and are kept for the whole match; the states behind them are kept for the last few only.
import { givenAway, sameState, type GivenAway, type Match } from '@cardwright/engine'
import type { Desk } from './desk.ts'
import { Starts, type Start } from './starts.ts'

/** The state when a seat was asked. */
export interface Before {
  living: Int32Array
  /** It was asked what to do, not how. */
  isMain: boolean
}

/** Older ones need the log. */
const MARKS = 4

export interface KeptTrail {
  starts: Start[]
  author: number
  free: number
  /** The states before the last two starts, the newest last: giving one up must leave one to compare with. */
  marks: number[][]
}

export class Trail {
  private readonly desk: Desk
  private readonly starts = new Starts()
  /** Living parts before the last starts of the author, the newest last. */
  private marks: Int32Array[] = []
  /** Whose answer was the last. */
  author = -1
  /** How many starts at the end are the author's with no other answer between: they need no consent. */
  private free = 0

  constructor(desk: Desk) {
    this.desk = desk
  }

  /** Where the last answer of this seat to a main question began; null when it gave none. */
  startOf(seat: number): number | null {
    return this.starts.lastOf(seat)
  }

  /** Has the author anything to take back alone? */
  get isFree(): boolean {
    return this.free > 0
  }

  /** What taking the author's last answer back would give away. */
  givenAway(now: Match, seat: number): GivenAway | null {
    return givenAway(this.desk.layBeside(this.marks.at(-1)!), now, seat)
  }

  /** The copy of the earlier state belongs to the trail from now on. */
  answered(seat: number, seq: number, { living, isMain }: Before, now: Match): void {
    const { author, desk, free } = this
    if (seat !== author) {
      desk.giveBack(...this.marks)
      this.marks = []
      this.free = 0
    }
    this.author = seat
    if (isMain) {
      this.starts.push([seq - 1, seat, author, free])
      this.marks.push(living)
      if (this.marks.length > MARKS) desk.giveBack(this.marks.shift()!)
      this.free++
      return
    }
    desk.giveBack(living)
    if (this.free > 0 && sameState(desk.layBeside(this.marks.at(-1)!), now)) {
      // given up before anything happened: there is nothing to take back
      this.starts.pop()
      desk.giveBack(this.marks.pop()!)
      this.free--
    }
  }

  /** @returns the state there; null when the log is needed to go back that far */
  goBack(to: number): Int32Array | null {
    const at = this.starts.find(to)
    const steps = this.starts.length - at
    // the next seat must find a state to compare with, as in the log
    if (at < 0 || steps > this.marks.length) return null
    const [, , author, free] = this.starts.at(at)
    const isSame = author === this.author
    if (free > 0 && (!isSame || steps === this.marks.length)) return null
    const [mark] = this.marks.splice(-steps)
    this.starts.cut(at)
    this.author = author
    this.free = free
    return mark
  }

  keep(): KeptTrail {
    return {
      starts: this.starts.all(),
      author: this.author,
      free: this.free,
      marks: this.marks.slice(-2).map((mark) => [...mark]),
    }
  }

  static from(kept: KeptTrail, desk: Desk): Trail {
    const trail = new Trail(desk)
    for (const start of kept.starts) trail.starts.push(start)
    trail.author = kept.author
    trail.free = kept.free
    trail.marks = kept.marks.map((mark) => Int32Array.from(mark))
    return trail
  }
}
