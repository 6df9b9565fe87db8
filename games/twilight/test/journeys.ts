// Journeys that the greedy bot makes with each hero, for the test and for `npm run journeys`.
import { greedyBot, playOut } from '@cardwright/bots'
import { createMatch, outcome, type Game } from '@cardwright/engine'

export const heroesOf = ({ pack }: Game): string[] =>
  pack.definitions.filter((d) => d.class === 'hero').map(({ id }) => id)

/** A share of journeys between these is a game: neither hopeless nor decided beforehand. */
export const LEAST = 0.2
export const MOST = 0.8

/** @returns how many of the journeys were won */
export function winsOf(game: Game, hero: string, journeys: number, firstSeed = 0): number {
  let wins = 0
  for (let seed = firstSeed; seed < firstSeed + journeys; seed++) {
    const m = createMatch(game, { seed, options: { play: 'campaign', hero } })
    playOut(m, [greedyBot(seed)])
    if (outcome(m)!.winners.length > 0) wins++
  }
  return wins
}

/** Standard errors; a hero beyond the bounds would show less than one time in a hundred. */
const SURE = 2.33

/** The wins that show a share within the bounds, and not luck: a hero on a bound would hardly ever reach them. */
export function surelyWithin(journeys: number): { least: number; most: number } {
  const luck = SURE * Math.sqrt(LEAST * (1 - LEAST) * journeys)
  return {
    least: Math.ceil(LEAST * journeys + luck),
    most: Math.floor(MOST * journeys - luck),
  }
}
