// Inner steps that run in rounds: the record of the step that has them keeps how many there are to be, and were.
import { SP } from '../state/head.ts'
import { put, type Match } from '../state/match.ts'
import { overBudget } from '../state/budget.ts'
import { EXTRA, PICKS, SELF, STEP } from '../state/frame.ts'

/** @param record of the step that has the inner ones */
export function openRounds(m: Match, f: number, record: number, n: number): void {
  put(m, f + record + EXTRA, n)
  put(m, f + record + PICKS, 0)
}

/** One round is done. Is another to come? */
export function nextRound(m: Match, f: number, record: number): boolean {
  const done = m.s[f + record + PICKS] + 1
  put(m, f + record + PICKS, done)
  return done < m.s[f + record + EXTRA]
}

/** Goes on with that step instead of the next one. */
export const jumpTo = (m: Match, f: number, step: number): void => put(m, f + STEP, step - 1)

/** The same backwards, as long as the budgets allow it: picks of earlier rounds stay on the stack. */
export function jumpBack(m: Match, f: number, step: number, verb: string): void {
  if (++m.steps > m.rules.game.budgets.steps || m.s[SP] > m.layout.brim)
    return overBudget(m, m.s[f + SELF], verb)
  jumpTo(m, f, step)
}
