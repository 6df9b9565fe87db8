// damage: through the query and the game's damage table; what is left beyond death may flow over.
import { W } from '../language/outcomes.ts'
import type { CompiledStep } from '../compile/ability.ts'
import { askAgainst } from '../compile/query.ts'
import { COLLECT } from '../compile/selector.ts'
import { spendUses } from '../change/modifiers.ts'
import { alter, amountOf, vitalOf } from '../change/resources.ts'
import { isDying, pushDeath } from '../run/death.ts'
import { emit } from '../run/events.ts'
import { SELF } from '../run/frame.ts'
import type { Match } from '../state/match.ts'
import type { Hurt } from '../game-code.ts'
import { addAmount, setExcess, setExtra, setOutcome } from './record.ts'
import type { VerbCode } from './verb.ts'

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
  const own = m.rules.code.hurt
  return own !== undefined ? own(m, e, amount, type) : hurtVital(m, e, amount)
}

/** Damage after what changes it on its way (armour, curses). */
export function incoming(m: Match, e: number, amount: number, source: number): number {
  const arrives = taken(m, e, amount, source)
  const { damageTaken } = m.rules
  if (damageTaken !== null && amount > 0) spendUses(m, damageTaken, e)
  return arrives
}

function taken(m: Match, e: number, amount: number, source: number): number {
  const { damageTaken } = m.rules
  if (damageTaken === null || amount <= 0) return amount
  return Math.max(0, amount + askAgainst(m, damageTaken, e, source, source))
}

// handed to `tell` besides the amount
const THROUGH = 0
const LEFT = 1
const LETHAL = 2

function change(m: Match, f: number, step: CompiledStep, e: number): number {
  const self = m.s[f + SELF]
  const amount = incoming(m, e, step.amount!(m, self, e, f), self)
  if (amount <= 0 || isDying(m, e)) {
    setOutcome(m, f, step, W.survived)
    return -1
  }
  const done = hurt(m, e, amount, step.type)
  addAmount(m, f, step, amount)
  setExtra(m, f, step, done.through)
  setExcess(m, f, step, done.excess)
  setOutcome(m, f, step, done.lethal ? W.destroyed : W.survived)
  m.handed[THROUGH] = done.through
  m.handed[LEFT] = done.excess
  m.handed[LETHAL] = done.lethal ? 1 : 0
  return amount
}

/** What is left beyond death goes to the first of the step's `overflow`; its event follows that of the blow. */
function spill(m: Match, f: number, step: CompiledStep, excess: number): void {
  const first = m.finds
  const n = step.overflow!.scan(m, m.s[f + SELF], -1, f, COLLECT)
  m.finds = first
  if (n === 0) return
  const e = m.found[first]
  const done = hurt(m, e, excess, step.type)
  tellDamage(m, e, m.s[f + SELF], excess, done.through, step.type, done.lethal)
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
  const { on, layout } = m.rules
  if (lethal) pushDeath(m, e, source, true, isQuiet)
  emit(m, on.damaged, e, m.s[layout.owner + e], source, amount, through, type, lethal ? 1 : 0)
}

export const damage: VerbCode = {
  name: 'damage',
  hands: 3,
  before(m, f, step, e) {
    const self = m.s[f + SELF]
    const amount = step.amount!(m, self, e, f)
    if (taken(m, e, amount, self) <= 0) return null
    return [e, m.s[m.rules.layout.owner + e], self, amount, step.type]
  },
  change,
  tell(m, f, step, e, amount) {
    if (amount < 0) return
    const through = m.handed[THROUGH]
    const excess = m.handed[LEFT]
    const lethal = m.handed[LETHAL] === 1
    tellDamage(m, e, m.s[f + SELF], amount, through, step.type, lethal, step.quiet)
    if (excess > 0 && step.overflow !== null) spill(m, f, step, excess)
  },
}
