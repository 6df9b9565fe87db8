// Damage: what of it arrives, what it does, and how it is told.
import { askFrom } from '../ask/query.ts'
import { spendUses } from '../change/modifiers.ts'
import { alter, amountOf, vitalOf } from '../change/resources.ts'
import type { Hurt } from '../game-code.ts'
import type { Match } from '../state/match.ts'
import { pushDeath } from './death.ts'
import { emit } from '../events/events.ts'

/** Takes damage from the vital pool; may go below zero, as the rules count it. */
function hurtVital(m: Match, e: number, amount: number): Hurt {
  const vital = vitalOf(m, e)!
  const had = amountOf(m, vital, e)
  alter(m, vital, e, -amount)
  return {
    through: amount,
    excess: Math.max(0, amount - had),
    lethal: had - amount <= Math.max(0, vital.min),
  }
}

/** Takes damage from a thing, as `GameCode.hurt` or its vital resource says. No event: see `tellDamage`. */
export function hurt(m: Match, e: number, amount: number, type: number): Hurt {
  const own = m.rules.game.code.hurt
  return own !== undefined ? own(m, e, amount, type) : hurtVital(m, e, amount)
}

/** Damage after what changes it on its way (armour, curses). */
export function incoming(m: Match, e: number, amount: number, source: number): number {
  const arrives = arriving(m, e, amount, source)
  const { damageTaken } = m.rules.queries
  if (damageTaken !== null && amount > 0) spendUses(m, damageTaken, e)
  return arrives
}

/** The same before it comes: nothing is used up. */
export function arriving(m: Match, e: number, amount: number, source: number): number {
  const { damageTaken } = m.rules.queries
  if (damageTaken === null || amount <= 0) return amount
  m.other = m.asker = source
  const arrives = askFrom(m, damageTaken, e, amount)
  m.other = m.asker = -1
  return Math.max(0, arrives)
}

/** Tells that a thing was damaged, and lets it die when that was lethal. */
export function tellDamage(
  m: Match,
  e: number,
  source: number,
  amount: number,
  through: number,
  type: number,
  lethal: boolean,
  isQuiet = false,
): void {
  const { layout } = m
  const { on } = m.rules.events
  if (lethal) pushDeath(m, e, source, true, isQuiet)
  emit(m, on.damaged, e, m.s[layout.owner + e], source, amount, through, type, lethal ? 1 : 0)
}
