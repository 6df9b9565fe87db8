// Medians with their spread.

export function median(values) {
  const sorted = [...values].toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

export const spread = (values) => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
  n: values.length,
})

/** Ratio per round, so that a slow moment of the machine hits both sides of it. */
export const ratio = (above, below) => spread(above.map((value, i) => value / below[i]))
