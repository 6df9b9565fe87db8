// Where answers to main questions began: the places a take-back may lead to. The numbers come from the log
// and are kept for the whole match; the states behind them are kept for the last few only.
import {
  bringBack,
  clone,
  givenAway,
  sameState,
  type GivenAway,
  type Match,
} from '@cardwright/engine'
import type { Copies } from './copies.ts'

/** One answer to a main question that stands, and how things were before it. */
interface Start {
  /** The last entry before it. */
  to: number
  seat: number
  /** Whose answer came before; -1 = nobody's. */
  author: number
  free: number
}

/** How things stood when a seat was asked. */
export interface Before {
  living: Int32Array
  /** It was asked what to do, not how. */
  isMain: boolean
}

/** Older ones need the log. */
const MARKS = 4

export interface KeptTrail {
  starts: [to: number, seat: number, author: number, free: number][]
  author: number
  free: number
  /** The states before the last two starts, the newest last: giving one up must leave one to compare with. */
  marks: number[][]
}

/** One per rules: what was kept is looked at here. */
const desks = new WeakMap<object, Match>()

function laidOut(living: Int32Array, m: Match): Match {
  let desk = desks.get(m.rules)
  if (desk === undefined) desks.set(m.rules, (desk = clone(m)))
  return bringBack(desk, living)
}

export class Trail {
  private readonly copies: Copies
  private starts: Start[] = []
  /** Living parts before the last starts of the author, the newest last. */
  private marks: Int32Array[] = []
  /** Whose answer was the last. */
  author = -1
  /** How many starts at the end are the author's with nobody's answer between: they need no consent. */
  private free = 0

  constructor(copies: Copies) {
    this.copies = copies
  }

  /** Where the last answer of this seat to a main question began; null when it gave none. */
  startOf(seat: number): number | null {
    for (let k = this.starts.length - 1; k >= 0; k--)
      if (this.starts[k].seat === seat) return this.starts[k].to
    return null
  }

  /** Has the author anything to take back alone? */
  get isFree(): boolean {
    return this.free > 0
  }

  /** What taking the author's last answer back would give away. */
  givenAway(now: Match, seat: number): GivenAway | null {
    return givenAway(laidOut(this.marks.at(-1)!, now), now, seat)
  }

  /** The copy of how things stood before is the trail's from now on. */
  answered(seat: number, seq: number, { living, isMain }: Before, now: Match): void {
    const { author, copies, free } = this
    if (seat !== author) {
      copies.giveBack(...this.marks)
      this.marks = []
      this.free = 0
    }
    this.author = seat
    if (isMain) {
      this.starts.push({ to: seq - 1, seat, author, free })
      this.marks.push(living)
      if (this.marks.length > MARKS) copies.giveBack(this.marks.shift()!)
      this.free++
      return
    }
    copies.giveBack(living)
    if (this.free > 0 && sameState(laidOut(this.marks.at(-1)!, now), now)) {
      // given up before anything happened: there is nothing to take back
      this.starts.pop()
      copies.giveBack(this.marks.pop()!)
      this.free--
    }
  }

  /** @returns the state there; null when the log is needed to go back that far */
  goBack(to: number): Int32Array | null {
    const at = this.starts.map((start) => start.to).lastIndexOf(to)
    const steps = this.starts.length - at
    // whoever comes next must find a state to compare with, as in the log
    if (at < 0 || steps > this.marks.length) return null
    const { author, free } = this.starts[at]
    const isSame = author === this.author
    if (free > 0 && (!isSame || steps === this.marks.length)) return null
    const [mark] = this.marks.splice(-steps)
    this.starts.length = at
    this.author = author
    this.free = free
    return mark
  }

  keep(): KeptTrail {
    return {
      starts: this.starts.map(({ to, seat, author, free }) => [to, seat, author, free]),
      author: this.author,
      free: this.free,
      marks: this.marks.slice(-2).map((mark) => [...mark]),
    }
  }

  static from(kept: KeptTrail, copies: Copies): Trail {
    const trail = new Trail(copies)
    trail.starts = kept.starts.map(([to, seat, author, free]) => ({ to, seat, author, free }))
    trail.author = kept.author
    trail.free = kept.free
    trail.marks = kept.marks.map((mark) => Int32Array.from(mark))
    return trail
  }
}
