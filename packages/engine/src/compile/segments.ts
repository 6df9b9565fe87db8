// Where the list of steps is cut into segments: each is selected as a whole and committed as a whole.
// A step is a barrier when a later choice needs what only its commit tells.
import type { Step, Target } from '../language/ability.ts'
import type { VerbCode } from '../verbs/verb.ts'

/** A step of the list without inner ones. */
export interface Flat {
  step: Step
  verb: VerbCode
  inLoop: boolean
  /** Of a step with inner ones: the step behind them. Of the one that closes them: the first of them. */
  jump: number
  /** Of the one that closes them: the step that opened them, else -1. */
  opener: number
}

export const isTarget = (v: unknown): v is Target =>
  typeof v === 'object' && v !== null && 'kind' in v

export const asksTarget = (step: Step): boolean =>
  isTarget(step.target) && step.target.auto === undefined
export const asksPlace = (step: Step): boolean => isTarget(step.to) && step.to.auto === undefined
export const asks = (step: Step): boolean =>
  asksTarget(step) || asksPlace(step) || step.options !== undefined

const COMMIT_ONLY = ['amount', 'through', 'excess', 'total', 'margin']

/** Is there a value in this JSON that passes? */
export const some = (node: unknown, test: (value: unknown) => boolean): boolean =>
  test(node) ||
  (typeof node === 'object' &&
    node !== null &&
    Object.values(node).some((part) => some(part, test)))

/** Does a later choice read a number or an outcome of `@name` that only its commit makes? */
const readsCommit = (later: Step, name: string): boolean =>
  some(later, (v) =>
    isOutcome(v) ? v.of === `@${name}` : COMMIT_ONLY.some((field) => v === `@${name}.${field}`),
  )
const isOutcome = (v: unknown): v is { of: string } =>
  typeof v === 'object' && v !== null && 'outcome' in v

const targetsOf = (step: Step): Target[] => [step.target, step.each, step.to].filter(isTarget)

export const isByChance = (step: Step): boolean =>
  targetsOf(step).some(({ auto, ties }) => auto === 'random' || ties === 'random')

/** A choice among cards, or a count of them. */
export const isOfCards = (v: unknown): boolean => isTarget(v) && v.kind === 'card'

const bringsUnknown = ({ step, verb }: Flat): boolean =>
  verb.bringsCards === true || isByChance(step)

/** Does a later choice read what a draw or chance brought: cards, its result by name, or the word it changed? */
function readsUnknown({ step: later }: Flat, { step, verb }: Flat): boolean {
  const { target, to, if: gate, options, times } = later
  const bringsCards = verb.bringsCards || targetsOf(step).some(isOfCards)
  const written = [step.status, step.what, step.query, `@${step.as}`]
  return some([target, to, gate, options, times], (v) =>
    typeof v === 'string' ? written.includes(v.split('.')[0]) : bringsCards && isOfCards(v),
  )
}

/** It asks somebody else, shows something, or runs a procedure with windows. */
const opensUp = ({ step, verb }: Flat): boolean =>
  verb.isBarrier === true ||
  [step, ...targetsOf(step)].some(({ chooser = 'actor' }) => chooser !== 'actor')

/** For each step of a flat list: is it the last of its segment? */
export const cuts = (flat: readonly Flat[], commit: 'chain' | 'pick'): boolean[] =>
  flat.map((entry, i) => {
    const { step, verb, inLoop } = entry
    if (i === flat.length - 1) return true
    if (inLoop || flat[i + 1].inLoop || verb.inner !== undefined) return true
    const later = flat.slice(i + 1).filter((other) => asks(other.step))
    if (later.length === 0) return false
    if (commit === 'pick' || opensUp(entry)) return true
    // which option was chosen is known at the pick
    const name = verb.stands === 'option' ? undefined : step.as
    return later.some(
      (other) =>
        (bringsUnknown(entry) && readsUnknown(other, entry)) ||
        (name !== undefined && readsCommit(other.step, name)),
    )
  })
