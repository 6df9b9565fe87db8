// A game of the list with its own pack, for the main thread and the players.
import { games } from '@cardwright/games/here'
import { readPackFolder } from '@cardwright/content/node'
import type { Game } from '@cardwright/engine'
import { folderOf, gameOf } from '@cardwright/testkit'

export const gameIds = (): string[] => games.map(({ id }) => id)

export async function openGame(id: string): Promise<Game> {
  const { code, contentUrl } = games.find((game) => game.id === id)!
  return gameOf(await readPackFolder(folderOf(contentUrl)), code)
}
