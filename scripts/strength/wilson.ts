// How sure a share is: the 95 % score interval of Wilson, which stays honest near 0 and 1.

const Z = 1.959964

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
