// `npm run blinded [game …]`: does any bot play better in the real match than when all that its seat does not see was shuffled once
// more? Every game of the list for two, and the probe games; the short version is in `npm test`.
import { parseArgs } from 'node:util'
import { createBot, searchBot } from '@cardwright/bots'
import { loadGame } from '@cardwright/testkit'
import { court, kuhn } from '@cardwright/testkit/probes'
import { compareBlinded, type BotMaker } from './strength/blinded.ts'
import { gameIds, openGame } from './strength/open.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: 'string', default: '1000' },
    iterations: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
  },
})
const PROBES = { court, kuhn }
const bots: Record<string, BotMaker> = {
  greedy: (seed, seat) => createBot('greedy', seed, seat),
  search: (seed, seat) => searchBot(seed * 2 + seat, { iterations: Number(values.iterations) }),
}

const ids = positionals.length > 0 ? positionals : [...Object.keys(PROBES), ...gameIds()]
let stronger = 0
for (const id of ids) {
  const game = id in PROBES ? await loadGame(PROBES[id as 'court']) : await openGame(id)
  if (game.pack.manifest.seats.max < 2) continue
  for (const [name, make] of Object.entries(bots)) {
    const size = {
      bounds: { low: 0, high: 60 },
      deals: Number(values.deals),
      seed: Number(values.seed),
    }
    const { verdict, deals, score } = compareBlinded(game, make, size)
    if (verdict === 'stronger') stronger++
    console.log(
      `${id}, ${name}: ${verdict} than its blinded twin, ${deals} deals, ${(100 * score).toFixed(1)} % of the points`,
    )
  }
}
console.log(`${stronger} found stronger; one of twenty is by mistake`)
process.exitCode = stronger > 1 ? 1 : 0
