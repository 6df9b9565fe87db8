// The Markdown pages of the repository and the fenced blocks in them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SKIPPED = new Set(['node_modules', '.git', 'dist', 'coverage', 'fixtures'])

/** @returns {{ path: string, text: string }[]} */
export function pagesOf(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : pagesOf(root, path)
    if (!entry.name.endsWith('.md')) return []
    return [{ path, text: readFileSync(join(root, path), 'utf8') }]
  })
}

/** @returns {{ info: string, body: string, line: number }[]} `line` is that of the fence */
export function blocksOf(text) {
  const blocks = []
  let open = null
  text.split('\n').forEach((line, i) => {
    const fence = /^```(.*)$/.exec(line)
    if (open && line === '```') {
      blocks.push({ ...open, body: open.lines.join('\n') })
      open = null
    } else if (open) open.lines.push(line)
    else if (fence) open = { info: fence[1].trim(), line: i + 1, lines: [] }
  })
  return blocks
}

/** The page without its fenced blocks, line by line as before. */
export function proseOf(text) {
  let isOpen = false
  return text
    .split('\n')
    .map((line) => {
      const isFence = line.startsWith('```')
      if (isFence) isOpen = !isOpen
      return isFence || isOpen ? '' : line
    })
    .join('\n')
}
