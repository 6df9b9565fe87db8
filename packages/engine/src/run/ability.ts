// Running an ability: select a whole segment, commit it with everything it triggers, go on.
// Each call does a little and returns whenever something was put on the stack above it.
import { W } from '../language/outcomes.ts'
import type { CompiledAbility, CompiledStep } from '../tables/ability.ts'
import { AUTO_NONE } from '../tables/selector.ts'
import { endStepModifiers } from '../change/modifiers.ts'
import {
  ASK,
  ASK_KIND,
  ASK_MAY,
  ASK_PICK,
  CHECK,
  ENDED,
  FREE,
  GONE,
  SP,
  TOP,
} from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { findReplacement } from './before.ts'
import { collectPicks, hasTarget, isSkip } from './candidates.ts'
import { isDying } from './death.ts'
import { emit } from '../events/events.ts'
import {
  abilityOf,
  ACTOR,
  AMOUNT,
  append,
  COMMITTED,
  COUNT,
  CURSOR,
  FLAGS,
  LEFT,
  LIST,
  OUTCOME,
  PAID,
  PC,
  popFrame,
  SEGMENT,
  SELF,
  STEP,
  STOPPED,
} from '../state/frame.ts'
import { finishAbility, payFirst } from './pay.ts'
import { anyPickLeft, chooseAuto, choosePlace, collectRecipients } from './recipients.ts'
import { askFor, select } from './select.ts'
import {
  BEGIN,
  SELECT,
  ASKED,
  COMMIT,
  EACH,
  REPLACED,
  TELL,
  STEP_END,
  FINISH,
} from '../state/stage.ts'
import { isVoid } from './void.ts'
import { countAnswer } from './window.ts'

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

function begin(m: Match, f: number): boolean {
  const ability = abilityOf(m, f)
  if (ability.optional) {
    // "you may" with nothing to choose is no question
    if (!hasTarget(m, f, ability)) {
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
  put(m, f + PC, ability.steps.length === 0 ? FINISH : SELECT)
  // where cancelling costs it, the ability is used from the click on, a card from its option on
  const asksFirst = ability.played && ability.steps[0]?.options.length > 0
  if (ability.spends && !asksFirst) take(m, f, ability)
}

/** Once: price, charge, and the answer a window was waiting for. */
function take(m: Match, f: number, ability: CompiledAbility): void {
  if ((m.s[f + FLAGS] & PAID) !== 0) return
  payFirst(m, f, ability)
  if (ability.kind === 'answer') countAnswer(m, f)
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
  // it was offered although it has no target: say so
  if (n === 0 && step.index === 0 && step.each !== null && isUnaimed(ability))
    return skip(m, f, step, W.noTarget)
  m.steps += n >> 3
  put(m, f + COUNT, n)
  put(m, f + PC, EACH)
}

const isUnaimed = ({ kind, needsTarget }: CompiledAbility): boolean =>
  kind === 'when' && !needsTarget

function skip(m: Match, f: number, step: CompiledStep, why: number): void {
  put(m, f + step.record + OUTCOME, why)
  tellSkip(m, f, step, why)
}

function tellSkip(m: Match, f: number, step: CompiledStep, why: number): void {
  const { on } = m.rules.events
  if (why === W.noTarget) emit(m, on.noTarget, m.s[f + SELF], m.s[f + ACTOR], step.index)
  else emit(m, on.stepSkipped, m.s[f + SELF], step.index, why)
}

/** In the list of results: nothing happened to this one. No verb answers so, as it may with -1: a point less. */
const UNCHANGED = -0x80000000

/** Recipient after recipient: replacement, change, telling, then whatever that triggered. */
function each(m: Match, f: number): void {
  const { s } = m
  const step = abilityOf(m, f).steps[s[f + STEP]]
  const { verb } = step
  const hands = verb.hands ?? 0
  const n = s[f + COUNT]
  while (s[f + CURSOR] < n) {
    const cursor = s[f + CURSOR]
    const e = s[f + s[f + LIST] + cursor]
    if (s[f + PC] === EACH) {
      if (recipientGone(m, step, e)) {
        put(m, f + CURSOR, cursor + 1)
        if (step.together) appendResult(m, UNCHANGED, hands)
        continue
      }
      if (verb.before !== undefined && m.rules.abilities.before.has(verb.name)) {
        const payload = verb.before(m, f, step, e)
        put(m, f + FLAGS, s[f + FLAGS] & ~STOPPED)
        put(m, f + PC, REPLACED)
        if (payload !== null && findReplacement(m, verb.name, e, f, payload)) return
      }
    }
    const stopped = s[f + PC] === REPLACED && (s[f + FLAGS] & STOPPED) !== 0
    put(m, f + PC, EACH)
    put(m, f + CURSOR, cursor + 1)
    if (stopped) {
      put(m, f + step.record + OUTCOME, W.prevented)
      if (step.together) appendResult(m, UNCHANGED, hands)
      continue
    }
    const result = verb.change!(m, f, step, e)
    if (step.together) appendResult(m, result, hands)
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

/** Told later, when others may have changed: what a change hands on is kept behind its result. */
function appendResult(m: Match, result: number, hands: number): void {
  append(m, result)
  for (let k = 0; k < hands; k++) append(m, m.handed[k])
}

function recipientGone(m: Match, step: CompiledStep, e: number): boolean {
  if (step.recipients !== 'thing') return false
  const zone = m.s[m.layout.zone + e]
  return zone === GONE || zone === FREE || isDying(m, e)
}

/** Batch rule: everybody has changed; now the events and what they trigger, in order. */
function tellAll(m: Match, f: number): void {
  const { s } = m
  const step = abilityOf(m, f).steps[s[f + STEP]]
  const n = s[f + COUNT]
  const list = f + s[f + LIST]
  const hands = step.verb.hands ?? 0
  while (s[f + CURSOR] < n) {
    const k = s[f + CURSOR]
    put(m, f + CURSOR, k + 1)
    const at = list + n + k * (1 + hands)
    for (let j = 0; j < hands; j++) m.handed[j] = s[at + 1 + j]
    if (s[at] !== UNCHANGED) step.verb.tell?.(m, f, step, s[list + k], s[at])
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
  if (rules.abilities.stepDurations) endStepModifiers(m)
  if (s[CHECK] !== 0 && rules.game.code.check !== undefined) {
    put(m, CHECK, 0)
    rules.game.code.check(m)
    if (s[ENDED] !== 0) return
  }
  // commit policy `pick`: the same step asks again while picks are left
  if (
    step.times !== null &&
    rules.game.manifest.policies.commit === 'pick' &&
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
