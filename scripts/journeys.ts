// `npm run journeys [n]`: of n (400) journeys with each hero of Twilight, how many the greedy bot wins.
import { loadGame } from '@cardwright/testkit'
import { contentUrl, twilight } from '../games/twilight/src/index.ts'
import { heroesOf, LEAST, MOST, winsOf } from '../games/twilight/test/journeys.ts'

const DEFAULT = 400
/** The short version in `npm test` plays the first seeds. */
const FIRST_SEED = 1000

const game = await loadGame({ code: twilight, contentUrl })
const wanted = Number(process.argv[2] ?? DEFAULT)
for (const hero of heroesOf(game)) {
  const share = winsOf(game, hero, wanted, FIRST_SEED) / wanted
  const isWithin = share >= LEAST && share <= MOST
  console.log(`${hero}: ${(100 * share).toFixed(1)} % of ${wanted}${isWithin ? '' : ' (!)'}`)
  if (!isWithin) process.exitCode = 1
}
