// Things given one by one, such as single shields, have the same result in any order, and what
// was just taken from a thing need not be given back to it. Such answers are left out of a look; where no others are left
// one of them stands for all.
import type { Match } from '@cardwright/engine'
import { type CompiledStep } from '@cardwright/engine/author'
import {
  ASK_KIND,
  ASK_PICK,
  askedStep,
  packed,
  pickAt,
  PICKS,
  TOP,
  WHICH,
} from '@cardwright/engine/block'

/** @returns how many of the first `n` answers are left; they keep their order */
export function leaveOutTheSame(m: Match, answers: Int32Array, n: number): number {
  if (m.s[ASK_KIND] !== ASK_PICK) return n
  const f = m.s[TOP]
  const step = askedStep(m, f)
  if (step.times === null || step.verb.orderless !== true) return n
  const picked = m.s[f + step.record + PICKS]
  const last = picked === 0 ? -1 : pickAt(m, f, step, picked - 1)
  const taken = takenBefore(m, f, step)
  let kept = 0
  for (let i = 0; i < n; i++) {
    const thing = packed.valueOf(answers[i])
    const isPick = packed.kindOf(answers[i]) === packed.PICK
    if (isPick && (thing < last || (taken !== null && isAmong(m, f, taken, thing)))) continue
    answers[kept++] = answers[i]
  }
  return Math.max(1, kept)
}

/** The step of this chain that took what this one gives, or gave what it takes. */
function takenBefore(
  m: Match,
  f: number,
  { index, verb, source }: CompiledStep,
): CompiledStep | null {
  const { steps } = m.rules.abilities.all[m.s[f + WHICH]]
  for (let i = index - 1; i >= 0; i--) {
    const { what, amount } = steps[i].source
    if (steps[i].verb !== verb || what !== source.what) continue
    if (typeof amount !== 'number' || typeof source.amount !== 'number') continue
    if (amount < 0 !== source.amount < 0) return steps[i]
  }
  return null
}

function isAmong(m: Match, f: number, step: CompiledStep, thing: number): boolean {
  for (let k = m.s[f + step.record + PICKS] - 1; k >= 0; k--)
    if (pickAt(m, f, step, k) === thing) return true
  return false
}
