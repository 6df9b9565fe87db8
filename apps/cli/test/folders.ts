// Folders to break things in: copies of packs, and a look at whether anything in them changed.
import { cpSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@cardwright/games/here'

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'cardwright-cli-'))

/** A copy of a game's pack. */
export function copyPack(id: string): string {
  const folder = newFolder()
  cpSync(fileURLToPath(games.find((entry) => entry.id === id)!.contentUrl), folder, {
    recursive: true,
  })
  return folder
}

export function editJson(folder: string, file: string, edit: (data: never) => void): void {
  const path = join(folder, file)
  const data = JSON.parse(readFileSync(path, 'utf8')) as never
  edit(data)
  writeFileSync(path, JSON.stringify(data, null, 2))
}

/** Names and contents of everything in a folder. */
export function photograph(folder: string): string {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return names
    .sort()
    .map((name) => `${name}\n${readFileSync(name, 'utf8')}`)
    .join('\n')
}
