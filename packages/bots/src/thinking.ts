// One decision in progress, in steps of any size: the caller can show progress, stop
// at any time and take the best answer so far.
import type { Search } from './search.ts'

export interface ThinkOptions {
  /** The maximum number of playouts for one question. */
  iterations?: number
  /**
   * Plays this many random decisions from a leaf, then evaluates, and tries answers one by one instead of
   * whole chains. Hundreds of such iterations cost as much as a dozen of the usual ones.
   */
  cut?: number
  /** The time limit; needs a clock. Time between steps does not count. */
  milliseconds?: number
  /** A clock in milliseconds. Without one, equal seeds give equal answers everywhere. */
  clock?: () => number
}

export interface Progress {
  /** From 0 to 1. */
  progress: number
  isDone: boolean
  /** The packed answer so far. */
  best: number
}

export interface Thinking {
  /** Continues for at most this many iterations. */
  step(iterations: number): Progress
  /** The best answer so far; ends the thinking. */
  answer(): number
}

/** Nothing to think about. */
export const settledOn = (action: number, taken: () => void = () => {}): Thinking => ({
  step: () => ({ progress: 1, isDone: true, best: action }),
  answer() {
    taken()
    return action
  },
})

export class Searching implements Thinking {
  private readonly search: Search
  private readonly taken: () => void
  private readonly iterations: number
  private readonly milliseconds: number
  private readonly clock: (() => number) | null
  private spent = 0
  private done = 0

  /** `taken` is called when the answer is given. */
  constructor(search: Search, options: ThinkOptions, taken: () => void) {
    this.search = search
    this.taken = taken
    this.clock = options.milliseconds === undefined ? null : (options.clock ?? null)
    this.milliseconds = this.clock === null ? Infinity : options.milliseconds!
    this.iterations = options.iterations ?? Infinity
    if (this.iterations === Infinity && this.milliseconds === Infinity)
      throw new Error('a search needs a number of iterations, or milliseconds and a clock')
  }

  step(iterations: number): Progress {
    for (let k = 0; k < iterations && !this.isDone(); k++) {
      const begun = this.clock?.() ?? 0
      this.search.iterate(this.progress())
      this.spent += (this.clock?.() ?? 0) - begun
      this.done++
    }
    const isDone = this.isDone()
    return {
      progress: isDone ? 1 : this.progress(),
      isDone,
      best: this.search.contest.best.path[0],
    }
  }

  answer(): number {
    this.taken()
    return this.search.contest.best.path[0]
  }

  private progress(): number {
    return Math.max(this.done / this.iterations, this.spent / this.milliseconds)
  }

  private isDone(): boolean {
    return this.progress() >= 1 || this.search.contest.isDecided
  }
}
