// Selecting: which question of a segment is open, who answers it, and what each answer does. Nothing
// is committed here and no other code sees a change.
import { MOST_TIMES } from '../language/limits.ts'
import { W } from '../language/outcomes.ts'
import { asksWhere, type CompiledAbility, type CompiledStep } from '../tables/ability.ts'
import { AUTO_NONE, CHOSEN_BY_ACTOR, CHOSEN_BY_OWNER } from '../tables/selector.ts'
import { ASK, ASK_KIND, ASK_OPTION, ASK_PICK, ASK_TO, SP } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { nextSeat } from '../state/seats.ts'
import { askedStep, canAsk, collectPicks, isSkip, timesOf } from './candidates.ts'
import {
  abilityOf,
  ACTOR,
  AMOUNT,
  append,
  AT,
  CHOSEN,
  FLAGS,
  FROM,
  LEFT,
  LIST,
  OFFERED,
  OUTCOME,
  PC,
  PICK,
  PICKS,
  SEGMENT,
  SELF,
  STEP,
  TO,
} from '../state/frame.ts'
import { commitDirect } from './direct.ts'
import { remember } from './recipients.ts'
import { SELECT, ASKED, COMMIT, STEP_END } from '../state/stage.ts'
import { isVoid } from './void.ts'

/** Asks the next open question of the segment; true = a seat has to answer now. */
export function select(m: Match, f: number): boolean {
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
        if (step.times !== null) put(m, f + LEFT, Math.min(MOST_TIMES, timesOf(m, f, step)))
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

/** A loop returns to its steps: names are bound again. */
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

/** No question without candidates: a "may" finds no target, "any number of" takes none. */
function isIdle(m: Match, f: number, step: CompiledStep): boolean {
  const { target } = step
  if (target === null || target.auto !== AUTO_NONE || step.times !== null) return false
  const none = !target.single && target.min(m, m.s[f + SELF], -1, f) === 0
  if ((!none && !target.optional) || collectPicks(m, f, step) > 0) return false
  if (!none) put(m, f + step.record + OUTCOME, W.noTarget)
  return true
}

export function askFor(m: Match, f: number, step: CompiledStep, kind: number): void {
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
    return e >= 0 ? s[m.layout.owner + e] : actor
  }
  return nextSeat(m, actor)
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
  if (single) return picked(m, f, step)
  put(m, f + FLAGS, s[f + FLAGS] | CHOSEN)
  if (step.times !== null) {
    put(m, f + LEFT, s[f + LEFT] - 1)
    const stop =
      m.rules.game.manifest.policies.commit === 'pick' ||
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
  if (!asksWhere(step)) return goOn(m, f, CHOSEN)
  put(m, f + FLAGS, m.s[f + FLAGS] | CHOSEN)
  askFor(m, f, step, ASK_TO)
}

/** The chooser stops. Pick by pick, what was picked is committed already. */
export function enough(m: Match, f: number, step: CompiledStep): void {
  if (step.times === null || m.rules.game.manifest.policies.commit === 'chain')
    return picked(m, f, step)
  put(m, ASK, -1)
  put(m, f + LEFT, 0)
  put(m, f + LIST, m.s[SP] - f)
  put(m, f + PC, STEP_END)
}

export function answerPlace(m: Match, f: number, value: number): void {
  const step = askedStep(m, f)
  put(m, f + step.record + TO, value)
  goOn(m, f, CHOSEN)
}

export function answerOption(m: Match, f: number, symbol: number): void {
  const step = askedStep(m, f)
  put(m, f + step.record + OUTCOME, symbol)
  goOn(m, f, CHOSEN)
}

export function decline(m: Match, f: number): void {
  const step = askedStep(m, f)
  put(m, f + step.record + OUTCOME, W.declined)
  goOn(m, f, 0)
}

/** On to the next question of the segment, or to its commit. */
function goOn(m: Match, f: number, flag: number): void {
  const ability = abilityOf(m, f)
  const step = ability.steps[m.s[f + STEP]]
  if (ability.direct && !isSkip(m.s[f + step.record + OUTCOME])) return commitDirect(m, f, ability)
  if (flag !== 0) put(m, f + FLAGS, m.s[f + FLAGS] | flag)
  put(m, ASK, -1)
  if (step.cut) {
    put(m, f + STEP, m.s[f + SEGMENT])
    put(m, f + PC, COMMIT)
  } else {
    put(m, f + STEP, m.s[f + STEP] + 1)
    put(m, f + PC, SELECT)
  }
}
