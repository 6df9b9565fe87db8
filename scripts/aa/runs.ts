// Runs in which nothing moved, looked at after every deal: how many of them ever say that something did.
import { diceOf } from '@cardwright/bots'
import { emptyTally, shiftsOf, type PairTally, type Shift } from '@cardwright/lab'
import { add, type Dealer } from './deals.ts'

export interface Found {
  /** Runs in which the interval of some number alone did not hold 0 at one look at least. */
  missed: number
  /** Runs in which some number counted as moved at one look at least. */
  moved: number
  /** What `missed` would be with intervals for a single look. */
  missedBefore: number
}

export interface Wish {
  runs: number
  deals: number
  seed: number
}

export function looks(deal: Dealer, { runs, deals, seed }: Wish): Found {
  const found = { missed: 0, moved: 0, missedBefore: 0 }
  for (let run = 0; run < runs; run++) {
    const dice = diceOf(seed + run)
    const pairs: PairTally = { a: emptyTally(0, 0), b: emptyTally(0, 0), shares: {}, means: {} }
    const ever = { missed: 0, moved: 0, missedBefore: 0 }
    for (let n = 1; n <= deals; n++) {
      add(pairs, deal(dice))
      const shifts = shiftsOf(pairs)
      if (shifts.some(({ chance, shift }) => chance !== null && isMissed(shift))) ever.missed = 1
      if (shifts.some(({ moved }) => moved)) ever.moved = 1
      if (ever.missedBefore === 0 && isMissedBefore(pairs, shifts)) ever.missedBefore = 1
    }
    found.missed += ever.missed
    found.moved += ever.moved
    found.missedBefore += ever.missedBefore
  }
  return found
}

const isMissed = ({ low, high }: { low: number; high: number }): boolean => low > 0 || high < 0

/** What the lab asked for before it judged a number. */
const LEAST = 30

/** As the lab did: 1.96 standard errors of what each deal adds, to either side. */
function isMissedBefore({ shares, means }: PairTally, shifts: readonly Shift[]): boolean {
  return shifts.some(({ kind, id, unit }) => {
    const name = `${kind} ${id}`.trim()
    const outcomes =
      unit === 'number'
        ? Object.entries(means[name].differences).map(([deal, n]) => [
            Number(deal.split(' ')[1]),
            n,
          ])
        : Object.entries(shares[name]).map(([pair, n]) => [differenceIn(pair), n])
    const of = (power: number): number =>
      outcomes.reduce((sum, [value, n]) => sum + n * value ** power, 0)
    const n = of(0)
    const mean = of(1) / n
    return (
      n >= LEAST && Math.abs(mean) > 1.959964 * Math.sqrt(Math.max(0, of(2) / n - mean ** 2) / n)
    )
  })
}

/** Of B's wins above what was to be expected and A's: of an edge, wins above an equal part of the table's. */
function differenceIn(pair: string): number {
  const parts = pair.split(' ').map(Number)
  const sides = [parts.slice(0, parts.length / 2), parts.slice(parts.length / 2)]
  const [a, b] = sides.map(([of, hits, seats, wins]) =>
    seats === undefined ? hits / of : seats === 0 ? 0 : hits - (of * wins) / seats,
  )
  return b - a
}
