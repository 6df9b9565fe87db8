// Bundles the program of the threads, because loading every file of every package
// through tsx would take each thread two seconds.
import { fileURLToPath } from 'node:url'
import { MODULE_FOLDERS } from '@cardwright/games'
import { bundledGames } from '@cardwright/games/bundled'
import { build } from 'esbuild'

let made: Promise<string> | null = null

export const threadProgram = (): Promise<string> => (made ??= make())

async function make(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./thread.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'silent',
    // inlining constants makes games 5 % faster
    minifySyntax: true,
    plugins: [bundledGames],
    nodePaths: MODULE_FOLDERS,
    // threads receive their content and read no folder
    define: { 'import.meta.url': '"file:///"' },
  })
  return outputFiles[0].text
}
