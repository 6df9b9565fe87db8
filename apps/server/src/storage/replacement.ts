// Another database in the place of the one in a folder. It is there first, whole and on the disk; then a note says
// that it counts; then the old files are moved aside and it gets its name. Whoever opens the folder next finishes
// what was interrupted, so a process may be killed at any moment of it. To be called with the folder locked.
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { besides, databaseIn } from './data-folder.ts'

const NOTE = 'cardwright.restore'

/** Where the new one is laid before it counts. */
export const replacementIn = (folder: string): string => `${databaseIn(folder)}.new`

/** From now on the new one counts. @param name of what is moved aside */
export function beginReplacement(folder: string, name: string): void {
  const note = join(folder, NOTE)
  const file = openSync(`${note}.part`, 'w', 0o600)
  writeSync(file, name)
  fsyncSync(file)
  closeSync(file)
  renameSync(`${note}.part`, note)
  syncFolder(folder)
}

/** @returns where the old database is now; null when there was none, or nothing to finish */
export function finishReplacement(folder: string): string | null {
  const note = join(folder, NOTE)
  if (!existsSync(note)) return null
  const path = databaseIn(folder)
  const fresh = replacementIn(folder)
  const aside = `${path}.replaced-${readFileSync(note, 'utf8')}`
  // while it has not got its name, what has the name is the old one
  if (existsSync(fresh)) {
    for (const old of [...besides(path), path])
      if (existsSync(old)) renameSync(old, aside + old.slice(path.length))
    renameSync(fresh, path)
    syncFolder(folder)
  }
  rmSync(note)
  syncFolder(folder)
  return existsSync(aside) ? aside : null
}

function syncFolder(folder: string): void {
  const file = openSync(folder, 'r')
  fsyncSync(file)
  closeSync(file)
}
