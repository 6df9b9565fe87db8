// Real games for A/A runs: random bots, every deal once with each of two packs that are the same, or with a changed card.
import { games } from '@cardwright/games/here'
import { readPackFolder } from '@cardwright/content/node'
import type { Options } from '@cardwright/engine'
import { makePlan, planChange, playPairs, type PairPlan, type PairTally } from '@cardwright/lab'
import { folderOf, gameOf } from '@cardwright/testkit'
import type { Deal } from './deals.ts'

/** Deals of A and of B that have nothing to do with each other. */
const APART = 1_000_000

async function filesOf(id: string) {
  const entry = games.find((one) => one.id === id)!
  return { code: entry.code, files: await readPackFolder(folderOf(entry.contentUrl)) }
}

/** A game against itself, on other deals. @param names of what is asked */
export async function playedApart(
  id: string,
  deals: number,
  { options, names }: { options: Options; names: readonly string[] },
): Promise<Deal[]> {
  const { code, files } = await filesOf(id)
  const game = gameOf(files, code)
  const wish = { bots: ['random', 'random'], games: deals, settings: [options] }
  const plan = {
    a: makePlan(game, { ...wish, seed: 1 }),
    b: makePlan(game, { ...wish, seed: APART }),
  }
  return Array.from({ length: deals }, (_, k) =>
    dealOf(playPairs({ a: game, b: game }, plan, { from: k, to: k + 1 }), names),
  )
}

/** A changed card that one seat holds: both seatings of every deal. */
export async function playedTwins(
  id: string,
  deals: number,
  { card, change }: { card: string; change: (text: string) => string },
): Promise<Deal[]> {
  const { code, files } = await filesOf(id)
  const shelf = Object.values(files).find((text) => text.includes(`"id": "${card}"`))!
  const printed = (JSON.parse(shelf) as { cards: { id: string }[] }).cards.find(
    (one) => one.id === card,
  )
  const changed: unknown = JSON.parse(change(JSON.stringify(printed)))
  const wish = { files, code, card, changed, bot: 'random', seed: 1, games: 2 * deals }
  const planned = planChange(wish)
  if (!planned.ok) throw new Error(planned.problems[0].message)
  const { a, b } = planned
  const plan: PairPlan = planned.plan
  return Array.from({ length: deals }, (_, k) =>
    dealOf(playPairs({ a, b }, plan, { from: 2 * k, to: 2 * k + 2 }), ['twin']),
  )
}

function dealOf({ shares, means }: PairTally, names: readonly string[]): Deal {
  const deal: Deal = { shares: {}, means: {} }
  for (const name of names) {
    const [pair] = Object.keys(shares[name] ?? {})
    if (pair !== undefined) deal.shares[name] = pair
    const [difference] = Object.keys(means[name]?.differences ?? {})
    if (difference !== undefined) deal.means[name] = Number(difference.split(' ')[1])
  }
  return deal
}
