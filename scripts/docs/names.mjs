// Names of code in the prose of a page must exist: `camelCase`, `SCREAMING_CASE`, and paths of files.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { proseOf } from './pages.mjs'

const ROOTS = ['packages', 'games', 'apps', 'scripts']
const SKIPPED = new Set(['node_modules', 'dist', 'coverage'])
const SETTINGS = ['package.json', 'tsconfig.base.json', 'tsconfig.json']

const IDENTIFIER = /^(?:[a-z]+[A-Z]\w*|[A-Z]+_?[A-Z]+)$/
const PATH = /^[\w.-]+\/[\w./-]+\.(?:ts|mjs|json|yaml|md)$/

export function unknownNames(root, { path, text }) {
  const problems = []
  const lines = text.split('\n')
  // a file whose content follows is made by the reader
  const isMade = (i) => lines.slice(i + 1, i + 5).some((line) => line.startsWith('```'))
  proseOf(text)
    .split('\n')
    .forEach((line, i) => {
      for (const [, name] of line.matchAll(/`([^`]+)`/g))
        if (!isKnown(root, path, name) && !(PATH.test(name) && isMade(i)))
          problems.push(`${path}:${i + 1} nothing is called ${name}`)
    })
  return problems
}

function isKnown(root, page, name) {
  // from the root, from the engine, or from the sources beside a README
  const bases = ['', 'packages/engine/src', dirname(page), join(dirname(page), 'src')]
  if (PATH.test(name)) return bases.some((base) => existsSync(join(root, base, name)))
  // a table of what a seed wants names things as the seed does
  return !IDENTIFIER.test(name) || page.endsWith('/SEED.md') || wordsOf(root).has(name)
}

let words = null

/** Every identifier of the sources and the packs. */
function wordsOf(root) {
  if (words) return words
  words = new Set()
  for (const folder of ROOTS) collect(join(root, folder), words)
  for (const file of SETTINGS) addWords(join(root, file), words)
  return words
}

function collect(folder, into) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name)) collect(path, into)
    } else if (/\.(ts|mjs|json)$/.test(entry.name)) addWords(path, into)
  }
}

function addWords(file, into) {
  for (const [word] of readFileSync(file, 'utf8').matchAll(/[A-Za-z_]\w*/g)) into.add(word)
}
