// The guides are followed word for word in a copy of the repository.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { follow } from '../docs/follow.mjs'
import { root } from '../install.mjs'

const GUIDES = ['docs/add-a-card.md', 'docs/add-a-verb.md']

for (const path of GUIDES) {
  const { problems, touched } = follow(root, { path, text: readFileSync(join(root, path), 'utf8') })
  for (const problem of problems) console.error(problem)
  console.log(`${path}: ${touched.length} files`)
  if (problems.length > 0) process.exitCode = 1
}
