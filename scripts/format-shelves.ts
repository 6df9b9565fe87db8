// `npm run format`, second half: shelves of definitions are written by our own formatter, since no other packs several keys
// onto a line (packages/content/src/shelf-json.ts).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isShelf, packFileJson } from '../packages/content/src/shelf-json.ts'

const root = join(import.meta.dirname, '..')

for (const game of readdirSync(join(root, 'games'))) {
  const folder = join(root, 'games', game, 'content')
  const files = readdirSync(join(root, 'games', game)).includes('content')
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : []
  for (const file of files.filter(isShelf)) {
    const text = readFileSync(join(folder, file), 'utf8')
    const formatted = packFileJson(file, JSON.parse(text))
    if (formatted !== text) writeFileSync(join(folder, file), formatted)
  }
}
