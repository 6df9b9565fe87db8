// Words of the board that the game computes: home rows, the middle, whether a path remains.
import {
  active,
  endMatch,
  isDying,
  isTerrain,
  neighbour,
  nextCell,
  unitAt,
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
  const { grid } = m.rules.space
  const open = (c: number) => {
    const e = unitAt(m, c)
    return c !== blocked && (e < 0 || !isTerrain(m, e))
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

/** [FR-6.2] A living monster on the opponent's home row wins for its owner. */
export function checkVictory(m: Match): void {
  const first = hasArrived(m, 0)
  const second = hasArrived(m, 1)
  if (!first && !second) return
  // [FR-6.5] a swap can bring both home: the player whose turn it is wins
  const winner = first && second ? active(m) : first ? 0 : 1
  endMatch(m, { winners: [winner], reason: 'homeRow' })
}

function hasArrived(m: Match, seat: number): boolean {
  const { cols, size } = m.rules.space.grid!
  const home = seat === 0 ? size - cols : 0
  for (let c = nextCell(m, seat, home - 1); c >= 0 && c < home + cols; c = nextCell(m, seat, c))
    if (!isTerrain(m, unitAt(m, c)) && !isDying(m, unitAt(m, c))) return true
  return false
}
