// The games of this place, read once: those the environment names, else those of the config.
import { GAMES_VARIABLE, readConfig } from './config.ts'
import type { GameEntry } from './game-file.ts'
import { BadGame, readGame } from './read-game.ts'

export const games: readonly GameEntry[] = await gamesHere()

async function gamesHere(): Promise<GameEntry[]> {
  const named = process.env[GAMES_VARIABLE]
  const folders = named === undefined ? await readConfig() : (JSON.parse(named) as string[])
  const found = await Promise.all(folders.map(readGame))
  // a folder that somebody has named stands before one of the config with the same id
  if (named !== undefined)
    return found.filter(({ id }, k) => found.findIndex((one) => one.id === id) === k)
  for (const [k, { id, file }] of found.entries()) {
    const other = found.slice(0, k).find((one) => one.id === id)
    if (other !== undefined)
      throw new BadGame(
        `${file.pathname} and ${other.file.pathname} are both "${id}"; change "id" in one manifest.json`,
      )
  }
  return found
}
