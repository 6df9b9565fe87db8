// Running an ability: select a whole segment, commit it with everything it triggers, go on.
// Each call does a little and returns whenever something was put on the stack above it.
import { W } from '../language/outcomes.ts'
import type { CompiledAbility, CompiledStep } from '../compile/ability.ts'
import { AUTO_NONE, CHOSEN_BY_ACTOR, CHOSEN_BY_OWNER } from '../compile/selector.ts'
import { endStepModifiers } from '../change/modifiers.ts'
import {
  ASK,
  ASK_KIND,
  ASK_MAY,
  ASK_OPTION,
  ASK_PICK,
  ASK_TO,
  BESIDE,
  BOARD,
  CHECK,
  ENDED,
  FREE,
  GONE,
  SP,
  TOP,
  ZONES,
} from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { findReplacement } from './before.ts'
import { askedStep, canAsk, collectPicks, isSkip } from './candidates.ts'
import { isDying } from './death.ts'
import { emit } from './events.ts'
import {
  ACTOR,
  AMOUNT,
  append,
  AT,
  CHOSEN,
  COMMITTED,
  COUNT,
  CURSOR,
  FLAGS,
  FROM,
  LEFT,
  LIST,
  OFFERED,
  OUTCOME,
  PAID,
  PC,
  PICK,
  PICKS,
  popFrame,
  SEGMENT,
  SELF,
  STEP,
  STOPPED,
  TO,
  WHICH,
} from './frame.ts'
import { finishAbility, payFirst } from './pay.ts'
import { countAnswer } from './window.ts'
import {
  anyPickLeft,
  chooseAuto,
  choosePlace,
  collectRecipients,
  isAround,
  remember,
} from './recipients.ts'

// where a run is
export const BEGIN = 0
export const SELECT = 1
export const ASKED = 2
export const COMMIT = 3
export const EACH = 4
export const REPLACED = 5
export const TELL = 6
export const STEP_END = 7
export const FINISH = 8

export function runAbility(m: Match, f: number): void {
  const { s } = m
  for (;;) {
    switch (s[f + PC]) {
      case BEGIN:
        if (begin(m, f)) return
        break
      case SELECT:
        if (select(m, f)) return
        break
      case ASKED:
        return
      case COMMIT:
        commitStep(m, f)
        break
      case EACH:
      case REPLACED:
        each(m, f)
        break
      case TELL:
        tellAll(m, f)
        break
      case STEP_END:
        endStep(m, f)
        break
      case FINISH:
        take(m, f, abilityOf(m, f))
        if (s[TOP] === f) finishAbility(m, f)
        return
    }
    if (s[TOP] !== f || s[ENDED] !== 0) return
  }
}

const abilityOf = (m: Match, f: number): CompiledAbility => m.rules.abilities[m.s[f + WHICH]]

function begin(m: Match, f: number): boolean {
  const ability = abilityOf(m, f)
  if (ability.optional) {
    // "you may" with nothing to choose is no question
    if (ability.needsTarget && ability.firstAsk !== null && !canAsk(m, f, ability.firstAsk)) {
      popFrame(m)
      return true
    }
    put(m, f + PC, ASKED)
    put(m, ASK, m.s[f + ACTOR])
    put(m, ASK_KIND, ASK_MAY)
    return true
  }
  start(m, f, ability)
  return m.s[TOP] !== f
}

export function start(m: Match, f: number, ability: CompiledAbility): void {
  // under cancel policy `spent` the ability is used from the click on, a card from its option on
  put(m, f + PC, ability.steps.length === 0 ? FINISH : SELECT)
  const asksFirst = ability.played && ability.steps[0]?.options.length > 0
  if (m.rules.manifest.policies.cancel === 'spent' && !asksFirst) take(m, f, ability)
}

/** Once: price, charge, and the answer a window was waiting for. */
function take(m: Match, f: number, ability: CompiledAbility): void {
  if ((m.s[f + FLAGS] & PAID) !== 0) return
  payFirst(m, f, ability)
  if (ability.kind === 'answer') countAnswer(m, f)
}

/** Asks the next open question of the segment; true = somebody has to answer now. */
function select(m: Match, f: number): boolean {
  const { s } = m
  const ability = abilityOf(m, f)
  for (let i = s[f + STEP]; ; i++) {
    const step = ability.steps[i]
    if (step.asks) {
      const r = f + step.record
      put(m, f + STEP, i)
      if (s[r + PICKS] !== 0 || s[r + OUTCOME] !== 0) forget(m, r)
      if (
        isVoid(m, f, step) ||
        (step.test !== null && !step.test(m, s[f + SELF], s[f + SELF], f))
      ) {
        put(m, r + OUTCOME, W.skipped)
      } else if (!isOffered(m, f, ability, step) && !canAsk(m, f, step)) {
        put(m, r + OUTCOME, W.noTarget)
      } else if (!isIdle(m, f, step)) {
        if (step.times !== null) put(m, f + LEFT, step.times(m, s[f + SELF], s[f + SELF], f))
        if (step.times === null || s[f + LEFT] > 0) {
          askFor(
            m,
            f,
            step,
            step.options.length > 0
              ? ASK_OPTION
              : step.target !== null && step.target.auto === AUTO_NONE
                ? ASK_PICK
                : ASK_TO,
          )
          return true
        }
        put(m, r + OUTCOME, W.noTarget)
      }
    }
    if (step.cut) {
      put(m, f + STEP, s[f + SEGMENT])
      put(m, f + PC, COMMIT)
      return false
    }
  }
}

/** A loop comes back to its steps: names are bound anew. */
function forget(m: Match, r: number): void {
  for (const slot of [OUTCOME, PICKS, AT, AMOUNT]) put(m, r + slot, 0)
  for (const slot of [PICK, FROM, TO]) put(m, r + slot, -1)
}

/** The list has looked at the first question already. */
function isOffered(m: Match, f: number, ability: CompiledAbility, step: CompiledStep): boolean {
  return (
    ability.checked &&
    step === ability.firstAsk &&
    (m.s[f + FLAGS] & (OFFERED | CHOSEN)) === OFFERED
  )
}

/** Nobody is asked to choose among nothing: a "may" finds no target, "any number of" takes none. */
function isIdle(m: Match, f: number, step: CompiledStep): boolean {
  const { target } = step
  if (target === null || target.auto !== AUTO_NONE || step.times !== null) return false
  const none = !target.single && target.min(m, m.s[f + SELF], -1, f) === 0
  if ((!none && !target.optional) || collectPicks(m, f, step) > 0) return false
  if (!none) put(m, f + step.record + OUTCOME, W.noTarget)
  return true
}

function askFor(m: Match, f: number, step: CompiledStep, kind: number): void {
  put(m, f + PC, ASKED)
  put(m, ASK, chooserOf(m, f, step, kind))
  put(m, ASK_KIND, kind)
}

function chooserOf(m: Match, f: number, step: CompiledStep, kind: number): number {
  const { s } = m
  const actor = s[f + ACTOR]
  const chooser =
    kind === ASK_OPTION
      ? step.chooser
      : ((kind === ASK_TO ? step.to : step.target)?.chooser ?? CHOSEN_BY_ACTOR)
  if (chooser === CHOSEN_BY_ACTOR) return actor
  if (chooser === CHOSEN_BY_OWNER) {
    const e = s[f + step.record + PICK]
    return e >= 0 ? s[m.rules.layout.owner + e] : actor
  }
  return (actor + 1) % m.rules.seats
}

/** A pick was made. */
export function answerPick(m: Match, f: number, value: number): void {
  const { s } = m
  const step = askedStep(m, f)
  const r = f + step.record
  const target = step.target!
  const n = s[r + PICKS]
  if (n === 0) remember(m, f, step, value)
  const single = target.single && step.times === null
  if (!single) {
    if (n === 0) put(m, r + AT, s[SP] - f)
    append(m, value)
  }
  put(m, r + PICKS, n + 1)
  put(m, f + FLAGS, s[f + FLAGS] | CHOSEN)
  if (single) return picked(m, f, step)
  if (step.times !== null) {
    put(m, f + LEFT, s[f + LEFT] - 1)
    const stop =
      m.rules.manifest.policies.commit === 'pick' ||
      s[f + LEFT] <= 0 ||
      collectPicks(m, f, step) === 0
    if (stop) picked(m, f, step)
    return
  }
  if (target.exact && n + 1 >= target.max(m, s[f + SELF], -1, f)) picked(m, f, step)
}

export function unpick(m: Match, f: number, value: number): void {
  const { s } = m
  const step = askedStep(m, f)
  const r = f + step.record
  const n = s[r + PICKS]
  const at = f + s[r + AT]
  let k = 0
  while (k < n && s[at + k] !== value) k++
  for (; k < n - 1; k++) put(m, at + k, s[at + k + 1])
  put(m, r + PICKS, n - 1)
  put(m, SP, s[SP] - 1)
  if (n - 1 === 0) {
    put(m, r + PICK, -1)
    put(m, r + AT, 0)
    put(m, r + FROM, -1)
  } else remember(m, f, step, s[at])
}

/** The choice of targets is complete (confirmed, or full). */
function picked(m: Match, f: number, step: CompiledStep): void {
  if (step.asksTo) askFor(m, f, step, ASK_TO)
  else goOn(m, f)
}

/** The chooser stops. Pick by pick, what was picked is committed already. */
export function enough(m: Match, f: number, step: CompiledStep): void {
  if (step.times === null || m.rules.manifest.policies.commit === 'chain') return picked(m, f, step)
  put(m, ASK, -1)
  put(m, f + LEFT, 0)
  put(m, f + LIST, m.s[SP] - f)
  put(m, f + PC, STEP_END)
}

export function answerPlace(m: Match, f: number, value: number): void {
  const step = askedStep(m, f)
  put(m, f + step.record + TO, value)
  put(m, f + FLAGS, m.s[f + FLAGS] | CHOSEN)
  goOn(m, f)
}

export function answerOption(m: Match, f: number, symbol: number): void {
  const step = askedStep(m, f)
  put(m, f + step.record + OUTCOME, symbol)
  put(m, f + FLAGS, m.s[f + FLAGS] | CHOSEN)
  goOn(m, f)
}

export function decline(m: Match, f: number): void {
  const step = askedStep(m, f)
  put(m, f + step.record + OUTCOME, W.declined)
  goOn(m, f)
}

/** On to the next question of the segment, or to its commit. */
function goOn(m: Match, f: number): void {
  const ability = abilityOf(m, f)
  const step = ability.steps[m.s[f + STEP]]
  put(m, ASK, -1)
  if (ability.direct && step === ability.firstAsk && !isSkip(m.s[f + step.record + OUTCOME]))
    return commitDirect(m, f, ability, step)
  if (step.cut) {
    put(m, f + STEP, m.s[f + SEGMENT])
    put(m, f + PC, COMMIT)
  } else {
    put(m, f + STEP, m.s[f + STEP] + 1)
    put(m, f + PC, SELECT)
  }
}

/** Asks the only question of a direct ability at once; the main list has seen that it has an answer. */
export function askDirect(m: Match, f: number, ability: CompiledAbility): void {
  put(m, f + PC, ASKED)
  put(m, ASK_KIND, ability.firstAsk!.target === null ? ASK_TO : ASK_PICK)
  put(m, ASK, m.s[f + ACTOR])
}

/** One step with one recipient, just picked: nothing can have come between, so it is done right here. */
function commitDirect(m: Match, f: number, ability: CompiledAbility, step: CompiledStep): void {
  const { s } = m
  put(m, f + FLAGS, s[f + FLAGS] | COMMITTED)
  put(m, f + LIST, s[SP] - f)
  put(m, f + PC, COMMIT)
  take(m, f, ability)
  if (s[TOP] !== f) return
  put(m, f + PC, STEP_END)
  const { verb } = step
  if (verb.whole !== undefined) verb.whole(m, f, step)
  else {
    const e = step.target === null ? s[f + SELF] : s[f + step.record + PICK]
    const result = verb.change!(m, f, step, e)
    verb.tell?.(m, f, step, e, result)
  }
  if (s[TOP] !== f || s[ENDED] !== 0) return
  endStep(m, f)
  if (s[ENDED] === 0 && s[TOP] === f) finishAbility(m, f)
}

/** It uses a name whose step was skipped, or whose things were all taken away by something else. */
function isVoid(m: Match, f: number, step: CompiledStep): boolean {
  const { s, rules } = m
  for (const record of step.needs) {
    const outcome = s[f + record + OUTCOME]
    if (isSkip(outcome)) return true
    if (s[f + record + PICK] < 0 || rules.removes.has(outcome)) continue
    if (rules.recordIsThing[s[f + WHICH]].has(record) && haveLeft(m, f, record)) return true
  }
  return step.needsSelf && hasSourceLeft(m, f)
}

/** Units have left when they are off the board, even if their card lies in the discard. */
function haveLeft(m: Match, f: number, record: number): boolean {
  const { s, rules } = m
  const n = s[f + record + PICKS]
  const at = s[f + record + AT]
  const stood = s[f + record + FROM] >= 0 && rules.recordIsUnit[s[f + WHICH]].has(record)
  for (let k = 0; k < n || k === 0; k++) {
    const e = at === 0 ? s[f + record + PICK] : s[f + at + k]
    const zone = s[rules.layout.zone + e]
    if (stood ? zone === BOARD || zone === BESIDE : zone !== GONE && zone !== FREE) return false
  }
  return true
}

function hasSourceLeft(m: Match, f: number): boolean {
  const ability = abilityOf(m, f)
  const self = m.s[f + SELF]
  if (ability.lastKnown) return false
  if (!isAround(m, self)) return true
  return ability.kind !== 'answer' && !ability.played && m.s[m.rules.layout.zone + self] >= ZONES
}

function commitStep(m: Match, f: number): void {
  const { s } = m
  const ability = abilityOf(m, f)
  const step = ability.steps[s[f + STEP]]
  const r = f + step.record
  if ((s[f + FLAGS] & COMMITTED) === 0) {
    put(m, f + FLAGS, s[f + FLAGS] | COMMITTED)
    take(m, f, ability)
    // what the price triggers comes before the first step
    if (s[TOP] !== f) return
  }
  put(m, f + LIST, s[SP] - f)
  put(m, f + COUNT, 0)
  put(m, f + CURSOR, 0)
  put(m, f + PC, STEP_END)
  if (step.asks) {
    if (isSkip(s[r + OUTCOME])) return tellSkip(m, f, step, s[r + OUTCOME])
  } else {
    put(m, r + OUTCOME, 0)
    put(m, r + AMOUNT, 0)
    if (step.test !== null && !step.test(m, s[f + SELF], s[f + SELF], f))
      return skip(m, f, step, W.skipped)
  }
  if (isVoid(m, f, step)) return skip(m, f, step, W.skipped)
  if (step.target !== null && step.target.auto !== AUTO_NONE && !chooseAuto(m, f, step))
    return skip(m, f, step, W.noTarget)
  if (step.to !== null && step.to.auto !== AUTO_NONE && !choosePlace(m, f, step))
    return skip(m, f, step, W.noTarget)
  if (step.verb.whole !== undefined) {
    if (step.target !== null && !anyPickLeft(m, f, step)) return skip(m, f, step, W.gone)
    return step.verb.whole(m, f, step)
  }
  const n = collectRecipients(m, f, step)
  if (n < 0) return skip(m, f, step, W.gone)
  put(m, f + COUNT, n)
  put(m, f + PC, EACH)
}

function skip(m: Match, f: number, step: CompiledStep, why: number): void {
  put(m, f + step.record + OUTCOME, why)
  tellSkip(m, f, step, why)
}

function tellSkip(m: Match, f: number, step: CompiledStep, why: number): void {
  const { on } = m.rules
  if (why === W.noTarget) emit(m, on.noTarget, m.s[f + SELF], m.s[f + ACTOR], step.index)
  else emit(m, on.stepSkipped, m.s[f + SELF], step.index, why)
}

/** Recipient after recipient: replacement, change, telling, then whatever that triggered. */
function each(m: Match, f: number): void {
  const { s } = m
  const step = abilityOf(m, f).steps[s[f + STEP]]
  const { verb } = step
  const n = s[f + COUNT]
  while (s[f + CURSOR] < n) {
    const cursor = s[f + CURSOR]
    const e = s[f + s[f + LIST] + cursor]
    if (s[f + PC] === EACH) {
      if (recipientGone(m, step, e)) {
        put(m, f + CURSOR, cursor + 1)
        if (step.together) append(m, -1)
        continue
      }
      if (verb.before !== undefined && m.rules.before.has(verb.name)) {
        const payload = verb.before(m, f, step, e)
        put(m, f + FLAGS, s[f + FLAGS] & ~STOPPED)
        put(m, f + PC, REPLACED)
        if (payload !== null && findReplacement(m, verb.name, e, s[f + SELF], f, payload)) return
      }
    }
    const stopped = s[f + PC] === REPLACED && (s[f + FLAGS] & STOPPED) !== 0
    put(m, f + PC, EACH)
    put(m, f + CURSOR, cursor + 1)
    if (stopped) {
      put(m, f + step.record + OUTCOME, W.prevented)
      if (step.together) append(m, -1)
      continue
    }
    const result = verb.change!(m, f, step, e)
    if (step.together) append(m, result)
    else {
      verb.tell?.(m, f, step, e, result)
      if (s[TOP] !== f) return
    }
  }
  if (step.together) {
    put(m, f + CURSOR, 0)
    put(m, f + PC, TELL)
  } else put(m, f + PC, STEP_END)
}

function recipientGone(m: Match, step: CompiledStep, e: number): boolean {
  if (step.recipients !== 'thing') return false
  const zone = m.s[m.rules.layout.zone + e]
  return zone === GONE || zone === FREE || isDying(m, e)
}

/** Batch rule: everybody has changed; now the events and what they trigger, in order. */
function tellAll(m: Match, f: number): void {
  const { s } = m
  const step = abilityOf(m, f).steps[s[f + STEP]]
  const n = s[f + COUNT]
  const list = f + s[f + LIST]
  while (s[f + CURSOR] < n) {
    const k = s[f + CURSOR]
    put(m, f + CURSOR, k + 1)
    const result = s[list + n + k]
    if (result !== -1) step.verb.tell?.(m, f, step, s[list + k], result)
    if (s[TOP] !== f) return
  }
  put(m, f + PC, STEP_END)
}

function endStep(m: Match, f: number): void {
  const { s, rules } = m
  const ability = abilityOf(m, f)
  const i = s[f + STEP]
  const step = ability.steps[i]
  put(m, SP, f + s[f + LIST])
  if (s[f + step.record + OUTCOME] === 0) put(m, f + step.record + OUTCOME, W.done)
  if (rules.stepDurations) endStepModifiers(m)
  if (s[CHECK] !== 0 && rules.code.check !== undefined) {
    put(m, CHECK, 0)
    rules.code.check(m)
    if (s[ENDED] !== 0) return
  }
  // commit policy `pick`: the same step asks again while picks are left
  if (
    step.times !== null &&
    rules.manifest.policies.commit === 'pick' &&
    s[f + LEFT] > 0 &&
    !isSkip(s[f + step.record + OUTCOME])
  ) {
    if (collectPicks(m, f, step) > 0) return askFor(m, f, step, ASK_PICK)
    put(m, f + LEFT, 0)
  }
  const next = i + 1
  put(m, f + STEP, next)
  if (next >= ability.steps.length) put(m, f + PC, FINISH)
  else if (step.cut) {
    put(m, f + SEGMENT, next)
    put(m, f + PC, SELECT)
  } else put(m, f + PC, COMMIT)
}
