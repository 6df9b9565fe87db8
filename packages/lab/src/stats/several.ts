// Asking many questions at once: among a hundred numbers that did not move, five look as if they had. Holm's
// rule keeps the chance of even one false alarm at 5 %. Where each chance holds whenever one looks, so does what it makes of them: who is
// never misled by one of the numbers is never misled by all of them.

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
