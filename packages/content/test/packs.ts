// The packs there are: the worked examples of every game, and the games of this repository.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackFiles } from '../src/read.ts'

const here = import.meta.dirname

export function readPack(folder: string): PackFiles {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    names
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')]),
  )
}

export const examplePacks = readdirSync(join(here, 'packs')).map((name) => ({
  name,
  folder: join(here, 'packs', name),
}))

const games = join(here, '../../../games')
export const gamePacks = readdirSync(games)
  .map((name) => ({ name: `games/${name}`, folder: join(games, name, 'content') }))
  .filter(({ folder }) => existsSync(join(folder, 'manifest.json')))
