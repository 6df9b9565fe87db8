// `cardwright.config.json` or `.ts`: which games there are. Everything that offers games reads this one list.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { BadGame, gameFileIn } from './read-game.ts'

/**
 * Folders to use instead of the config, as a JSON list, the first of one id counts. Threads and programs that are
 * started from here inherit it, so that all of them have the same games.
 */
export const GAMES_VARIABLE = 'CARDWRIGHT_GAMES'

export interface GamesConfig {
  /** Folders, `folder/*` for all games in one, or packages. A game that is named twice is there once. */
  games: readonly string[]
}

const NAMES = ['cardwright.config.ts', 'cardwright.config.js', 'cardwright.config.json']
/** The repository that this package lies in; an installed package has no list of its own. */
const OWN = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * The folders of the games: those of the nearest config above `from`, else those of this repository.
 * @throws BadGame when the config names something that is no game
 */
export async function readConfig(from = process.cwd()): Promise<readonly string[]> {
  const file = configAbove(resolve(from)) ?? configIn(OWN)
  if (file === null) return []
  const { games } = await readFile(file)
  return [...new Set(games.flatMap((one) => foldersOf(one, file)))]
}

function gameAbove(folder: string): string | null {
  if (gameFileIn(folder) !== null) return folder
  const above = dirname(folder)
  return above === folder ? null : gameAbove(above)
}

function configAbove(folder: string): string | null {
  const above = dirname(folder)
  return configIn(folder) ?? (above === folder ? null : configAbove(above))
}

const configIn = (folder: string): string | null =>
  NAMES.map((name) => join(folder, name)).find((file) => existsSync(file)) ?? null

/** Game folders that somebody has named, or named something in, are games of this process, before those of the config. */
export async function nameFolders(words: readonly string[], onlyThese = false): Promise<void> {
  const folders = words.flatMap((word) =>
    existsSync(word) ? (gameAbove(resolve(word)) ?? []) : [],
  )
  if (folders.length === 0) return
  const all = onlyThese ? folders : [...folders, ...(await readConfig())]
  process.env[GAMES_VARIABLE] = JSON.stringify(all)
}

async function readFile(file: string): Promise<GamesConfig> {
  const read = file.endsWith('.json') ? readJson(file) : await readModule(file)
  const { games } = (read ?? {}) as Partial<GamesConfig>
  if (Array.isArray(games) && games.every((one) => typeof one === 'string')) return { games }
  throw new BadGame(`${file}: "games" must be a list of folders or packages`)
}

async function readModule(file: string): Promise<unknown> {
  const { config, default: main } = (await import(pathToFileURL(file).href)) as {
    config?: unknown
    default?: unknown
  }
  return main ?? config
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BadGame(`${file} is not valid JSON: ${(error as Error).message}`)
  }
}

function foldersOf(named: string, config: string): string[] {
  const base = dirname(config)
  if (named.endsWith('/*')) return gamesIn(join(base, named.slice(0, -2)), `${config}: "${named}"`)
  const folder = resolve(base, named)
  if (existsSync(folder)) return [folder]
  const installed = installedIn(base, named)
  if (installed !== null) return [installed]
  throw new BadGame(`${config}: "${named}" is neither a folder nor an installed package`)
}

function gamesIn(folder: string, said: string): string[] {
  if (!existsSync(folder)) throw new BadGame(`${said}: there is no folder ${folder}`)
  return readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .filter((one) => gameFileIn(one) !== null)
}

function installedIn(folder: string, name: string): string | null {
  const found = join(folder, 'node_modules', name)
  if (existsSync(found)) return found
  const above = dirname(folder)
  return above === folder || basename(folder) === '' ? null : installedIn(above, name)
}
