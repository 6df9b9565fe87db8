// Seeded luck for the fuzzers: the same seed makes the same inputs, so that a finding can be made again.
export class Luck {
  private state: number

  constructor(seed: number) {
    this.state = seed | 0
  }

  /** A whole number from 0 to n - 1. */
  below(n: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let z = this.state
    z = Math.imul(z ^ (z >>> 15), z | 1)
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61)
    return Math.floor((((z ^ (z >>> 14)) >>> 0) / 2 ** 32) * n)
  }

  one<T>(list: readonly T[]): T {
    return list[this.below(list.length)]
  }

  /** True once in `n` times. */
  rarely(n: number): boolean {
    return this.below(n) === 0
  }

  text(length: number, letters: string): string {
    let out = ''
    for (let k = 0; k < length; k++) out += letters[this.below(letters.length)]
    return out
  }

  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.below(256)))
  }
}
