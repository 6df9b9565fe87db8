// A game taken from the shelf, with its looks: all that a page needs to play, show or explain it.
import type { Game, Pack } from '@cardwright/engine'
import type { Board, Icons } from '@cardwright/table'
import { entries, openRules } from './rules.ts'

export interface Title {
  game: Game
  pack: Pack
  board: Board
  icons: Icons
}

const boards: Readonly<Record<string, () => Promise<Board>>> = {
  forest: () => import('@cardwright/forest/board').then(({ board }) => board),
  taktik: () => import('@cardwright/taktik/board').then(({ board }) => board),
  skirmish: () => import('@cardwright/skirmish/board').then(({ board }) => board),
  drones: () => import('@cardwright/drones/board').then(({ board }) => board),
  twilight: () => import('@cardwright/twilight/board').then(({ board }) => board),
}

const opened = new Map<string, Promise<Title>>()

/** @returns null for a game that is not on the shelf */
export function openTitle(id: string): Promise<Title> | null {
  const rules = openRules(id)
  if (rules === null) return null
  const known = opened.get(id)
  if (known !== undefined) return known
  const title = Promise.all([rules, entries[id].content(), boards[id]()]).then(
    ([game, { icons }, board]) => ({ game, pack: game.pack, board, icons }),
  )
  title.catch(() => opened.delete(id))
  opened.set(id, title)
  return title
}
