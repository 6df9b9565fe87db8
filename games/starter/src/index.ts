// Tic-tac-toe, the smallest complete game: one ability in data, the turn and the win in code.
// Copy this folder to begin a game of your own (docs/add-a-game.md).
import {
  ACTIVE,
  beginTurn,
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

const ROWS_OF_THREE = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
]

/** The thing whose one ability is the whole turn: it lies beside the board. */
const tool = (m: Match) => m.s[m.rules.layout.beside + 1]

const ownerAt = (m: Match, cell: number) => {
  const e = m.s[m.rules.layout.occupant + cell]
  return e < 0 ? -1 : m.s[m.rules.layout.owner + e]
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
      put(m, ROUND, 1)
      go(m, 'turn')
    },
    turn(m) {
      go(m, 'pass')
      openTurn(m, tool(m), m.s[ACTIVE])
    },
    pass(m) {
      put(m, ROUND, m.s[ROUND] + 1)
      if (m.s[ROUND] > 9) return endMatch(m, 0, 'boardFull')
      beginTurn(m, 1 - m.s[ACTIVE])
      go(m, 'turn')
    },
  },
  check(m) {
    for (const row of ROWS_OF_THREE) {
      const owner = ownerAt(m, row[0])
      if (owner >= 0 && owner === ownerAt(m, row[1]) && owner === ownerAt(m, row[2]))
        return endMatch(m, 1 << owner, 'threeInARow')
    }
  },
  /** A row still open to one side only is worth more the fuller it is. */
  evaluate(m, seat) {
    let value = 0
    for (const row of ROWS_OF_THREE) {
      const mine = row.filter((cell) => ownerAt(m, cell) === seat).length
      const theirs = row.filter((cell) => ownerAt(m, cell) === 1 - seat).length
      if (theirs === 0) value += mine === 3 ? 1000 : mine * mine
      if (mine === 0) value -= theirs === 3 ? 1000 : theirs * theirs
    }
    return value
  },
}

/** Where the pack lies. */
export const contentUrl = new URL('../content/', import.meta.url)
