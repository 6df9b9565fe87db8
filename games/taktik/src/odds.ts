// What an attack needs and what is added to its die, part by part. [TK-7.4] [TK-7.6]
import { ask, askAgainst, at, mayAgainst, owner, type Match } from '@cardwright/engine/author'
import { explain } from '@cardwright/engine'
import { figure } from './balance.ts'
import { obstructionsBetween } from './line-of-fire.ts'
import { baseName, defenceOn, toHitOn } from './terrain.ts'
import { wordsOf } from './words.ts'

export const LOWEST = 1
export const HIGHEST = 6

/** Why something is added: a card by its name, or the ground. */
export interface Part {
  why: 'card' | 'from' | 'onto' | 'cover' | 'line'
  /** The card, or the ground. */
  what: string
  amount: number
}

export interface Odds {
  attacker: number
  target: number
  distance: number
  needed: number
  parts: Part[]
  sum: number
  /** The least face of the die that hits; 7: none does. */
  least: number
}

/** Needed by distance. */
export function neededFor(m: Match, attacker: number, target: number): number {
  const far = distance(m, attacker, target)
  const needed = figure(m, 'neededBeside') + (far - 1) * figure(m, 'neededPerCell')
  return Math.min(figure(m, 'neededMost'), needed)
}

export function distance(m: Match, a: number, b: number): number {
  const { king, size } = m.rules.space.grid!
  return king[at(m, a) * size + at(m, b)]
}

/** Everything that is added to the die, in the order of the rules. */
export function modifierOf(m: Match, attacker: number, target: number): number {
  const { attackRoll, farRoll, defence } = wordsOf(m)
  const seat = owner(m, attacker)
  let sum = askAgainst(m, attackRoll, attacker, target, seat)
  if (distance(m, attacker, target) >= 2) sum += askAgainst(m, farRoll, attacker, target, seat)
  sum -= ask(m, defence, target)
  groundParts(m, attacker, target, (_why, _cell, amount) => (sum += amount))
  return sum
}

/** What terrain and line of fire take away, unless the attacker ignores them. */
function groundParts(
  m: Match,
  attacker: number,
  target: number,
  add: (why: Part['why'], cell: number, amount: number) => void,
): void {
  const { ignoresTerrain, ignoresToHit, ignoresLine } = wordsOf(m)
  const seat = owner(m, attacker)
  const here = at(m, attacker)
  const there = at(m, target)
  if (!mayAgainst(m, ignoresTerrain, attacker, target, seat)) {
    if (!mayAgainst(m, ignoresToHit, attacker, target, seat)) {
      add('from', here, toHitOn(m, here))
      add('onto', there, toHitOn(m, there))
    }
    add('cover', there, -defenceOn(m, there))
  }
  if (mayAgainst(m, ignoresLine, attacker, target, seat)) return
  const between = obstructionsBetween(m, here, there)
  add('line', there, -between * figure(m, 'linePenalty'))
}

/** How likely an attack hits. */
export function chanceOf(m: Match, attacker: number, target: number): number {
  const faces = HIGHEST + 1 - neededFor(m, attacker, target) + modifierOf(m, attacker, target)
  return Math.min(HIGHEST, Math.max(0, faces)) / HIGHEST
}

/** The same for display, with each contribution. */
export function oddsOf(m: Match, attacker: number, target: number): Odds {
  const far = distance(m, attacker, target)
  const parts: Part[] = []
  const add = (part: Part) => {
    if (part.amount !== 0) parts.push(part)
  }
  const fromCards = (e: number, query: string, sign: number, against: number) => {
    for (const one of explain(m, e, query, against)!.modifiers)
      add({ why: 'card', what: one.holder, amount: sign * Number(one.amount) })
  }
  fromCards(attacker, 'attackRoll', 1, target)
  if (far >= 2) fromCards(attacker, 'farRoll', 1, target)
  fromCards(target, 'defence', -1, -1)
  groundParts(m, attacker, target, (why, cell, amount) =>
    add({ why, what: why === 'line' ? '' : baseName(m, cell), amount }),
  )
  const needed = neededFor(m, attacker, target)
  const sum = modifierOf(m, attacker, target)
  const least = [1, 2, 3, 4, 5, 6].find((face) => clamped(face + sum) >= needed) ?? HIGHEST + 1
  return { attacker, target, distance: far, needed, parts, sum, least }
}

export const clamped = (total: number): number => Math.min(HIGHEST, Math.max(LOWEST, total))
