// Where the list of steps is cut into segments: each is selected as a whole and committed as a whole.
// A step is a barrier when a later choice needs what only its commit tells.
import type { Step, Target } from '../language/ability.ts'
import { BARRIERS } from '../language/events.ts'

export const isTarget = (v: unknown): v is Target =>
  typeof v === 'object' && v !== null && 'kind' in v

export const asksTarget = (step: Step): boolean =>
  isTarget(step.target) && step.target.auto === undefined
export const asksPlace = (step: Step): boolean => isTarget(step.to) && step.to.auto === undefined
export const asks = (step: Step): boolean =>
  asksTarget(step) || asksPlace(step) || step.do === 'choose'

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

const bringsUnknown = (step: Step): boolean => step.do === 'draw' || isByChance(step)

/** Does a later choice read what a draw or chance brought: cards, its result by name, or the word it changed? */
function readsUnknown({ target, to, if: gate, options, times }: Step, step: Step): boolean {
  const bringsCards = step.do === 'draw' || targetsOf(step).some(isOfCards)
  const written = [step.status, step.what, step.query, `@${step.as}`]
  return some([target, to, gate, options, times], (v) =>
    typeof v === 'string' ? written.includes(v.split('.')[0]) : bringsCards && isOfCards(v),
  )
}

/** It asks somebody else, shows something, or runs a procedure with windows. */
const opensUp = (step: Step): boolean =>
  BARRIERS.includes(step.do) ||
  [step, ...targetsOf(step)].some(({ chooser = 'actor' }) => chooser !== 'actor')

/** For each step of a flat list: is it the last of its segment? */
export function cuts(
  steps: readonly Step[],
  inLoop: readonly boolean[],
  commit: 'chain' | 'pick',
): boolean[] {
  return steps.map((step, i) => {
    if (i === steps.length - 1) return true
    if (inLoop[i] || inLoop[i + 1] || step.do === 'repeat') return true
    const later = steps.slice(i + 1).filter(asks)
    if (later.length === 0) return false
    if (commit === 'pick' || opensUp(step)) return true
    return later.some(
      (other) =>
        (bringsUnknown(step) && readsUnknown(other, step)) ||
        (step.as !== undefined && step.do !== 'choose' && readsCommit(other, step.as)),
    )
  })
}
