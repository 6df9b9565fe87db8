// Looks at the memory of a process again and again: does it grow once everything is loaded and compiled, and the
// collector of garbage has found its size? Whoever watches says which part of the run that takes.
import { memoryOf } from './process-costs.ts'

/** What is still called flat. */
const MOST_PERCENT = 5

export interface Growth {
  /** The share of the run that was not judged: the warm-up. */
  warmUpShare: number
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
  private readonly warmUpShare: number
  private readonly looks: { done: number; mb: number }[] = []

  constructor(pid: number, warmUpShare: number) {
    this.pid = pid
    this.warmUpShare = warmUpShare
  }

  /** @param done which share of the run is over */
  look(done: number): number {
    const mb = memoryOf(this.pid)
    this.looks.push({ done, mb })
    return mb
  }

  growth(): Growth {
    const { looks, warmUpShare } = this
    const warm = looks.flatMap(({ done, mb }) => (done >= warmUpShare ? [mb] : []))
    const quarter = Math.max(1, Math.floor(warm.length / 4))
    const [early, late] = [mean(warm.slice(0, quarter)), mean(warm.slice(-quarter))]
    const step = Math.max(1, Math.floor(looks.length / 20))
    return {
      warmUpShare,
      earlyMb: Math.round(early),
      lateMb: Math.round(late),
      growthPercent: Math.round(((late - early) / early) * 1000) / 10,
      memoryMb: looks.filter((_, k) => k % step === 0).map(({ mb }) => mb),
    }
  }
}

const mean = (list: readonly number[]): number =>
  list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)
