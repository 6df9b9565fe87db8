// Stored as numbers only: a long match has hundreds of starts, and a server thousands of matches.

/** One valid answer to a main question: the last entry before it, and the situation then. */
export type Start = [
  to: number,
  seat: number,
  /** The seat that answered before it; -1: none. */
  author: number,
  free: number,
]

const SIZE = 4
const FIRST = 32

export class Starts {
  private numbers = new Int32Array(FIRST * SIZE)
  length = 0

  push(start: Start): void {
    const at = this.length * SIZE
    if (at === this.numbers.length) {
      const more = new Int32Array(at * 2)
      more.set(this.numbers)
      this.numbers = more
    }
    this.numbers.set(start, at)
    this.length++
  }

  pop(): void {
    this.length--
  }

  at(k: number): Start {
    const [to, seat, author, free] = this.numbers.subarray(k * SIZE, (k + 1) * SIZE)
    return [to, seat, author, free]
  }

  /** Keeps only the first `n`. */
  cut(length: number): void {
    this.length = length
  }

  /** Where the last one of this seat leads; null: none. */
  lastOf(seat: number): number | null {
    for (let k = this.length - 1; k >= 0; k--)
      if (this.numbers[k * SIZE + 1] === seat) return this.numbers[k * SIZE]
    return null
  }

  /** The last one that leads there; -1: none. */
  find(to: number): number {
    let k = this.length - 1
    while (k >= 0 && this.numbers[k * SIZE] !== to) k--
    return k
  }

  all(): Start[] {
    return Array.from({ length: this.length }, (_, k) => this.at(k))
  }
}
