// The files of the probe game with an ability in one of its empty places.
import type { PackFiles } from '@cardwright/content'
import { BALANCE, basicsOf, KEYWORDS, shelvesOf, SLOTS, STATUSES, type Slot } from './cards.ts'
import { manifestOf, type Board } from './manifest.ts'
import { ENGLISH, RUSSIAN } from './words.ts'

const known = new Map<Board, PackFiles>()

/** The game as it is without an ability to test. */
export function probeFiles(board: Board): PackFiles {
  const files = known.get(board) ?? filesOf(board)
  known.set(board, files)
  return files
}

function filesOf(board: Board): PackFiles {
  const cards = Object.entries(shelvesOf(board)).map(([name, shelf]) => [
    `cards/${name}.json`,
    shelf,
  ])
  const files: Record<string, unknown> = {
    'manifest.json': manifestOf(board),
    'balance.json': BALANCE,
    'statuses.json': STATUSES,
    'keywords.json': KEYWORDS,
    'basics.json': basicsOf(board),
    'text.en.json': ENGLISH,
    'text.ru.json': RUSSIAN,
    ...Object.fromEntries(cards),
  }
  return Object.fromEntries(
    Object.entries(files).map(([name, value]) => [name, JSON.stringify(value)]),
  )
}

/** In which file the bearer stands. */
const FILES: Record<Slot, string> = {
  piece: 'cards/pieces.json',
  spell: 'cards/spells.json',
  omen: 'cards/omens.json',
  status: 'statuses.json',
  keyword: 'keywords.json',
}

interface Bearer {
  id: string
  abilities?: unknown[]
}

export function filesWith(board: Board, slot: Slot, ability: unknown): PackFiles {
  const files = probeFiles(board)
  const file = JSON.parse(files[FILES[slot]]) as Bearer[] | { cards: Bearer[] }
  const list = Array.isArray(file) ? file : file.cards
  const bearer = list.find(({ id }) => id === SLOTS[slot])!
  bearer.abilities = [ability]
  return { ...files, [FILES[slot]]: JSON.stringify(file) }
}
