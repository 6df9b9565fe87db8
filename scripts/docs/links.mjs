// Relative links must lead to a file, and behind `#` to a heading of it.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { proseOf } from './pages.mjs'

export function brokenLinks(root, { path, text }) {
  const problems = []
  proseOf(text)
    .split('\n')
    .forEach((line, i) => {
      for (const link of linksIn(line)) {
        const problem = problemOf(root, path, text, link)
        if (problem) problems.push(`${path}:${i + 1} ${problem}`)
      }
    })
  return problems
}

function linksIn(line) {
  const plain = line.replaceAll(/`[^`]*`/g, (code) => code.replaceAll(/[[\]()]/g, ' '))
  const found = [
    ...plain.matchAll(/\]\(([^)\s]+)\)/g),
    ...plain.matchAll(/(?:src|href)="([^"]+)"/g),
  ]
  return found.map(([, link]) => link).filter((link) => !/^[a-z]+:/.test(link))
}

function problemOf(root, path, text, link) {
  const [file, anchor] = link.split('#')
  if (!file) return anchorProblem(path, text, anchor)
  const target = normalize(join(dirname(path), decodeURI(file)))
  if (!existsSync(join(root, target))) return `there is no ${target}`
  if (statSync(join(root, target)).isDirectory()) return null
  return anchorProblem(target, readFileSync(join(root, target), 'utf8'), anchor)
}

const anchorProblem = (path, text, anchor) =>
  anchor && !anchorsOf(text).has(anchor) ? `${path} has no heading #${anchor}` : null

/** As GitHub makes them: lower case, punctuation dropped, spaces to hyphens, repeats numbered. */
export function anchorsOf(text) {
  const anchors = new Set()
  for (const [, title] of proseOf(text).matchAll(/^#{1,6} (.+)$/gm)) {
    const words = title.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase()
    const slug = words
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-')
    let anchor = slug
    for (let n = 1; anchors.has(anchor); n++) anchor = `${slug}-${n}`
    anchors.add(anchor)
  }
  return anchors
}
