// Tic-tac-toe, the smallest complete game: one ability in data, the turn and the win in code.
// Copy this folder to begin a game of your own (docs/add-a-game.md).
import {
  active,
  beginTurn,
  besideOf,
  endMatch,
  enterBoard,
  find,
  go,
  hasRow,
  newUnit,
  openTurn,
  owner,
  round,
  setRound,
  unitAt,
  type GameCode,
  type Match,
} from '@cardwright/engine/author'
import type { GameFile } from '@cardwright/games'

export const game: GameFile = {
  name: { en: 'Tic-tac-toe', ru: 'Крестики-нолики' },
  line: {
    en: 'Three in a row, and a game to copy.',
    ru: 'Три в ряд, и пример, чтобы начать свою игру.',
  },
  minutes: 1,
}

const NOBODY = -1

export const code: GameCode = {
  reasons: ['threeInARow', 'boardFull'],
  /** The pen is beside the board. Its one ability is the whole turn. */
  setUp(m) {
    const [pen] = find.ofClass(m.rules, 'pen')
    enterBoard(m, newUnit(m, pen, NOBODY), 0)
  },
  flow: {
    start: (m) => go(m, 'turn'),
    /** Runs again after each mark. */
    turn(m) {
      if (round(m) === 9) return endMatch(m, { winners: [], reason: 'boardFull' })
      setRound(m, round(m) + 1)
      beginTurn(m, (round(m) + 1) % 2)
      openTurn(m, besideOf(m, NOBODY), active(m))
    },
  },
  /** Runs after each change on the board. */
  check(m) {
    if (hasRow(m, active(m), 3)) endMatch(m, { winners: [active(m)], reason: 'threeInARow' })
  },
  /** For bots: a line that only one side can still fill is worth more the fuller it is. */
  evaluate(m, seat) {
    let value = 0
    for (const line of m.rules.space.grid!.lines) {
      if (line.length < 3) continue
      const mine = marksIn(m, line, seat)
      const theirs = marksIn(m, line, 1 - seat)
      if (theirs === 0) value += mine === 3 ? 1000 : mine * mine
      if (mine === 0) value -= theirs === 3 ? 1000 : theirs * theirs
    }
    return value
  },
}

function marksIn(m: Match, line: Int32Array, seat: number): number {
  let n = 0
  for (const cell of line) if (unitAt(m, cell) >= 0 && owner(m, unitAt(m, cell)) === seat) n++
  return n
}
