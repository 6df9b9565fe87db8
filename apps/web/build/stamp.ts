// Whether what was built is still what the sources say: a hash over everything the page is made of, kept
// beside it. Nothing else is looked at, so a clone, a branch or a clock changes nothing.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../../../', import.meta.url))
const SKIPPED = new Set(['node_modules', 'dist', 'test', 'scenarios'])
const ROOTS = ['apps/web', 'packages', 'package-lock.json']

/** @param games their folders, wherever they lie */
export function sourcesHash(games: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of [...ROOTS, ...games].flatMap(filesUnder))
    hash
      .update(`${path}\0`)
      .update(readFileSync(resolve(repository, path)))
      .update('\0')
  return hash.digest('hex')
}

function filesUnder(path: string): string[] {
  if (!existsSync(resolve(repository, path))) return []
  if (!isFolder(path)) return [path]
  return readdirSync(resolve(repository, path), { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name) && !name.startsWith('.') && !name.includes('.test.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = `${path}/${entry.name}`
      return entry.isDirectory() ? filesUnder(inner) : [inner]
    })
}

const isFolder = (path: string): boolean => !path.endsWith('.json')

const stampIn = (folder: string): string => join(folder, '.stamp')

export function isFresh(folder: string, hash: string): boolean {
  return existsSync(stampIn(folder)) && readFileSync(stampIn(folder), 'utf8') === hash
}

/** Written last: a build that was cut off leaves none. */
export function writeStamp(folder: string, hash: string): void {
  writeFileSync(stampIn(folder), hash)
}
