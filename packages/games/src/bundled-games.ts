// For programs that are bundled into one file: the games as they are listed here, each with its code bundled in.
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'esbuild'
import type { GameEntry } from './game-file.ts'
import { games } from './here.ts'

/** From outside, and from within this package. */
const HERE = /^(@cardwright\/games\/here|\.\/here\.[jt]s)$/

export const bundledGames: Plugin = {
  name: 'bundled-games',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: HERE }, ({ path }) => ({ path, namespace: 'games' }))
    onLoad({ filter: HERE, namespace: 'games' }, () => {
      const imports = games.map(
        ({ file }, k) => `import { code as code${k} } from ${JSON.stringify(fileURLToPath(file))}`,
      )
      const list = games.map((game, k) => `{ ...${sourceOf(dataOf(game))}, code: code${k} }`)
      return {
        contents: `${imports.join('\n')}\nexport const games = [${list.join(', ')}]`,
        resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      }
    })
  },
}

/** Tools are for the command line, which is not bundled. */
function dataOf({ code: _code, audits: _audits, importer: _importer, ...data }: GameEntry): object {
  return data
}

function sourceOf(value: unknown): string {
  if (value instanceof URL) return `new URL(${JSON.stringify(value.href)})`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value).map(
    ([key, one]) => `${JSON.stringify(key)}: ${sourceOf(one)}`,
  )
  return `{ ${parts.join(', ')} }`
}
