// One process per data folder: two would each play the same matches and never learn of each other's moves. The
// lock is a transaction that stays open in a small database beside the real one, so the system lets go of it
// when its process ends, however that happens.
import { hostname } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { CannotStart } from './cannot-start.ts'
import { makeOwn } from './data-folder.ts'
import type { Database_ } from './sqlite-types.ts'

export interface FolderLock {
  release(): void
}

interface Holder {
  pid: number
  host: string
  since: number
}

const LOCK = 'cardwright.lock'

/** @throws CannotStart when another process has it */
export function lockFolder(folder: string): FolderLock {
  const path = join(folder, LOCK)
  makeOwn(path)
  const file = new Database(path) as unknown as Database_
  file.exec('PRAGMA busy_timeout = 0')
  try {
    // the name is written before the lock is held for good: others can read what is committed only
    file.exec('CREATE TABLE IF NOT EXISTS holder (pid INTEGER, host TEXT, since INTEGER)')
    file.exec('BEGIN IMMEDIATE')
    file.exec('DELETE FROM holder')
    const { pid } = process
    file.prepare('INSERT INTO holder VALUES (?, ?, ?)').run([pid, hostname(), Date.now()])
    file.exec('COMMIT')
    file.exec('BEGIN IMMEDIATE')
  } catch (error) {
    if (!(error as { code?: string }).code?.startsWith('SQLITE_BUSY')) throw error
    const sentence = sentenceOf(folder, holderIn(file))
    file.close()
    throw new CannotStart(sentence)
  }
  return {
    release() {
      file.exec('ROLLBACK')
      file.close()
    },
  }
}

function holderIn(file: Database_): Holder | null {
  try {
    return (file.prepare('SELECT pid, host, since FROM holder').all([])[0] as Holder) ?? null
  } catch {
    // it is being written at this moment
    return null
  }
}

function sentenceOf(folder: string, holder: Holder | null): string {
  const who =
    holder === null
      ? 'Another process'
      : `Another server, process ${holder.pid} on ${holder.host} since ${new Date(holder.since).toISOString()},`
  return `${who} has the folder ${folder}. Stop it first, or give this one a folder of its own with --data.`
}
