// Compiles each contestant to one file of its own. Separate bundles mean separate functions, so that
// none of them inherits type feedback from another.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { bench } from './install.mjs'

const folder = join(bench, 'node_modules', '.cache', 'contestants')

const options = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'silent',
  // As for production: numbers with names are written in place, for every contestant.
  minifySyntax: true,
  // Development builds of boardgame.io and Immer check more; that would not be fair to them.
  define: {
    'process.env.NODE_ENV': '"production"',
    // A bundle does not lie where its source did: the packs are found by their folders.
    GAMES: JSON.stringify(join(bench, '../games')),
    EXAMPLES: JSON.stringify(join(bench, '../packages/content/test/packs')),
  },
}

/** Builds one contestant. @returns its address; a query makes every import an instance of its own */
export async function buildContestant({ id, entry, define }) {
  mkdirSync(folder, { recursive: true })
  const outfile = join(folder, `${id.replaceAll('/', '-')}.mjs`)
  await build({
    ...options,
    entryPoints: [join(bench, 'src', 'contestants', `${entry}.ts`)],
    outfile,
    define: { ...options.define, ...define },
  })
  return `${pathToFileURL(outfile).href}?built=${Date.now()}`
}

export const load = async (contestant) => import(await buildContestant(contestant))

/** A program of its own, beside the peers it requires: their servers are no modules. @returns where it lies */
export async function buildProgram(entry) {
  mkdirSync(folder, { recursive: true })
  const outfile = join(folder, `${entry.replaceAll('/', '-')}.cjs`)
  const source = join(bench, 'src', `${entry}.ts`)
  await build({
    ...options,
    format: 'cjs',
    packages: 'external',
    entryPoints: [source],
    outfile,
  })
  return outfile
}

/** Bytes of a package for a browser: minified, and gzipped on top of that. */
export async function bundleSize(entryPoint) {
  const { outputFiles } = await build({
    ...options,
    platform: 'neutral',
    entryPoints: [entryPoint],
    minify: true,
    write: false,
  })
  const code = outputFiles[0].contents
  return { minified: code.length, gzipped: gzipSync(code, { level: 9 }).length }
}
