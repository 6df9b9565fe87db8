// The games of this place, read once: those the environment names, else those of the config.
import type { GameEntry } from './game-file.ts'
import { readConfig } from './config.ts'
import { BadGame, readGame } from './read-game.ts'

/**
 * Folders to use instead of the config, as a JSON list. Threads and programs that are started from here
 * inherit it, so that all of them have the same games.
 */
export const GAMES_VARIABLE = 'CARDWRIGHT_GAMES'

export const games: readonly GameEntry[] = await gamesHere()

async function gamesHere(): Promise<GameEntry[]> {
  const named = process.env[GAMES_VARIABLE]
  const folders = named === undefined ? await readConfig() : (JSON.parse(named) as string[])
  const found = await Promise.all(folders.map(readGame))
  for (const [k, { id, file }] of found.entries()) {
    const other = found.slice(0, k).find((one) => one.id === id)
    if (other !== undefined)
      throw new BadGame(
        `${file.pathname} and ${other.file.pathname} are both "${id}"; change "id" in one manifest.json`,
      )
  }
  return found
}
