// Which move wins at the root: the likeliest, unless another one does better by more than luck explains.
import { expect, test } from 'vitest'
import { Contest } from '../src/contest.ts'
import { grow, newNode } from '../src/tree.ts'

/** Three moves, the first one the likeliest. */
function moves() {
  const node = newNode(0)
  const chains = [3, 2, 1].map((value, k) => ({ path: [k], signs: [0], value }))
  grow(node, chains, 1)
  return node.moves
}

/** Who wins when a move is worth that in the n-th world. */
function winner(tries: number, worth: (move: number, world: number) => number): number {
  const contest = new Contest(moves(), (value) => value)
  for (let k = 0; k < tries; k++) {
    const trial = contest.next(k / tries)
    trial.values.push(worth(trial.move.path[0], trial.values.length))
    trial.ends.push(null)
  }
  return contest.best.path[0]
}

test('a move that does better in every world is chosen', () => {
  expect(winner(30, (move) => (move === 2 ? 0.6 : 0.5))).toBe(2)
})

test('ups and downs of the same size are luck', () => {
  const unsteady = (move: number, world: number) =>
    move === 0 ? 0.5 : 0.51 + 0.4 * (world % 2 === 0 ? 1 : -1)
  expect(winner(60, unsteady)).toBe(0)
})

test('before anything was tried the likeliest is the best', () => {
  expect(winner(0, () => 0)).toBe(0)
})

test('the likeliest is compared with to the end, however badly it begins', () => {
  const late = (move: number, world: number) => (move === 0 ? (world < 2 ? 0 : 0.9) : 0.5)
  expect(winner(60, late)).toBe(0)
})
