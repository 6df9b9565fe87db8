// Which move of the root is tried next. All are tried in the same worlds, equally often; as time goes by
// the worse half is left out, again and again, so that most of it is spent on those that are hard to
// tell apart. The likeliest one is left in, and left for another only when that does better by more than luck explains.
import type { End } from './judgement.ts'
import type { TreeMove } from './tree.ts'

/** The share of the budget in which moves are tried for the first time, likely ones first. */
const FIRST = 0.35
/** A move that has won in so many worlds needs no more of them. */
const CERTAIN = 16
/** By so many standard errors another move must lead the likeliest one. */
const CAUTION = 0.5
/** What a lead is thought to vary by before it was seen to, of 1. */
const VARIANCE = 0.01

/** A move with what it led to, world by world. */
export interface Trial {
  readonly move: TreeMove
  readonly values: number[]
  readonly ends: End[]
}

export type Worth = (value: number, end: End) => number

export class Contest {
  private readonly moves: TreeMove[]
  private readonly worth: Worth
  private trials: Trial[] = []
  /** How often the trials were halved, and how often they will be. */
  private halved = 0
  private halvings = 0

  /** `worth` may change its mind: it is asked whenever trials are compared. */
  constructor(moves: readonly TreeMove[], worth: Worth) {
    this.moves = inTurn(moves)
    this.worth = worth
  }

  /** `progress`: how much of the budget is spent, 0 to 1. */
  next(progress: number): Trial {
    if (this.halved === 0 && this.halvings === 0) {
      if (this.trials.length < this.moves.length && (progress < FIRST || this.trials.length < 2))
        return this.enter(this.moves[this.trials.length])
      this.halvings = Math.ceil(Math.log2(this.trials.length))
    }
    const tries = this.common()
    const behind = this.trials.find(({ values }) => values.length === tries)!
    if (behind !== this.trials[0]) return behind
    while (this.trials.length > 2 && progress >= this.endOf(this.halved)) this.halve()
    return this.trials[0]
  }

  /** The best so far. */
  get best(): TreeMove {
    return this.trials.length === 0 ? this.moves[0] : this.ranked()[0].move
  }

  /** Nothing is left to find out. */
  get isDecided(): boolean {
    if (this.moves.length === 1) return true
    if (this.trials.length === 0) return false
    // asked all the time, and ranking is dear: first whether there is anything to rank
    return this.trials.some(isCertain) && isCertain(this.ranked()[0])
  }

  private enter(move: TreeMove): Trial {
    const trial = { move, values: [], ends: [] }
    this.trials.push(trial)
    return trial
  }

  /** How much of the budget is spent when the trials are halved for the n-th time. */
  private endOf(n: number): number {
    return FIRST + ((1 - FIRST) * n) / this.halvings
  }

  private halve(): void {
    const [likeliest] = this.trials
    const rivals = this.ranked().filter((trial) => trial !== likeliest)
    this.trials = [likeliest, ...rivals.slice(0, Math.ceil(this.trials.length / 2) - 1)]
    this.halved++
  }

  /** In how many worlds all of them were tried. */
  private common(): number {
    let tries = Infinity
    for (const { values } of this.trials) tries = Math.min(tries, values.length)
    return tries
  }

  /** Best first; equal ones as likely as they looked. A new one that was not yet tried comes last. */
  private ranked(): Trial[] {
    const tries = Math.max(1, this.common())
    const leads = new Map(this.trials.map((trial) => [trial, this.lead(trial, tries)]))
    return [...this.trials].sort((a, b) => leads.get(b)! - leads.get(a)!)
  }

  /** What is surely gained over the likeliest move. */
  private lead(trial: Trial, tries: number): number {
    const [likeliest] = this.trials
    if (trial === likeliest) return 0
    if (trial.values.length < tries) return -Infinity
    let sum = 0
    let squares = 0
    for (let k = 0; k < tries; k++) {
      const gain =
        this.worth(trial.values[k], trial.ends[k]) -
        this.worth(likeliest.values[k], likeliest.ends[k])
      sum += gain
      squares += gain * gain
    }
    const mean = sum / tries
    const variance = (squares - sum * mean + VARIANCE) / tries
    return mean - CAUTION * Math.sqrt(variance / tries)
  }
}

const isCertain = ({ ends }: Trial): boolean =>
  ends.length >= CERTAIN && ends.every((end) => end === 1)

/** Likely ones first, but not all ways of doing one thing before the first way of doing another. */
function inTurn(moves: readonly TreeMove[]): TreeMove[] {
  const ways = new Map<number, number>()
  const ranks = moves.map((move) => {
    const rank = (ways.get(move.path[0]) ?? 0) + 1
    ways.set(move.path[0], rank)
    return { move, weight: move.prior / rank }
  })
  return ranks.sort((a, b) => b.weight - a.weight).map(({ move }) => move)
}
