// A small seeded generator for defects; the same seed gives the same defect on every machine.

export interface Random {
  /** A whole number from 0 up to, but not including, `limit`. */
  below(limit: number): number
  pick<T>(list: readonly T[]): T
}

/** mulberry32: short, and good enough for choosing places in a file. */
export function randomFrom(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, pick: (list) => list[below(list.length)] }
}

/** The word with a typo that makes it none of `known`. */
export function misspell(
  word: string,
  random: Random,
  known: { has(word: string): boolean },
): string {
  for (let attempt = 0; attempt < 20; attempt++) {
    const at = random.below(word.length)
    const slips = [
      word.slice(0, at) + word[at] + word.slice(at),
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
    ]
    const slip = random.pick(slips)
    if (slip !== word && /^[A-Za-z]/.test(slip) && !known.has(slip)) return slip
  }
  return `${word}X`
}
