// `npm run author`: writes docs/author.md. `npm test` compares it (scripts/checks/author.mjs).
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { authorPage } from './author/page.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const page = await authorPage(root)
writeFileSync(join(root, 'docs/author.md'), page)
console.log(`docs/author.md: ${page.split('\n').length} lines`)
