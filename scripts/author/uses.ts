// How the games and the verbs call what the door exports. Their tests run every line that is quoted here.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

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
  const games = gamesIn(root).flatMap((folder) => {
    const src = join(root, folder, 'src')
    const names = existsSync(src) ? readdirSync(src).filter((name) => name.endsWith('.ts')) : []
    return [`${folder}/game.ts`, ...names.sort().map((name) => `${folder}/src/${name}`)]
  })
  const verbs = readdirSync(join(root, VERBS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${VERBS}/${name}/rule.ts`)
    .sort()
  return [...games, ...PROBES, ...verbs].map((file) =>
    sourceOf(file, readFileSync(join(root, file), 'utf8')),
  )
}

/** Those that the config names one by one, the shortest first: a reader meets the small games before the large ones. */
function gamesIn(root: string): string[] {
  const { games } = JSON.parse(readFileSync(join(root, 'cardwright.config.json'), 'utf8')) as {
    games: string[]
  }
  const found = games.filter((folder) => !folder.endsWith('*'))
  return found.sort((a, b) => sizeOf(root, a) - sizeOf(root, b))
}

function sizeOf(root: string, game: string): number {
  const src = join(root, game, 'src')
  return existsSync(src) ? readdirSync(src).length : 0
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
