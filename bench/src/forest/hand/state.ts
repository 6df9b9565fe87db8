// The state of the one match this module plays: flat arrays by cell, because pieces are found by
// cell far more often than they move. A monster with health ≤ 0 is dead and about to be removed.
import { cells, handSize, mountains } from '../cards.ts'
import { below, seedStream } from '../../protocol/chance.ts'
import { EMPTY, MOUNTAIN, deckKinds, east, north, south, wall, west } from './tables.ts'

/**
 * Set by the build. False: every question is answered by looking at the board. True: what the main
 * list asks most (room beside, foes beside, who may still act) is kept up to date instead.
 */
declare const CACHED: boolean
export const cached = CACHED

export const kind = new Int32Array(cells + 1)
/** 0 or 1; −1 on cells without a monster. */
export const owner = new Int32Array(cells + 1)
export const hp = new Int32Array(cells + 1)
export const left = new Int32Array(cells + 1)
/** Wardens that raise this monster's maximum health. */
export const raised = new Int32Array(cells + 1)
/** Empty cells beside this cell, and monsters of each seat beside it (seat · 36 + cell). */
export const open = new Int32Array(cells + 1)
export const near = new Int32Array(2 * (cells + 1))
/** Set when a Chain Caster has thrown its bolt this turn. */
export const spent = new Int32Array(cells + 1)
/** Living monsters by seat · 16 + kind: lets rules that concern nobody cost nothing. */
export const living = new Int32Array(32)

/** One bit per cell: monsters of the seat to move that have actions left. */
export const ready = new Int32Array(2)

export const mana = new Int32Array(2)
export const hand = new Int32Array(2 * handSize)
export const pile = new Int32Array(2 * deckKinds.length)
export const discard = new Int32Array(2 * deckKinds.length)
export const pileTop = new Int32Array(2)
export const discarded = new Int32Array(2)
const streams = new Int32Array(8)

export const now = {
  /** Which list is open; see list.ts. */
  phase: 0,
  seat: 0,
  turn: 0,
  units: 0,
  inHand: 0,
  /** −1 while the game runs. */
  winner: -1,
  /** The acting cell or the played hand index, and Displace's first pick. */
  source: 0,
  target: 0,
  picked: 0,
}

export const size = deckKinds.length

export function reset(seed: number): void {
  kind.fill(EMPTY)
  owner.fill(-1)
  hp.fill(0)
  left.fill(0)
  living.fill(0)
  ready.fill(0)
  mana.fill(0)
  kind[wall] = MOUNTAIN
  for (const cell of mountains) kind[cell] = MOUNTAIN
  near.fill(0)
  if (cached)
    for (let c = 0; c < cells; c++)
      open[c] = isEmpty(north[c]) + isEmpty(east[c]) + isEmpty(south[c]) + isEmpty(west[c])
  now.phase = now.seat = now.turn = now.units = now.inHand = 0
  now.winner = -1
  for (let seat = 0; seat < 2; seat++) {
    seedStream(streams, seat * 4, seed, seat)
    pile.set(deckKinds, seat * size)
    pileTop[seat] = 0
    discarded[seat] = 0
    shufflePile(seat, 0)
  }
}

const isEmpty = (cell: number) => (kind[cell] === EMPTY ? 1 : 0)

/** Shuffles pile[top …]; the pile always ends at the end of its row. */
function shufflePile(seat: number, top: number): void {
  const base = seat * size + top
  for (let i = size - top - 1; i > 0; i--) {
    const a = base + i
    const b = base + below(streams, seat * 4, i + 1)
    const card = pile[a]
    pile[a] = pile[b]
    pile[b] = card
  }
}

export function drawCard(seat: number): void {
  if (pileTop[seat] === size && !reshuffle(seat)) return
  hand[seat * handSize + now.inHand++] = pile[seat * size + pileTop[seat]++]
}

function reshuffle(seat: number): boolean {
  const n = discarded[seat]
  if (n === 0) return false
  const from = seat * size
  const top = size - n
  for (let i = 0; i < n; i++) pile[from + top + i] = discard[from + i]
  discarded[seat] = 0
  pileTop[seat] = top
  shufflePile(seat, top)
  return true
}

export function toDiscard(seat: number, card: number): void {
  discard[seat * size + discarded[seat]++] = card
}
