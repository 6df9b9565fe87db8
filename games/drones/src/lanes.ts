// Lanes: their positions, and who controls them. [DR-6]
import {
  defOf,
  laneSize,
  laneUnit,
  perRules,
  type Match,
  type Region,
} from '@cardwright/engine/author'

const LEFT = 0
const MIDDLE = 1
const RIGHT = 2

export const regions: Record<string, Region> = {
  left: (_m, lane) => lane === LEFT,
  middle: (_m, lane) => lane === MIDDLE,
  right: (_m, lane) => lane === RIGHT,
  flank: (_m, lane) => lane !== MIDDLE,
}

/** By definition: 1 for what counts, drones and not tokens. */
export const countsAsDrone = perRules(({ things: { definitions } }) =>
  Uint8Array.from(definitions, (d) => (d.types?.includes('drone') ? 1 : 0)),
)

/** Drones of a seat in a lane, tokens not counted. */
export function dronesIn(m: Match, lane: number, seat: number): number {
  const counts = countsAsDrone(m)
  let n = 0
  for (let k = laneSize(m, lane, seat) - 1; k >= 0; k--)
    n += counts[defOf(m, laneUnit(m, lane, seat, k))]
  return n
}

/** [DR-6.1] The side with more drones controls the lane; with equal numbers nobody does. */
export function leaderOf(m: Match, lane: number): number {
  const lead = dronesIn(m, lane, 0) - dronesIn(m, lane, 1)
  return lead === 0 ? -1 : lead > 0 ? 0 : 1
}

export function controller(m: Match, lane: number, actor: number): string {
  const leader = leaderOf(m, lane)
  return leader < 0 ? 'none' : leader === actor ? 'own' : 'opponent'
}

export function lanesControlled(m: Match, seat: number): number {
  let n = 0
  for (let lane = 0; lane < m.rules.space.lanes.length; lane++) if (leaderOf(m, lane) === seat) n++
  return n
}
