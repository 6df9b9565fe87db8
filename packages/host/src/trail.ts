// The starts of answers to main questions: the places a take-back may lead to. The numbers come from the log
// and are kept for the whole match; the states are kept only for the last few.
import { givenAway, type GivenAway, type Match } from '@cardwright/engine'
import type { Desk } from './desk.ts'
import { Starts, type Start } from './starts.ts'

/** The state when a seat was asked. */
export interface Before {
  living: Int32Array
  /** Whether it was a main question. */
  isMain: boolean
}

/** Going back further needs the log. */
const MARKS = 4

export interface KeptTrail {
  starts: Start[]
  author: number
  free: number
  /** The states before the last two starts, newest last: dropping one must leave one to compare with. */
  marks: number[][]
}

export class Trail {
  private readonly desk: Desk
  private readonly starts = new Starts()
  /** Live parts before the author's last starts, newest last. */
  private marks: Int32Array[] = []
  /** The seat that answered last. */
  author = -1
  /** How many of the last starts are the author's with no other answer in between: these need no consent. */
  private free = 0

  constructor(desk: Desk) {
    this.desk = desk
  }

  /** The start of this seat's last answer to a main question; null: none. */
  startOf(seat: number): number | null {
    return this.starts.lastOf(seat)
  }

  /** Whether the author can take something back without consent. */
  get isFree(): boolean {
    return this.free > 0
  }

  /** What taking back the author's last answer would reveal. */
  givenAway(now: Match, seat: number): GivenAway | null {
    return givenAway(this.desk.layBeside(this.marks.at(-1)!), now, seat)
  }

  /** Takes ownership of the copy of the earlier state. */
  answered(seat: number, seq: number, { living, isMain }: Before, now: Int32Array): void {
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
    if (this.free > 0 && isSame(this.marks.at(-1)!, now)) {
      // the player conceded before anything happened, so there is nothing to take back
      this.starts.pop()
      desk.giveBack(this.marks.pop()!)
      this.free--
    }
  }

  /** @returns the state there; null when going back that far needs the log */
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

/** Compares integer by integer: nothing needs to be laid out or copied for it. */
function isSame(one: Int32Array, other: Int32Array): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return true
}
