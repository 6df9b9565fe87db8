// In how many source files a verb is named.
import { VERBS } from '@cardwright/language'
import { median, sourcesOf, walk } from '../sources.mjs'

/** A verb of the language belongs to these; elsewhere `select` or `cancel` mean other things. */
const ROOMS =
  /^(?:packages\/(?:engine|language|content|testkit)|games\/\w+\/src|scripts\/reference)\//

export function rows(root) {
  const files = filesByVerb(root)
  const counts = [...files]
    .map(([verb, { size }]) => ({ verb, size }))
    .sort((a, b) => b.size - a.size)
  const worst = counts.slice(0, 3).map(({ verb, size }) => `${verb} ${size}`)
  return [
    {
      question: 'files that name one verb',
      today: `push ${files.get('push').size}, median ${median(counts.map(({ size }) => size))}, worst ${worst.join(', ')}`,
      counted:
        'sources of engine, language, content, testkit and games in which it is a string or a key; a word that is also a query or the name of an answer counts there too',
    },
  ]
}

function filesByVerb(root) {
  const files = new Map(Object.keys(VERBS).map((verb) => [verb, new Set()]))
  for (const { path, program } of sourcesOf(root))
    if (ROOMS.test(path)) walk(program, (node, above) => files.get(nameIn(node, above))?.add(path))
  return files
}

function nameIn(node, above) {
  if (node.type === 'Literal') return node.value
  if (node.type !== 'Identifier') return undefined
  const isKey = above?.type === 'Property' || above?.type === 'TSPropertySignature'
  return isKey && above.key === node ? node.name : undefined
}
