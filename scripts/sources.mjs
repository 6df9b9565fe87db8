// The TypeScript sources as syntax trees, parsed once for all counts.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, visitorKeys } from 'oxc-parser'

const FOLDERS = ['packages', 'games', 'apps']
const SKIPPED =
  /(?:^|\/)(?:node_modules|fixtures|dist|coverage|tests?|torture)\/|\.test\.tsx?$|\.d\.ts$/

const read = new Map()

/** @returns {{ path: string, text: string, program: object }[]} sources without tests */
export function sourcesOf(root) {
  if (!read.has(root))
    read.set(
      root,
      FOLDERS.flatMap((folder) => sourcesIn(root, folder)),
    )
  return read.get(root)
}

function sourcesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return SKIPPED.test(`${path}/`) ? [] : sourcesIn(root, path)
    if (!/\.tsx?$/.test(path) || SKIPPED.test(path)) return []
    const text = readFileSync(join(root, path), 'utf8')
    return [{ path, text, program: parseSync(path, text).program }]
  })
}

/** Calls `see` for every node below `node`, with the node above it. */
export function walk(node, see, above = null) {
  see(node, above)
  for (const key of visitorKeys[node.type] ?? []) {
    const below = node[key]
    if (Array.isArray(below)) for (const each of below.filter(Boolean)) walk(each, see, node)
    else if (below) walk(below, see, node)
  }
}

export const lines = (text, { start, end }) => text.slice(start, end).split('\n').length

export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
