// How near a seat has come to its secret mission, for bots. What missions count is in missions.ts.
import { cardAt, defOf, number, sizeOf, unitAt, type Match } from '@cardwright/engine/author'
import { SEATS, SIGN, standsOn, type Front, type Muster } from './front.ts'
import { baseCell, holderOf, strategicPoints, VILLAGES, villagesOf } from './places.ts'
import { zone } from './set-up.ts'

type MissionAim = (front: Front, m: Match, muster: Muster, seat: number) => number

/** What a seat's mission counts, as near as the map shows it. */
export function missions(front: Front, m: Match, muster: Muster): number {
  const own = zone(m, 'mission')
  let sum = 0
  for (const seat of SEATS) {
    if (sizeOf(m, own, seat) === 0) continue
    const counted = front.counters[defOf(m, cardAt(m, own, seat, 0))]
    const aim = MISSIONS[counted ?? ''] ?? convoy
    sum += SIGN[seat] * aim(front, m, muster, seat)
  }
  return sum
}

const convoy: MissionAim = (front, m, { cells, n }, seat) => {
  const goal = baseCell(m, 1 - seat)
  const { rows } = front
  let least = rows
  for (let i = 0; i < n[seat]; i++)
    if (front.isVehicle(m, unitAt(m, cells[seat][i])))
      least = Math.min(least, front.far(cells[seat][i], goal))
  return (4 * (rows - least)) / rows
}

const pointsRetaken: MissionAim = (front, m, muster, seat) => {
  const cells = strategicPoints(m)
  let best = 0
  for (const k of VILLAGES)
    if (holderOf(m, k) === 1 - seat)
      best = Math.max(
        best,
        standsOn(m, seat, cells[k]) ? 4 : 1 + SIGN[seat] * front.say(m, muster, cells[k]),
      )
  return best
}

const specialsFelled: MissionAim = (front, m, muster, seat) => {
  let best = 0
  const { cells, n } = muster
  for (let i = 0; i < n[1 - seat]; i++)
    if (front.isSpecial(m, unitAt(m, cells[1 - seat][i])))
      best = Math.max(best, 1 + SIGN[seat] * front.say(m, muster, cells[1 - seat][i]))
  return best
}

/** By the counter that the card asks for. */
const MISSIONS: Readonly<Record<string, MissionAim>> = {
  villageTurns: (front, m, muster, seat) =>
    villagesOf(m).reduce(
      (sum, cell) =>
        sum + SIGN[seat] * front.say(m, muster, cell) + (standsOn(m, seat, cell) ? 1 : 0),
      0,
    ),
  killsThisTurn: (_front, m, _muster, seat) =>
    number(m, 'kills') * (seat === number(m, 'turns') % 2 ? 0 : 1),
  pointsRetaken,
  specialsFelled,
  bonusesThisTurn: (_front, m, _muster, seat) =>
    Math.min(2, sizeOf(m, 'storage', seat)) / 2 +
    (seat === number(m, 'turns') % 2 ? 0 : number(m, 'bonuses')),
}
