// Fails when docs/author.md is not what `npm run author` would write now, when a function of the author's door has no
// doc comment, or when nothing calls it.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { authorPage } from '../author/page.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const file = join(root, 'docs/author.md')
try {
  const wanted = await authorPage(root)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) {
    console.error('docs/author.md is stale; run: npm run author')
    process.exitCode = 1
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
