// Fails when docs/reference.md is not what `npm run reference` would write now.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { referencePage } from '../reference/page.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const file = join(root, 'docs/reference.md')
const written = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
const wanted = (await referencePage(root)).split('\n')
const line = wanted.findIndex((text, i) => text !== written[i])
if (line >= 0 || written.length !== wanted.length) {
  const at = line < 0 ? wanted.length : line
  console.error(`docs/reference.md is stale from line ${at + 1} on; run: npm run reference`)
  console.error(`  is:     ${written[at] ?? '(nothing)'}\n  should: ${wanted[at] ?? '(nothing)'}`)
  process.exitCode = 1
}
