// Direct abilities: one step, one question, one recipient. What was picked is done at once, without the
// stages between; the frame is only brought into a stage where something else may come on top of it.
import type { CompiledAbility } from '../tables/ability.ts'
import { endStepModifiers } from '../change/modifiers.ts'
import { ASK, ASK_KIND, ASK_PICK, ASK_TO, CHECK, ENDED, TOP } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { ACTOR, CHOSEN, COMMITTED, FLAGS, LIST, PAID, PC, PICK, SELF } from '../state/frame.ts'
import { finishAbility, payFirst } from './pay.ts'
import { ASKED, COMMIT, FINISH, STEP_END } from '../state/stage.ts'

/** Asks the only question of a run just opened; the main list has seen that it has an answer. */
export function askDirect(m: Match, f: number, ability: CompiledAbility): void {
  m.s[f + PC] = ASKED
  const kind = ability.firstAsk!.target === null ? ASK_TO : ASK_PICK
  if (m.s[ASK_KIND] !== kind) put(m, ASK_KIND, kind)
  put(m, ASK, m.s[f + ACTOR])
}

/** It was answered. */
export function commitDirect(m: Match, f: number, ability: CompiledAbility): void {
  const { s, rules } = m
  put(m, ASK, -1)
  if (ability.takesFirst) {
    put(m, f + FLAGS, s[f + FLAGS] | CHOSEN | COMMITTED)
    put(m, f + PC, COMMIT)
    payFirst(m, f, ability)
    if (s[TOP] !== f) return
  } else if (m.runs !== null) m.runs[ability.index]++
  act(m, f, ability)
  if (s[TOP] !== f) {
    put(m, f + LIST, ability.frameSize)
    return waitAt(m, f, STEP_END)
  }
  if (s[ENDED] !== 0) return
  if (rules.abilities.stepDurations) endStepModifiers(m)
  if (s[CHECK] !== 0 && rules.game.code.check !== undefined) {
    put(m, CHECK, 0)
    rules.game.code.check(m)
    if (s[ENDED] !== 0) return
  }
  // paying the last cost may trigger something; otherwise nothing reads the frame again
  if (m.listened[rules.events.on.resourceChanged] !== 0) waitAt(m, f, FINISH)
  finishAbility(m, f)
}

/** Something may come on top of the frame: it says how far it is. */
function waitAt(m: Match, f: number, stage: number): void {
  put(m, f + FLAGS, m.s[f + FLAGS] | CHOSEN | COMMITTED | PAID)
  put(m, f + PC, stage)
}

function act(m: Match, f: number, ability: CompiledAbility): void {
  const { s } = m
  const step = ability.steps[0]
  const { verb } = step
  if (verb.whole !== undefined) return verb.whole(m, f, step)
  const e = step.target === null ? s[f + SELF] : s[f + step.record + PICK]
  const result = verb.change!(m, f, step, e)
  if (verb.tell !== undefined) verb.tell(m, f, step, e, result)
}
