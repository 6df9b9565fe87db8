// A PostgreSQL that is stopped and started while matches are played: they pause with a message, nothing
// acknowledged is lost, and play goes on by itself.
import { setTimeout as wait } from 'node:timers/promises'
import { acknowledgedIn, openOf, withCluster } from './cluster.ts'
import { becomes } from './becomes.ts'
import type { Proof } from './matches.ts'

export interface AwayOptions {
  outages: number
  matches: number
  game: string
  pace: number
  /** How long it is away, in ms; longer on a machine that is too busy to tell anybody by then. */
  away: number
  how?: 'fast' | 'immediate'
  tell(line: string): void
}

export interface AwayResult extends Proof {
  outages: number
  /** Outages in which every player with something to say was told that the match waits. */
  told: number
  /** Requests acknowledged while it was away; the ones under way when it went do not count. */
  whileAway: number
  /** Milliseconds from its start until something is acknowledged again, at worst. */
  resumedWithin: number
}

const SETTLE = 300

export async function databaseAway(options: AwayOptions): Promise<AwayResult> {
  const { outages, matches, game, pace, away, how, tell } = options
  const result = { outages, told: 0, whileAway: 0, resumedWithin: 0 }
  const proof = await withCluster(
    { storage: 'postgres', nodes: 1, matches, game, pace },
    async ({ database, tables, renew }) => {
      for (let k = 0; k < outages; k++) {
        await renew()
        await wait(SETTLE)
        const players = openOf(tables).flatMap((table) => table.players)
        for (const player of players) player.pauses = 0
        await database!.goAway(how)
        await wait(SETTLE)
        const before = acknowledgedIn(tables)
        await wait(away)
        const areTold = () => {
          const waiting = players.filter((player) => player.isWaiting)
          return waiting.length > 0 && waiting.every(({ pauses }) => pauses > 0)
        }
        if (await becomes(areTold)) result.told++
        result.whileAway += acknowledgedIn(tables) - before
        const begun = performance.now()
        await database!.comeBack()
        await becomes(() => acknowledgedIn(tables) !== before)
        result.resumedWithin = Math.max(result.resumedWithin, performance.now() - begun)
        tell(`outage ${k + 1} of ${outages}: ${acknowledgedIn(tables)} acknowledged`)
      }
    },
  )
  return { ...result, resumedWithin: Math.round(result.resumedWithin), ...proof }
}
