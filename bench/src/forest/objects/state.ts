// Forest of Dreams as plain serialisable objects, the way one writes a boardgame.io game.
import { type Card, type Piece, cards, cells, deck, mountains } from '../cards.ts'
import { below, seedStream } from '../../protocol/chance.ts'
import { beside, within1 } from './board.ts'

export interface Monster {
  id: number
  piece: Piece
  owner: number
  health: number
  actions: number
  spent: boolean
  dead: boolean
  /** Ids of the Bramble Wardens that raise its maximum health. */
  wardens: number[]
}

export interface Seat {
  mana: number
  pile: Card[]
  hand: Card[]
  discard: Card[]
  stream: number[]
}

/** The choice being made: everything picked so far. Null between choices. */
export interface Choice {
  what: 'walk' | 'strike' | 'ability' | 'play'
  /** A cell, or an index in the hand when a card is played. */
  source: number
  picks: number[]
}

export interface Forest {
  board: (Monster | 'mountain' | null)[]
  seats: Seat[]
  choice: Choice | null
  nextId: number
  winner: number | null
}

/** One answer: a head starts a choice or ends the turn, a pick adds to it, `done` completes it. */
export type Answer =
  | { head: Choice['what']; source: number }
  | { head: 'endTurn' }
  | { pick: number }
  | { done: true }

export function createForest(seed: number): Forest {
  const board: Forest['board'] = Array.from({ length: cells }, () => null)
  for (const cell of mountains) board[cell] = 'mountain'
  return {
    board,
    seats: [createSeat(seed, 0), createSeat(seed, 1)],
    choice: null,
    nextId: 1,
    winner: null,
  }
}

function createSeat(seed: number, seat: number): Seat {
  const made: Seat = { mana: 0, pile: [...deck], hand: [], discard: [], stream: [] }
  seedStream(made.stream, 0, seed, seat)
  shuffle(made)
  return made
}

function shuffle({ pile, stream }: Seat): void {
  for (let i = pile.length - 1; i > 0; i--) {
    const j = below(stream, 0, i + 1)
    const card = pile[i]
    pile[i] = pile[j]
    pile[j] = card
  }
}

export function drawCard(seat: Seat): void {
  if (seat.pile.length === 0) {
    seat.pile = seat.discard
    seat.discard = []
    shuffle(seat)
  }
  const card = seat.pile.shift()
  if (card) seat.hand.push(card)
}

export function monsterAt(G: Forest, cell: number): Monster | null {
  const found = G.board[cell]
  return found && found !== 'mountain' ? found : null
}

const isOwn = (G: Forest, cell: number, owner: number, piece: Piece) => {
  const other = monsterAt(G, cell)
  return other !== null && other.owner === owner && other.piece === piece
}

export const maxHealth = (monster: Monster) => cards[monster.piece].health + monster.wardens.length

/** Pack Hunter: +1 for each own Wolf beside a Wolf Cub. */
export function damageOf(G: Forest, cell: number, { piece, owner }: Monster): number {
  let damage = cards[piece].damage
  if (piece === 'cub')
    for (const near of beside.NESW[cell]) if (isOwn(G, near, owner, 'wolf')) damage++
  return damage
}

/** Trail Scout: +1 for each other own Scout within Chebyshev 1. */
export function speedOf(G: Forest, cell: number, { piece, owner }: Monster): number {
  let { speed } = cards[piece]
  for (const near of within1[cell]) if (isOwn(G, near, owner, 'scout')) speed++
  return speed
}
