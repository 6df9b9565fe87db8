// The packages that are published, and where each lies in the repository.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const FOLDERS = [
  'packages/engine',
  'packages/language',
  'packages/content',
  'packages/testkit',
  'packages/bots',
  'packages/protocol',
  'packages/host',
  'packages/table',
  'packages/games',
  'packages/lab',
  'apps/cli',
  'packages/create-cardwright',
]

/** @type {{ name: string, folder: string, source: object, staged: string }[]} `staged`: what is packed */
export const published = FOLDERS.map((folder) => {
  const source = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  return { name: source.name, folder, source, staged: join(root, 'dist', folder) }
})
