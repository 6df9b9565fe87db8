// Ships and their sections: where they are, what they add up to, when a ship is lost. [DR-2] [DR-8]
import {
  ACTIVE,
  amountOf,
  ask,
  ATTACHED,
  ceiling,
  endMatch,
  type Match,
} from '@cardwright/engine/author'

/** The section of a seat in a lane, -1 = none. */
export const sectionAt = (m: Match, lane: number, seat: number): number =>
  m.s[m.rules.layout.sections + lane * m.rules.seats + seat]

/** The ship card of a seat lies beside the board. */
export function shipOf(m: Match, seat: number): number {
  const { layout } = m.rules
  for (let k = 1; k <= m.s[layout.beside]; k++) {
    const e = m.s[layout.beside + k]
    if (m.s[layout.owner + e] === seat) return e
  }
  return -1
}

/** What the sections of a seat give it: hand limit, energy per turn … */
export const shipStat = (m: Match, name: string, seat: number): number =>
  ask(m, m.rules.queryIndex.get(name)!, seat)

/** Hull lost by all sections of a seat, and how much they have at most. */
export function hullLost(m: Match, seat: number): { lost: number; most: number } {
  const hull = m.rules.resourceIndex.get('hull')!
  let lost = 0
  let most = 0
  for (let lane = 0; lane < m.rules.lanes.length; lane++) {
    const e = sectionAt(m, lane, seat)
    if (e < 0) continue
    const max = ceiling(m, hull, e)
    most += max
    lost += max - amountOf(m, hull, e)
  }
  return { lost, most }
}

export function isLost(m: Match, seat: number): boolean {
  const { lost, most } = hullLost(m, seat)
  return most > 0 && lost >= Math.ceil((most * m.rules.balance('lossPercent')) / 100)
}

/** [DR-8.1] [DR-8.2] */
export function checkVictory(m: Match): void {
  const [first, second] = [isLost(m, 0), isLost(m, 1)]
  if (!first && !second) return
  endMatch(m, first && second ? 1 << m.s[ACTIVE] : first ? 2 : 1, 'shipLost')
}

export function missingHull(m: Match, e: number): number {
  const hull = m.rules.resourceIndex.get('hull')!
  return ceiling(m, hull, e) - amountOf(m, hull, e)
}

/** How many upgrades lie on the type of a drone (or of its card in the hangar). */
export function upgrades(m: Match, e: number): number {
  const { s, rules } = m
  const { layout } = rules
  let n = 0
  for (let card = layout.units; card < layout.entities; card++) {
    if (s[layout.zone + card] !== ATTACHED) continue
    const host = s[layout.at + card]
    if (
      s[layout.def + host] === s[layout.def + e] &&
      s[layout.owner + host] === s[layout.owner + e]
    )
      n++
  }
  return n
}
