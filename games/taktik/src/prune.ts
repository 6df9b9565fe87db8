// What a bot looks at of the many cells a unit can march to: those from which it can fire, those near what
// the match is about, and those with cover. All of it is open.
import {
  ask,
  ASK_KIND,
  ASK_TO,
  BOARD,
  SELF,
  TOP,
  valueOf,
  type Match,
} from '@cardwright/engine/author'
import { holderOf, strategicPoints } from './places.ts'
import { defenceOn, toHitOn } from './terrain.ts'

/** Cells that are looked at for one unit. */
const WORTHWHILE = 10
const IN_RANGE = 30
const HELD = 4

const worth = new Float64Array(1024)

export function prune(m: Match, answers: Int32Array, n: number): number {
  if (n <= WORTHWHILE || m.s[ASK_KIND] !== ASK_TO) return n
  const unit = m.s[m.s[TOP] + SELF]
  if (m.s[m.rules.layout.zone + unit] !== BOARD) return n
  const goals = goalsOf(m, m.s[m.rules.layout.owner + unit])
  const range = ask(m, m.rules.queryIndex.get('range')!, unit)
  for (let i = 0; i < n; i++) worth[i] = worthOf(m, unit, valueOf(answers[i]), range, goals)
  // the best to the front; few are kept, so no need to sort them all
  for (let k = 0; k < WORTHWHILE; k++) {
    let best = k
    for (let i = k + 1; i < n; i++) if (worth[i] > worth[best]) best = i
    ;[worth[k], worth[best]] = [worth[best], worth[k]]
    ;[answers[k], answers[best]] = [answers[best], answers[k]]
  }
  return WORTHWHILE
}

/** Points that the other side holds, or nobody; without any, all of them. */
function goalsOf(m: Match, seat: number): number[] {
  const points = strategicPoints(m)
  const open = points.filter((_, k) => holderOf(m, k) !== seat)
  return open.length > 0 ? open : points
}

function worthOf(m: Match, unit: number, cell: number, range: number, goals: number[]): number {
  const { layout, grid, seats } = m.rules
  const { king, size, rows } = grid!
  const owner = m.s[layout.owner + unit]
  let foe = rows
  for (let e = seats + 1; e < layout.units; e++)
    if (m.s[layout.zone + e] === BOARD && m.s[layout.owner + e] !== owner)
      foe = Math.min(foe, king[cell * size + m.s[layout.at + e]])
  let goal = rows
  for (const one of goals) goal = Math.min(goal, king[cell * size + one])
  const cover = defenceOn(m, cell) - toHitOn(m, cell)
  return (foe <= range ? IN_RANGE : 0) + (goal === 0 ? HELD : 0) - goal - foe / 2 + cover
}
