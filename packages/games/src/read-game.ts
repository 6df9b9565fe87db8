// From a folder to a game: its `game.ts`, and where its parts lie.
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { GameCode } from '@cardwright/engine'
import type { GameEntry, GameFile, Said, Tools } from './game-file.ts'
import { lendPackages } from './lend-packages.ts'

/** A folder that is no game, or a list that names one. The message says what to do. */
export class BadGame extends Error {}

const FILES = ['game.ts', 'game.js', 'game.mjs']
const RULES = { en: 'RULES.md', ru: 'RULES.ru.md' }

/** Null: the folder is no game. */
export const gameFileIn = (folder: string): string | null =>
  FILES.map((name) => join(folder, name)).find((file) => existsSync(file)) ?? null

/** @throws BadGame */
export async function readGame(folder: string): Promise<GameEntry> {
  const path = gameFileIn(folder)
  if (path === null) throw new BadGame(`${folder} has no game.ts`)
  lendPackages(folder)
  const file = pathToFileURL(path)
  const { game, code } = (await import(file.href)) as { game?: GameFile; code?: GameCode }
  if (game === undefined) throw new BadGame(`${path} exports no "game"`)
  if (code === undefined) throw new BadGame(`${path} exports no "code"`)
  const contentUrl = new URL(`${game.content ?? 'content'}/`, file)
  const id = idIn(contentUrl) ?? basename(folder)
  const name = bothOf(game.name)
  return {
    id,
    name,
    line: bothOf(game.line ?? ''),
    minutes: game.minutes ?? null,
    code,
    file,
    contentUrl,
    rules: rulesOf(game, file),
    board: partOf(game.board, file),
    poster: partOf(game.poster, file),
    ...(await toolsOf(game, file)),
  }
}

const bothOf = (said: Said): { en: string; ru: string } =>
  typeof said === 'string' ? { en: said, ru: said } : said

/** What the manifest says is judged when the pack is loaded; here it need only be found. */
function idIn(content: URL): string | null {
  try {
    const { id } = JSON.parse(readFileSync(new URL('manifest.json', content), 'utf8')) as {
      id?: unknown
    }
    return typeof id === 'string' ? id : null
  } catch {
    return null
  }
}

/** @throws BadGame when a file that is named is missing */
function partOf(path: string | undefined, file: URL): URL | null {
  if (path === undefined) return null
  const url = new URL(path, file)
  if (existsSync(url)) return url
  throw new BadGame(`${fileURLToPath(file)} names ${path}, which does not exist`)
}

function rulesOf({ rules }: GameFile, file: URL): GameEntry['rules'] {
  const found: GameEntry['rules'] = {}
  for (const lang of ['en', 'ru'] as const) {
    const usual = existsSync(new URL(RULES[lang], file)) ? RULES[lang] : undefined
    const url = partOf(rules === undefined ? usual : rules[lang], file)
    if (url !== null) found[lang] = url
  }
  return found
}

async function toolsOf({ tools }: GameFile, file: URL): Promise<Tools> {
  const url = partOf(tools, file)
  if (url === null) return {}
  const { audits, importer } = (await import(url.href)) as Tools
  return { audits, importer }
}
