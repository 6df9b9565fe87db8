// Lanes: a row of things on each side, with room for so many.
import type { Match } from '../state/match.ts'

export const rowOf = (m: Match, lane: number, side: number) =>
  m.layout.rows + (lane * m.rules.things.seats + side) * m.layout.rowSize

/** Has this side of the lane no room for `n` more of that definition? */
export function laneFull(m: Match, lane: number, owner: number, def: number, n: number): boolean {
  const { layout } = m
  const { definitions, seats } = m.rules.things
  const { manifest } = m.rules.game
  if (manifest.space.kind !== 'lanes') return false
  // a lane has sides: without an owner there is none
  if (owner < 0) return true
  const ownLimit = (d: number) => definitions[d].stats?.perLane
  const base = layout.rows + (lane * seats + owner) * layout.rowSize
  const room = layout.rowSize - 1
  // what has a limit of its own takes no place of the others
  const most = ownLimit(def)
  let alike = n
  for (let k = 1; k <= m.s[base]; k++) {
    const other = m.s[layout.def + m.s[base + k]]
    if (most === undefined ? ownLimit(other) === undefined : other === def) alike++
  }
  return alike > (most ?? manifest.space.perLane ?? room) || m.s[base] + n > room
}

/** Places between two units of one lane side, 99 when they are not in the same row. */
export function placesApart(m: Match, a: number, b: number): number {
  const { s, layout } = m
  if (
    a < 0 ||
    b < 0 ||
    s[layout.at + a] !== s[layout.at + b] ||
    s[layout.owner + a] !== s[layout.owner + b]
  )
    return 99
  const row = rowOf(m, s[layout.at + a], s[layout.owner + a])
  let pa = -1
  let pb = -1
  for (let k = 1; k <= s[row]; k++) {
    if (s[row + k] === a) pa = k
    if (s[row + k] === b) pb = k
  }
  return pa < 0 || pb < 0 ? 99 : Math.abs(pa - pb)
}
