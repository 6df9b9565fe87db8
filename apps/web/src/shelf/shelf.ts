// The games of the page. A poster is small and always there; the game itself is fetched when it is played.
import { createGame, type Game, type GameCode, type Pack } from '@cardwright/engine'
import { poster as forestPoster } from '@cardwright/forest/poster'
import type { Board, Icons, Poster } from '@cardwright/table'

/** All that a page needs to play, show or explain a game. */
export interface Title {
  game: Game
  pack: Pack
  board: Board
  icons: Icons
}

interface Parts {
  code: GameCode
  board: Board
  pack: Pack
  icons: Icons
}

interface Entry {
  poster: Poster
  load(): Promise<Parts>
}

const entries: readonly Entry[] = [
  {
    poster: forestPoster,
    async load() {
      const [{ forest }, { board }, content] = await Promise.all([
        import('@cardwright/forest/code'),
        import('@cardwright/forest/board'),
        import('virtual:pack/forest'),
      ])
      return { code: forest, board, ...content }
    },
  },
]

export const posters: readonly Poster[] = entries.map(({ poster }) => poster)

const loaded = new Map<string, Promise<Title>>()

/** @returns null for a game that is not on the shelf */
export function openTitle(id: string): Promise<Title> | null {
  const entry = entries.find(({ poster }) => poster.id === id)
  if (entry === undefined) return null
  let title = loaded.get(id)
  if (title === undefined) {
    title = entry.load().then(({ code, pack, ...dress }) => ({
      game: createGame(pack, code),
      pack,
      ...dress,
    }))
    // a failed fetch may be tried again
    title.catch(() => loaded.delete(id))
    loaded.set(id, title)
  }
  return title
}
