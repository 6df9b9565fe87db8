// The commands behind `npm run torture -- <what>`: kills (default), partition, database, races, fuzz,
// soak. Each shows its progress and prints what it found; --json prints one document.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openPostgres } from '../src/storage/postgres.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { databaseAway } from './database-away.ts'
import { fuzz } from './fuzz.ts'
import { killAgainAndAgain } from './kills.ts'
import { isSound } from './matches.ts'
import { partition } from './partition.ts'
import { race } from './races.ts'
import { startPostgres } from './services.ts'
import { soak } from './soak.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '200' },
    matches: { type: 'string' },
    game: { type: 'string', default: 'forest' },
    storage: { type: 'string', default: 'sqlite,postgres' },
    nodes: { type: 'string', default: '1' },
    life: { type: 'string', default: '1500' },
    races: { type: 'string', default: '10000' },
    messages: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '20' },
    outages: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '10' },
    /** Mean time a player takes to answer, in ms; by default what the torture is made for. */
    pace: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const tell = (line: string) => process.stderr.write(`\r\u001b[K${line}`)
type Storage = 'sqlite' | 'postgres'
const storages = values.storage.split(',') as Storage[]
const results: Record<string, unknown>[] = []
let isGood = true

const [what = 'kills'] = positionals
if (what === 'fuzz') {
  const result = await fuzz(Number(values.messages), tell)
  results.push({ ...result })
  isGood = result.isAlive && result.entriesAfter === result.entriesBefore
} else if (what === 'races') {
  for (const storage of storages) {
    const result = await raceOn(storage)
    results.push({ storage, ...result })
    isGood &&= result.won === result.races && result.disagree === 0
  }
} else if (what === 'kills') {
  for (const storage of storages) {
    const nodes = Number(values.nodes)
    const result = await killAgainAndAgain({
      storage,
      nodes,
      kills: Number(values.kills),
      matches: Number(values.matches ?? 12),
      game: values.game,
      life: Number(values.life),
      tell,
    })
    results.push({ storage, nodes, ...result })
    isGood &&= isSound(result)
  }
} else if (what === 'partition') {
  const result = await partition({
    rounds: Number(values.rounds),
    matches: Number(values.matches ?? 200),
    game: values.game,
    pace: Number(values.pace ?? 100),
    apart: 5000,
    tell,
  })
  results.push({ ...result })
  isGood = isSound(result) && result.whileCut > 0
} else if (what === 'database') {
  const result = await databaseAway({
    outages: Number(values.outages),
    matches: Number(values.matches ?? 100),
    game: values.game,
    pace: Number(values.pace ?? 100),
    away: 3000,
    tell,
  })
  results.push({ ...result })
  isGood = isSound(result) && result.told === result.outages && result.whileAway === 0
} else if (what === 'soak') {
  const result = await soak({
    minutes: Number(values.minutes),
    matches: Number(values.matches ?? 1000),
    game: values.game,
    pace: Number(values.pace ?? 600),
    tell,
  })
  results.push({ ...result })
  isGood = Math.abs(result.growthPercent) <= 5
} else {
  console.error(
    `There is no torture "${what}"; there are kills, partition, database, races, fuzz and soak.`,
  )
  process.exit(2)
}
tell('')
if (values.json) console.log(JSON.stringify(results, null, 2))
else
  for (const result of results)
    console.log(
      Object.entries(result)
        .map(([name, value]) => `${name} ${String(value)}`)
        .join(', '),
    )
process.exit(isGood ? 0 : 1)

async function raceOn(storage: Storage) {
  const data = mkdtempSync(join(tmpdir(), 'cardwright-race-'))
  const database = storage === 'postgres' ? await startPostgres() : null
  const store = database === null ? await openSqlite(data) : await openPostgres(database.url)
  const result = await race(store, Number(values.races), tell)
  await store.close()
  await database?.stop()
  rmSync(data, { recursive: true, force: true })
  return result
}
