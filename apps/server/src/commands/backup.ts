// A consistent copy of everything, made while the server runs. It gets its name only when it is complete, checked and on
// disk.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import Database from 'libsql'
import { makeOwn } from '../storage/data-folder.ts'
import { findDamage } from '../storage/soundness.ts'
import type { Database_ } from '../storage/sqlite-types.ts'
import { name, refuseToOverwrite } from './files.ts'
import { fileIn, Refusal, type Place } from './place.ts'
import { runPostgresTool } from './postgres-tools.ts'

/** @returns the number of matches; null: unknown */
export async function backUp(place: Place, wanted: string): Promise<number | null> {
  const target = resolve(wanted)
  refuseToOverwrite(target)
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
  const part = `${target}.part-${process.pid}`
  makeOwn(part)
  try {
    const matches =
      place.kind === 'sqlite' ? copy(fileIn(place.folder), part) : await dump(place.url, part)
    name(part, target)
    return matches
  } finally {
    if (existsSync(part)) rmSync(part)
  }
}

function copy(from: string, to: string): number {
  const source = new Database(from) as unknown as Database_
  try {
    source.exec('PRAGMA busy_timeout = 5000')
    source.exec(`VACUUM INTO '${to.replaceAll("'", "''")}'`)
  } catch (error) {
    throw new Refusal(`${from} could not be copied: ${(error as Error).message}`)
  } finally {
    source.close()
  }
  return matchesIn(to)
}

/** @throws Refusal when the file is not a complete database of this program */
export function matchesIn(path: string): number {
  const file = new Database(path) as unknown as Database_
  try {
    const [problem] = findDamage(file, 'quick_check')
    if (problem !== undefined) throw new Refusal(`${path} is damaged: ${problem}`)
    const [gap] = file.prepare(GAP).all([]) as { match: string }[]
    if (gap !== undefined) throw new Refusal(`${path}: entries of match ${gap.match} are missing`)
    const [{ n }] = file.prepare('SELECT count(*) AS n FROM match').all([]) as { n: number }[]
    return n
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(`${path} is no back-up of Cardwright: ${(error as Error).message}`)
  } finally {
    file.close()
  }
}

const GAP = `SELECT match FROM entry GROUP BY match
HAVING min(seq) <> 1 OR max(seq) <> count(*) LIMIT 1`

async function dump(url: string, to: string): Promise<null> {
  await runPostgresTool('pg_dump', url, ['--format=custom', `--file=${to}`])
  await runPostgresTool('pg_restore', null, ['--list', to])
  return null
}
