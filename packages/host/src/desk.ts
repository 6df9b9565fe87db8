// A shared engine block for all matches with the same rules. A match that waits for an
// answer keeps only its live part, a tenth of the block, and is copied back when something is asked of
// it. Copies use pooled memory: thousands of matches that allocate one per answer would keep the garbage
// collector busy.
import {
  bringBack,
  clone,
  createMatch,
  fullOptions,
  livingPart,
  type Game,
  type Match,
} from '@cardwright/engine'
import type { Setup } from './hosted-match.ts'

/** Matches release several copies at once when a turn ends, and take them one by one. */
const MOST_SPARE = 1024

const desks = new WeakMap<object, Desk>()

export class Desk {
  private match: Match | null = null
  private laid: Int32Array | null = null
  private other: Match | null = null
  private readonly spare: ArrayBufferLike[] = []

  /** One instance per rules object. */
  static of(game: Game, { seats, options }: Setup): Desk {
    const rules = game.rules(seats, fullOptions(game, options))
    let desk = desks.get(rules)
    if (desk === undefined) desks.set(rules, (desk = new Desk()))
    return desk
  }

  /** A match right after set-up; valid until the desk is used again. */
  setUp(game: Game, { seats, options, seed }: Setup): Match {
    this.laid = null
    this.match = createMatch(game, { seats, options, seed, into: this.match ?? undefined })
    return this.match
  }

  /** Valid until the desk is used again. */
  layOut(living: Int32Array): Match {
    if (this.laid === living) return this.match!
    this.laid = living
    return bringBack(this.match!, living)
  }

  /** In a second block, to compare the two. */
  layBeside(living: Int32Array): Match {
    this.other ??= clone(this.match!)
    return bringBack(this.other, living)
  }

  /** For trying an answer: the result belongs to no match until it is taken. */
  lend(living: Int32Array): Match {
    const m = this.layOut(living)
    this.laid = null
    return m
  }

  /** The current content. */
  take(): Int32Array {
    this.laid = livingPart(this.match!, this.spare.pop())
    return this.laid
  }

  /** These are free for reuse. */
  giveBack(...copies: readonly Int32Array[]): void {
    for (const { buffer } of copies) if (this.spare.length < MOST_SPARE) this.spare.push(buffer)
  }
}
