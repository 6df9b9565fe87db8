// Nodes that share a PostgreSQL must tell each other what happens, over Redis: a node without it must be alone.
// Such a node holds a lock of the database for itself, the others hold it together. It belongs to a connection, so it is
// gone when the process is.
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { Client } from 'pg'
import { CannotStart } from './cannot-start.ts'

/** The name of the lock, in a database where others may have theirs. */
const NODES = 0x6e6f6465
/** How long the lock of a node that has just been killed may take to go. */
const PATIENCE = 2000
const APART = 250
const TRY_AGAIN = 2000
/** A box that lost its power must not keep the lock for hours. */
const KEEPALIVE =
  'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3'

const OTHERS = `SELECT application_name, host(client_addr) AS address FROM pg_locks
JOIN pg_stat_activity USING (pid)
WHERE locktype = 'advisory' AND objid = $1 AND granted AND pid <> pg_backend_pid()`

export interface NodeLock {
  release(): Promise<void>
}

/**
 * @param isAlone this node has no bus
 * @param tell called when the node may be one of several that do not get each other's news
 * @throws CannotStart when there are nodes that would not get this one's news
 */
export async function lockNode(
  url: string,
  isAlone: boolean,
  log: Logger,
  tell: (isSplit: boolean) => void,
): Promise<NodeLock> {
  const over = new AbortController()
  let client: Client | null = null

  /** @returns null when it is ours, or who has it */
  const take = async (): Promise<string[] | null> => {
    const one = new Client({
      connectionString: url,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      application_name: `cardwright ${hostname()} process ${process.pid}`,
    })
    one.on('error', () => {})
    try {
      await one.connect()
      await one.query(KEEPALIVE)
      const how = isAlone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared'
      const { rows } = await one.query<{ got: boolean }>(`SELECT ${how}($1) AS got`, [NODES])
      if (rows[0].got) {
        client = one
        one.on('end', () => void regain())
        return null
      }
      const others = await one.query<{ application_name: string; address: string }>(OTHERS, [NODES])
      await one.end()
      return others.rows.map(({ application_name, address }) => `${application_name} at ${address}`)
    } catch (error) {
      await one.end().catch(() => {})
      throw error
    }
  }

  /** The connection broke: the lock is taken again as soon as that is possible. */
  const regain = async (): Promise<void> => {
    client = null
    let isSplit = false
    while (!over.signal.aborted) {
      await wait(TRY_AGAIN, undefined, { ref: false })
      const others = over.signal.aborted ? null : await take().catch(() => undefined)
      if (others === undefined) continue
      if (others === null) break
      if (!isSplit) log.error({ others }, sentence(others))
      tell((isSplit = true))
    }
    if (isSplit) tell(false)
  }

  const begun = performance.now()
  for (;;) {
    const others = await take()
    if (others === null) break
    if (performance.now() - begun > PATIENCE) throw new CannotStart(sentence(others))
    await wait(APART)
  }
  return {
    async release() {
      over.abort()
      await client?.end().catch(() => {})
    },
  }
}

const sentence = (others: readonly string[]): string =>
  `Another node uses this database (${others.join('; ') || 'its name is not known'}). Nodes that share a database need REDIS_URL, ` +
  'every one of them: without it players on different nodes do not see each other’s moves.'
