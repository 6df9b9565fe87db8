// Looks at the memory of a process again and again: does it grow once everything is loaded and compiled?
import { memoryOf } from './process-costs.ts'

/** The share of the looks that does not count: what is loaded once is no growth. */
const WARM_UP = 0.3
/** What is still called flat. */
const MOST_PERCENT = 5

export interface Growth {
  /** Megabytes: means of the first and the last quarter after the warm-up. */
  earlyMb: number
  lateMb: number
  growthPercent: number
  /** About twenty looks in a row. */
  memoryMb: number[]
}

export const isFlat = ({ growthPercent }: Growth): boolean =>
  Math.abs(growthPercent) <= MOST_PERCENT

export const hasGrown = ({ growthPercent }: Growth): boolean => growthPercent > MOST_PERCENT

export class MemoryWatch {
  private readonly pid: number
  private readonly looks: number[] = []

  constructor(pid: number) {
    this.pid = pid
  }

  look(): number {
    const mb = memoryOf(this.pid)
    this.looks.push(mb)
    return mb
  }

  growth(): Growth {
    const { looks } = this
    const warm = looks.slice(Math.floor(looks.length * WARM_UP))
    const quarter = Math.max(1, Math.floor(warm.length / 4))
    const [early, late] = [mean(warm.slice(0, quarter)), mean(warm.slice(-quarter))]
    const step = Math.max(1, Math.floor(looks.length / 20))
    return {
      earlyMb: Math.round(early),
      lateMb: Math.round(late),
      growthPercent: Math.round(((late - early) / early) * 1000) / 10,
      memoryMb: looks.filter((_, k) => k % step === 0),
    }
  }
}

const mean = (list: readonly number[]): number =>
  list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)
