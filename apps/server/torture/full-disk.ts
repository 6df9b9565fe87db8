// A disk that is full while matches are played: nothing is acknowledged that is not written, the node says that it is
// not ready and why, lines of the chat are refused where they cannot be kept, and everything goes on by itself when
// there is room again.
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from '../test/client.ts'
import { acknowledgedIn, openOf, withCluster } from './cluster.ts'
import type { Proof } from './matches.ts'
import { mountSmallDisk } from './small-disk.ts'

export interface FullOptions {
  rounds: number
  matches: number
  game: string
  pace: number
  tell(line: string): void
}

export interface FullResult extends Proof {
  rounds: number
  /** Rounds in which `/readyz` named the reason, and in which it was ready again afterwards. */
  named: number
  readyAgain: number
  /** Rounds in which whoever said a line was told that it could not be kept, or saw it where there was room for it. */
  linesAnswered: number
  /** Rounds in which something was acknowledged again afterwards. */
  resumed: number
}

const MEGABYTES = 24
const PATIENCE = 60_000

/** Null: no such disk can be had here. */
export async function fullDisk(options: FullOptions): Promise<FullResult | null> {
  const { rounds, tell, ...table } = options
  const disk = mountSmallDisk(MEGABYTES)
  if (disk === null) return null
  const result = { rounds, named: 0, readyAgain: 0, linesAnswered: 0, resumed: 0 }
  try {
    const proof = await withCluster(
      { storage: 'sqlite', nodes: 1, ...table, data: join(disk.folder, 'data') },
      async ({ nodes, tables, renew }) => {
        const { address } = nodes[0]
        const readiness = async () => (await fetch(`${address}/readyz`)).text()
        for (let k = 0; k < rounds; k++) {
          await renew()
          disk.fill()
          // what a checkpoint has set free is used up by the matches
          if (await until(async () => (await readiness()).includes('the disk is full')))
            result.named++
          const [{ match, players }] = openOf(tables)
          if (await isLineAnswered(address, match, players[0].seatToken, k)) result.linesAnswered++
          const before = acknowledgedIn(tables)
          disk.empty()
          if (await until(async () => (await readiness()) === 'ready')) result.readyAgain++
          if (await until(async () => acknowledgedIn(tables) > before)) result.resumed++
          tell(`full ${k + 1} of ${rounds}: ${acknowledgedIn(tables)} acknowledged`)
        }
      },
    )
    return { ...result, ...proof }
  } finally {
    disk.remove()
  }
}

async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  const begun = performance.now()
  while (performance.now() - begun < PATIENCE) {
    if (await isSo()) return true
    await wait(50)
  }
  return false
}

/**
 * The same seat from another window, long enough to be heard; its player comes back by itself. A database has room
 * inside it now and then, so that a line is kept although the disk is full.
 */
async function isLineAnswered(
  address: string,
  match: string,
  token: string,
  round: number,
): Promise<boolean> {
  const talker = await Client.open(address, { match, token, want: 'brief' })
  await talker.next('welcome')
  const text = String(round).padEnd(400, '.')
  const isRefused = talker
    .next('refused', ({ n }) => n === 0)
    .then(({ refusal }) => refusal.code === 'not-said')
  const isKept = talker
    .next('chat', ({ lines }) => lines.some((line) => line.text === text))
    .then(() => true)
  talker.send({ t: 'say', text })
  const isAnswered = await Promise.any([isRefused, isKept]).catch(() => false)
  talker.kill()
  return isAnswered
}
