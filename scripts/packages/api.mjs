// What a package exports, with types, as text: read from its declarations. A comment or a body may change freely;
// what a user of the package sees may not without somebody committing it.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { root } from './published.mjs'

/** Where it is written down. */
export const apiFile = ({ name }) => join(root, 'docs/api', `${name.split('/').at(-1)}.txt`)

/** @param {{ name: string, staged: string }} one of the published packages, built */
export function apiOf({ name, staged }) {
  const manifest = JSON.parse(readFileSync(join(staged, 'package.json'), 'utf8'))
  const doors = Object.entries(manifest.exports ?? {}).filter(([, door]) => door.types)
  const parts = doors.map(([door, { types }]) => {
    const lines = [...exportsOf(join(staged, types))].map(([what, text]) => `  ${what}: ${text}`)
    return [name + door.slice(1), ...lines.sort()].join('\n')
  })
  const commands = Object.keys(manifest.bin ?? {}).map((command) => `command ${command}`)
  return `${[...parts, ...commands].join('\n\n')}\n`
}

const read = new Map()

/** @returns {Map<string, string>} by name */
function exportsOf(file) {
  if (!read.has(file)) {
    read.set(file, new Map())
    read.set(file, readExports(file))
  }
  return read.get(file)
}

function readExports(file) {
  const text = readFileSync(file, 'utf8')
  const { program, comments } = parseSync(file, text)
  const said = (node) => plain(text, comments, node)
  const local = new Map()
  for (const node of program.body)
    for (const name of namesIn(node.declaration ?? node))
      local.set(name, [local.get(name), said(node)].filter(Boolean).join('; '))
  const found = new Map()
  for (const node of program.body) {
    if (node.type === 'ExportAllDeclaration') addAll(found, node, file)
    else if (node.type === 'ExportNamedDeclaration' && node.declaration)
      for (const name of namesIn(node.declaration)) found.set(name, local.get(name))
    else if (node.type === 'ExportNamedDeclaration')
      for (const { local: from, exported } of node.specifiers)
        found.set(
          exported.name,
          node.source ? elsewhere(node, file, from.name) : local.get(from.name),
        )
  }
  return found
}

const targetOf = (file, { value }) => join(dirname(file), value.replace(/\.js$/, '.d.ts'))

function elsewhere(node, file, name) {
  if (!node.source.value.startsWith('.')) return `from ${node.source.value}`
  return exportsOf(targetOf(file, node.source)).get(name)
}

function addAll(found, { source, exported }, file) {
  const all = exportsOf(targetOf(file, source))
  if (exported) found.set(exported.name, `{ ${[...all.keys()].sort().join(', ')} }`)
  else for (const [name, text] of all) found.set(name, text)
}

function namesIn(node) {
  if (node.type === 'VariableDeclaration') return node.declarations.map(({ id }) => id.name)
  return node.id?.name ? [node.id.name] : []
}

/** Without comments, on one line. */
function plain(text, comments, { start, end }) {
  let out = ''
  let from = start
  for (const comment of comments) {
    if (comment.start < start || comment.end > end) continue
    out += text.slice(from, comment.start)
    from = comment.end
  }
  const declared = (out + text.slice(from, end)).replaceAll(/\s+/g, ' ')
  return declared
    .replace(/^export /, '')
    .replace(/^declare /, '')
    .replace(/;$/, '')
}
