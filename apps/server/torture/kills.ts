// `npm run torture`: kills servers without warning while matches are played, again and again, and proves
// that nothing acknowledged was lost, nothing was done twice, and every match goes on to its end.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openPostgres } from '../src/storage/postgres.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { openTables, prove, type Proof } from './matches.ts'
import { NodeProcess } from './node-process.ts'
import { freePort, startPostgres, startRedis } from './services.ts'

export interface KillOptions {
  storage: 'sqlite' | 'postgres'
  nodes: number
  kills: number
  matches: number
  game: string
  /** Between a server's start and its end, at most, in ms. */
  life: number
  tell(line: string): void
}

export async function killAgainAndAgain(options: KillOptions): Promise<Proof & { kills: number }> {
  const { storage, nodes, kills, matches, game, life, tell } = options
  const data = mkdtempSync(join(tmpdir(), 'cardwright-kill-'))
  const database = storage === 'postgres' ? await startPostgres() : null
  const redis = nodes > 1 ? await startRedis() : null
  const env = {
    ...(database === null ? {} : { DATABASE_URL: database.url }),
    ...(redis === null ? {} : { REDIS_URL: redis.url }),
  }
  const running: NodeProcess[] = []
  try {
    for (let k = 0; k < nodes; k++) {
      const node = new NodeProcess({ port: await freePort(), data, env })
      await node.start()
      running.push(node)
    }
    const addresses = running.map(({ address }) => address)
    const tables = await openTables(addresses, matches, game, 5)
    for (let k = 0; k < kills; k++) {
      await wait(Math.random() * life)
      const victim = running[k % nodes]
      await victim.kill()
      await victim.start()
      const acknowledged = tables
        .flatMap((one) => one.players)
        .reduce((n, p) => n + p.acknowledged.length, 0)
      tell(
        `${storage}, ${nodes} node${nodes > 1 ? 's' : ''}: kill ${k + 1} of ${kills}, ${acknowledged} acknowledged`,
      )
    }
    await untilOver(tables.flatMap((one) => one.players))
    for (const { players } of tables) for (const player of players) player.close()
    for (const node of running) await node.stop()
    const store = database === null ? await openSqlite(data) : await openPostgres(database.url)
    const proof = await prove(store, tables)
    await store.close()
    return { kills, ...proof }
  } finally {
    for (const node of running) await node.kill()
    await redis?.stop()
    await database?.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** @throws when a match does not end: somebody waits for something that will not come */
async function untilOver(players: readonly { ending: unknown }[]): Promise<void> {
  for (let k = 0; k < 1200; k++) {
    if (players.every(({ ending }) => ending !== null)) return
    await wait(100)
  }
  const stuck = players.filter(({ ending }) => ending === null).length
  throw new Error(`${stuck} of ${players.length} players wait for ever`)
}
