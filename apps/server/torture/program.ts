// A program of the server in one file, made once: Node reads it at once, where every file of every package
// through tsx takes each new process some seconds.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gameFileIn, readConfig, type GameFile } from '@cardwright/games'
import { build, type Plugin } from 'esbuild'

/** Where what is installed can be imported. */
const FOLDER = new URL('../../../node_modules/.cache/cardwright/', import.meta.url)

const made = new Map<string, Promise<string>>()

/** @returns the path of what Node can run */
export function programOf(source: URL): Promise<string> {
  const path = fileURLToPath(source)
  const known = made.get(path) ?? make(path)
  made.set(path, known)
  return known
}

async function make(source: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    keepNames: true,
    logLevel: 'silent',
    plugins: [installed, withItsGames, whereItStands],
  })
  mkdirSync(FOLDER, { recursive: true })
  const name = source.replaceAll(/[^\w]+/g, '-')
  const file = fileURLToPath(new URL(`${name}.mjs`, FOLDER))
  // several threads may make it at once: whoever runs it finds a whole one
  const own = `${file}.${process.pid}-${performance.now()}`
  writeFileSync(own, outputFiles[0].text)
  renameSync(own, file)
  return file
}

const installed: Plugin = {
  name: 'installed',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      path.startsWith('@cardwright/') || kind === 'entry-point' ? null : { path, external: true },
    )
  },
}

/** Games are read while the program runs, which knows no TypeScript here: those of the config go into the file. */
const withItsGames: Plugin = {
  name: 'with its games',
  setup({ onLoad }) {
    onLoad({ filter: /\/games\/src\/read-game\.ts$/ }, async ({ path }) => {
      const files = (await Promise.all((await readConfig()).map(scriptsOf))).flat()
      const imports = files.map((url, k) => `import * as g${k} from '${fileURLToPath(url)}'`)
      const inside = files.map((url, k) => `['${url}', g${k}]`)
      const text = readFileSync(path, 'utf8').replaceAll(
        /await import\((\w+\.href)\)/g,
        '(inside.get($1) ?? (await import($1)))',
      )
      const table = `const inside = new Map<string, unknown>([${inside.join()}])`
      return { contents: [...imports, table, text].join('\n'), loader: 'ts' }
    })
  },
}

/** What is read of a game folder as code. */
async function scriptsOf(folder: string): Promise<URL[]> {
  const file = pathToFileURL(gameFileIn(folder)!)
  const { game } = (await import(file.href)) as { game: GameFile }
  return game.tools === undefined ? [file] : [file, new URL(game.tools, file)]
}

/** Content and threads are found from the file that names them. */
const whereItStands: Plugin = {
  name: 'where it stands',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      if (!text.includes('import.meta.url')) return null
      const url = JSON.stringify(pathToFileURL(path).href)
      return { contents: text.replaceAll('import.meta.url', url), loader: 'ts' }
    })
  },
}
