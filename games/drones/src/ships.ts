// Ships and their sections: where they are, what they add up to, when a ship is lost. [DR-2] [DR-8]
import {
  active,
  ask,
  at,
  besideOf,
  ceiling,
  defOf,
  endMatch,
  find,
  nextAttached,
  owner,
  pool,
  sectionAt,
  type Match,
} from '@cardwright/engine/author'

/** The ship card of a seat is beside the board. */
export const shipOf = (m: Match, seat: number): number => besideOf(m, seat)

/** What the sections of a seat give it: hand limit, energy per turn … */
export const shipStat = (m: Match, name: string, seat: number): number => ask(m, name, seat)

/** Hull lost by all sections of a seat, and how much they have at most. */
export function hullLost(m: Match, seat: number): { lost: number; most: number } {
  const hull = find.pool(m.rules, 'hull')
  let lost = 0
  let most = 0
  for (let lane = 0; lane < m.rules.space.lanes.length; lane++) {
    const e = sectionAt(m, lane, seat)
    if (e < 0) continue
    const max = ceiling(m, e, hull)
    most += max
    lost += max - pool(m, e, hull)
  }
  return { lost, most }
}

export function isLost(m: Match, seat: number): boolean {
  const { lost, most } = hullLost(m, seat)
  return most > 0 && lost >= Math.ceil((most * m.rules.game.balance('lossPercent')) / 100)
}

/** [DR-8.1] [DR-8.2] */
export function checkVictory(m: Match): void {
  const [first, second] = [isLost(m, 0), isLost(m, 1)]
  if (!first && !second) return
  const winner = first && second ? active(m) : first ? 1 : 0
  endMatch(m, { winners: [winner], reason: 'shipLost' })
}

export const missingHull = (m: Match, e: number): number =>
  ceiling(m, e, 'hull') - pool(m, e, 'hull')

/** How many upgrades lie on the type of a drone (or of its card in the hangar). */
export function upgrades(m: Match, e: number): number {
  let n = 0
  for (let card = nextAttached(m); card >= 0; card = nextAttached(m, card)) {
    const host = at(m, card)
    if (defOf(m, host) === defOf(m, e) && owner(m, host) === owner(m, e)) n++
  }
  return n
}
