// Loading a game for tests: its code, its pack, and extra pack folders with test-only cards.
import { fileURLToPath } from 'node:url'
import { formatProblems, loadPack, type PackFiles } from '@cardwright/content'
import { readPackFolder } from '@cardwright/content/node'
import { type Game, type GameCode } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'

/** What a game's package exports: its code and the URL of its pack. */
export interface GameSource {
  readonly code: GameCode
  readonly contentUrl: URL | string
}

/** A pack that cannot be loaded; the message lists every problem. */
export class BadPack extends Error {}

export const folderOf = (place: URL | string): string =>
  typeof place === 'string' ? place : fileURLToPath(place)

export async function loadGame(
  source: GameSource,
  extensions: readonly string[] = [],
): Promise<Game> {
  let files = await readPackFolder(folderOf(source.contentUrl))
  for (const folder of extensions) files = extendPack(files, await readPackFolder(folder), folder)
  return gameOf(files, source.code)
}

export function gameOf(files: PackFiles, code: GameCode): Game {
  const loaded = loadPack(files, { usedByCode: code.reads, judge: code.judge })
  if (!loaded.ok) throw new BadPack(formatProblems(loaded.problems))
  return createGame(loaded.pack, code)
}

/** Lists grow, tables are joined, shelves are added; the manifest stays what it is. */
export function extendPack(files: PackFiles, extra: PackFiles, from: string): PackFiles {
  const out = { ...files }
  for (const [name, text] of Object.entries(extra)) {
    if (name === 'manifest.json')
      throw new BadPack(`${from}: an extension adds cards to a game, it has no manifest of its own`)
    // behind every shelf of the game, so that nothing that was there gets another number
    if (name.startsWith('cards/')) out[name.replace('cards/', 'cards/zz-')] = text
    else out[name] = name in out ? joined(out[name], text, `${from}/${name}`) : text
  }
  return out
}

function joined(base: string, extra: string, where: string): string {
  const [a, b] = [parse(base, where), parse(extra, where)]
  if (Array.isArray(a) && Array.isArray(b)) return JSON.stringify([...a, ...b])
  return JSON.stringify(deepJoin(a, b))
}

function parse(text: string, where: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new BadPack(`${where}: ${(error as Error).message}`)
  }
}

function deepJoin(a: unknown, b: unknown): unknown {
  if (!isTable(a) || !isTable(b)) return b
  const out: Record<string, unknown> = { ...a }
  for (const [key, value] of Object.entries(b))
    out[key] = key in out ? deepJoin(out[key], value) : value
  return out
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
