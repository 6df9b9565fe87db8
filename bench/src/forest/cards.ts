// The cards of the benchmark's Forest of Dreams: numbers only, the rules are in each contestant.

export type Piece = Exclude<Card, 'mend'>
export type Card =
  | 'wolf'
  | 'cub'
  | 'shockling'
  | 'mage'
  | 'warden'
  | 'scout'
  | 'beetle'
  | 'boar'
  | 'healer'
  | 'caster'
  | 'mend'

export interface Stats {
  cost: number
  health: number
  damage: number
  speed: number
  actions: number
}

const stats = (cost: number, health: number, damage: number, speed: number, actions: number) => ({
  cost,
  health,
  damage,
  speed,
  actions,
})

export const cards: Record<Card, Stats> = {
  wolf: stats(1, 1, 1, 1, 1),
  cub: stats(0, 1, 0, 1, 1),
  shockling: stats(1, 1, 0, 1, 1),
  mage: stats(0, 1, 0, 1, 2),
  warden: stats(2, 3, 1, 1, 1),
  scout: stats(1, 1, 1, 2, 1),
  beetle: stats(1, 2, 1, 1, 1),
  boar: stats(2, 3, 1, 1, 1),
  healer: stats(2, 2, 0, 1, 1),
  caster: stats(3, 2, 1, 1, 1),
  mend: stats(1, 0, 0, 0, 0),
}

const copies: [Card, number][] = [
  ['wolf', 4],
  ['cub', 4],
  ['shockling', 3],
  ['mage', 2],
  ['warden', 1],
  ['scout', 1],
  ['beetle', 1],
  ['boar', 1],
  ['healer', 1],
  ['caster', 1],
  ['mend', 1],
]

/** The standard deck in its order before the first shuffle; index 0 is the top. */
export const deck: Card[] = copies.flatMap(([card, n]) => Array.from({ length: n }, () => card))

export const rows = 7
export const cols = 5
export const cells = rows * cols
export const mountains = [7, 11, 23, 27]
export const handSize = 3
/** Turns of both seats together after which the harness calls a draw. */
export const turnLimit = 120
export const draw = 2
