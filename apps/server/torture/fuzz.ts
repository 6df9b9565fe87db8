// Nonsense of every kind at one server. Nothing may change, nothing may crash, nothing may grow.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PROTOCOL } from '@cardwright/protocol'
import { WebSocket } from 'ws'
import { openSqlite } from '../src/storage/sqlite.ts'
import { Client, joinMatch, makeMatch, playOut } from '../test/client.ts'
import { MemoryWatch, type Growth } from './memory-watch.ts'
import { NodeProcess } from './node-process.ts'
import { freePort } from './services.ts'

export interface FuzzResult extends Growth {
  /** Those that were judged; the warm-up came before them. */
  messages: number
  /** Connections that sent far more than anybody may, and those of them that were cut off. */
  floods: number
  cutOff: number
  entriesBefore: number
  entriesAfter: number
  isAlive: boolean
}

/** A run sends half as many messages again first, until everything is compiled: they do not count. */
const WARM_UP = 1 / 3

/** Messages of one connection in one go: several times what it may send. */
const FLOOD = 200
/** A server that has not cut a flood by then lets it happen. */
const PATIENCE = 10_000

interface Victim {
  match: string
  tokens: string[]
  foreign: string
}

const dice = (n: number) => Math.floor(Math.random() * n)
const one = <T>(list: readonly T[]): T => list[dice(list.length)]

/** A message that must change nothing. */
function nonsense({ match, tokens, foreign }: Victim): string | Uint8Array {
  const old = { t: 'answer', n: 1 + dice(3), at: dice(9), actions: [{ kind: 'done' }] }
  switch (dice(12)) {
    case 0:
      return Uint8Array.from({ length: dice(300) }, () => dice(256))
    case 1:
      return JSON.stringify(old).slice(0, dice(40))
    case 2:
      return 'x'.repeat(8000 + dice(2000))
    case 3:
      return JSON.stringify(one([null, 1, [], {}, { t: 5 }, { t: 'fly' }, 'answer', true]))
    case 4:
      return JSON.stringify({ ...old, n: one([-1, 1e12, 0.5, '1', null]) })
    case 5:
      return JSON.stringify({
        ...old,
        actions: [{ kind: 'use', source: dice(500), ability: 'fly' }],
      })
    case 6:
      return JSON.stringify({ ...old, extra: 'x'.repeat(dice(3000)) })
    case 7:
      // a request that was accepted long ago, once more
      return JSON.stringify(old)
    case 8:
      return JSON.stringify({
        t: 'join',
        protocol: PROTOCOL,
        match,
        token: one([foreign, ...tokens]),
      })
    case 9:
      return JSON.stringify({
        ...old,
        n: 1e6 + dice(1e6),
        actions: [{ kind: 'pick', pick: { unit: dice(99) } }],
      })
    case 10:
      return JSON.stringify({
        t: one(['why', 'explain']),
        id: dice(9),
        key: 'unit:99999',
        entity: 1e9,
        query: '__proto__',
      })
    default:
      return `{"t":"answer","n":1,"at":0,"actions":${'['.repeat(dice(4000))}`
  }
}

export async function fuzz(messages: number, tell: (line: string) => void): Promise<FuzzResult> {
  const data = mkdtempSync(join(tmpdir(), 'cardwright-fuzz-'))
  const node = new NodeProcess({ port: await freePort(), data, limits: 'messages' })
  await node.start()
  try {
    const made = await makeMatch(node.address)
    const joined = await joinMatch(node.address, made.match, made.invites[0].invite)
    const other = await makeMatch(node.address)
    const victim = { match: made.match, tokens: [made.token, joined.token], foreign: other.token }
    const players = await Promise.all(
      victim.tokens.map((token) =>
        Client.open(node.address, { match: made.match, token, want: 'brief' }),
      ),
    )
    await playOut(players, (n) => dice(n), 20)
    for (const player of players) player.kill()
    const entries = async () => {
      const store = await openSqlite(data)
      const log = await store.read(made.match, 0)
      await store.close()
      return log.length
    }
    await wait(300)
    const entriesBefore = await entries()
    const total = Math.round(messages / (1 - WARM_UP))
    let sent = 0
    let floods = 0
    let cutOff = 0
    const memory = new MemoryWatch(node.pid!, WARM_UP)
    const attack = async (until: number) => {
      while (sent < until) {
        const socket = new WebSocket(`${node.address.replace('http', 'ws')}/live`)
        socket.on('error', () => {})
        const closed = new Promise<void>((done) => socket.on('close', () => done()))
        const isOpen = await new Promise((done) => {
          socket.once('open', () => done(true))
          socket.once('close', () => done(false))
        })
        if (!isOpen) continue
        const token = one([undefined, ...victim.tokens])
        socket.send(JSON.stringify({ t: 'join', protocol: PROTOCOL, match: made.match, token }))
        let own = 0
        for (; own < FLOOD && sent < until; own++, sent++) socket.send(nonsense(victim))
        if (own === FLOOD) {
          floods++
          const isCut = await Promise.race([closed.then(() => true), wait(PATIENCE, false)])
          if (isCut) cutOff++
        }
        socket.terminate()
        if (dice(10) === 0) {
          memory.look(sent / total)
          tell(`${sent} of ${total} messages, ${cutOff} of ${floods} floods cut`)
        }
      }
    }
    memory.look(0)
    await Promise.all(Array.from({ length: 16 }, () => attack(total)))
    await wait(1500)
    memory.look(1)
    const isAlive = (await fetch(`${node.address}/healthz`)).ok
    return {
      messages: sent - Math.round(total * WARM_UP),
      floods,
      cutOff,
      entriesBefore,
      entriesAfter: await entries(),
      isAlive,
      ...memory.growth(),
    }
  } finally {
    await node.kill()
    rmSync(data, { recursive: true, force: true })
  }
}
