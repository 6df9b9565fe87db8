// The games of this server, loaded once. A pack with a problem stops the server at startup.
import type { GameEntry } from '@cardwright/games'
import { games } from '@cardwright/games/here'
import { formatProblems } from '@cardwright/content'
import { loadFolder } from '@cardwright/content/node'
import { type Game } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { fileURLToPath } from 'node:url'

export type Shelf = ReadonlyMap<string, Game>

/** The games of a node, and the versions of their code. */
export interface Release {
  games: readonly GameEntry[]
  codes: ReadonlyMap<string, string>
}

export async function openShelf(list: readonly GameEntry[] = games): Promise<Shelf> {
  const shelf = new Map<string, Game>()
  for (const { id, code, contentUrl } of list) {
    const loaded = await loadFolder(fileURLToPath(contentUrl), { usedByCode: code.reads })
    if (!loaded.ok) throw new Error(`${id}: ${formatProblems(loaded.problems)}`)
    shelf.set(id, createGame(loaded.pack, code))
  }
  return shelf
}
