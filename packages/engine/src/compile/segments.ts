// Where the list of steps is cut into segments: each is selected as a whole and committed as a whole.
// A step is a barrier when a later choice needs what only its commit tells.
import type { Step, Target } from '../language/ability.ts'
import { BARRIERS } from '../language/events.ts'

const isTarget = (v: unknown): v is Target => typeof v === 'object' && v !== null && 'kind' in v

export const asksTarget = (step: Step): boolean =>
  isTarget(step.target) && step.target.auto === undefined
export const asksPlace = (step: Step): boolean => isTarget(step.to) && step.to.auto === undefined
export const asks = (step: Step): boolean =>
  asksTarget(step) || asksPlace(step) || step.do === 'choose'

const COMMIT_ONLY = ['amount', 'through', 'excess', 'total', 'margin']

/** Does this JSON read a number or an outcome of `@name` that only its commit makes? */
function readsCommit(node: unknown, name: string): boolean {
  if (typeof node === 'string') return COMMIT_ONLY.some((field) => node === `@${name}.${field}`)
  if (Array.isArray(node)) return node.some((part) => readsCommit(part, name))
  if (typeof node !== 'object' || node === null) return false
  const record = node as Record<string, unknown>
  if (record.outcome !== undefined && record.of === `@${name}`) return true
  return Object.values(record).some((part) => readsCommit(part, name))
}

/** It asks somebody else, rolls chance, shows something, or runs a procedure with windows. */
function opensUp(step: Step): boolean {
  if (BARRIERS.includes(step.do)) return true
  for (const target of [step.target, step.each, step.to]) {
    if (!isTarget(target)) continue
    if (target.auto === 'random' || target.ties === 'random') return true
    if (target.chooser !== undefined && target.chooser !== 'actor') return true
  }
  return step.chooser !== undefined && step.chooser !== 'actor'
}

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
    if (opensUp(step)) return true
    if (commit === 'pick') return asks(step)
    return (
      step.as !== undefined &&
      step.do !== 'choose' &&
      later.some((other) => readsCommit(other, step.as!))
    )
  })
}
