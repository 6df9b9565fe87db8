// Kills servers without warning while matches are played, again and again: nothing acknowledged may be lost,
// nothing done twice, and every match goes on to its end.
import { setTimeout as wait } from 'node:timers/promises'
import { acknowledgedIn, openOf, withCluster, type ClusterOptions } from './cluster.ts'
import type { Proof } from './matches.ts'

export interface KillOptions extends ClusterOptions {
  kills: number
  /** Between a server's start and its end, at most, in ms. */
  life: number
  tell(line: string): void
}

export interface KillResult extends Proof {
  kills: number
  /** How many matches were being played at a kill, at least. */
  fewestOpen: number
}

export async function killAgainAndAgain(options: KillOptions): Promise<KillResult> {
  const { kills, life, tell, ...rest } = options
  let fewestOpen = rest.matches
  const proof = await withCluster(rest, async ({ nodes, tables, renew }) => {
    for (let k = 0; k < kills; k++) {
      await renew()
      await wait(Math.random() * life)
      const victim = nodes[k % nodes.length]
      fewestOpen = Math.min(fewestOpen, openOf(tables).length)
      await victim.kill()
      await victim.start()
      tell(
        `${rest.storage}, ${rest.nodes} node${rest.nodes > 1 ? 's' : ''}: kill ${k + 1} of ${kills}, ${acknowledgedIn(tables)} acknowledged`,
      )
    }
  })
  return { kills, fewestOpen, ...proof }
}
