// `npm run reference`: writes docs/reference.md. `npm test` compares it (scripts/checks/reference.mjs).
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { referencePage } from './reference/page.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const page = await referencePage(root)
writeFileSync(join(root, 'docs/reference.md'), page)
console.log(`docs/reference.md: ${page.split('\n').length} lines`)
