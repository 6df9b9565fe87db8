// Tic-tac-toe in plain TypeScript: what the rules cost when nothing is general.
import type { Contestant } from '../protocol/play.ts'
import { draw, isLine } from './lines.ts'

const stones = new Int32Array(2)
const cells = new Int32Array(9)
const now = { seat: 0, placed: 0, winner: -1 }

export const plain: Contestant = {
  start() {
    stones.fill(0)
    now.seat = 0
    now.placed = 0
    now.winner = -1
  },
  list() {
    if (now.winner >= 0) return 0
    const taken = stones[0] | stones[1]
    let n = 0
    for (let cell = 0; cell < 9; cell++) if (((taken >> cell) & 1) === 0) cells[n++] = cell
    return n
  },
  choose(index) {
    const seat = now.seat
    stones[seat] |= 1 << cells[index]
    now.placed++
    if (isLine(stones[seat])) now.winner = seat
    else if (now.placed === 9) now.winner = draw
    now.seat = 1 - seat
  },
  gauge: (which) => (which === 2 ? now.placed : stones[which]),
  winner: () => now.winner,
}
