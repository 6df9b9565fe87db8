// Servers for a run, with the storage they share; everything goes away again afterwards.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { MomentMessage } from '@cardwright/protocol'
import { openPostgres } from '../src/storage/postgres.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { openTables, prove, type Proof, type Table } from './matches.ts'
import { NodeProcess } from './node-process.ts'
import { openRelay, type Relay } from './relay.ts'
import { firstMoment } from './watcher.ts'
import { freePort, startPostgres, startRedis, type Interruptible } from './services.ts'

export interface Cluster {
  nodes: NodeProcess[]
  /** Each node's own line to Redis; empty with one node. */
  lines: Relay[]
  /** Null with the embedded database. */
  database: Interruptible | null
  /** All that were ever opened. */
  tables: Table[]
  /** Matches that are over make room for others: whatever happens next happens under load. */
  renew(): Promise<void>
}

export interface ClusterOptions {
  storage: 'sqlite' | 'postgres'
  nodes: number
  matches: number
  game: string
  /** Mean time a player takes to answer, in ms. */
  pace: number
  /** The folder of the embedded database, instead of one that is made and removed. */
  data?: string
}

/** Opens matches, lets something happen to the servers, waits for every match to end, and proves. */
export async function withCluster(
  options: ClusterOptions,
  happen: (cluster: Cluster) => Promise<void>,
): Promise<Proof> {
  const { storage, matches, game, pace } = options
  const data = options.data ?? mkdtempSync(join(tmpdir(), 'cardwright-torture-'))
  const database = storage === 'postgres' ? await startPostgres() : null
  const redis = options.nodes > 1 ? await startRedis() : null
  const nodes: NodeProcess[] = []
  const lines: Relay[] = []
  try {
    for (let k = 0; k < options.nodes; k++) {
      const env: Record<string, string> = {}
      if (database !== null) env.DATABASE_URL = database.url
      if (redis !== null) {
        const line = await openRelay(redis.port)
        lines.push(line)
        env.REDIS_URL = `redis://127.0.0.1:${line.port}`
      }
      nodes.push(new NodeProcess({ port: await freePort(), data, env }))
    }
    await Promise.all(nodes.map((node) => node.start()))
    const addresses = nodes.map(({ address }) => address)
    const tables = await openTables(addresses, matches, game, pace)
    const renew = async (): Promise<void> => {
      const open = openOf(tables)
      for (const table of tables)
        if (!open.includes(table)) for (const player of table.players) player.close()
      tables.push(...(await openTables(addresses, matches - open.length, game, pace)))
    }
    await happen({ nodes, lines, database, tables, renew })
    await untilOver(tables)
    const watched = new Map<string, MomentMessage>()
    for (const [k, { match }] of tables.entries())
      watched.set(match, await firstMoment(addresses[k % addresses.length], match))
    for (const { players } of tables) for (const player of players) player.close()
    for (const node of nodes) await node.stop()
    const store = database === null ? await openSqlite(data) : await openPostgres(database.url)
    const proof = await prove(store, tables, watched)
    await store.close()
    return proof
  } finally {
    for (const node of nodes) await node.kill()
    for (const line of lines) line.close()
    await redis?.stop()
    await database?.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** Where somebody still plays. */
export const openOf = (tables: readonly Table[]): Table[] =>
  tables.filter(({ players }) => players.some(({ ending }) => ending === null))

export const acknowledgedIn = (tables: readonly Table[]): number =>
  tables.flatMap(({ players }) => players).reduce((n, one) => n + one.acknowledged.length, 0)

/** A match in which nothing is accepted for so long will not go on. */
const PATIENCE = 30_000

/** @throws when a match does not end: somebody waits for something that will not come */
async function untilOver(tables: readonly Table[]): Promise<void> {
  const players = tables.flatMap((table) => table.players)
  for (const player of players) player.hurry()
  let [last, since] = [-1, performance.now()]
  for (;;) {
    const stuck = players.filter(({ ending }) => ending === null).length
    if (stuck === 0) return
    const now = acknowledgedIn(tables)
    if (now !== last) [last, since] = [now, performance.now()]
    if (performance.now() - since > PATIENCE)
      throw new Error(`${stuck} of ${players.length} players wait for ever`)
    await wait(50)
  }
}
