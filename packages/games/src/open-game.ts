// A game folder with its pack loaded, ready for matches.
import { fileURLToPath } from 'node:url'
import { formatProblems } from '@cardwright/content'
import { loadFolder } from '@cardwright/content/node'
import type { Game } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import type { GameEntry } from './game-file.ts'
import { readGame } from './read-game.ts'

/** @throws when the folder is no game, or with the problems of its pack */
export const openGame = async (folder: string): Promise<Game> => openEntry(await readGame(folder))

export async function openEntry({ id, code, contentUrl }: GameEntry): Promise<Game> {
  const { reads: usedByCode, judge } = code
  const loaded = await loadFolder(fileURLToPath(contentUrl), { usedByCode, judge })
  if (!loaded.ok) throw new Error(`${id}: ${formatProblems(loaded.problems)}`)
  return createGame(loaded.pack, code)
}
