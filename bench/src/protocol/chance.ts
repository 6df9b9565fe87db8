// The random numbers every contestant shares: xoshiro128** for the rules, mulberry32 for the player.

/** Fills four words at `at` from a seed and a stream number (splitmix32). */
export function seedStream(words: Words, at: number, seed: number, stream: number): void {
  let x = (seed + Math.imul(stream, 0x9e3779b9)) | 0
  for (let i = 0; i < 4; i++) {
    x = (x + 0x9e3779b9) | 0
    let z = x
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    words[at + i] = z ^ (z >>> 15)
  }
}

/** A number in 0 … n − 1; moves the stream at `at` on by one. */
export function below(words: Words, at: number, n: number): number {
  const b = words[at + 1]
  const times5 = Math.imul(b, 5)
  const out = Math.imul((times5 << 7) | (times5 >>> 25), 9)
  const c = words[at + 2] ^ words[at]
  const d = words[at + 3] ^ b
  words[at + 1] = b ^ c
  words[at] = words[at] ^ d
  words[at + 2] = c ^ (b << 9)
  words[at + 3] = (d << 11) | (d >>> 21)
  return Math.floor(((out >>> 0) * n) / 4294967296)
}

/** The player: one generator per game, so that all contestants meet the same choices. */
export class Player {
  declare private word: number

  constructor() {
    this.word = 0
  }

  begin(game: number): void {
    this.word = game | 0
  }

  pick(n: number): number {
    this.word = (this.word + 0x6d2b79f5) | 0
    let t = this.word
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n)
  }
}

/** An array of 32-bit words: typed in the fast version, plain in the serialisable ones. */
export interface Words {
  [index: number]: number
}
