// The logs of matches, with metrics, fault reports, and checks for missing entries.
import { openHosted, type HostedMatch, type Log, type Setup } from '@cardwright/host'
import type { Game } from '@cardwright/engine'
import type { Metrics } from './metrics.ts'
import { Damaged } from './storage/damaged.ts'
import type { Store } from './storage/store.ts'
import type { Writing } from './writing.ts'

export function keptLog(store: Store, metrics: Metrics, writing: Writing): Log {
  return {
    async append(match, seq, entry) {
      const since = performance.now()
      const isOurs = await writing.watch(() => store.append(match, seq, entry))
      metrics.appending.observe((performance.now() - since) / 1000)
      if (isOurs) metrics.accepted.inc()
      return isOurs
    },
    async read(match, after) {
      const log = await store.read(match, after)
      const missing = log.findIndex(({ seq }, k) => seq !== after + k + 1)
      if (missing >= 0)
        throw new Damaged('gap', `entry ${after + missing + 1} of ${match} is missing`)
      return log
    },
    snapshot: (match) => store.snapshot(match),
    keepSnapshot: (match, snapshot) => store.keepSnapshot(match, snapshot),
  }
}

/** Like `openHosted`. @throws Damaged when the log can be read but not played */
export async function openKept(
  game: Game,
  setup: Setup,
  log: Log,
  match: string,
): Promise<HostedMatch> {
  let unread: unknown
  const read: Log['read'] = (id, after) =>
    log.read(id, after).catch((error: unknown) => {
      unread = error
      throw error
    })
  try {
    return await openHosted(game, setup, { ...log, read }, match)
  } catch (error) {
    if (error === unread) throw error
    throw new Damaged('unplayable', `the log of ${match} cannot be played`, error)
  }
}
