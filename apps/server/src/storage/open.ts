// Opens what a server keeps, or says why it must not start on it.
import Database from 'libsql'
import type { Logger } from 'pino'
import { CannotStart } from './cannot-start.ts'
import { databaseIn, makeOwn, openFolder } from './data-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { lockNode } from './node-lock.ts'
import { openPostgres } from './postgres.ts'
import { finishReplacement } from './replacement.ts'
import { findDamage } from './soundness.ts'
import { openSqlite } from './sqlite.ts'
import type { Database_ } from './sqlite-types.ts'
import type { Store } from './store.ts'

export interface StorageOptions {
  /** Folder of the embedded database; not used with a `databaseUrl`. */
  data: string
  databaseUrl?: string
  redisUrl?: string
  evenIfDamaged?: boolean
}

export interface Opened {
  store: Store
  /** @throws when not everything could be written */
  close(): Promise<void>
}

/** @param split called when another node shares the database and does not get this one's news */
export function openStorage(
  options: StorageOptions,
  log: Logger,
  split: (isSplit: boolean) => void,
): Promise<Opened> {
  const { databaseUrl, redisUrl, data, evenIfDamaged = false } = options
  return databaseUrl === undefined
    ? openOwnFolder(data, evenIfDamaged, log)
    : openShared(databaseUrl, redisUrl === undefined, log, split)
}

async function openShared(
  url: string,
  isAlone: boolean,
  log: Logger,
  split: (isSplit: boolean) => void,
): Promise<Opened> {
  const store = await openPostgres(url).catch((error: Error) => {
    throw new CannotStart(`The database at ${new URL(url).host} cannot be opened: ${error.message}`)
  })
  try {
    const lock = await lockNode(url, isAlone, log, split)
    return {
      store,
      async close() {
        await lock.release()
        await store.close()
      },
    }
  } catch (error) {
    await store.close()
    throw error
  }
}

async function openOwnFolder(folder: string, evenIfDamaged: boolean, log: Logger): Promise<Opened> {
  openFolder(folder, log)
  const lock = lockFolder(folder)
  try {
    finishReplacement(folder)
    // SQLite would let others read it; what it lays beside it gets the same mode
    makeOwn(databaseIn(folder))
    const problems = damageOf(databaseIn(folder))
    if (problems.length > 0) {
      if (!evenIfDamaged) throw new CannotStart(damaged(folder, problems))
      log.error({ folder, problems }, 'the database is damaged; started all the same')
    }
    const store = await openSqlite(folder).catch((error: Error) => {
      throw problems.length === 0 ? error : new CannotStart(damaged(folder, [error.message]))
    })
    return {
      store,
      async close() {
        try {
          await store.close()
        } finally {
          lock.release()
        }
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

function damageOf(path: string): string[] {
  const file = new Database(path) as unknown as Database_
  try {
    return findDamage(file, 'quick_check')
  } finally {
    file.close()
  }
}

const damaged = (folder: string, problems: readonly string[]): string =>
  [
    `The database ${databaseIn(folder)} is damaged; the server does not start on it.`,
    ...problems.slice(0, 5).map((line) => `  ${line}`),
    `Put a back-up in its place: npx cardwright-server restore --data ${folder} <back-up>`,
    `See which matches are whole: npx cardwright-server check --data ${folder}`,
    'Start all the same, for the matches that can still be read: --even-if-damaged',
  ].join('\n')
