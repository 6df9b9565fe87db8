// The folder of the embedded database. It holds the key that signs seats and everything hidden in running
// matches, so no other user may read it.
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Logger } from 'pino'

const DATABASE = 'cardwright.db'
const OWN_FILES = 0o600
const OWN_FOLDER = 0o700

export const databaseIn = (folder: string): string => join(folder, DATABASE)

/** What SQLite lays beside a database. */
export const besides = (path: string): string[] =>
  ['-wal', '-shm', '-journal'].map((end) => path + end)

/** Makes the folder where there is none; others who could read what is in it cannot any more. */
export function openFolder(folder: string, log: Logger): void {
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER })
  const names = readdirSync(folder)
  const ours = names.filter((name) => name.startsWith('cardwright.'))
  for (const name of ours) close(join(folder, name), OWN_FILES, log)
  if (ours.length === names.length) close(folder, OWN_FOLDER, log)
}

/** Never opens a file that is there: closing it would drop the locks that this process holds on it. */
export function makeOwn(path: string): void {
  try {
    closeSync(openSync(path, 'wx', OWN_FILES))
    giveToOwner(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** What root makes in another user's folder is for that user's server. */
export function giveToOwner(path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  chownSync(path, uid, gid)
}

function close(path: string, wanted: number, log: Logger): void {
  const stat = statSync(path, { throwIfNoEntry: false })
  const isFolder = stat?.isDirectory()
  if (stat === undefined || isFolder !== (wanted === OWN_FOLDER) || (stat.mode & 0o077) === 0)
    return
  const was = (stat.mode & 0o777).toString(8)
  try {
    chmodSync(path, wanted)
    log.warn({ path, was, now: wanted.toString(8) }, 'others could read this; now they cannot')
  } catch (error) {
    log.error({ path, was, err: error }, 'others can read this, and it could not be changed')
  }
}
