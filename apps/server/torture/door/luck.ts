// Seeded luck for what comes from outside: the same seed makes the same inputs, so that a finding can be made again.
import { Random } from '@cardwright/testkit'

export class Luck extends Random {
  text(length: number, letters: string): string {
    let out = ''
    for (let k = 0; k < length; k++) out += letters[this.below(letters.length)]
    return out
  }

  bytes(length: number): Buffer {
    return Buffer.from(Array.from({ length }, () => this.below(256)))
  }
}
