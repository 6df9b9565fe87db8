// When a match between two bots is decided: the sequential probability ratio test, on deals that were played in both seatings (as
// engines of chess are tested; there a deal is an opening). It weighs two claims: the first bot is no stronger than one bound, or at least as
// strong as the other. One of them is dropped as soon as the deals are nineteen times as likely under the other one.

/** Of two bots the first is ahead by so many points of Elo. */
export interface Bounds {
  low: number
  high: number
}

/** `open`: nobody can say yet. */
export type Verdict = 'stronger' | 'not-stronger' | 'open'

/** Deals by what the first bot has made of them: shares of what was to be made, 0 to 1, and how many deals. */
export type Scores = readonly (readonly [score: number, deals: number])[]

/** The chance of each of the two mistakes. */
const MISTAKE = 0.05
/** The logarithm of how many times as likely the deals must be. */
export const DECIDED = Math.log((1 - MISTAKE) / MISTAKE)

/** Of each score that did not come up: as if it were possible, but rare. */
const UNSEEN = 1e-3
const POSSIBLE = [0, 0.25, 0.5, 0.75, 1]

export const scoreAt = (elo: number): number => 1 / (1 + 10 ** (-elo / 400))

export function verdictOf(scores: Scores, bounds: Bounds): Verdict {
  const likelier = ratioOf(scores, bounds)
  return likelier >= DECIDED ? 'stronger' : likelier <= -DECIDED ? 'not-stronger' : 'open'
}

/** The logarithm of how many times as likely the deals are if the first bot is as strong as the higher bound says. */
export function ratioOf(scores: Scores, { low, high }: Bounds): number {
  const seen = [...scores, ...POSSIBLE.map((score) => [score, UNSEEN] as const)]
  const tilts = [low, high].map((elo) => tiltFor(seen, scoreAt(elo)))
  const [from, to] = [scoreAt(low), scoreAt(high)]
  return scores.reduce(
    (sum, [score, deals]) =>
      sum + deals * Math.log((1 + tilts[0] * (score - from)) / (1 + tilts[1] * (score - to))),
    0,
  )
}

/**
 * Of all ways in which deals may end whose mean is this, the one under which these are likeliest: each score as often as it came up, divided
 * by 1 + tilt × its distance from the mean.
 */
function tiltFor(scores: Scores, mean: number): number {
  const excess = (tilt: number): number =>
    scores.reduce(
      (sum, [score, deals]) => sum + (deals * (score - mean)) / (1 + tilt * (score - mean)),
      0,
    )
  // it falls from one end to the other
  let [least, most] = [-1 / (1 - mean), 1 / mean]
  for (let k = 0; k < 40; k++) {
    const middle = (least + most) / 2
    if (excess(middle) > 0) least = middle
    else most = middle
  }
  return (least + most) / 2
}
