// How the games and the verbs call what the door exports. Their tests run every line that is quoted here.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The shortest file names first: a reader meets the small games before the large ones. */
const GAMES = ['starter', 'forest', 'drones', 'skirmish', 'taktik', 'twilight']
const MOST = 90

export interface Use {
  file: string
  call: string
}

interface Source {
  file: string
  /** What it imports from the door, as one text. */
  imported: string
  code: string
}

/** Small games of the tests: players leave them one by one, chips are counted. */
const PROBES = ['court', 'kuhn'].map((game) => `packages/testkit/src/probes/${game}/${game}.ts`)
const VERBS = 'packages/language/src/verbs'

/** Games before verbs, those of the shelf first: who reads the page writes a game first. */
export function sourcesOf(root: string): Source[] {
  const games = GAMES.flatMap((game) => {
    const folder = `games/${game}/src`
    return readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => `${folder}/${name}`)
  })
  const verbs = readdirSync(join(root, VERBS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${VERBS}/${name}/rule.ts`)
    .sort()
  return [...games, ...PROBES, ...verbs].map((file) =>
    sourceOf(file, readFileSync(join(root, file), 'utf8')),
  )
}

function sourceOf(file: string, text: string): Source {
  const imported = /^import \{([^}]*)\} from '@cardwright\/engine\/author'/m.exec(text)?.[1] ?? ''
  return { file, imported, code: codeOf(text) }
}

/** Without imports and comments. */
const codeOf = (text: string): string =>
  text.replaceAll(/^import [^]*? from '.*'$/gm, '').replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '')

/** The first call that fits on a line, null when no game calls it. */
export function useOf(all: readonly Source[], name: string): Use | null {
  const sources = all.filter(({ imported }) => new RegExp(`\\b${name}\\b`).test(imported))
  for (const { file, code } of sources)
    for (const { index } of code.matchAll(
      new RegExp(`(?<![\\w.]|function |const )${name}\\(`, 'g'),
    )) {
      const call = callAt(code, index)
      if (call.length <= MOST && !/^ ?\{/.test(code.slice(index + call.length)))
        return { file, call }
    }
  return sources.length === 0 ? null : { file: sources[0].file, call: name }
}

function callAt(code: string, index: number): string {
  let depth = 0
  let end = code.indexOf('(', index)
  do {
    if ('([{'.includes(code[end])) depth++
    if (')]}'.includes(code[end])) depth--
    end++
  } while (end < code.length && depth > 0)
  return code
    .slice(index, end)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('( ', '(')
    .replaceAll(/,? \)/g, ')')
}
