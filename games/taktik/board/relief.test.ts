// Painted water and the ground that the rules know.
import { expect, test } from 'vitest'
import { outline } from './relief.ts'

const SIZE = 7
/** As lakes are painted. */
const LEVEL = 0.36

/** Whether a point is inside the painted outline, with its corners as the drawing has them. */
function isPainted(path: string, x: number, y: number): boolean {
  let isIn = false
  for (const line of path.split('M').slice(1)) {
    const numbers = line.match(/-?\d+(?:\.\d+)?/g)!.map(Number)
    const points = numbers.flatMap((n, k) => (k % 2 === 0 ? [[n, numbers[k + 1]]] : []))
    points.forEach(([px, py], k) => {
      const [qx, qy] = points[(k + 1) % points.length]
      if (py > y !== qy > y && x < ((qx - px) * (y - py)) / (qy - py) + px) isIn = !isIn
    })
  }
  return isIn
}

test.each([
  ['a corner', ['.......', '.......', '..##...', '..#....', '.......', '.......', '.......']],
  ['a bay', ['.......', '.###...', '.#.....', '.###...', '.......', '.......', '.......']],
  ['two that touch', ['.......', '.##....', '.##....', '...##..', '...##..', '.......', '.......']],
  ['a strait', ['##.....', '##.....', '..#....', '...#...', '....##.', '....##.', '.......']],
  ['an island', ['.......', '.###...', '.#.#...', '.###...', '.......', '.......', '.......']],
  ['at the edge', ['##.....', '#......', '.......', '.......', '.......', '......#', '.....##']],
])('no dry cell has its middle in the water: %s', (_, rows) => {
  const path = outline(SIZE, SIZE, (x, y) => rows[y][x] === '#', LEVEL)
  const wrong = rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) =>
      isPainted(path, x + 0.5, y + 0.5) === (sign === '#') ? [] : [`${sign} ${x},${y}`],
    ),
  )
  expect(wrong).toEqual([])
})
