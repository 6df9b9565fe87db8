// Multiple comparisons: among a hundred numbers that did not move, five look as if they had. Holm's
// method keeps the probability of even one false alarm at 5 %. If each probability is valid at every look, so are the corrected ones.

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
