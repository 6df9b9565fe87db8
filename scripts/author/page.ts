// docs/author.md: every function of the author's door with what it says of itself and a line of a game that calls it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import style from '../../.oxfmtrc.json' with { type: 'json' }
import { exportsOfDoor, membersOf, type Exported } from './door.ts'
import { sourcesOf, useOf } from './uses.ts'

const HEAD = `# The author's door

<!-- Written by \`npm run author\` from packages/engine/src/author.ts; change the doc comments there. -->

What a game's own code, and the verbs it adds, are written with: \`import { … } from '@cardwright/engine/author'\`.
A match is \`m\`. Seats, things (units, cards), cells and lanes are numbers from 0; -1 stands for nobody, nothing, nowhere. Words of
the pack go by their names: \`pool(m, seat, 'mana')\`. Code that runs for every candidate looks a word up once:

\`\`\`ts
const words = perRules((rules) => ({ mana: find.pool(rules, 'mana') }))

pool(m, seat, words(m).mana)
\`\`\`

The second line under each function is a call from a game, or from a verb of the language.
`

/** @throws when something of the door has no doc comment, or neither a game nor a verb calls it */
export async function authorPage(root: string): Promise<string> {
  const all = exportsOfDoor(root)
  const sources = sourcesOf(root)
  const problems: string[] = []
  const functions = all.filter(({ isType }) => !isType)
  const lines = [HEAD]
  let section = ''
  for (const one of functions) {
    if (one.section !== section) lines.push(`## ${title((section = one.section))}\n`)
    const use = useOf(sources, one.name)
    if (one.doc === '') problems.push(`${one.name} has no doc comment`)
    if (use === null) problems.push(`nothing calls ${one.name}`)
    else lines.push(entry(one.signature, one.doc), `  \`${use.call}\` in \`${use.file}\`\n`)
    if (one.name === 'find') lines.push(...findEntries(root))
  }
  lines.push(...gameCode(root), ...types(all))
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return (await format('author.md', lines.join('\n'), style)).code
}

const title = (text: string): string => text[0].toUpperCase() + text.slice(1)
const entry = (signature: string, doc: string): string => `- **\`${signature}\`**\n  ${doc}\\`

function findEntries(root: string): string[] {
  const text = readFileSync(join(root, 'packages/engine/src/author/words.ts'), 'utf8')
  return membersOf(text, 'export const find = {').map(
    ({ signature, doc }) => `  - \`${signature}\`${doc === '' ? '' : `: ${doc}`}`,
  )
}

function gameCode(root: string): string[] {
  const text = readFileSync(join(root, 'packages/engine/src/game-code.ts'), 'utf8')
  const members = membersOf(text, 'export interface GameCode {')
  return [
    '\n## The game itself\n',
    'A game exports one `GameCode`. `id`, `setUp` and `flow` are needed, the rest is there when the rules ask for it.\n',
    ...members.map(({ signature, doc }) => `- \`${signature}\`${doc === '' ? '' : `\\\n  ${doc}`}`),
  ]
}

const types = (all: readonly Exported[]): string[] => [
  '\n## Types\n',
  `${all
    .filter(({ isType }) => isType)
    .map(({ name }) => `\`${name}\``)
    .join(', ')}.\n`,
]
