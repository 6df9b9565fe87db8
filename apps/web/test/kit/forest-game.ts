// Games as Node loads them, to compare with what the page does.
import { fileURLToPath } from 'node:url'
import { formatProblems } from '@cardwright/content'
import { loadFolder } from '@cardwright/content/node'
import { type Game } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { contentUrl, forest } from '@cardwright/forest'

export const forestGame = (): Promise<Game> => gameOf(forest, contentUrl)

export async function gameOf(code: Game['code'], content: URL): Promise<Game> {
  const loaded = await loadFolder(fileURLToPath(content), { usedByCode: code.reads })
  if (!loaded.ok) throw new Error(formatProblems(loaded.problems))
  return createGame(loaded.pack, code)
}
