// The games of this page without their looks: what a bot in a worker needs, fetched when it is needed.
import type { Game } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { entries } from 'virtual:shelf'

export { entries }

const opened = new Map<string, Promise<Game>>()

/** @returns null for a game that is not on the shelf */
export function openRules(id: string): Promise<Game> | null {
  const entry = Object.hasOwn(entries, id) ? entries[id] : undefined
  if (entry === undefined) return null
  const known = opened.get(id)
  if (known !== undefined) return known
  const game = Promise.all([entry.content(), entry.code()]).then(([{ pack }, code]) =>
    createGame(pack, code),
  )
  // a failed fetch may be tried again
  game.catch(() => opened.delete(id))
  opened.set(id, game)
  return game
}
