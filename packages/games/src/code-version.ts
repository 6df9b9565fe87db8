// The version of the code that decides play, for each game: what engine and game come to when everything that does
// not count (comments, types, formatting, what is never called) is left out. Two versions that are equal play
// equally; of two that differ only the logs of matches can tell whether they do.
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { ENGINE_VERSION } from '@cardwright/engine'
import { build } from 'esbuild'
import type { GameEntry } from './game-file.ts'
import { games } from './here.ts'
import { MODULE_FOLDERS } from './module-folders.ts'

/** Its doors that play goes through. */
const ENGINE = ['@cardwright/engine', '@cardwright/engine/author']
const LETTERS = 12

let known: Promise<ReadonlyMap<string, string>> | null = null

/** By the id of the game: the engine's number, a point, and letters of a hash. The code that runs does not change. */
export const codeVersions = (): Promise<ReadonlyMap<string, string>> =>
  (known ??= versionsOf(games))

async function versionsOf(
  list: readonly Pick<GameEntry, 'id' | 'file'>[],
): Promise<ReadonlyMap<string, string>> {
  const doors = ENGINE.map((door, k) => `export * as door${k} from '${door}'`)
  const engine = whatCounts(doors.join('\n'), import.meta.url, [])
  const rows = list.map(async ({ id, file }) => {
    // its name and its looks are left out
    const code = `export { code } from ${JSON.stringify(fileURLToPath(file))}`
    const hash = createHash('sha256')
      .update(await engine)
      .update(await whatCounts(code, file, ENGINE))
    return [id, `${ENGINE_VERSION}.${hash.digest('hex').slice(0, LETTERS)}`] as const
  })
  return new Map(await Promise.all(rows))
}

async function whatCounts(
  contents: string,
  from: URL | string,
  external: string[],
): Promise<string> {
  const built = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('./', from)), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'node',
    external,
    // for a game that lies outside
    nodePaths: MODULE_FOLDERS,
    legalComments: 'none',
    logLevel: 'silent',
  })
  return built.outputFiles[0].text
}
