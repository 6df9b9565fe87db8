// Goals that are worked at turn by turn: convoys, evacuation, resources, sabotage. Each is judged at the
// end of a seat's own turn. [TK-14.5] [TK-14.10]–[TK-14.12]
import {
  at,
  definitionOf,
  emit,
  leaveBoard,
  number,
  pool,
  setNumber,
  unitsOf,
  type Match,
} from '@cardwright/engine/author'
import { figure, figureFor } from './balance.ts'
import { baseCell, depotsOf, holderOf, strategicPoints, VILLAGES } from './places.ts'
import { isMarked, mark, unmark } from './units.ts'

/** The place of the middle one among the strategic points. */
export const MIDDLE = 2

const count = (m: Match, name: string, seat: number): number => number(m, `${name}${seat}`)
const add = (m: Match, name: string, seat: number, n = 1): void =>
  setNumber(m, `${name}${seat}`, count(m, name, seat) + n)

/** Works on the objectives of the match; the first that is reached, or null. */
export function workOn(m: Match, seat: number): string | null {
  for (const [goal, work] of WORK) if (number(m, goal) === 1 && work(m, seat)) return goal
  return null
}

const WORK = Object.entries({ logistics, evacuation, resources, sabotage })

/** [TK-14.5] A vehicle loads on its own base and delivers on the middle point. */
function logistics(m: Match, seat: number): boolean {
  for (const e of unitsOf(m, seat)) {
    if (!definitionOf(m, e).types?.includes('vehicle')) continue
    const cell = at(m, e)
    if (cell === baseCell(m, seat)) mark(m, e, 'loaded')
    else if (cell === strategicPoints(m)[MIDDLE] && isMarked(m, e, 'loaded')) {
      unmark(m, e, 'loaded')
      add(m, 'delivered', seat)
    }
  }
  return count(m, 'delivered', seat) >= figureFor(m, 'deliveries', seat)
}

/** [TK-14.10] A unit on the enemy's rear row has escaped. */
function evacuation(m: Match, seat: number): boolean {
  const { grid } = m.rules.space
  const { on } = m.rules.events
  const rear = seat === 0 ? grid!.rows - 1 : 0
  for (const e of unitsOf(m, seat)) {
    const cell = at(m, e)
    if (grid!.rowOf[cell] !== rear) continue
    leaveBoard(m, e)
    add(m, 'escaped', seat)
    emit(m, on.removed, e, seat, cell, -1)
  }
  return count(m, 'escaped', seat) >= figureFor(m, 'evacuees', seat)
}

/** [TK-14.11] The three points on the front line yield one each. */
function resources(m: Match, seat: number): boolean {
  const held = VILLAGES.filter((k) => holderOf(m, k) === seat).length
  add(m, 'yield', seat, held)
  return count(m, 'yield', seat) >= figureFor(m, 'yieldToWin', seat)
}

/** What a seat can wreck: the enemy base and the depots behind the enemy's line. */
export const targetsOf = (m: Match, seat: number): number[] => [
  baseCell(m, 1 - seat),
  ...depotsOf(m, 1 - seat),
]

/** [TK-14.12] Next to a target for two turns running: it is wrecked. */
function sabotage(m: Match, seat: number): boolean {
  const { grid } = m.rules.space
  targetsOf(m, seat).forEach((cell, k) => {
    const near = `near${seat}${k}`
    if (number(m, near) < 0) return
    const isThere = unitsOf(m, seat).some((e) => grid!.king[at(m, e) * grid!.size + cell] === 1)
    setNumber(m, near, isThere ? number(m, near) + 1 : 0)
    if (number(m, near) < figure(m, 'sabotageTurns')) return
    // below zero: wrecked, and counted once
    setNumber(m, near, -99)
    add(m, 'wrecked', seat)
  })
  return count(m, 'wrecked', seat) >= figureFor(m, 'wrecks', seat)
}

/** [TK-14.13] Points, twice the ground, and what was achieved. */
export function combinedScore(m: Match, seat: number): number {
  const held = strategicPoints(m).filter((_, k) => holderOf(m, k) === seat).length
  const achieved = ['delivered', 'escaped', 'wrecked'].reduce(
    (sum, name) => sum + count(m, name, seat),
    0,
  )
  return pool(m, seat, 'points') + 2 * held + achieved
}
