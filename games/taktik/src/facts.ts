// Public facts besides board and cards: counters, the queue, the roll, odds, points.
import {
  active,
  ask,
  asked,
  find,
  isOnBoard,
  number,
  phase,
  pool,
  unitsOf,
  type Match,
} from '@cardwright/engine/author'
import { attackerAt, judge, queueLength, targetAt } from './battle.ts'
import { figure, figureFor } from './balance.ts'
import { distance, oddsOf, type Odds } from './odds.ts'
import { baseCell, depotsOf, holderOf, strategicPoints } from './places.ts'
import { GOALS } from './goals.ts'
import { armyOf } from './set-up.ts'

export interface TaktikFacts {
  /** How many units each side deploys. */
  armies: [number, number]
  /** The unit to be deployed next, while armies are deployed by hand. */
  nextUnit: string | null
  turn: number
  lastTurn: number
  moves: number
  mostMoves: number
  mostAttacks: number
  queue: { attacker: number; target: number }[]
  roll: (Odds & { natural: number; total: number; isHit: boolean }) | null
  /** Every pair of an active unit and an enemy in its range. */
  odds: Odds[]
  points: { cell: string; holder: number; base: number | null }[]
  /** Depots that can be wrecked, where that is a goal. */
  depots: { cell: string; seat: number; isWrecked: boolean }[]
  goals: string[]
  /** Goals that are counted: how far each seat is, and how far it must get. */
  progress: Record<string, { seats: number[]; of: number[] }>
}

/** What is counted for a goal, and the figure that wins. */
const COUNTED: Record<string, [tally: string, figure: string]> = {
  base: ['held', 'holdTurns'],
  logistics: ['delivered', 'deliveries'],
  evacuation: ['escaped', 'evacuees'],
  resources: ['yield', 'yieldToWin'],
  sabotage: ['wrecked', 'wrecks'],
}

export function facts(m: Match): TaktikFacts & Record<string, unknown> {
  const { labels } = m.rules.space.grid!
  const queue = Array.from({ length: queueLength(m) }, (_, k) => ({
    attacker: attackerAt(m, k),
    target: targetAt(m, k),
  }))
  const bases = [0, 1].map((seat) => baseCell(m, seat))
  return {
    armies: [armyOf(m, 0).length, armyOf(m, 1).length],
    nextUnit: nextUnit(m),
    turn: number(m, 'turns'),
    lastTurn: figure(m, 'lastTurn'),
    moves: number(m, 'moves'),
    mostMoves: figure(m, 'movesPerTurn') + number(m, 'extraMoves'),
    mostAttacks: figure(m, 'attacksPerTurn'),
    queue,
    roll: rollOf(m),
    odds: pairsInRange(m).map(([attacker, target]) => oddsOf(m, attacker, target)),
    points: strategicPoints(m).map((cell, k) => ({
      cell: labels[cell],
      holder: holderOf(m, k),
      base: bases.includes(cell) ? bases.indexOf(cell) : null,
    })),
    depots: number(m, 'sabotage') === 1 ? [0, 1].flatMap((seat) => depots(m, seat)) : [],
    goals: GOALS.filter((goal) => number(m, goal) === 1),
    progress: progressOf(m),
  }
}

function progressOf(m: Match): TaktikFacts['progress'] {
  const found: TaktikFacts['progress'] = {}
  for (const [goal, [tally, most]] of Object.entries(COUNTED))
    if (number(m, goal) === 1)
      found[goal] = {
        seats: [0, 1].map((seat) => number(m, `${tally}${seat}`)),
        of: [0, 1].map((seat) =>
          most === 'holdTurns' ? figure(m, most) : figureFor(m, most, seat),
        ),
      }
  if (number(m, 'points') === 1) {
    found['points'] = {
      seats: [0, 1].map((seat) => pool(m, seat, 'points')),
      of: [0, 1].map((seat) => figureFor(m, 'pointsToWin', seat)),
    }
  }
  return found
}

function depots(m: Match, seat: number): TaktikFacts['depots'] {
  return depotsOf(m, seat).map((cell, k) => ({
    cell: m.rules.space.grid!.labels[cell],
    seat,
    // the base is the first target
    isWrecked: number(m, `near${1 - seat}${k + 1}`) < 0,
  }))
}

function rollOf(m: Match): TaktikFacts['roll'] {
  if (number(m, 'rolled') === 0 || queueLength(m) === 0) return null
  const [attacker, target] = [attackerAt(m, 0), targetAt(m, 0)]
  if (!isOnBoard(m, attacker) || !isOnBoard(m, target)) return null
  const { total, isHit } = judge(m, attacker, target)
  return { ...oddsOf(m, attacker, target), natural: number(m, 'natural'), total, isHit }
}

const FIGHTING = ['movement', 'attack', 'dice']

function pairsInRange(m: Match): [number, number][] {
  if (!FIGHTING.includes(phase(m))) return []
  const range = find.query(m.rules, 'range')
  const foes = unitsOf(m, 1 - active(m))
  return unitsOf(m, active(m)).flatMap((unit) =>
    foes
      .filter((foe) => distance(m, unit, foe) <= ask(m, range, unit))
      .map((foe): [number, number] => [unit, foe]),
  )
}

function nextUnit(m: Match): string | null {
  if (phase(m) !== 'deployment' || asked(m) < 0) return null
  const def = armyOf(m, asked(m))[unitsOf(m, asked(m)).length]
  return def === undefined ? null : m.rules.things.definitions[def].id
}
