// `npm run odds [n]`: compares at least n (10,000) chances that Twilight's views show with what every order of the Fate
// cards then brings.
import { loadGame } from '@cardwright/testkit'
import { contentUrl, twilight } from '../games/twilight/src/index.ts'
import { compare, positionsOf, type Tally } from '../games/twilight/test/odds.ts'

const DEFAULT = 10_000
/** The short version in `npm test` looks at the first seeds. */
const FIRST_SEED = 1000

const game = await loadGame({ code: twilight, contentUrl })
const wanted = Number(process.argv[2] ?? DEFAULT)
const tally: Tally = { shown: 0, off: [] }
for (let seed = FIRST_SEED; tally.shown < wanted; seed++)
  positionsOf(game, seed, (m) => compare(m, tally, `seed ${seed}`))
for (const line of tally.off.slice(0, 40)) console.log(line)
console.log(`${tally.off.length} of ${tally.shown} shown chances are off by more than half a point`)
process.exitCode = tally.off.length === 0 ? 0 : 1
