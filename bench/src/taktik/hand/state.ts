// Everything a game remembers, in flat arrays that are used again for every game.
import { seedStream } from '../../protocol/chance.ts'
import { NONE, deck, tacticKinds } from './cards.ts'
import { cells, wall } from './board.ts'

/** Where the streams of chance begin in `streams`; the engine counts deck 0, dice 3, map 4. */
export const DECK = 0
export const DICE = 4
export const MAP = 8
export const streams = new Int32Array(12)

/** Units by slot: a unit that comes later takes the first free one. */
export const slots = 40
export const FREE = -1
export const kind = new Int8Array(slots)
export const owner = new Int8Array(slots)
export const at = new Int16Array(slots)
export const hits = new Int8Array(slots)
/** Bits: what a unit did, what was done to it. */
export const marks = new Int16Array(slots)
/** Added to movement and to the die until the end of the turn. */
export const pace = new Int8Array(slots)
export const aim = new Int8Array(slots)
/** Until the end of this turn and until the end of the next one. */
export const cover = new Int8Array(slots)
export const coverNext = new Int8Array(slots)
export const halved = new Int8Array(slots)
export const halvedNext = new Int8Array(slots)

export const MOVED = 1
export const ATTACKED = 2
export const QUEUED = 4
/** Under the malus of this turn. */
export const STRUCK = 8
export const FREED = 16
export const PAST_LIMIT = 32
export const AFTER_MOVE = 64
export const BLOCKED = 128
/** Expert Aim: who aims, and at whom. */
export const AIMS = 256
export const AIMED = 512
/** Enemy Recon Detection: who sees, and whom. */
export const SEES = 1024
export const SPOTTED = 2048
export const FAIR_WEATHER = 4096
export const UNTIL_OWN_TURN = MOVED | ATTACKED

/** The unit on a cell, or FREE; the wall is always taken. */
export const occupant = new Int8Array(cells + 1)
/** The units of a seat by their cells, at `seat * slots`. */
export const order = new Int8Array(2 * slots)
export const count = new Int32Array(2)

export const pile = new Int8Array(deck.length)
export const storageSize = 6
export const storage = new Int8Array(2 * storageSize)
export const stored = new Int32Array(2)
export const shelf = new Int8Array(2 * tacticKinds)
export const shelved = new Int32Array(2)
export const tacticsChosen = 6
export const tactics = new Int8Array(2 * tacticsChosen)
export const held = new Int32Array(2)
export const reserve = new Int32Array(2)

export const pointCount = 5
export const points = new Int16Array(pointCount)
/** Who stood on a point last. */
export const holder = new Int8Array(pointCount)

export const most = 5
export const attackers = new Int8Array(most)
export const targets = new Int8Array(most)

export const now = {
  ask: 0,
  /** The question to come back to after a card. */
  phase: 0,
  active: 0,
  asked: 0,
  turn: 0,
  winner: -1,
  left: 0,
  moves: 0,
  queued: 0,
  natural: 0,
  /** The bonus that waits, or the malus that may be cancelled. */
  drawn: NONE,
  /** The malus of this turn that acts. */
  malus: NONE,
  /** The next stored bonus comes back. */
  discipline: false,
  /** What is being played: its kind, and where it lies (-1: it was drawn just now). */
  card: NONE,
  position: 0,
  unit: 0,
  cell: 0,
  window: 0,
  answered: false,
  // what lasts for one attack
  shot: 0,
  force: 0,
  clear: false,
}

export function reset(seed: number): void {
  seedStream(streams, DECK, seed, 0)
  seedStream(streams, DICE, seed, 3)
  seedStream(streams, MAP, seed, 4)
  kind.fill(FREE)
  occupant.fill(FREE)
  occupant[wall] = 0
  holder.fill(FREE)
  pile.set(deck)
  for (let seat = 0; seat < 2; seat++) {
    count[seat] = stored[seat] = held[seat] = 0
    reserve[seat] = 2
    shelved[seat] = tacticKinds
    for (let k = 0; k < tacticKinds; k++) shelf[seat * tacticKinds + k] = k
  }
  now.ask = now.phase = now.active = now.asked = now.turn = 0
  now.winner = -1
  now.left = deck.length
  now.moves = now.queued = now.natural = 0
  now.drawn = now.malus = now.card = NONE
  now.discipline = now.answered = now.clear = false
  now.shot = now.force = 0
}
