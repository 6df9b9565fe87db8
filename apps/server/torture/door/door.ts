// Nonsense at every door of one server at once, beside honest players who must notice nothing: their answers come
// as fast as in a quiet hour, nothing of theirs is lost, and no connection of theirs is cut.
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PROTOCOL, type MomentMessage } from '@cardwright/protocol'
import { openSqlite } from '../../src/storage/sqlite.ts'
import { joinMatch, makeMatch } from '../../test/client.ts'
import { openOf } from '../cluster.ts'
import { isSound, openTables, prove, type Table } from '../matches.ts'
import { MemoryWatch, type Growth } from '../memory-watch.ts'
import { NodeProcess } from '../node-process.ts'
import { programOf } from '../program.ts'
import { freePort, startRedis } from '../services.ts'
import { firstMoment } from '../watcher.ts'
import type { Attack, Progress } from './attack.ts'
import type { Victim } from './victim.ts'

export interface DoorOptions {
  inputs: number
  /** Inputs a second, at most. */
  rate: number
  seed: number
  /** How long honest players play alone, in ms, before the attack. */
  quiet: number
  tell(line: string): void
}

export interface DoorResult extends Progress, Growth {
  isAlive: boolean
  /** Lines of the server's log about something nobody caught, and all lines at level error. */
  unhandled: number
  errors: number
  honestAnswers: number
  /** Milliseconds until an honest player's answer was acknowledged. */
  quietP99: number
  attackedP99: number
  /** Honest connections that broke, and honest players who were told to wait. */
  reconnects: number
  pauses: number
  isSound: boolean
}

const HONEST = 8
const PACE = 200
const WARM_UP_SHARE = 0.3

export async function door(options: DoorOptions): Promise<DoorResult> {
  const { inputs, rate, seed, quiet, tell } = options
  const data = mkdtempSync(join(tmpdir(), 'cardwright-door-'))
  const redis = await startRedis()
  const log: string[] = []
  const port = await freePort()
  const env = { REDIS_URL: redis.url }
  const node = new NodeProcess({
    port,
    data,
    env,
    limits: 'ordinary',
    log: (line) => log.push(line),
  })
  const tables: Table[] = []
  try {
    await node.start()
    const { address } = node
    const refill = async () =>
      void tables.push(
        ...(await openTables([address], HONEST - openOf(tables).length, 'forest', PACE)),
      )
    await refill()
    const victim = await victimAt(address)
    tell('honest players warm up')
    await wait(quiet / 2)
    take(tables)
    tell('honest players, undisturbed')
    await wait(quiet)
    const quietWaits = take(tables)
    const memory = new MemoryWatch(node.pid!, WARM_UP_SHARE)
    const attackedWaits: number[] = []
    const progress = await attack(
      { port, redisUrl: redis.url, victim, inputs, seed, rate },
      async (now) => {
        if (!node.isRunning) throw new Error(`the server ended after about ${now.sent} inputs`)
        attackedWaits.push(...take(tables))
        const mb = memory.look(now.sent / inputs)
        tell(
          `${now.sent} of ${inputs} inputs, ${mb} MB, p99 ${p99(attackedWaits)} (quiet ${p99(quietWaits)})`,
        )
        await refill()
      },
    )
    attackedWaits.push(...take(tables))
    memory.look(1)
    const isAlive = await fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    const watched = new Map<string, MomentMessage>()
    const players = tables.flatMap((table) => table.players)
    for (const player of players) await player.rest()
    for (const { match } of tables) watched.set(match, await firstMoment(address, match))
    for (const player of players) player.close()
    await node.stop()
    const store = await openSqlite(data)
    const proof = await prove(store, tables, watched)
    await store.close()
    const sum = (of: (player: (typeof players)[number]) => number) =>
      players.reduce((n, player) => n + of(player), 0)
    return {
      ...progress,
      ...memory.growth(),
      isAlive,
      unhandled: log.filter((line) => /unhandled|uncaught/i.test(line)).length,
      errors: log.filter((line) => line.includes('"level":50')).length,
      honestAnswers: quietWaits.length + attackedWaits.length,
      quietP99: p99(quietWaits),
      attackedP99: p99(attackedWaits),
      reconnects: sum(({ reconnects }) => reconnects),
      pauses: sum(({ pauses }) => pauses),
      isSound: isSound(proof),
    }
  } finally {
    for (const { players } of tables) for (const player of players) player.close()
    await node.kill()
    await redis.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

export const isUnmoved = (result: DoorResult): boolean =>
  result.isAlive &&
  result.isSound &&
  result.unhandled + result.errors + result.reconnects + result.pauses === 0

async function victimAt(address: string): Promise<Victim> {
  const made = await makeMatch(address)
  const { invite } = made.invites[0]
  const joined = await joinMatch(address, made.match, invite)
  const other = await makeMatch(address)
  const { games } = (await (await fetch(`${address}/api`)).json()) as { games: string[] }
  return {
    match: made.match,
    tokens: [made.token, joined.token, other.token],
    invite: other.invites[0].invite,
    meetingKey: 'a key that everybody knows',
    games,
    protocol: PROTOCOL,
  }
}

/** @param look called about once a second, and once at the end */
async function attack(wanted: Attack, look: (now: Progress) => Promise<void>): Promise<Progress> {
  const program = await programOf(new URL('./attack.ts', import.meta.url))
  const child = fork(program, { execArgv: [] })
  const end = new Promise<Progress>((done, fail) => {
    let last: Progress | null = null
    let looked = Promise.resolve()
    child.on('message', (now: Progress) => {
      last = now
      looked = looked.then(() => look(now))
      looked.catch(fail)
    })
    child.once('error', fail)
    child.once('exit', (code) => {
      if (code !== 0 || last === null) return fail(new Error(`the attacker ended with ${code}`))
      const all = last
      looked.then(() => done(all), fail)
    })
    child.send(wanted)
  })
  return end.finally(() => child.kill())
}

/** What was waited since the last call. */
const take = (tables: readonly Table[]): number[] =>
  tables.flatMap(({ players }) => players.flatMap(({ waits }) => waits.splice(0, Infinity)))

function p99(waits: readonly number[]): number {
  const sorted = [...waits].sort((a, b) => a - b)
  return Math.round((sorted[Math.floor(sorted.length * 0.99)] ?? 0) * 10) / 10
}
