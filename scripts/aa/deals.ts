// Deals in which nothing moved, endlessly: made by lot, or played once and dealt again with A and B exchanged by lot.
import type { Dice } from '@cardwright/bots'
import type { PairTally } from '@cardwright/lab'

/** What one deal adds: under each name a pair of results as the lab writes them, or a difference of numbers. */
export interface Deal {
  shares: Record<string, string>
  means: Record<string, number>
}

/** @returns the next deal */
export type Dealer = (dice: Dice) => Deal

const share = (pair: string): Deal => ({ shares: { 'deck any': pair }, means: {} })

const isHit = (dice: Dice, thousandths: number): number => (dice.below(1000) < thousandths ? 1 : 0)

/** Two packs whose players win equally often, on deals that have nothing to do with each other. */
export const strangers =
  (won: number): Dealer =>
  (dice) =>
    share(`1 ${isHit(dice, won)} 1 ${isHit(dice, won)}`)

/** Both seatings of a deal, where the changed card decides so many of them, each way alike. */
export const twins =
  (decides: number): Dealer =>
  (dice) => {
    const won = dice.below(1000) < decides ? 2 * dice.below(2) : 1
    return { shares: { twin: `4 2 2 ${won}` }, means: {} }
  }

/** A card that up to two of the seats draw: how they do against everybody at the table. */
export const drawn =
  (often: number): Dealer =>
  (dice) => {
    const side = (): string => {
      const winner = dice.below(5) === 0 ? -1 : dice.below(2)
      const seats = [0, 1].filter(() => isHit(dice, often) === 1)
      if (seats.length === 0) return '0 0 0 0'
      return `${seats.length} ${seats.includes(winner) ? 1 : 0} 2 ${winner < 0 ? 0 : 1}`
    }
    return { shares: { 'drawn any': `${side()} ${side()}` }, means: {} }
  }

/** Numbers that are mostly small and sometimes large, as lengths of games are. */
export const lengths: Dealer = (dice) => {
  const length = (): number => {
    let turns = 5
    while (dice.below(8) > 0) turns++
    return turns
  }
  return { shares: {}, means: { turns: length() - length() } }
}

/** So many numbers that are asked at once. */
export const many = (numbers: number): Dealer => {
  const dealers = Array.from({ length: numbers }, (_, k) => strangers(100 + ((k * 100) % 900)))
  return (dice) => {
    const shares: Deal['shares'] = {}
    dealers.forEach((deal, k) => (shares[`deck ${k}`] = deal(dice).shares['deck any']))
    return { shares, means: {} }
  }
}

/** Deals that were played, with A and B exchanged by lot: whatever differs between them has become chance. */
export function again(played: readonly Deal[]): Dealer {
  return (dice) => {
    const deal = played[dice.below(played.length)]
    return dice.below(2) === 0 ? deal : exchanged(deal)
  }
}

function exchanged({ shares, means }: Deal): Deal {
  return {
    shares: Object.fromEntries(
      Object.entries(shares).map(([name, pair]) => {
        const parts = pair.split(' ').map(Number)
        return [name, name === 'twin' ? otherTwin(parts) : swapped(parts)]
      }),
    ),
    means: Object.fromEntries(Object.entries(means).map(([name, n]) => [name, -n])),
  }
}

const swapped = (parts: readonly number[]): string =>
  [...parts.slice(parts.length / 2), ...parts.slice(0, parts.length / 2)].join(' ')

/** The wins of the other seat at the same tables. */
const otherTwin = ([seats, wins, games, won]: readonly number[]): string =>
  [seats, wins, games, wins - won].join(' ')

/** Adds a deal to what is known, as the lab's own tallies do. */
export function add({ shares, means }: Pick<PairTally, 'shares' | 'means'>, deal: Deal): void {
  for (const [name, pair] of Object.entries(deal.shares)) {
    const pairs = (shares[name] ??= {})
    pairs[pair] = (pairs[pair] ?? 0) + 1
  }
  for (const [name, n] of Object.entries(deal.means)) {
    const mean = (means[name] ??= { sumA: 0, differences: {} })
    const difference = `1 ${n}`
    mean.differences[difference] = (mean.differences[difference] ?? 0) + 1
  }
}
