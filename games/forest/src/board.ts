// Words of the board that the game computes: home rows, the middle, whether a path remains.
import {
  ACTIVE,
  endMatch,
  isDying,
  neighbour,
  standsUnit,
  type Match,
  type Region,
} from '@cardwright/engine/author'

export const regions: Record<string, Region> = {
  ownHome: { fixed: (grid, cell, seat) => grid.rowOf[cell] === (seat === 0 ? 0 : grid.rows - 1) },
  middle: { fixed: (grid, cell) => grid.rowOf[cell] > 0 && grid.rowOf[cell] < grid.rows - 1 },
  keepsPath: (m, cell) => pathRemains(m, cell),
}

/** Would a mountain on this cell leave a way between the home rows around all mountains? [FR-11.21] */
function pathRemains(m: Match, blocked: number): boolean {
  const { grid, layout, defTerrain } = m.rules
  const open = (c: number) => {
    const e = m.s[layout.occupant + c]
    return c !== blocked && (e < 0 || defTerrain[m.s[layout.def + e]] === 0)
  }
  const seen = new Set<number>()
  const queue: number[] = []
  for (let c = 0; c < grid!.cols; c++) if (open(c)) queue.push(c)
  while (queue.length > 0) {
    const c = queue.pop()!
    if (seen.has(c)) continue
    seen.add(c)
    if (grid!.rowOf[c] === grid!.rows - 1) return true
    for (const [dr, dc] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ]) {
      const n = neighbour(grid!, c, dr, dc)
      if (n >= 0 && open(n)) queue.push(n)
    }
  }
  return false
}

const FIRST = standsUnit(0)
const SECOND = standsUnit(1)

/** [FR-6.2] A living monster on the opponent's home row wins for its owner. */
export function checkVictory(m: Match): void {
  const { grid } = m.rules
  const { standing, occupant } = m.rules.layout
  const { s } = m
  let winners = 0
  for (let bottom = 0; bottom < grid!.cols; bottom++) {
    const top = grid!.size - 1 - bottom
    if ((s[standing + bottom] & SECOND) !== 0 && !isDying(m, s[occupant + bottom])) winners |= 2
    if ((s[standing + top] & FIRST) !== 0 && !isDying(m, s[occupant + top])) winners |= 1
  }
  // [FR-6.5] a swap can bring both home: the player whose turn it is wins
  if (winners !== 0) endMatch(m, winners === 3 ? 1 << s[ACTIVE] : winners, 'homeRow')
}
