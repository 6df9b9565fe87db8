// Which numbers moved between two packs, by how much and how surely. Each interval is for one number alone;
// whether it moved is decided over all numbers together (`stats/several.ts`).
import { bootstrap, type Groups } from '../stats/bootstrap.ts'
import type { Interval } from '../stats/intervals.ts'
import { chanceOf, holm } from '../stats/several.ts'
import { wilson, type Share } from '../stats/wilson.ts'
import type { MeanPairs, PairTally, SharePairs } from './pair-tally.ts'

const ALPHA = 0.05
/** Shares of fewer, or with fewer hits or misses, are left out: the normal approximation does not hold. */
const LEAST = 30
const LEAST_HITS = 10

export interface Shift {
  /** What it is about: `seat`, `first`, `tied`, `deck`, `drawn`, `plays`, `played`, `turns` … */
  kind: string
  id: string
  /** A share, a share above or below that of everybody at the same tables, or a plain number. */
  unit: 'share' | 'edge' | 'number'
  before: Interval
  after: Interval
  shift: Interval
  /** The probability of such a shift by chance, corrected for all comparisons; null: too little data. */
  chance: number | null
  moved: boolean
}

/** Numbers that moved come first, surest first. */
export function shiftsOf(pairs: PairTally, seed = 1): Shift[] {
  const found = [
    ...Object.entries(pairs.means).map(([name, mean]) => meanShift(name, mean, seed)),
    ...Object.entries(pairs.shares).map(([name, share]) => shareShift(name, share, seed)),
  ]
  const judged = found.filter(({ enough }) => enough)
  const chances = holm(judged.map(({ chance }) => chance))
  const adjusted = new Map(judged.map((one, k) => [one, chances[k]]))
  return found
    .map((one): Shift => {
      const chance = adjusted.get(one) ?? null
      return { ...one.shown, chance, moved: chance !== null && chance < ALPHA }
    })
    .sort(
      (x, y) =>
        Number(y.moved) - Number(x.moved) || (x.chance ?? 2) - (y.chance ?? 2) || order(x, y),
    )
}

const order = (x: Shift, y: Shift): number =>
  x.kind < y.kind ? -1 : x.kind > y.kind ? 1 : x.id < y.id ? -1 : 1

interface Judged {
  shown: Omit<Shift, 'chance' | 'moved'>
  chance: number
  enough: boolean
}

function named(name: string): { kind: string; id: string } {
  const at = name.indexOf(' ')
  return at < 0 ? { kind: name, id: '' } : { kind: name.slice(0, at), id: name.slice(at + 1) }
}

const intervalOf = ({ share, low, high }: Share): Interval => ({ value: share, low, high })

const shareAt = (s: readonly number[], k: number): number => s[k + 1] / s[k]
const edgeAt = (s: readonly number[], k: number): number => shareAt(s, k) - shareAt(s, k + 2)
const differenceOfShares = (s: readonly number[]): number => shareAt(s, 2) - shareAt(s, 0)
const differenceOfEdges = (s: readonly number[]): number => edgeAt(s, 4) - edgeAt(s, 0)
const flat = (value: number): Interval => ({ value, low: value, high: value })

function shareShift(name: string, pairs: SharePairs, seed: number): Judged {
  const parts = Object.keys(pairs).map((pair) => pair.split(' ').map(Number))
  const counts = Object.values(pairs)
  const width = parts[0].length
  const isEdge = width === 8
  const sums = Array.from({ length: width }, () => 0)
  parts.forEach((part, g) => part.forEach((n, k) => (sums[k] += n * counts[g])))
  const [ofA, hitsA] = sums
  const [ofB, hitsB] = sums.slice(width / 2)
  const statistic = isEdge ? differenceOfEdges : differenceOfShares
  const value = ofA > 0 && ofB > 0 ? statistic(sums) : 0
  const hits = hitsA + hitsB
  const enough =
    ofA >= LEAST && ofB >= LEAST && hits >= LEAST_HITS && ofA + ofB - hits >= LEAST_HITS
  const about = { ...named(name), unit: isEdge ? 'edge' : 'share' } as const
  return judge(about, { counts, parts }, statistic, value, seed, {
    before: isEdge ? flat(ofA > 0 ? edgeAt(sums, 0) : 0) : intervalOf(wilson(hitsA, ofA)),
    after: isEdge ? flat(ofB > 0 ? edgeAt(sums, 4) : 0) : intervalOf(wilson(hitsB, ofB)),
    enough,
  })
}

function meanShift(name: string, { sumA, differences }: MeanPairs, seed: number): Judged {
  const parts = Object.keys(differences).map((difference) => [1, Number(difference)])
  const counts = Object.values(differences)
  const games = counts.reduce((a, b) => a + b, 0)
  const moved = parts.reduce((sum, [, difference], g) => sum + difference * counts[g], 0)
  const scale = name === 'answers' ? 100 : 1
  const difference = (s: readonly number[]): number => s[1] / s[0] / scale
  return judge(
    { ...named(name), unit: 'number' },
    { counts, parts },
    difference,
    games > 0 ? moved / games / scale : 0,
    seed,
    {
      before: flat(sumA / Math.max(1, games) / scale),
      after: flat((sumA + moved) / Math.max(1, games) / scale),
      enough: games >= LEAST,
    },
  )
}

function judge(
  about: Pick<Shift, 'kind' | 'id' | 'unit'>,
  groups: Groups,
  statistic: (sums: readonly number[]) => number,
  value: number,
  seed: number,
  { before, after, enough }: { before: Interval; after: Interval; enough: boolean },
): Judged {
  // equal seeds for all: the same replicates, told apart by their groups
  const { error, low, high } = enough
    ? bootstrap(groups, statistic, seed)
    : { error: 0, low: value, high: value }
  const chance = value === 0 ? 1 : error === 0 ? 0 : chanceOf(value / error)
  return {
    shown: { ...about, before, after, shift: { value, low, high } },
    chance,
    enough,
  }
}
