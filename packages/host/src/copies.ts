// Copies of a state, in memory that is used again: thousands of matches that leave a copy behind with every
// answer would keep the collector of garbage busy, and everybody waiting for it.
import { livingPart, type Match } from '@cardwright/engine'

const MOST_SPARE = 6

export class Copies {
  private readonly spare: ArrayBufferLike[] = []

  of(m: Match): Int32Array {
    return livingPart(m, this.spare.pop())
  }

  /** Nobody looks at these any more. */
  giveBack(...copies: readonly Int32Array[]): void {
    for (const { buffer } of copies) if (this.spare.length < MOST_SPARE) this.spare.push(buffer)
  }
}
