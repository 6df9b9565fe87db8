// Tic-tac-toe, the smallest complete game: one ability in data, the turn and the win in code.
// Copy this folder to begin a game of your own (docs/add-a-game.md).
import {
  ACTIVE,
  beginTurn,
  crowdOf,
  endMatch,
  enterBoard,
  go,
  newUnit,
  openTurn,
  put,
  ROUND,
  type GameCode,
  type Match,
} from '@cardwright/engine/author'

/** A bit for each cell and a digit for each row of the board: 0o7 is A1, A2, A3. */
const ROWS_OF_THREE = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124]

/** Do these cells hold a row? */
const HAS_ROW = Uint8Array.from({ length: 0o1000 }, (_, cells) =>
  ROWS_OF_THREE.some((row) => (cells & row) === row) ? 1 : 0,
)

/** The thing whose one ability is the whole turn: it lies beside the board. */
const tool = (m: Match) => m.s[m.rules.layout.beside + 1]

/** The cells with marks of a seat, a bit each: the engine keeps them up to date. */
const marksOf = (m: Match, seat: number) => m.s[crowdOf(m, seat)]

const countOf = (cells: number) => {
  let n = 0
  for (let left = cells; left !== 0; left &= left - 1) n++
  return n
}

export const starter: GameCode = {
  id: 'starter',
  reasons: ['threeInARow', 'boardFull'],
  setUp(m) {
    const def = m.rules.definitions.findIndex(
      (d) => m.rules.manifest.classes[d.class]?.place === 'beside',
    )
    enterBoard(m, newUnit(m, def, -1), 0)
  },
  flow: {
    start(m) {
      go(m, 'turn')
    },
    /** Comes again when the mark is made. */
    turn(m) {
      const round = m.s[ROUND] + 1
      if (round > 9) return endMatch(m, 0, 'boardFull')
      put(m, ROUND, round)
      beginTurn(m, (round + 1) % 2)
      openTurn(m, tool(m), m.s[ACTIVE])
    },
  },
  check(m) {
    const seat = m.s[ACTIVE]
    if (HAS_ROW[marksOf(m, seat)] === 1) endMatch(m, 1 << seat, 'threeInARow')
  },
  /** A row still open to one side only is worth more the fuller it is. */
  evaluate(m, seat) {
    let value = 0
    for (const row of ROWS_OF_THREE) {
      const mine = countOf(marksOf(m, seat) & row)
      const theirs = countOf(marksOf(m, 1 - seat) & row)
      if (theirs === 0) value += mine === 3 ? 1000 : mine * mine
      if (mine === 0) value -= theirs === 3 ? 1000 : theirs * theirs
    }
    return value
  },
}

/** Where the pack lies. */
export const contentUrl = new URL('../content/', import.meta.url)
