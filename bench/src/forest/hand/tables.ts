// Board geometry and card numbers as flat tables. Cell 35 is a wall beyond every edge: always
// occupied, never a monster, so that loops over neighbours need no bounds check.
import { type Card, cards, cells, cols, deck, rows } from '../cards.ts'

export const wall = cells

export const EMPTY = 0
export const WOLF = 1
export const CUB = 2
export const SHOCKLING = 3
export const MAGE = 4
export const WARDEN = 5
export const SCOUT = 6
export const BEETLE = 7
export const BOAR = 8
export const HEALER = 9
export const CASTER = 10
export const MEND = 11
export const MOUNTAIN = 12

const order: Card[] = [
  'wolf',
  'cub',
  'shockling',
  'mage',
  'warden',
  'scout',
  'beetle',
  'boar',
  'healer',
  'caster',
  'mend',
]
const column = (of: (card: Card) => number) => Int32Array.from([0, ...order.map(of), 0])

export const cost = column((card) => cards[card].cost)
export const health = column((card) => cards[card].health)
export const damage = column((card) => cards[card].damage)
export const speed = column((card) => cards[card].speed)
export const actions = column((card) => cards[card].actions)
export const deckKinds = Int32Array.from(deck, (card) => order.indexOf(card) + 1)

const cellAt = (row: number, col: number) =>
  row >= 0 && row < rows && col >= 0 && col < cols ? row * cols + col : wall
const step = (dRow: number, dCol: number) =>
  Int32Array.from({ length: cells + 1 }, (_, c) =>
    c === wall ? wall : cellAt(Math.floor(c / cols) + dRow, (c % cols) + dCol),
  )

export const north = step(1, 0)
export const south = step(-1, 0)
export const east = step(0, 1)
export const west = step(0, -1)

/** For each cell the other cells within a Chebyshev distance, ascending: list[from[c]] … list[from[c + 1] − 1]. */
function square(distance: number) {
  const from = new Int32Array(cells + 1)
  const list: number[] = []
  for (let c = 0; c < cells; c++) {
    from[c] = list.length
    for (let o = 0; o < cells; o++) {
      const dRow = Math.abs(Math.floor(o / cols) - Math.floor(c / cols))
      const dCol = Math.abs((o % cols) - (c % cols))
      if (o !== c && Math.max(dRow, dCol) <= distance) list.push(o)
    }
  }
  from[cells] = list.length
  return { from, list: Int32Array.from(list) }
}

export const within1 = square(1)
export const within2 = square(2)
