// A program of the server in one file, made once: Node reads it at once, where every file of every package
// through tsx takes each new process some seconds.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundledGames } from '@cardwright/games/bundled'
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
    plugins: [bundledGames, installed, whereItStands],
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
