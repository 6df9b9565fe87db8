// How bots value a position besides material: each goal of the match, from the attacker's side, where about 1 is a whole point
// on the map. Values do not jump at the end of a turn: a unit on a point already counts as its holder.
import { number, pool, unitAt, type Match } from '@cardwright/engine/author'
import { held, SEATS, SIGN, standsOn, type Front, type Muster } from './front.ts'
import { GOALS } from './goals.ts'
import { missions } from './mission-aims.ts'
import { MIDDLE, targetsOf } from './objectives.ts'
import { baseCell, strategicPoints, VILLAGES } from './places.ts'
import { isMarked } from './units.ts'

type Aim = (front: Front, m: Match, muster: Muster) => number

const ALL = [0, 1, 2, 3, 4]

/** What the goals that were agreed say together. */
export function aimsAt(front: Front, m: Match, muster: Muster): number {
  let sum = 0
  let agreed = 0
  for (const goal of GOALS)
    if (number(m, goal) === 1) {
      sum += AIMS[goal](front, m, muster)
      agreed++
    }
  // where only the armies count they meet on the front line
  return agreed === 0 ? points(front, m, muster, VILLAGES) : sum
}

/** The say around the points, and half as much for holding them. */
function points(front: Front, m: Match, muster: Muster, which: readonly number[]): number {
  const cells = strategicPoints(m)
  let sum = 0
  for (const k of which) sum += front.say(m, muster, cells[k]) + held(m, k, cells[k]) / 2
  return sum
}

/** One of the front line is enough for the attacker. */
const territory: Aim = (front, m, muster) => {
  const cells = strategicPoints(m)
  let none = 1
  let sum = 0
  for (const k of VILLAGES) {
    const share = (front.say(m, muster, cells[k]) + held(m, k, cells[k])) / 2
    none *= (1 - share) / 2
    sum += share
  }
  return 4 * (0.5 - none) + sum / 3
}

const base: Aim = (front, m, muster) => {
  let sum = 0
  for (const seat of SEATS) {
    const cell = baseCell(m, 1 - seat)
    sum += front.say(m, muster, cell)
    if (standsOn(m, seat, cell)) sum += 2 * SIGN[seat]
  }
  return sum
}

/** Strength around the wanted unit, and its remaining hits. */
const assassination: Aim = (front, m, muster) => {
  let sum = 0
  for (const seat of SEATS)
    for (let i = 0; i < muster.n[seat]; i++) {
      const cell = muster.cells[seat][i]
      const e = unitAt(m, cell)
      if (!isMarked(m, e, 'wanted')) continue
      sum += 2 * front.say(m, muster, cell) + SIGN[seat] * 2 * pool(m, e, front.hits)
    }
  return sum
}

/** How far the vehicles that are farthest on have come: to the base, and from there to the middle. */
const logistics: Aim = (front, m, { cells, n }) => {
  const middle = strategicPoints(m)[MIDDLE]
  let sum = 0
  for (const seat of SEATS) {
    const home = baseCell(m, seat)
    const way = Math.max(1, front.far(home, middle))
    let progress = 0
    for (let i = 0; i < n[seat]; i++) {
      const e = unitAt(m, cells[seat][i])
      if (!front.isVehicle(m, e)) continue
      const here = cells[seat][i]
      const left = isMarked(m, e, 'loaded') ? front.far(here, middle) : front.far(here, home) + way
      progress += Math.max(0, 1 - left / (2 * way))
    }
    sum += SIGN[seat] * 2 * (number(m, `delivered${seat}`) + progress)
  }
  return sum
}

/** How far the evacuating units have come. */
const evacuation: Aim = ({ rows, rowOf }, m, { cells, n }) => {
  let sum = 0
  for (const seat of SEATS) {
    let progress = 0
    for (let i = 0; i < n[seat]; i++) {
      const row = rowOf[cells[seat][i]]
      progress += ((seat === 0 ? row + 1 : rows - row) / rows) ** 2
    }
    // what has got away is not lost
    sum += SIGN[seat] * (2 * progress + 4 * number(m, `escaped${seat}`))
  }
  return sum
}

const sabotage: Aim = (front, m, muster) => {
  const { cells, n } = muster
  let sum = 0
  for (const seat of SEATS) {
    sum += SIGN[seat] * 3 * number(m, `wrecked${seat}`)
    targetsOf(m, seat).forEach((cell, k) => {
      if (number(m, `near${seat}${k}`) < 0) return
      sum += front.say(m, muster, cell)
      for (let i = 0; i < n[seat]; i++)
        if (front.far(cells[seat][i], cell) === 1) {
          sum += SIGN[seat]
          break
        }
    })
  }
  return sum
}

const AIMS: Record<(typeof GOALS)[number], Aim> = {
  territory,
  base,
  points: (front, m, muster) => points(front, m, muster, ALL),
  resistance: (front, m, muster) => points(front, m, muster, VILLAGES) / 2,
  assassination,
  logistics,
  evacuation,
  resources: (front, m, muster) => points(front, m, muster, VILLAGES),
  sabotage,
  combined: (front, m, muster) => points(front, m, muster, ALL),
  missions,
}
