// A bot's own random numbers, seeded so that equal seeds play equal games. A bot never uses the match's streams.

export interface Dice {
  /** 32 random bits. */
  next(): number
  /** A whole number from 0 to n - 1. */
  below(n: number): number
}

export function diceOf(seed: number): Dice {
  let state = seed | 0
  const next = () => {
    state = (state + 0x9e3779b9) | 0
    let z = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return z ^ (z >>> 15)
  }
  return { next, below: (n) => Math.floor(((next() >>> 0) * n) / 0x100000000) }
}
