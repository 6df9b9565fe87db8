// How a match is won. Annihilation always counts; the other goals are agreed before it begins. [TK-14]
import {
  definitionOf,
  endMatch,
  gain,
  isOver,
  number,
  owner,
  pool,
  round,
  setNumber,
  unitAt,
  unitsOf,
  type Match,
} from '@cardwright/engine/author'
import { figure, figureFor } from './balance.ts'
import { baseCell, holderOf, setHolder, strategicPoints, VILLAGES } from './places.ts'
import { winnerByMission } from './missions.ts'
import { combinedScore, workOn } from './objectives.ts'
import { armyOf } from './set-up.ts'
import { countUnits, hasUnits, isMarked } from './units.ts'

const ATTACKER = 0
const DEFENDER = 1
const other = (seat: number): number => 1 - seat
const win = (m: Match, seat: number, reason: string): void =>
  endMatch(m, { winners: [seat], reason })

/** After every blow: 1, 3, 8. */
export function checkVictory(m: Match): void {
  // before the armies stand there is nothing to win
  if (number(m, 'turns') === 0) return
  const isHunt = number(m, 'assassination') === 1
  for (let seat = 0; seat < m.rules.things.seats; seat++) {
    if (!hasUnits(m, other(seat))) return win(m, seat, 'annihilation')
    if (isHunt && !unitsOf(m, other(seat)).some((e) => isMarked(m, e, 'wanted')))
      return win(m, seat, 'assassination')
  }
  checkPoints(m)
}

function checkPoints(m: Match): void {
  if (number(m, 'points') === 0 || isOpening(m)) return
  for (const seat of [0, 1])
    if (pool(m, seat, 'points') >= figureFor(m, 'pointsToWin', seat)) return win(m, seat, 'points')
}

/** [TK-14.14] In the first turns only annihilation and assassination can win. */
const isOpening = (m: Match): boolean => number(m, 'turns') < figure(m, 'firstJudged')

/** Points are counted for their own goal and for the combined one. */
export const countsPoints = (m: Match): boolean =>
  number(m, 'points') === 1 || number(m, 'combined') === 1

/** What is counted for each seat; null where only the ground or the army decides. */
export function scores(m: Match): readonly number[] | null {
  if (number(m, 'combined') === 1) return [0, 1].map((seat) => combinedScore(m, seat))
  return countsPoints(m) ? [0, 1].map((seat) => pool(m, seat, 'points')) : null
}

/** [TK-14.3] A kill counts by type. */
export function scoreKill(m: Match, victim: number): void {
  if (!countsPoints(m)) return
  const worth = definitionOf(m, victim).stats?.['worth'] ?? 0
  gain(m, other(owner(m, victim)), 'points', worth)
}

/** At the end of a seat's turn: 2, 3, 4, 7 and the turn limit. True when the match is over. */
export function judgeTurn(m: Match, seat: number): boolean {
  const isOnTheBase = number(m, 'base') === 1 && holdsBase(m, seat)
  const reached = workOn(m, seat)
  if (isOpening(m)) return false
  const fulfilled = winnerByMission(m)
  if (fulfilled >= 0) return over(m, fulfilled, 'missions')
  if (isOnTheBase) return over(m, seat, 'base')
  if (reached !== null) return over(m, seat, reached)
  if (countsPoints(m)) {
    const held = strategicPoints(m).filter((_, k) => holderOf(m, k) === seat).length
    gain(m, seat, 'points', held)
    checkPoints(m)
    if (isOver(m)) return true
  }
  return number(m, 'turns') >= figure(m, 'lastTurn') && judgeLastTurn(m)
}

function over(m: Match, seat: number, reason: string): boolean {
  win(m, seat, reason)
  return true
}

/** Who stood on a point last controls it; what a seat took from the other in its turn is counted. */
export function occupyPoints(m: Match, seat: number): void {
  let retaken = 0
  strategicPoints(m).forEach((cell, k) => {
    const e = unitAt(m, cell)
    if (e < 0) return
    if (owner(m, e) === seat && holderOf(m, k) === other(seat)) retaken++
    setHolder(m, k, owner(m, e))
  })
  setNumber(m, 'retaken', retaken)
}

/** Does the seat stand on the enemy base? */
function isOnBase(m: Match, seat: number): boolean {
  const e = unitAt(m, baseCell(m, other(seat)))
  return e >= 0 && owner(m, e) === seat
}

function holdsBase(m: Match, seat: number): boolean {
  const isThere = isOnBase(m, seat)
  setNumber(m, `held${seat}`, isThere ? number(m, `held${seat}`) + 1 : 0)
  return number(m, `held${seat}`) >= figure(m, 'holdTurns')
}

/** [TK-14.4] [TK-14.7] */
function judgeLastTurn(m: Match): boolean {
  if (number(m, 'territory') === 1)
    return over(m, hasBrokenThrough(m) ? ATTACKER : DEFENDER, 'territory')
  if (number(m, 'combined') === 1)
    return over(m, combinedScore(m, 0) > combinedScore(m, 1) ? 0 : DEFENDER, 'combined')
  if (number(m, 'resistance') === 1)
    return over(m, hasHeldOut(m) ? DEFENDER : ATTACKER, 'resistance')
  if (round(m) <= figure(m, 'lastTurn') * 2) return false
  endMatch(m, { winners: [], reason: 'turnLimit' })
  return true
}

/** One of the points on the front line is enough for the attacker; the defender needs all of them. */
const hasBrokenThrough = (m: Match): boolean => VILLAGES.some((k) => holderOf(m, k) === ATTACKER)

/** Enough of the defender's army is left, and, where the base is a goal, the enemy is not on it. */
function hasHeldOut(m: Match): boolean {
  const left = countUnits(m, DEFENDER) * 100
  if (left < armyOf(m, DEFENDER).length * figure(m, 'resistPercent')) return false
  return number(m, 'base') === 0 || !isOnBase(m, ATTACKER)
}
