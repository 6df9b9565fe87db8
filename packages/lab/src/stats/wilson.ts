// How sure a share is: the 95 % score interval of Wilson, which stays honest near 0 and 1.

/** Standard deviations of 95 % of a bell curve. */
export const Z = 1.959964

export interface Share {
  share: number
  low: number
  high: number
}

export function wilson(hits: number, n: number): Share {
  if (n === 0) return { share: 0, low: 0, high: 1 }
  const p = hits / n
  const z2 = Z * Z
  const middle = (p + z2 / (2 * n)) / (1 + z2 / n)
  const half = (Z / (1 + z2 / n)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n * n))
  return {
    share: p,
    low: hits === 0 ? 0 : middle - half,
    high: hits === n ? 1 : middle + half,
  }
}

/** How many are needed until a share is known to ± `half`. */
export function sampleFor(share: number, half: number): number {
  // a share of nearly nothing or everything is no reason to stop early
  const p = Math.min(0.9, Math.max(0.1, share))
  return Math.ceil((Z * Z * p * (1 - p)) / (half * half))
}
