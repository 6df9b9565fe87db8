// Three nodes on one database, under load: one is killed, one is cut off from Redis and comes back.
import { setTimeout as wait } from 'node:timers/promises'
import { becomes } from './becomes.ts'
import { acknowledgedIn, withCluster } from './cluster.ts'
import type { Proof } from './matches.ts'

export interface PartitionOptions {
  rounds: number
  matches: number
  game: string
  pace: number
  /** How long a node is cut off, in ms. */
  apart: number
  tell(line: string): void
}

export interface PartitionResult extends Proof {
  rounds: number
  /** Requests acknowledged while a node was cut off: play went on. */
  whileCut: number
}

export async function partition(options: PartitionOptions): Promise<PartitionResult> {
  const { rounds, matches, game, pace, apart, tell } = options
  let whileCut = 0
  const proof = await withCluster(
    { storage: 'postgres', nodes: 3, matches, game, pace },
    async ({ nodes, lines, tables, renew }) => {
      for (let k = 0; k < rounds; k++) {
        const [killed, lonely] = [k % 3, (k + 1) % 3]
        await renew()
        const before = acknowledgedIn(tables)
        lines[lonely].cut()
        await wait(apart / 2)
        await nodes[killed].kill()
        await wait(apart / 2)
        await becomes(() => acknowledgedIn(tables) > before)
        whileCut += acknowledgedIn(tables) - before
        await nodes[killed].start()
        lines[lonely].mend()
        await wait(apart / 4)
        tell(`round ${k + 1} of ${rounds}: ${acknowledgedIn(tables)} acknowledged`)
      }
    },
  )
  return { rounds, whileCut, ...proof }
}
