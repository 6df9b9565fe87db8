// Multiple comparisons: among a hundred numbers that did not move, five look as if they had. Holm's
// method keeps the probability of even one false alarm at 5 %.

/** How likely a difference of so many standard errors is by chance alone, to either side. */
export function chanceOf(z: number): number {
  // Abramowitz and Stegun 7.1.26, good to 1.5e-7; beyond six errors the answer is "never"
  const x = Math.abs(z) / Math.SQRT2
  if (x > 6) return 0
  const t = 1 / (1 + 0.3275911 * x)
  const tail =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return Math.min(1, Math.max(0, tail * Math.exp(-x * x)))
}

/** The chances as they count when all of them were asked, in the order given. */
export function holm(chances: readonly number[]): number[] {
  const order = chances.map((_, k) => k).sort((a, b) => chances[a] - chances[b])
  const adjusted = chances.map(() => 1)
  let least = 0
  order.forEach((k, rank) => {
    least = Math.max(least, Math.min(1, chances[k] * (chances.length - rank)))
    adjusted[k] = least
  })
  return adjusted
}
