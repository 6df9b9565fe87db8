// select, choose, repeat, cancel, again, recharge, attach, redirect: verbs about the running of things.
import { W } from '../language/outcomes.ts'
import { emit } from '../run/events.ts'
import {
  ABILITY,
  ACTOR,
  ARGS,
  DEATH,
  EXTRA,
  FLAGS,
  KIND,
  OUTCOME,
  PENDING,
  PICK,
  PICKS,
  SELF,
  STEP,
  STOPPED,
  WHICH,
  WINDOW,
} from '../run/frame.ts'
import { SPARED } from '../run/death.ts'
import { CANCELLED, pendingField, pendingSlot, setPending } from '../run/window.ts'
import { chargesUsed, restoreCharges } from '../run/charges.ts'
import { attachTo } from '../change/places.ts'
import { overBudget } from '../run/budget.ts'
import { KEPT, SP } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { setOutcome } from './record.ts'
import type { VerbCode } from './verb.ts'

export const select: VerbCode = {
  name: 'select',
  whole: (m, f, step) => setOutcome(m, f, step, W.picked),
}

export const choose: VerbCode = {
  name: 'choose',
  whole(m, f, step) {
    emit(
      m,
      m.rules.events.on.optionChosen,
      m.s[f + SELF],
      m.s[f + ACTOR],
      m.s[f + step.record + OUTCOME],
    )
  },
}

/** Enters its inner list, or jumps to its end marker: the step that ends is the one behind which it goes on. */
export const repeat: VerbCode = {
  name: 'repeat',
  whole(m, f, step) {
    const self = m.s[f + SELF]
    const max = step.limit === null ? 1 : step.limit(m, self, self, f)
    const n = step.amount === null ? max : Math.min(max, step.amount(m, self, self, f))
    put(m, f + step.record + EXTRA, n)
    put(m, f + step.record + PICKS, 0)
    setOutcome(m, f, step, W.done)
    if (n <= 0 || (step.while !== null && !step.while(m, self, self, f)))
      put(m, f + STEP, step.end - 1)
  },
}

/** Closes an inner list: once more, or on. Not a word of the language. */
export const loop: VerbCode = {
  name: 'loop',
  whole(m, f, step) {
    const self = m.s[f + SELF]
    const r = f + m.rules.abilities.all[m.s[f + WHICH]].steps[step.end - 1].record
    const done = m.s[r + PICKS] + 1
    put(m, r + PICKS, done)
    if (done >= m.s[r + EXTRA] || (step.while !== null && !step.while(m, self, self, f))) return
    // picks of earlier rounds stay on the stack
    if (++m.steps > m.rules.game.budgets.steps || m.s[SP] > m.rules.layout.brim)
      return overBudget(m, self, 'repeat')
    put(m, f + STEP, step.end - 1)
  },
}

/** Stops what is pending: the change that a replacing ability saw, or the subject of the window. */
export const cancel: VerbCode = {
  name: 'cancel',
  whole(m, f, step) {
    const waiting = m.s[f + PENDING]
    if (waiting > 0) {
      const kind = m.s[waiting + KIND]
      if (kind === ABILITY) put(m, waiting + FLAGS, m.s[waiting + FLAGS] | STOPPED)
      else if (kind === DEATH) put(m, waiting + SPARED, 1)
      else if (kind === WINDOW) put(m, waiting + CANCELLED, 1)
      else put(m, waiting + ARGS + 2, 1)
    }
    setOutcome(m, f, step, W.cancelled)
    emit(
      m,
      m.rules.events.on.prevented,
      m.s[f + SELF],
      m.s[f + ACTOR],
      -1,
      m.rules.words.symbolOf(step.what),
    )
  },
}

/** The pending attack gets another target: the field named `target` of the window. */
export const redirect: VerbCode = {
  name: 'redirect',
  whole(m, f, step) {
    const waiting = m.s[f + PENDING]
    const self = m.s[f + SELF]
    const to = step.toRef !== null ? step.toRef.get(m, self, self, f) : self
    const slot = pendingSlot(m, 'target')
    const by = pendingSlot(m, 'attacker')
    if (waiting > 0 && slot >= 0) setPending(m, waiting, slot, to)
    const attacker = waiting > 0 && by >= 0 ? pendingField(m, waiting, by) : -1
    setOutcome(m, f, step, W.redirected)
    emit(m, m.rules.events.on.attackRedirected, attacker, m.s[f + ACTOR], to, self)
  },
}

export const again: VerbCode = {
  name: 'again',
  whole(m, f, step) {
    put(m, KEPT, 1)
    setOutcome(m, f, step, W.kept)
    emit(m, m.rules.events.on.turnKept, m.s[f + ACTOR])
  },
}

/** Refills the charges of one timing of a thing. */
export const recharge: VerbCode = {
  name: 'recharge',
  change(m, f, step, e) {
    let any = false
    for (const ability of m.rules.abilities.whenBoard[m.s[m.rules.layout.def + e]])
      if (ability.timing === step.timing && chargesUsed(m, e, ability) > 0) {
        restoreCharges(m, e, ability)
        any = true
      }
    setOutcome(m, f, step, any ? W.recharged : W.none)
    return any ? 1 : 0
  },
  tell(m, _f, step, e, any) {
    if (any)
      emit(
        m,
        m.rules.events.on.recharged,
        e,
        m.s[m.rules.layout.owner + e],
        m.rules.words.symbolOf(m.rules.words.timings[step.timing]),
      )
  },
}

/** The source (a card in limbo) becomes a lasting part of its host. */
export const attach: VerbCode = {
  name: 'attach',
  whole(m, f, step) {
    const { on } = m.rules.events
    const self = m.s[f + SELF]
    const host =
      step.toRef !== null ? step.toRef.get(m, self, self, f) : hostPick(m, f, step.record)
    attachTo(m, self, host)
    setOutcome(m, f, step, W.attached)
    emit(m, on.attached, self, m.s[f + ACTOR], host)
  },
}
const hostPick = (m: Match, f: number, record: number) => {
  const to = m.s[f + record + 5]
  return to >= 0 ? to : m.s[f + record + PICK]
}
