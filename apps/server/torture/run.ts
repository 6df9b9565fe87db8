// The commands behind `npm run torture -- <what>`: kills (default), partition, database, immediate, disk, restore,
// migration, deploy, races, fuzz, door, seeds, soak, moments, bots. Each shows its progress and prints what it found;
// --json prints one document.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openPostgres } from '../src/storage/postgres.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { crowdOfBots, isFair } from './bots.ts'
import { databaseAway } from './database-away.ts'
import { deploy, isGoodDeploy } from './deploy.ts'
import { door, isUnmoved } from './door/door.ts'
import { fullDisk } from './full-disk.ts'
import { fuzz } from './fuzz.ts'
import { killAgainAndAgain } from './kills.ts'
import { isSound } from './matches.ts'
import { hasGrown, isFlat } from './memory-watch.ts'
import { isMigrated, killInMigration } from './migration.ts'
import { measureMoments } from './moments.ts'
import { partition } from './partition.ts'
import { race } from './races.ts'
import { CHANGES } from './releases.ts'
import { isRestored, restoreAgain } from './restore.ts'
import { tryAllStreams } from './seeds.ts'
import { startPostgres } from './services.ts'
import { soak } from './soak.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string' },
    matches: { type: 'string' },
    game: { type: 'string', default: 'forest' },
    storage: { type: 'string', default: 'sqlite,postgres' },
    nodes: { type: 'string', default: '1' },
    life: { type: 'string', default: '1500' },
    races: { type: 'string', default: '10000' },
    messages: { type: 'string', default: '1000000' },
    tries: { type: 'string', default: String(2 ** 32) },
    answers: { type: 'string' },
    rounds: { type: 'string', default: '20' },
    outages: { type: 'string', default: '10' },
    inputs: { type: 'string', default: '1000000' },
    rate: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '10' },
    /** Mean time a player takes to answer, in ms; by default what the torture is made for. */
    pace: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const tell = (line: string) => process.stderr.write(`\r\u001b[K${line}`)
type Storage = 'sqlite' | 'postgres'
const storages = values.storage.split(',') as Storage[]
const number = (given: string | undefined, usual: number) => Number(given ?? usual)
const table = (matches: number, pace: number) => ({
  matches: number(values.matches, matches),
  pace: number(values.pace, pace),
  game: values.game,
  tell,
})

interface Found {
  result: object
  isGood: boolean
}
const onEach = (run: (storage: Storage) => Promise<Found>) => async (): Promise<Found[]> => {
  const found: Found[] = []
  for (const storage of storages) found.push(await run(storage))
  return found
}

const tortures: Record<string, () => Promise<Found[]>> = {
  kills: onEach(async (storage) => {
    const nodes = Number(values.nodes)
    const result = await killAgainAndAgain({
      ...table(12, 5),
      storage,
      nodes,
      kills: number(values.kills, 200),
      life: Number(values.life),
    })
    return {
      result: { storage, nodes, ...result },
      isGood: isSound(result) && result.fewestOpen > 0,
    }
  }),
  async partition() {
    const rounds = Number(values.rounds)
    const result = await partition({ ...table(200, 100), rounds, apart: 5000 })
    return [{ result, isGood: isSound(result) && result.whileCut > 0 }]
  },
  database: () => away('fast'),
  immediate: () => away('immediate'),
  async restore() {
    const rounds = Number(values.rounds)
    const result = await restoreAgain({ ...table(20, 50), rounds, life: 3000 })
    return [{ result, isGood: isRestored(result) && result.setBack > 0 }]
  },
  migration: onEach(async (storage) => {
    const kills = number(values.kills, 100)
    const result = await killInMigration({
      storage,
      kills,
      matches: number(values.matches, 20_000),
      tell,
    })
    return { result: { storage, ...result }, isGood: isMigrated(result) }
  }),
  async disk() {
    const rounds = Number(values.rounds)
    const result = await fullDisk({ ...table(60, 50), rounds })
    if (result === null) throw new Error('a small disk can be mounted by root only')
    const { named, readyAgain, linesAnswered, resumed } = result
    const isGood = [named, readyAgain, linesAnswered, resumed].every((n) => n === rounds)
    return [{ result, isGood: isGood && isSound(result) }]
  },
  async deploy() {
    const found: Found[] = []
    for (const change of CHANGES) {
      const result = await deploy({ ...table(40, 60), change, answers: 60 })
      found.push({ result, isGood: isGoodDeploy(result) })
    }
    return found
  },
  races: onEach(async (storage) => {
    const result = await raceOn(storage)
    const isGood = result.won === result.races && result.disagree === 0
    return { result: { storage, ...result }, isGood }
  }),
  async fuzz() {
    const result = await fuzz(Number(values.messages), tell)
    const { isAlive, entriesAfter, entriesBefore, floods, cutOff } = result
    const isUnmoved = isAlive && entriesAfter === entriesBefore
    return [{ result, isGood: isUnmoved && floods > 0 && cutOff === floods && !hasGrown(result) }]
  },
  async seeds() {
    const found = await tryAllStreams(values.game, Number(values.tries), tell)
    return found.map((result) => ({
      result,
      isGood: result.byNumber === 1 && result.bySecret === 0,
    }))
  },
  async door() {
    const [inputs, rate, seed] = [values.inputs, values.rate, values.seed].map(Number)
    const result = await door({ inputs, rate, seed, quiet: 30_000, tell })
    const isAsFast = result.attackedP99 <= 2 * result.quietP99
    return [{ result, isGood: isUnmoved(result) && isAsFast && !hasGrown(result) }]
  },
  async soak() {
    const result = await soak({ ...table(1000, 600), minutes: Number(values.minutes) })
    return [{ result, isGood: isFlat(result) }]
  },
  async moments() {
    const results = await measureMoments(number(values.answers, 20_000), tell)
    return results.map((result) => ({ result, isGood: result.longestMs <= 20 }))
  },
  async bots() {
    const answers = number(values.answers, 300)
    // the game with four seats
    const game = values.game === 'forest' ? 'skirmish' : values.game
    const rounds = Math.min(5, Number(values.rounds))
    const matches = number(values.matches, 30)
    const result = await crowdOfBots({ game, matches, answers, rounds, tell })
    return [{ result, isGood: isFair(result) }]
  },
}

const [what = 'kills'] = positionals
const run = Object.hasOwn(tortures, what) ? tortures[what] : null
if (run === null) {
  console.error(`There is no torture "${what}"; there are ${Object.keys(tortures).join(', ')}.`)
  process.exit(2)
}
const found = await run()
tell('')
if (values.json)
  console.log(
    JSON.stringify(
      found.map(({ result, isGood }) => ({ ...result, isGood })),
      null,
      2,
    ),
  )
else
  for (const { result, isGood } of found)
    console.log(
      Object.entries({ ...result, isGood })
        .map(([name, value]) => `${name} ${String(value)}`)
        .join(', '),
    )
process.exit(found.every(({ isGood }) => isGood) ? 0 : 1)

async function away(how: 'fast' | 'immediate'): Promise<Found[]> {
  const outages = Number(values.outages)
  const result = await databaseAway({ ...table(100, 100), outages, away: 3000, how })
  const isTold = result.told === outages && result.whileAway === 0
  return [{ result, isGood: isSound(result) && isTold }]
}

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
