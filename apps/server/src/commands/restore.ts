// Replaces the database with a backup while no server is running. The previous database is moved aside.
import { chmodSync, copyFileSync, existsSync, rmSync } from 'node:fs'
import { pino } from 'pino'
import { besides, giveToOwner, openFolder } from '../storage/data-folder.ts'
import { lockFolder } from '../storage/folder-lock.ts'
import { lockNode } from '../storage/node-lock.ts'
import { beginReplacement, finishReplacement, replacementIn } from '../storage/replacement.ts'
import { matchesIn } from './backup.ts'
import { sync } from './files.ts'
import { Refusal, type Place } from './place.ts'
import { runPostgresTool } from './postgres-tools.ts'

export interface Restored {
  /** Null where that is not known. */
  matches: number | null
  /** Where the previous database is now; null: there was none, or it was replaced in place. */
  aside: string | null
}

export async function restore(place: Place, from: string): Promise<Restored> {
  if (!existsSync(from)) throw new Refusal(`There is no file ${from}.`)
  return place.kind === 'sqlite' ? intoFolder(place.folder, from) : intoPostgres(place.url, from)
}

function intoFolder(folder: string, from: string): Restored {
  if (besides(from).some((path) => existsSync(path)))
    throw new Refusal(
      `There is a write-ahead log next to ${from}: it is a database in use, or a copy of one, not a backup. Make one with: npx cardwright-server backup`,
    )
  const log = pino({ level: 'silent' })
  openFolder(folder, log)
  const lock = lockFolder(folder)
  try {
    // finish an interrupted restore first, so that the database it replaces is not lost
    finishReplacement(folder)
    const copy = replacementIn(folder)
    for (const path of [copy, ...besides(copy)]) rmSync(path, { force: true })
    copyFileSync(from, copy)
    chmodSync(copy, 0o600)
    giveToOwner(copy)
    const matches = checked(copy, from)
    sync(copy)
    beginReplacement(folder, stamp())
    return { matches, aside: finishReplacement(folder) }
  } finally {
    lock.release()
  }
}

/** Checks the copy, not the file itself, because opening a database may write next to it. */
function checked(copy: string, from: string): number {
  try {
    return matchesIn(copy)
  } catch (error) {
    for (const path of [copy, ...besides(copy)]) rmSync(path, { force: true })
    throw new Refusal((error as Error).message.replace(copy, from))
  }
}

const stamp = (): string => new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** In one transaction, while no node is running. */
async function intoPostgres(url: string, from: string): Promise<Restored> {
  await runPostgresTool('pg_restore', null, ['--list', from])
  const lock = await lockNode(url, true, pino({ level: 'silent' }), () => {})
  try {
    const whole = [
      '--clean',
      '--if-exists',
      '--no-owner',
      '--single-transaction',
      '--exit-on-error',
    ]
    const { pathname } = new URL(url)
    const database = `--dbname=${decodeURIComponent(pathname.slice(1))}`
    await runPostgresTool('pg_restore', url, [...whole, database, from])
    return { matches: null, aside: null }
  } finally {
    await lock.release()
  }
}
