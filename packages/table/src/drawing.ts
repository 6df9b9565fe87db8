// Seeded random numbers for drawings made by code, so that a drawing is always the same.
// A separate entry point, because posters are drawn before any table is loaded.

/** Draws the next number between two bounds. */
export type Hand = (from: number, to: number) => number

export function handOf(seed: number): Hand {
  let s = seed
  return (from, to) => {
    s = (s + 0x6d2b79f5) | 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return from + (((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * (to - from)
  }
}
