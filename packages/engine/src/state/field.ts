// Named typed accessors over the block, so that rules read like rules: `mana.of(m, seat)`.
import { put, type Match } from './match.ts'

export class Field {
  declare readonly base: number
  declare readonly scale: number
  constructor(base: number, scale = 1) {
    this.base = base
    this.scale = scale
  }
  of(m: Match, e: number): number {
    return m.s[this.base + e] / this.scale
  }
  set(m: Match, e: number, v: number): void {
    put(m, this.base + e, v * this.scale)
  }
  add(m: Match, e: number, n: number): void {
    const i = this.base + e
    put(m, i, m.s[i] + n * this.scale)
  }
}
