// Games for the tests of this package.
import { fileURLToPath } from 'node:url'
import { games } from '@cardwright/games/here'
import { loadFolder } from '@cardwright/content/node'
import { type Game } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'

export async function openGame(id: string): Promise<Game> {
  const { code, contentUrl } = games.find((entry) => entry.id === id)!
  const loaded = await loadFolder(fileURLToPath(contentUrl), {
    usedByCode: code.reads,
    judge: code.judge,
  })
  if (!loaded.ok) throw new Error('the pack has problems')
  return createGame(loaded.pack, code)
}
