// The word that was probably meant: the nearest by edit distance, if it is near enough.

/** @returns the nearest word, or undefined when none is close enough */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Infinity
  // A third of the letters may be wrong; short words may have one wrong letter.
  const limit = Math.max(1, Math.floor(word.length / 3))
  for (const candidate of words) {
    if (Math.abs(candidate.length - word.length) > limit) continue
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase())
    if (distance > limit || distance >= bestDistance || candidate === word) continue
    best = candidate
    bestDistance = distance
  }
  return best
}

/** Insertions, deletions, substitutions and swapped neighbours. */
export function editDistance(a: string, b: string): number {
  let twoAgo: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      row[j] = Math.min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + cost)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) row[j] = Math.min(row[j], twoAgo[j - 2] + 1)
    }
    twoAgo = previous
    previous = row
  }
  return previous[b.length]
}
