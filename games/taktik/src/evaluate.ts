// How good a position is: material first, then standing near what the match is about.
import { ACTIVE, amountOf, ENDED, number, WINNERS, type Match } from '@cardwright/engine/author'
import { strategicPoints } from './places.ts'
import { unitsOf } from './units.ts'

const WON = 100_000
const HIT = 100
const POINT = 60
const APPROACH = 4

export function evaluate(m: Match, seat: number): number {
  const { s } = m
  if (s[ENDED] !== 0) return s[WINNERS] === 0 ? 0 : (s[WINNERS] >> seat) & 1 ? WON : -WON
  return worthOf(m, seat) - worthOf(m, 1 - seat)
}

function worthOf(m: Match, seat: number): number {
  const { layout, pack, resourceIndex, grid } = m.rules
  const hits = resourceIndex.get('hits')!
  const points = strategicPoints(m)
  const army = unitsOf(m, seat)
  const places = army.map((e) => m.s[layout.at + e])
  const far = (cell: number) =>
    Math.min(grid!.rows, ...places.map((at) => grid!.king[at * grid!.size + cell]))
  let sum = amountOf(m, resourceIndex.get('points')!, seat) * POINT
  points.forEach((cell, k) => {
    sum += number(m, `holder${k}`) === seat ? POINT : places.includes(cell) ? POINT / 2 : 0
    // somebody is on the way to every point
    sum -= far(cell) * APPROACH
  })
  for (const e of army) {
    const worth = pack.definitions[m.s[layout.def + e]]?.stats?.['worth'] ?? 1
    sum += worth * HIT + amountOf(m, hits, e) * (HIT / 2)
  }
  for (const foe of unitsOf(m, 1 - seat)) sum -= far(m.s[layout.at + foe])
  // an attack that is announced is worth having
  if (seat === m.s[ACTIVE]) sum += number(m, 'queued') * (HIT / 4)
  return sum
}
