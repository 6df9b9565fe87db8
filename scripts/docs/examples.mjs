// Runs the TypeScript examples of the pages: blocks that begin with `// runs`. What they print must be
// what their `// →` comments say, in order.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'node:util'
import { pathToFileURL } from 'node:url'
import { blocksOf } from './pages.mjs'

/** Inside the repository, so that `@cardwright/…` is found; ignored by git. */
const FOLDER = 'node_modules/.cache/cardwright-examples'

export async function failingExamples(root, { path, text }) {
  const problems = []
  const blocks = blocksOf(text).filter(({ info, body }) => info === 'ts' && isRun(body))
  for (const block of blocks) {
    const problem = await runExample(root, path, block)
    if (problem) problems.push(`${path}:${block.line} ${problem}`)
  }
  return { problems, count: blocks.length }
}

const isRun = (body) => body.startsWith('// runs')

async function runExample(root, path, { body, line }) {
  const folder = join(root, FOLDER)
  const file = join(folder, `${path.replaceAll(/\W/g, '-')}-${line}.mts`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, body)
  const printed = []
  const { log } = console
  console.log = (...words) => printed.push(...format(...words).split('\n'))
  try {
    await import(pathToFileURL(file).href)
  } catch (error) {
    return `the example fails: ${error.stack ?? error}`
  } finally {
    console.log = log
    rmSync(file)
  }
  const promised = [...body.matchAll(/\/\/ → (.*)$/gm)].map(([, said]) => said)
  if (promised.join('\n') === printed.join('\n')) return null
  return `the example prints\n${printed.join('\n')}\nand not\n${promised.join('\n')}`
}
