// How a match is won. Annihilation always counts; the other goals are agreed before it begins. [TK-14]
import {
  amountOf,
  endMatch,
  gain,
  number,
  setNumber,
  ROUND,
  type Match,
} from '@cardwright/engine/author'
import { figure } from './balance.ts'
import { baseCell, holderOf, setHolder, strategicPoints } from './places.ts'
import { winnerByMission } from './missions.ts'
import { combinedScore, workOn } from './objectives.ts'
import { hasUnits, isMarked, unitsOf } from './units.ts'

const DEFENDER = 1
const other = (seat: number): number => 1 - seat
const win = (m: Match, seat: number, reason: string): void => endMatch(m, 1 << seat, reason)

/** After every blow: 1, 3, 8. */
export function checkVictory(m: Match): void {
  // before the armies stand there is nothing to win
  if (number(m, 'turns') === 0) return
  const isHunt = number(m, 'assassination') === 1
  for (let seat = 0; seat < m.rules.seats; seat++) {
    if (!hasUnits(m, other(seat))) return win(m, seat, 'annihilation')
    if (isHunt && !unitsOf(m, other(seat)).some((e) => isMarked(m, e, 'wanted')))
      return win(m, seat, 'assassination')
  }
  checkPoints(m)
}

function checkPoints(m: Match): void {
  if (number(m, 'points') === 0) return
  const points = m.rules.resourceIndex.get('points')!
  for (const seat of [0, 1])
    if (amountOf(m, points, seat) >= figure(m, 'pointsToWin')) return win(m, seat, 'points')
}

/** Points are counted for their own goal and for the combined one. */
export const countsPoints = (m: Match): boolean =>
  number(m, 'points') === 1 || number(m, 'combined') === 1

/** [TK-14.3] A kill counts by type. */
export function scoreKill(m: Match, victim: number): void {
  if (!countsPoints(m)) return
  const { layout, pack, resourceIndex } = m.rules
  const worth = pack.definitions[m.s[layout.def + victim]]?.stats?.['worth'] ?? 0
  gain(m, resourceIndex.get('points')!, other(m.s[layout.owner + victim]), worth)
}

/** At the end of a seat's turn: 2, 3, 4, 7 and the turn limit. True when the match is over. */
export function judgeTurn(m: Match, seat: number): boolean {
  const fulfilled = winnerByMission(m)
  if (fulfilled >= 0) return over(m, fulfilled, 'missions')
  if (number(m, 'base') === 1 && holdsBase(m, seat)) return over(m, seat, 'base')
  const reached = workOn(m, seat)
  if (reached !== null) return over(m, seat, reached)
  if (countsPoints(m)) {
    const held = strategicPoints(m).filter((_, k) => holderOf(m, k) === seat).length
    gain(m, m.rules.resourceIndex.get('points')!, seat, held)
    for (const one of number(m, 'points') === 1 ? [seat, other(seat)] : [])
      if (amountOf(m, m.rules.resourceIndex.get('points')!, one) >= figure(m, 'pointsToWin'))
        return over(m, one, 'points')
  }
  return number(m, 'turns') >= figure(m, 'lastTurn') && judgeLastTurn(m)
}

function over(m: Match, seat: number, reason: string): boolean {
  win(m, seat, reason)
  return true
}

/** Who stood on a point last controls it; what a seat took from the other in its turn is counted. */
export function occupyPoints(m: Match, seat: number): void {
  const { layout } = m.rules
  let retaken = 0
  strategicPoints(m).forEach((cell, k) => {
    const e = m.s[layout.occupant + cell]
    if (e < 0) return
    const owner = m.s[layout.owner + e]
    if (owner === seat && holderOf(m, k) === other(seat)) retaken++
    setHolder(m, k, owner)
  })
  setNumber(m, 'retaken', retaken)
}

/** Does the seat stand on the enemy base? */
function isOnBase(m: Match, seat: number): boolean {
  const { layout } = m.rules
  const e = m.s[layout.occupant + baseCell(m, other(seat))]
  return e >= 0 && m.s[layout.owner + e] === seat
}

function holdsBase(m: Match, seat: number): boolean {
  const isThere = isOnBase(m, seat)
  setNumber(m, `held${seat}`, isThere ? number(m, `held${seat}`) + 1 : 0)
  return number(m, `held${seat}`) >= figure(m, 'holdTurns')
}

/** [TK-14.4] [TK-14.7] */
function judgeLastTurn(m: Match): boolean {
  if (number(m, 'territory') === 1) {
    const held = [0, 1].map(
      (seat) => strategicPoints(m).filter((_, k) => holderOf(m, k) === seat).length,
    )
    return over(m, held[0] > held[1] ? 0 : DEFENDER, 'territory')
  }
  if (number(m, 'combined') === 1)
    return over(m, combinedScore(m, 0) > combinedScore(m, 1) ? 0 : DEFENDER, 'combined')
  // where the base is a goal, whoever has lost it has not held out
  const hasLostBase = number(m, 'base') === 1 && isOnBase(m, other(DEFENDER))
  if (number(m, 'resistance') === 1 && !hasLostBase) return over(m, DEFENDER, 'resistance')
  if (m.s[ROUND] <= figure(m, 'lastTurn') * 2) return false
  endMatch(m, 0, 'turnLimit')
  return true
}
