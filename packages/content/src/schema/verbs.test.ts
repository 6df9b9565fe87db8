// Every verb is accepted with what it needs, refuses what it does not take, and misses what it needs.
import { describe, expect, it } from 'vitest'
import { VERBS, neededBy, verbOf, type Verb, type VerbName } from '../language.ts'
import { act, problemsOf } from '../../test/toy.ts'

const answer = (...steps: unknown[]) => ({ answer: 'beforeMove', steps })

describe.each(Object.keys(VERBS) as VerbName[])('%s', (verb) => {
  const { example: steps, isAnswer } = VERBS[verb] as Verb
  const wrap = isAnswer || verb === 'cancel' ? answer : act
  const at = steps.findIndex((step) => step['do'] === verb)
  const change = (edit: (step: Record<string, unknown>) => void) => {
    const copy = structuredClone(steps) as Record<string, unknown>[]
    edit(copy[at])
    return problemsOf(wrap(...copy))
  }

  it('is accepted', () => {
    expect(problemsOf(wrap(...steps))).toEqual([])
  })

  it('refuses a parameter it does not take', () => {
    const foreign = ['amount', 'status', 'free', 'timing'].find(
      (key) => !(key in verbOf(verb)!.params),
    )!
    const value = { amount: 1, status: 'stun', free: true, timing: 'act' }[foreign]
    expect(change((step) => (step[foreign] = value))).toContainEqual(
      expect.stringContaining(`steps[${at}].${foreign}  unknown key "${foreign}"`),
    )
  })

  it.each(neededBy(verbOf(verb)!))('misses "%s"', (key) => {
    expect(change((step) => delete step[key])).toContainEqual(
      expect.stringContaining(`steps[${at}].${key}  is missing`),
    )
  })
})
