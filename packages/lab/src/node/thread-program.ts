// Bundles the program of the threads, because loading every file of every package
// through tsx would take each thread two seconds.
import { fileURLToPath } from 'node:url'
import { MODULE_FOLDERS } from '@cardwright/games'
import { games } from '@cardwright/games/here'
import { build, type Plugin } from 'esbuild'

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
    plugins: [codeOfGames],
    nodePaths: MODULE_FOLDERS,
    // threads receive their content and read no folder
    define: { 'import.meta.url': '"file:///"' },
  })
  return outputFiles[0].text
}

/** The list of games as it is here; of each, what a thread plays by. */
const codeOfGames: Plugin = {
  name: 'code-of-games',
  setup(bundle) {
    const filter = /^@cardwright\/games\/here$/
    bundle.onResolve({ filter }, ({ path }) => ({ path, namespace: 'games' }))
    bundle.onLoad({ filter, namespace: 'games' }, () => {
      const imports = games.map(
        ({ file }, k) => `import { code as code${k} } from ${JSON.stringify(fileURLToPath(file))}`,
      )
      const list = games.map(({ id }, k) => `{ id: ${JSON.stringify(id)}, code: code${k} }`)
      return {
        contents: `${imports.join('\n')}\nexport const games = [${list.join(', ')}]`,
        resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      }
    })
  },
}
