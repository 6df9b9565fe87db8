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

/** Called when the node may be one of several that do not get each other's news, and when that is over. */
type Tell = (isSplit: boolean) => void

/**
 * @param isAlone this node has no bus
 * @throws CannotStart when there are nodes that would not get this one's news
 */
export async function lockNode(
  url: string,
  isAlone: boolean,
  log: Logger,
  tell: Tell,
): Promise<NodeLock> {
  const lock = new NodeLock(url, isAlone, log, tell)
  const begun = performance.now()
  for (;;) {
    const others = await lock.take()
    if (others === null) return lock
    if (performance.now() - begun > PATIENCE) throw new CannotStart(sentence(others))
    await wait(APART)
  }
}

export class NodeLock {
  private readonly url: string
  private readonly isAlone: boolean
  private readonly log: Logger
  private readonly tell: Tell
  private readonly over = new AbortController()
  /** Whose connection has the lock. */
  private client: Client | null = null

  constructor(url: string, isAlone: boolean, log: Logger, tell: Tell) {
    this.url = url
    this.isAlone = isAlone
    this.log = log
    this.tell = tell
  }

  /** @returns null when it is ours, or who has it */
  async take(): Promise<string[] | null> {
    const one = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      application_name: `cardwright ${hostname()} process ${process.pid}`,
    })
    one.on('error', () => {})
    try {
      await one.connect()
      await one.query(KEEPALIVE)
      const how = this.isAlone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared'
      const { rows } = await one.query<{ got: boolean }>(`SELECT ${how}($1) AS got`, [NODES])
      if (rows[0].got) {
        this.client = one
        one.on('end', () => void this.regain())
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

  async release(): Promise<void> {
    this.over.abort()
    await this.client?.end().catch(() => {})
  }

  /** The connection broke: the lock is taken again as soon as that is possible. */
  private async regain(): Promise<void> {
    this.client = null
    const { signal } = this.over
    let isSplit = false
    while (!signal.aborted) {
      await wait(TRY_AGAIN, undefined, { ref: false })
      const others = signal.aborted ? null : await this.take().catch(() => undefined)
      if (others === undefined) continue
      if (others === null) break
      if (!isSplit) this.log.error({ others }, sentence(others))
      this.tell((isSplit = true))
    }
    if (isSplit) this.tell(false)
  }
}

const sentence = (others: readonly string[]): string =>
  `Another node uses this database (${others.join('; ') || 'its name is not known'}). Nodes that share a database need REDIS_URL, ` +
  'every one of them: without it players on different nodes do not see each other’s moves.'
