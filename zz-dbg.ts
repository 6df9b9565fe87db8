import { games } from '@cardwright/all'
import { readPackFolder } from '@cardwright/content/node'
import { loadPack } from '@cardwright/content'
import { createGame, createMatch, fullOptions, listActions, applyListed, nameAction, collector, outcome } from '@cardwright/engine'
import { Random, twistPack } from '@cardwright/testkit'
import { chooseAny } from './packages/testkit/src/battery/walk.ts'
import { wrongIn } from './packages/testkit/src/battery/consistency.ts'
import { stockAtRandom } from './packages/testkit/src/battery/stock.ts'
import { fileURLToPath } from 'node:url'
const [id, seedText] = process.argv.slice(2)
const entry = games.find((g) => g.id === id)!
const seed = Number(seedText)
const files = await readPackFolder(fileURLToPath(entry.contentUrl))
const random = new Random(seed)
const evil = twistPack(files, random, 1 + random.below(4))
for (const d of evil.done) console.log('TWIST', d)
const words = new Set<string>()
for (const text of Object.values(evil.files)) for (const [, word] of text.matchAll(/"([\w-]+)"/g)) words.add(word)
const loaded: any = loadPack(evil.files, { usedByCode: [...words], judge: entry.code.judge })
const before: any = loadPack(files, { usedByCode: [...words], judge: entry.code.judge })
for (const k of ['definitions','statuses','basics','keywords']) for (const d of loaded.pack[k]) { const o = before.pack[k].find((x: any) => x.id === d.id); const a = JSON.stringify(d); if (a !== JSON.stringify(o) && !process.env.QUIET) console.log('DIFF', a.slice(0, 900)) }
const game = createGame(loaded.pack, entry.code)
for (let k = 0; k < 2; k++) {
  const m = createMatch(game, { seed: seed + k, options: fullOptions(game) })
  const r = new Random(seed + k)
  if (k % 2 === 1) stockAtRandom(m, r)
  for (let n = 0; n < 150; n++) {
    if (listActions(m) === 0) break
    const a = chooseAny(m, r)
    const name = JSON.stringify(nameAction(m, a))
    const events: any[] = []
    m.sink = collector ? (collector as any)(events) : null
    try { applyListed(m, a) } catch (e) { console.log(k, n, name, JSON.stringify(events).slice(-3000)); throw e }
    const wrong = wrongIn(m, m.exceeded === 0)
    if (wrong) { console.log('WRONG', k, n, wrong, name); for (const e of events.slice(-40)) console.log('   ', JSON.stringify(e)); process.exit(1) }
  }
}
