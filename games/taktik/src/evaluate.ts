// How good a position is: material first, then standing near what the match is about.
import {
  ACTIVE,
  amountOf,
  BOARD,
  ENDED,
  number,
  WINNERS,
  type Match,
} from '@cardwright/engine/author'
import { holderOf, strategicPoints } from './places.ts'

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
  const { layout, resourceIndex, grid, seats } = m.rules
  const { s } = m
  const { king, size } = grid!
  const hits = resourceIndex.get('hits')!
  const points = strategicPoints(m)
  const nearest = points.map(() => grid!.rows)
  let sum = amountOf(m, resourceIndex.get('points')!, seat) * POINT
  for (let e = seats + 1; e < layout.units; e++) {
    if (s[layout.zone + e] !== BOARD) continue
    if (s[layout.owner + e] === seat) {
      sum += worthIn(m, e) * HIT + amountOf(m, hits, e) * (HIT / 2)
      for (let k = 0; k < points.length; k++) {
        const far = king[s[layout.at + e] * size + points[k]]
        if (far < nearest[k]) nearest[k] = far
      }
    } else sum -= farFrom(m, seat, s[layout.at + e])
  }
  for (let k = 0; k < points.length; k++) {
    const isHeld = holderOf(m, k) === seat
    sum += isHeld ? POINT : nearest[k] === 0 ? POINT / 2 : 0
    // somebody is on the way to every point
    sum -= nearest[k] * APPROACH
  }
  // an attack that is announced is worth having
  if (seat === s[ACTIVE]) sum += number(m, 'queued') * (HIT / 4)
  return sum
}

const worthIn = ({ s, rules }: Match, e: number): number =>
  rules.pack.definitions[s[rules.layout.def + e]]?.stats?.['worth'] ?? 1

/** From the nearest unit of the seat. */
function farFrom({ s, rules }: Match, seat: number, cell: number): number {
  const { layout, grid, seats } = rules
  let least = grid!.rows
  for (let e = seats + 1; e < layout.units; e++) {
    if (s[layout.zone + e] !== BOARD || s[layout.owner + e] !== seat) continue
    const far = grid!.king[s[layout.at + e] * grid!.size + cell]
    if (far < least) least = far
  }
  return least
}
