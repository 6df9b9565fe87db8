// The version of the code that decides play, for each game: what engine and game come to when everything that does
// not count (comments, types, formatting, what is never called) is left out. Two versions that are equal play
// equally; of two that differ only the logs of matches can tell whether they do.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ENGINE_VERSION } from '@cardwright/engine'
import { build } from 'esbuild'
import { games, type GameEntry } from './index.ts'

/** Its doors that play goes through. */
const ENGINE = ['@cardwright/engine', '@cardwright/engine/author']
const LETTERS = 12

let known: Promise<ReadonlyMap<string, string>> | null = null

/** By the id of the game: the engine's number, a point, and letters of a hash. The code that runs does not change. */
export const codeVersions = (): Promise<ReadonlyMap<string, string>> =>
  (known ??= versionsOf(games))

async function versionsOf(
  list: readonly Pick<GameEntry, 'id' | 'contentUrl'>[],
): Promise<ReadonlyMap<string, string>> {
  const engine = whatCounts(ENGINE, import.meta.url, [])
  const rows = list.map(async ({ id, contentUrl }) => {
    const folder = new URL('../src/', contentUrl)
    const main = ['./code.ts', './index.ts'].find((file) => existsSync(new URL(file, folder)))!
    const hash = createHash('sha256')
      .update(await engine)
      .update(await whatCounts([main], folder, ENGINE))
    return [id, `${ENGINE_VERSION}.${hash.digest('hex').slice(0, LETTERS)}`] as const
  })
  return new Map(await Promise.all(rows))
}

async function whatCounts(
  doors: readonly string[],
  from: URL | string,
  external: string[],
): Promise<string> {
  const built = await build({
    stdin: {
      contents: doors.map((door, k) => `export * as door${k} from '${door}'`).join('\n'),
      resolveDir: fileURLToPath(new URL('./', from)),
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'node',
    external,
    legalComments: 'none',
    logLevel: 'silent',
  })
  return built.outputFiles[0].text
}
