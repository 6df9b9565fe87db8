// Forest of Dreams as Node loads it, to compare with what the page does.
import { fileURLToPath } from 'node:url'
import { formatProblems } from '@cardwright/content'
import { loadFolder } from '@cardwright/content/node'
import { createGame, type Game } from '@cardwright/engine'
import { contentUrl, forest } from '@cardwright/forest'

export async function forestGame(): Promise<Game> {
  const loaded = await loadFolder(fileURLToPath(contentUrl), { usedByCode: forest.reads })
  if (!loaded.ok) throw new Error(formatProblems(loaded.problems))
  return createGame(loaded.pack, forest)
}
