// What the author's door exports: every name with its section, signature and doc comment, read from the source.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Exported {
  section: string
  name: string
  isType: boolean
  signature: string
  doc: string
}

const SOURCE = 'packages/engine/src'

/** The names of `author.ts` in their order; `// words` above an export opens a section. */
export function exportsOfDoor(root: string): Exported[] {
  const source = readFileSync(join(root, SOURCE, 'author.ts'), 'utf8')
  const parts = source.matchAll(
    /^\/\/ (?<section>.+)\n(?=export)|^export (?<type>type )?\{(?<names>[^}]*)\} from '\.\/(?<file>[^']+)'/gm,
  )
  let section = ''
  const found: Exported[] = []
  for (const { groups } of parts) {
    if (groups!.section) {
      section = groups!.section
      continue
    }
    const text = readFileSync(join(root, SOURCE, groups!.file), 'utf8')
    for (const written of groups!.names.split(',').map((name) => name.trim()))
      if (written !== '') found.push({ section, ...declared(text, written, Boolean(groups!.type)) })
  }
  return found
}

function declared(text: string, written: string, isTypeExport: boolean): Omit<Exported, 'section'> {
  const isType = isTypeExport || written.startsWith('type ')
  const [own, name = own] = written.replace('type ', '').split(' as ')
  const at = text.search(
    new RegExp(`^export (?:const|function|class|interface|type) ${own}\\b`, 'm'),
  )
  if (at < 0) throw new Error(`author.ts exports ${own}, which its file does not declare`)
  const signature = isType ? name : signatureOf(text.slice(at), own).replace(own, name)
  return { name, isType, signature, doc: docAbove(text.slice(0, at)) }
}

/** From the name up to the body, on one line. */
function signatureOf(text: string, name: string): string {
  const arrow = new RegExp(
    `^export const ${name} = (?<head>(?:<[^>]*>)?\\([^]*?\\)(?:: [^]*?)?) =>`,
  )
  const plain = new RegExp(`^export function ${name}(?<head>[^]*?) \\{\\n`)
  const head = (arrow.exec(text) ?? plain.exec(text))?.groups!.head ?? ''
  return (name + head).replaceAll(/\s+/g, ' ').replaceAll('( ', '(').replaceAll(/,? \)/g, ')')
}

function docAbove(text: string): string {
  const doc = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(text)?.[1] ?? ''
  return doc.replaceAll(/\n\s*\* ?/g, ' ').trim()
}

/** Members of an object such as `find`, and of an interface such as `GameCode`, with their comments. */
export function membersOf(text: string, opening: string): { signature: string; doc: string }[] {
  const start = text.indexOf(opening)
  const body = text.slice(start + opening.length, text.indexOf('\n}\n', start))
  const members = body.matchAll(
    /(?:^ {2}\/\*\*(?<doc>(?:(?!\*\/)[^])*)\*\/\n)?^ {2}(?<head>\w+(?:\??: [^\n]*|\??\([^]*?\)(?:: [^{\n]+)?(?= \{|$)))/gm,
  )
  return [...members].map(({ groups }) => ({
    signature: groups!.head
      .replace(/ =>( called.*)?$/, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    doc: (groups!.doc ?? '').replaceAll(/\n\s*\* ?/g, ' ').trim(),
  }))
}
