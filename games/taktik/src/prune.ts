// What a bot looks at of the many cells a unit can march to: those from which it can fire, those near what
// the match is about, and those with cover. All of it is open.
import {
  ask,
  at,
  definitionOf,
  isOnBoard,
  number,
  owner,
  placeIn,
  placing,
  unitsOf,
  type Match,
} from '@cardwright/engine/author'
import { MIDDLE, targetsOf } from './objectives.ts'
import { baseCell, holderOf, strategicPoints, VILLAGES, villagesOf } from './places.ts'
import { isMarked } from './units.ts'
import { defenceOn, toHitOn } from './terrain.ts'

/** Cells that are looked at for one unit. */
const WORTHWHILE = 10
const IN_RANGE = 30
const HELD = 4

const worth = new Float64Array(1024)

export function prune(m: Match, answers: Int32Array, n: number): number {
  const unit = placing(m)
  if (n <= WORTHWHILE || unit < 0 || !isOnBoard(m, unit)) return n
  const seat = owner(m, unit)
  const goals = goalsOf(m, unit, seat)
  const foes = foesOf(m, seat)
  const range = ask(m, 'range', unit)
  for (let i = 0; i < n; i++) worth[i] = worthOf(m, placeIn(answers[i]), range, foes, goals)
  // the best to the front; few are kept, so no need to sort them all
  for (let k = 0; k < WORTHWHILE; k++) {
    let best = k
    for (let i = k + 1; i < n; i++) if (worth[i] > worth[best]) best = i
    ;[worth[k], worth[best]] = [worth[best], worth[k]]
    ;[answers[k], answers[best]] = [answers[best], answers[k]]
  }
  return WORTHWHILE
}

/** Where the goals of the match want a unit to be. */
function goalsOf(m: Match, unit: number, seat: number): number[] {
  const { grid } = m.rules.space
  const cells: number[] = []
  const isAgreed = (...goals: string[]) => goals.some((goal) => number(m, goal) === 1)
  if (isAgreed('base', 'missions')) cells.push(baseCell(m, 1 - seat))
  if (isAgreed('sabotage'))
    cells.push(...targetsOf(m, seat).filter((_, k) => number(m, `near${seat}${k}`) >= 0))
  if (isAgreed('assassination'))
    for (const e of unitsOf(m, 1 - seat)) if (isMarked(m, e, 'wanted')) cells.push(at(m, e))
  if (isAgreed('evacuation')) {
    const { rows, cols, colOf } = grid!
    cells.push((seat === 0 ? rows - 1 : 0) * cols + colOf[at(m, unit)])
  }
  if (isAgreed('logistics') && definitionOf(m, unit).types?.includes('vehicle'))
    cells.push(isMarked(m, unit, 'loaded') ? strategicPoints(m)[MIDDLE] : baseCell(m, seat))
  if (cells.length === 0 || isAgreed(...OF_POINTS)) cells.push(...openPoints(m, seat))
  return cells
}

const OF_POINTS = ['territory', 'points', 'resources', 'combined', 'missions']

/** Points that the other side or nobody holds; if there are none, all points. */
function openPoints(m: Match, seat: number): number[] {
  const points = villagesOf(m)
  const open = points.filter((_, k) => holderOf(m, VILLAGES[k]) !== seat)
  return open.length > 0 ? open : points
}

/** Where units of the other side stand. */
const foesOf = (m: Match, seat: number): number[] => unitsOf(m, 1 - seat).map((e) => at(m, e))

function worthOf(
  m: Match,
  cell: number,
  range: number,
  foes: readonly number[],
  goals: readonly number[],
): number {
  const foe = nearest(m, cell, foes)
  const goal = nearest(m, cell, goals)
  const cover = defenceOn(m, cell) - toHitOn(m, cell)
  return (foe <= range ? IN_RANGE : 0) + (goal === 0 ? HELD : 0) - goal - foe / 2 + cover
}

function nearest({ rules }: Match, cell: number, cells: readonly number[]): number {
  const { king, size, rows } = rules.space.grid!
  let least = rows
  for (let k = 0; k < cells.length; k++) least = Math.min(least, king[cell * size + cells[k]])
  return least
}
