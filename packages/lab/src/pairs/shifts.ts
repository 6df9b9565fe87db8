// Which numbers moved between two packs, by how much and how surely. Intervals are of each number by itself and hold whenever one looks;
// whether it moved is judged over all of them together (`stats/several.ts`). Deals are drawn, not games: what a deal adds is one difference.
import { ALPHA, evidenceAgainst, sequenceOf, type Outcome, type Sample } from '../stats/bets.ts'
import type { Interval } from '../stats/intervals.ts'
import { holm } from '../stats/several.ts'
import type { MeanPairs, PairTally, SharePairs } from './pair-tally.ts'

/** Where bounds are known only roughly, fewer games, hits or misses are not judged. */
const LEAST = 30
const LEAST_HITS = 10

export interface Shift {
  /** What it is about: `seat`, `first`, `tied`, `deck`, `drawn`, `plays`, `played`, `turns` … */
  kind: string
  id: string
  /** A share, a share above or below that of everybody at the same tables, or a plain number. */
  unit: 'share' | 'edge' | 'number'
  before: number
  after: number
  shift: Interval
  /**
   * At most so likely is it that anybody who looks whenever he likes ever sees so much by chance, all questions counted; null: too few to judge.
   */
  chance: number | null
  moved: boolean
}

/** Those that moved first, the surest of them first. */
export function shiftsOf(pairs: PairTally): Shift[] {
  const found = [
    ...Object.entries(pairs.means).map(([name, mean]) => meanDifference(name, mean)),
    ...Object.entries(pairs.shares).map(([name, share]) => shareDifference(name, share)),
  ]
  // those that cannot be judged yet count, too: they may be later
  const chances = holm(found.map(chanceOf))
  return found
    .map((one, k) => judged(one, chances[k]))
    .sort(
      (x, y) =>
        Number(y.moved) - Number(x.moved) || (x.chance ?? 2) - (y.chance ?? 2) || order(x, y),
    )
}

const order = (x: Shift, y: Shift): number =>
  x.kind < y.kind ? -1 : x.kind > y.kind ? 1 : x.id < y.id ? -1 : 1

interface Difference {
  about: Pick<Shift, 'kind' | 'id' | 'unit' | 'before' | 'after'>
  sample: Sample
  isEnough: boolean
}

const chanceOf = ({ sample, isEnough }: Difference): number =>
  isEnough ? Math.min(1, Math.exp(-evidenceAgainst(0, sample))) : 1

/** Further two shares, or two edges, cannot lie apart. */
const POSSIBLE = { share: 1, edge: 2, number: Infinity }

function judged({ about, sample, isEnough }: Difference, chance: number): Shift {
  const { low, high } = isEnough ? sequenceOf(sample) : sample
  const most = POSSIBLE[about.unit]
  const value = about.after - about.before
  const shift = { value, low: Math.max(-most, low), high: Math.min(most, high) }
  if (!isEnough) return { ...about, shift, chance: null, moved: false }
  return { ...about, shift, chance, moved: chance < ALPHA }
}

function named(name: string): { kind: string; id: string } {
  const at = name.indexOf(' ')
  return at < 0 ? { kind: name, id: '' } : { kind: name.slice(0, at), id: name.slice(at + 1) }
}

/** Equal deals: how often, and for A and for B what each showed. */
interface Group {
  times: number
  part: readonly number[]
}

/** A share among those that make a statistic: where in a deal it stands, and whether it is added or taken away. */
interface Term {
  at: number
  sign: 1 | -1
}

const SHARE: readonly Term[] = [
  { at: 2, sign: 1 },
  { at: 0, sign: -1 },
]
const EDGE: readonly Term[] = [
  { at: 4, sign: 1 },
  { at: 6, sign: -1 },
  { at: 0, sign: -1 },
  { at: 2, sign: 1 },
]

function shareDifference(name: string, pairs: SharePairs): Difference {
  const groups = Object.entries(pairs).map(([pair, times]): Group => {
    return { times, part: pair.split(' ').map(Number) }
  })
  const sums = groups[0].part.map((_, k) =>
    groups.reduce((sum, { times, part }) => sum + times * part[k], 0),
  )
  const share = (k: number): number => (sums[k] > 0 ? sums[k + 1] / sums[k] : 0)
  const isEdge = sums.length === 8
  const about = {
    ...named(name),
    unit: isEdge ? 'edge' : 'share',
    before: isEdge ? share(0) - share(2) : share(0),
    after: isEdge ? share(4) - share(6) : share(2),
  } as const
  if (!isEdge && isFixed(groups))
    return { about, sample: differences(name, groups), isEnough: true }
  const [of, hits] = isEdge ? [sums[4], sums[5]] : [sums[2], sums[3]]
  const all = sums[1] + hits
  const isEnough =
    sums[0] >= LEAST && of >= LEAST && all >= LEAST_HITS && sums[0] + of - all >= LEAST_HITS
  return { about, sample: roughly(groups, isEdge ? EDGE : SHARE), isEnough }
}

/** Every deal counts as often as any other. */
const isFixed = (groups: readonly Group[]): boolean =>
  groups.every(
    ({ part: [a, , b] }) => a > 0 && b > 0 && a === groups[0].part[0] && b === groups[0].part[2],
  )

/** What a deal adds is the difference of its own shares: nothing is left to be guessed. */
function differences(name: string, groups: readonly Group[]): Sample {
  const [a, , b] = groups[0].part
  // whoever has the changed card sits at the tables that he is compared with
  const reach = name === 'twin' ? 1 - b / a : 1
  const outcomes = groups.map(({ times, part }): Outcome => {
    return { times, sum: part[3] / b - part[1] / a, of: 1 }
  })
  return { outcomes, low: -reach, high: reach }
}

/**
 * Deals count as often as the card came up in them, so that the whole is no mean of theirs. What each of them adds to it is one nearly,
 * the more games the better: how far it is from the share, over how often it comes up.
 */
function roughly(groups: readonly Group[], terms: readonly Term[]): Sample {
  const deals = groups.reduce((sum, { times }) => sum + times, 0)
  const added = groups.map(() => 0)
  let [value, low, high] = [0, 0, 0]
  for (const { at, sign } of terms) {
    const total = (k: number): number =>
      groups.reduce((sum, { times, part }) => sum + times * part[k], 0)
    const of = total(at)
    if (of === 0) continue
    const share = total(at + 1) / of
    const weight = (sign * deals) / of
    const most = Math.max(...groups.map(({ part }) => part[at])) * weight
    value += sign * share
    low += Math.min((1 - share) * most, -share * most)
    high += Math.max((1 - share) * most, -share * most)
    groups.forEach(({ part }, g) => (added[g] += (part[at + 1] - share * part[at]) * weight))
  }
  const outcomes = groups.map(({ times }, g): Outcome => ({ times, sum: value + added[g], of: 1 }))
  return { outcomes, low: value + low, high: value + high }
}

/** Nobody knows how long a game can be: what was seen stands for it, and one at least. */
function meanDifference(name: string, { sumA, differences: found }: MeanPairs): Difference {
  const scale = name === 'answers' ? 100 : 1
  const outcomes = Object.entries(found).map(([pair, times]): Outcome => {
    const [of, sum] = pair.split(' ').map(Number)
    return { times, sum: sum / scale, of }
  })
  const games = outcomes.reduce((sum, { times, of }) => sum + times * of, 0)
  const moved = outcomes.reduce((sum, one) => sum + one.times * one.sum, 0)
  const reach = Math.max(1, ...outcomes.map(({ sum, of }) => Math.abs(sum / of)))
  const before = sumA / Math.max(1, games) / scale
  const after = before + moved / Math.max(1, games)
  const about = { ...named(name), unit: 'number', before, after } as const
  return { about, sample: { outcomes, low: -reach, high: reach }, isEnough: games >= LEAST }
}
