// What a guide asks its reader to do, in order, read from the page itself:
//   a block behind a paragraph that ends with a file, "`path`:"      the file is the block
//   "In `path`, after `this`, add `that`." or "add:" and a block     a line behind the first one that has `this`; or before
//   "In `path`, replace `this` by `that`."
//   a block `sh`                                                     commands; a block `text` behind it is what the last one prints
import { blocksOf } from './pages.mjs'

const FILES = /^(?:jsonc?|ts|yaml|md)$/
const PATH = String.raw`\`(?<path>[\w.-]+(?:/[\w.-]+)+\.\w+)\``
const CODE = (name) => `\`(?<${name}>[^\`]+)\``
const EDITS = new RegExp(
  `\\bin ${PATH},? (?:(?<where>after|before) ${CODE('line')},? add(?: ${CODE('text')}|:)|replace ${CODE('old')} by ${CODE('now')})`,
  'gi',
)
const NAMED = new RegExp(`${PATH}[^\`]*$`)

/** @returns {object[]} steps of the kinds `write`, `insert`, `replace` and `run`, each with its line */
export function stepsIn(text) {
  const lines = text.split('\n')
  const steps = []
  let from = 0
  for (const { info, body, line } of blocksOf(text)) {
    const prose = lines.slice(from, line - 1).join('\n')
    steps.push(...editsIn(prose, from + 1))
    from = line + body.split('\n').length + 1
    const before = steps.at(-1)
    if (info === 'sh') steps.push({ kind: 'run', commands: body.split('\n'), line })
    else if (info === 'text' && before?.kind === 'run') before.prints = body
    else if (before?.text === undefined && before?.kind === 'insert') before.text = body
    else if (FILES.test(info)) {
      const path = NAMED.exec(prose.trim().split(/\n\n/).at(-1))?.groups.path
      if (path) steps.push({ kind: 'write', path, text: body, line })
    }
  }
  return [...steps, ...editsIn(lines.slice(from).join('\n'), from + 1)]
}

function editsIn(prose, line) {
  // sentences are wrapped
  return [...prose.replaceAll(/\s*\n(?!\n)\s*/g, ' ').matchAll(EDITS)].map(({ groups }) => {
    const { path, where, old, now, text } = groups
    if (old !== undefined) return { kind: 'replace', path, old, now, line }
    return { kind: 'insert', path, where: where.toLowerCase(), at: groups.line, text, line }
  })
}

/** @returns the text of a file with one step done to it. @throws when it has no such line */
export function edited(step, before) {
  if (step.kind === 'write') return `${step.text}\n`
  if (step.kind === 'replace') {
    if (!before.includes(step.old)) throw new Error(`${step.path} has no ${step.old}`)
    return before.replace(step.old, () => step.now)
  }
  const lines = before.split('\n')
  const exact = lines.findIndex((line) => line.trim() === step.at)
  const found = exact < 0 ? lines.findIndex((line) => line.includes(step.at)) : exact
  if (found < 0) throw new Error(`${step.path} has no line with ${step.at}`)
  lines.splice(step.where === 'after' ? found + 1 : found, 0, step.text)
  return lines.join('\n')
}
