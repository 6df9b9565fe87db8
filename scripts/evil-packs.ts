// `npm run fuzz:packs -- --packs 10000`: evil packs made of every game's own, loaded and played at random. Each is refused
// with a place and a reason, or plays within bounds; whatever else happens is printed with the seed that shows it again.
import { games } from '@cardwright/games/here'
import { readPackFolder } from '@cardwright/content/node'
import { Random, tryPack, twistPack, type Fate } from '@cardwright/testkit'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    packs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
    slow: { type: 'string', default: '5' },
  },
})
const first = Number(values.seed)
const tally = new Map<Fate['kind'], number>()
const broken: string[] = []
let slowest = 0
for (const entry of games.filter(({ id }) => values.game === undefined || id === values.game)) {
  const files = await readPackFolder(fileURLToPath(entry.contentUrl))
  for (let k = 0; k < Number(values.packs) / (values.game ? 1 : games.length); k++) {
    const seed = first + k
    const random = new Random(seed)
    const evil = twistPack(files, random, 1 + random.below(4))
    const begun = performance.now()
    const fate = tryPack(evil.files, entry.code, { seed, matches: 2, decisions: 150 })
    const seconds = (performance.now() - begun) / 1000
    slowest = Math.max(slowest, seconds)
    tally.set(fate.kind, (tally.get(fate.kind) ?? 0) + 1)
    const about = `${entry.id} --seed ${seed} (${evil.done.join('; ')})`
    if (seconds > Number(values.slow)) console.log(`slow ${seconds.toFixed(1)} s: ${about}`)
    if (fate.kind === 'broken') {
      broken.push(about)
      console.log(`broken ${about}\n${fate.said}`)
    } else if (process.env.VERBOSE && (fate.kind === 'misfit' || fate.kind === 'unplayable'))
      console.log(`${fate.kind} ${about}\n${fate.said}`)
  }
}
console.log(Object.fromEntries(tally), `slowest ${slowest.toFixed(1)} s`)
process.exitCode = broken.length > 0 ? 1 : 0
