// What bots want of a position besides material: each goal of the match, from the attacker's side, where about 1 is a whole point
// on the map. Nothing here jumps when a turn ends: whoever stands on a point counts as its holder already.
import {
  cardAt,
  defOf,
  find,
  number,
  owner,
  pool,
  sizeOf,
  unitAt,
  type Match,
  type Rules,
} from '@cardwright/engine/author'
import type { Condition } from '@cardwright/engine'
import { GOALS } from './goals.ts'
import { MIDDLE, targetsOf } from './objectives.ts'
import { baseCell, holderOf, strategicPoints, VILLAGES, villagesOf } from './places.ts'
import { zone } from './set-up.ts'
import { isMarked } from './units.ts'

/** Where the units of both sides stand, and how many there are. */
export interface Muster {
  cells: readonly [Int32Array, Int32Array]
  n: [number, number]
}

export type Aims = (m: Match, muster: Muster) => number

const SIGN = [1, -1]
const SEATS = [0, 1]

const standsOn = (m: Match, seat: number, cell: number): boolean =>
  unitAt(m, cell) >= 0 && owner(m, unitAt(m, cell)) === seat

/** Who would hold a point if the turn ended now: 1 the attacker, -1 the defender. */
function held(m: Match, k: number, cell: number): number {
  const e = unitAt(m, cell)
  const seat = e >= 0 ? owner(m, e) : holderOf(m, k)
  return seat < 0 ? 0 : SIGN[seat]
}

/** Everything that does not change in a match is looked up once for its rules. */
export function aimsOf(rules: Rules): Aims {
  const { grid } = rules.space
  const { definitions } = rules.things
  const { king, size, rows, rowOf } = grid!
  const hits = find.pool(rules, 'hits')
  const isVehicle = definitions.map(({ types }) => types?.includes('vehicle') === true)
  const isSpecial = definitions.map(({ types }) => types?.includes('special') === true)
  const counters = definitions.map(({ abilities = [] }) => counterIn(abilities[0]?.if))

  const far = (a: number, b: number): number => king[a * size + b]

  /** How strong a side is around a cell: all of it where one stands, less the further away. */
  function strength(m: Match, { cells, n }: Muster, seat: number, cell: number): number {
    const stand = cells[seat]
    let sum = 0
    for (let i = 0; i < n[seat]; i++)
      sum += (pool(m, unitAt(m, stand[i]), hits) * hits.scale) / (1 + king[cell * size + stand[i]])
    return sum
  }

  /** Who has the say around a cell: 1 the attacker alone, -1 the defender alone. */
  function say(m: Match, muster: Muster, cell: number): number {
    const mine = strength(m, muster, 0, cell)
    const theirs = strength(m, muster, 1, cell)
    return mine + theirs > 0 ? (mine - theirs) / (mine + theirs) : 0
  }

  /** The say around the points, and half as much for holding them. */
  function points(m: Match, muster: Muster, which: readonly number[]): number {
    const cells = strategicPoints(m)
    let sum = 0
    for (const k of which) sum += say(m, muster, cells[k]) + held(m, k, cells[k]) / 2
    return sum
  }

  /** One of the front line is enough for the attacker. */
  function territory(m: Match, muster: Muster): number {
    const cells = strategicPoints(m)
    let none = 1
    let sum = 0
    for (const k of VILLAGES) {
      const share = (say(m, muster, cells[k]) + held(m, k, cells[k])) / 2
      none *= (1 - share) / 2
      sum += share
    }
    return 4 * (0.5 - none) + sum / 3
  }

  function base(m: Match, muster: Muster): number {
    let sum = 0
    for (const seat of SEATS) {
      const cell = baseCell(m, 1 - seat)
      sum += say(m, muster, cell)
      if (standsOn(m, seat, cell)) sum += 2 * SIGN[seat]
    }
    return sum
  }

  /** Around whoever is wanted, and what is left of him. */
  function assassination(m: Match, muster: Muster): number {
    let sum = 0
    for (const seat of SEATS)
      for (let i = 0; i < muster.n[seat]; i++) {
        const cell = muster.cells[seat][i]
        const e = unitAt(m, cell)
        if (!isMarked(m, e, 'wanted')) continue
        sum += 2 * say(m, muster, cell) + SIGN[seat] * 2 * pool(m, e, hits)
      }
    return sum
  }

  /** How far the vehicles that are farthest on have come: to the base, and from there to the middle. */
  function logistics(m: Match, { cells, n }: Muster): number {
    const middle = strategicPoints(m)[MIDDLE]
    let sum = 0
    for (const seat of SEATS) {
      const home = baseCell(m, seat)
      const way = Math.max(1, far(home, middle))
      let progress = 0
      for (let i = 0; i < n[seat]; i++) {
        const e = unitAt(m, cells[seat][i])
        if (!isVehicle[defOf(m, e)]) continue
        const here = cells[seat][i]
        const left = isMarked(m, e, 'loaded') ? far(here, middle) : far(here, home) + way
        progress += Math.max(0, 1 - left / (2 * way))
      }
      sum += SIGN[seat] * 2 * (number(m, `delivered${seat}`) + progress)
    }
    return sum
  }

  /** How far those who could get away have come. */
  function evacuation(m: Match, { cells, n }: Muster): number {
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

  function sabotage(m: Match, muster: Muster): number {
    let sum = 0
    for (const seat of SEATS) {
      sum += SIGN[seat] * 3 * number(m, `wrecked${seat}`)
      targetsOf(m, seat).forEach((cell, k) => {
        if (number(m, `near${seat}${k}`) < 0) return
        sum += say(m, muster, cell)
        const { cells, n } = muster
        for (let i = 0; i < n[seat]; i++)
          if (far(cells[seat][i], cell) === 1) {
            sum += SIGN[seat]
            break
          }
      })
    }
    return sum
  }

  /** What a seat's mission counts, as near as the map shows it. */
  function missions(m: Match, muster: Muster): number {
    const own = zone(m, 'mission')
    let sum = 0
    for (const seat of SEATS) {
      if (sizeOf(m, own, seat) === 0) continue
      const counted = counters[defOf(m, cardAt(m, own, seat, 0))]
      sum += SIGN[seat] * (MISSIONS[counted ?? '']?.(m, muster, seat) ?? convoy(m, muster, seat))
    }
    return sum
  }

  function convoy(m: Match, { cells, n }: Muster, seat: number): number {
    const goal = baseCell(m, 1 - seat)
    let least = rows
    for (let i = 0; i < n[seat]; i++)
      if (isVehicle[defOf(m, unitAt(m, cells[seat][i]))])
        least = Math.min(least, far(cells[seat][i], goal))
    return (4 * (rows - least)) / rows
  }

  const MISSIONS: Record<string, (m: Match, muster: Muster, seat: number) => number> = {
    villageTurns: (m, muster, seat) =>
      villagesOf(m).reduce(
        (sum, cell) => sum + SIGN[seat] * say(m, muster, cell) + (standsOn(m, seat, cell) ? 1 : 0),
        0,
      ),
    killsThisTurn: (m, _muster, seat) =>
      number(m, 'kills') * (seat === number(m, 'turns') % 2 ? 0 : 1),
    pointsRetaken: (m, muster, seat) => {
      const cells = strategicPoints(m)
      let best = 0
      for (const k of VILLAGES)
        if (holderOf(m, k) === 1 - seat)
          best = Math.max(
            best,
            standsOn(m, seat, cells[k]) ? 4 : 1 + SIGN[seat] * say(m, muster, cells[k]),
          )
      return best
    },
    specialsFelled: (m, muster, seat) => {
      let best = 0
      const { cells, n } = muster
      for (let i = 0; i < n[1 - seat]; i++)
        if (isSpecial[defOf(m, unitAt(m, cells[1 - seat][i]))])
          best = Math.max(best, 1 + SIGN[seat] * say(m, muster, cells[1 - seat][i]))
      return best
    },
    bonusesThisTurn: (m, _muster, seat) =>
      Math.min(2, sizeOf(m, 'storage', seat)) / 2 +
      (seat === number(m, 'turns') % 2 ? 0 : number(m, 'bonuses')),
  }

  const AIMS: Record<(typeof GOALS)[number], Aims> = {
    territory,
    base,
    points: (m, muster) => points(m, muster, ALL),
    resistance: (m, muster) => points(m, muster, VILLAGES) / 2,
    assassination,
    logistics,
    evacuation,
    resources: (m, muster) => points(m, muster, VILLAGES),
    sabotage,
    combined: (m, muster) => points(m, muster, ALL),
    missions,
  }

  return (m, muster) => {
    let sum = 0
    let agreed = 0
    for (const goal of GOALS)
      if (number(m, goal) === 1) {
        sum += AIMS[goal](m, muster)
        agreed++
      }
    // where only the armies count they meet on the front line
    return agreed === 0 ? points(m, muster, VILLAGES) : sum
  }
}

const ALL = [0, 1, 2, 3, 4]

/** The counter that a mission is judged by. */
function counterIn(condition: Condition | undefined): string | null {
  return condition !== undefined && 'counter' in condition ? String(condition.counter) : null
}
