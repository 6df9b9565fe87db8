// Atomic files: synced to disk before they get their name.
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { Refusal } from './place.ts'

export function sync(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

export function refuseToOverwrite(path: string): void {
  if (existsSync(path)) throw new Refusal(`${path} is there already; nothing was changed.`)
}

/** Renames a finished file. @throws Refusal when the name already exists */
export function name(path: string, wanted: string): void {
  sync(path)
  try {
    // unlike renaming, this never replaces anything
    linkSync(path, wanted)
    rmSync(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') refuseToOverwrite(wanted)
    // a file system without links
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EOPNOTSUPP') throw error
    refuseToOverwrite(wanted)
    renameSync(path, wanted)
  }
  sync(dirname(wanted))
}
