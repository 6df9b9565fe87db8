// Procedures of a game on the stack (attack, check): staged functions that are called until they
// finish. Whatever they put on the stack runs before their next stage.
import { W, type OutcomeWord } from '../language/outcomes.ts'
import { called } from '../state/called.ts'
import { put, type Match } from '../state/match.ts'
import {
  ABILITY,
  AMOUNT,
  ARGS,
  KIND,
  OUTCOME,
  PC,
  popFrame,
  PREV,
  pushFrame,
  STEP,
  WHICH,
} from '../state/frame.ts'

const ARGUMENTS = 10

/** Starts a procedure of `GameCode.procedures` with these arguments. */
export function pushProcedure(m: Match, name: string, ...args: number[]): void {
  const f = pushFrame(m, called(name, m.rules.words.procedureIndex), ARGS + ARGUMENTS)
  for (let k = 0; k < args.length; k++) m.s[f + ARGS + k] = args[k]
}

/** At which stage a procedure is, from 0. */
export const stage = (m: Match, f: number): number => m.s[f + PC]
/** Says at which stage a procedure goes on. */
export const setStage = (m: Match, f: number, n: number): void => put(m, f + PC, n)
/** The k-th argument of a procedure. */
export const arg = (m: Match, f: number, k: number): number => m.s[f + ARGS + k]
/** Changes an argument: what a procedure remembers between its stages. */
export const setArg = (m: Match, f: number, k: number, v: number): void => put(m, f + ARGS + k, v)

/** Ends the procedure and tells the step that started it how it went. */
export function finish(m: Match, f: number, outcome: OutcomeWord, amount = 0): void {
  const below = m.s[f + PREV]
  popFrame(m)
  if (below === 0 || m.s[below + KIND] !== ABILITY) return
  const step = m.abilities[m.s[below + WHICH]].steps[m.s[below + STEP]]
  put(m, below + step.record + OUTCOME, W[outcome])
  put(m, below + step.record + AMOUNT, amount)
}
