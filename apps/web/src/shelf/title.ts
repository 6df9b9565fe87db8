// A game taken from the shelf, with its looks: all that a page needs to play, show or explain it.
import { type Game, type Pack } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import type { Board, Icons } from '@cardwright/table'
import { boards } from 'virtual:shelf/boards'
import { fetchLetters } from './letters.ts'
import { fetchPack } from './older-packs.ts'
import { entries, openRules } from './rules.ts'

export interface Title {
  game: Game
  pack: Pack
  board: Board
  icons: Icons
}

const opened = new Map<string, Promise<Title>>()
/** In ms. After that, whoever comes back may find the server there again. */
const ASKED_AGAIN_AFTER = 10_000

/**
 * @param pack the hash of its content, where it need not be that of today; when nobody has it any more the title
 *   is that of today, and its pack tells so
 * @returns null for a game that is not on the shelf
 */
export function openTitle(id: string, pack?: string): Promise<Title> | null {
  const today = openToday(id)
  if (today === null || pack === undefined) return today
  const key = `${id} ${pack}`
  const known = opened.get(key)
  if (known !== undefined) return known
  const title = today.then((now) => withPack(now, pack))
  opened.set(key, title)
  // The page that waits for it asks for it again: a promise forgotten at once would be followed by another one for ever.
  const forget = () => void setTimeout(() => opened.delete(key), ASKED_AGAIN_AFTER)
  title.then((found) => found.pack.hash === pack || forget(), forget)
  return title
}

async function withPack(today: Title, hash: string): Promise<Title> {
  if (today.pack.hash === hash) return today
  const pack = await fetchPack(today.game.id, hash)
  if (pack === null) return today
  const icons: Record<string, string> = { ...today.icons }
  const now = new Map(today.pack.definitions.map(({ id, icon }) => [id, icon]))
  // a drawing that this page does not have any more: the one of today stands for it
  for (const { id, icon } of pack.definitions) {
    const other = now.get(id)
    if (icon !== undefined && other !== undefined) icons[icon] ??= icons[other]
  }
  return { ...today, game: createGame(pack, today.game.code), pack, icons }
}

function openToday(id: string): Promise<Title> | null {
  const rules = openRules(id)
  if (rules === null) return null
  const known = opened.get(id)
  if (known !== undefined) return known
  const title = Promise.all([rules, entries[id].content(), boardOf(id), fetchLetters(id)]).then(
    ([game, { icons }, board]) => ({ game, pack: game.pack, board: board(game), icons }),
  )
  title.catch(() => opened.delete(id))
  opened.set(id, title)
  return title
}

/** Its own, or one that is made from what its manifest says. */
async function boardOf(id: string): Promise<(game: Game) => Board> {
  if (!Object.hasOwn(boards, id)) {
    const { plainBoard } = await import('@cardwright/table/plain')
    return ({ pack, code }) => plainBoard(pack, code)
  }
  const board = await boards[id]()
  return ({ pack, code }) => (typeof board === 'function' ? board(pack, code) : board)
}
