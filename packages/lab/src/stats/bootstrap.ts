// The bootstrap over games: resamples the games with replacement; the
// spread of the results gives the uncertainty of the original. Equal games are drawn together: a
// group of c games is drawn a Poisson(c) number of times.
import { diceOf, type Dice } from '@cardwright/bots'

const REPLICATES = 1000

export interface Bootstrapped {
  /** Standard error. */
  error: number
  low: number
  high: number
}

/** Groups of equal games: how many, and what each adds to the sums. */
export interface Groups {
  counts: readonly number[]
  parts: readonly (readonly number[])[]
}

/** @param statistic of the sums over all games; NaN where it is undefined */
export function bootstrap(
  { counts, parts }: Groups,
  statistic: (sums: readonly number[]) => number,
  seed = 1,
  replicates = REPLICATES,
): Bootstrapped {
  const chance = new Chance(seed)
  const width = parts[0]?.length ?? 0
  const values: number[] = []
  const sums = Array.from({ length: width }, () => 0)
  for (let run = 0; run < replicates; run++) {
    sums.fill(0)
    for (let g = 0; g < counts.length; g++) {
      const n = chance.poisson(counts[g])
      if (n === 0) continue
      const part = parts[g]
      for (let k = 0; k < width; k++) sums[k] += n * part[k]
    }
    const value = statistic(sums)
    if (Number.isFinite(value)) values.push(value)
  }
  return summary(values)
}

export function summary(values: number[]): Bootstrapped {
  if (values.length === 0) return { error: 0, low: 0, high: 0 }
  values.sort((a, b) => a - b)
  const mean = values.reduce((a, b) => a + b, 0) / values.length
  const squares = values.reduce((sum, v) => sum + (v - mean) ** 2, 0)
  return {
    error: Math.sqrt(squares / Math.max(1, values.length - 1)),
    low: quantile(values, 0.025),
    high: quantile(values, 0.975),
  }
}

function quantile(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1)
  const below = Math.floor(at)
  const above = Math.min(sorted.length - 1, below + 1)
  return sorted[below] + (sorted[above] - sorted[below]) * (at - below)
}

/** Above this mean, Poisson and gamma numbers are approximated by normal ones. */
const MANY = 40

export class Chance {
  private readonly dice: Dice
  private spare = NaN

  constructor(seed: number) {
    this.dice = diceOf(seed)
  }

  /** Between 0 and 1, never 0. */
  private unit(): number {
    return ((this.dice.next() >>> 0) + 1) / 0x1_0000_0000
  }

  private normal(): number {
    if (!Number.isNaN(this.spare)) {
      const { spare } = this
      this.spare = NaN
      return spare
    }
    const radius = Math.sqrt(-2 * Math.log(this.unit()))
    const angle = 2 * Math.PI * this.unit()
    this.spare = radius * Math.sin(angle)
    return radius * Math.cos(angle)
  }

  poisson(mean: number): number {
    if (mean >= MANY) return Math.max(0, Math.round(mean + Math.sqrt(mean) * this.normal()))
    const end = Math.exp(-mean)
    let n = 0
    for (let product = this.unit(); product > end; product *= this.unit()) n++
    return n
  }

  /** A gamma number with a whole or half shape: half a sum of squared normals. */
  gamma(shape: number): number {
    if (shape >= MANY) return Math.max(0, shape + Math.sqrt(shape) * this.normal())
    let sum = 0
    for (let k = 0; k < 2 * shape; k++) sum += this.normal() ** 2
    return sum / 2
  }
}
