// Chance for tests: small, seeded, the same on every machine.

export class Random {
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
    return Math.floor((((z ^ (z >>> 14)) >>> 0) / 0x100000000) * n)
  }
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]
  }
  /** True once in n times. */
  oneIn(n: number): boolean {
    return this.below(n) === 0
  }
}
