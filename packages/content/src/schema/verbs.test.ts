// Every verb is accepted with what it needs, refuses what it does not take, and misses what it needs.
import { describe, expect, it } from 'vitest'
import { VERBS, verbWords, type Verb } from '../language.ts'
import { act, problemsOf } from '../../test/toy.ts'

const unit = { kind: 'unit', side: 'opponent' }
const cell = { kind: 'cell', empty: true }
const answer = (...steps: unknown[]) => ({ answer: 'beforeMove', steps })

const EXAMPLES: Record<
  Verb,
  { steps: Record<string, unknown>[]; in?: (...steps: unknown[]) => unknown }
> = {
  select: {
    steps: [
      { do: 'select', as: 'x', target: unit },
      { do: 'destroy', each: '@x' },
    ],
  },
  choose: {
    steps: [
      {
        do: 'choose',
        as: 'x',
        options: ['a', { name: 'b', if: { turn: 'own' } }],
        chooser: 'opponent',
      },
      { do: 'draw', amount: 1, if: { outcome: 'a', of: '@x' } },
      { do: 'draw', amount: 2, if: { outcome: ['b'], of: '@x' } },
    ],
  },
  repeat: { steps: [{ do: 'repeat', count: 2, max: 3, steps: [{ do: 'draw', amount: 1 }] }] },
  move: { steps: [{ do: 'move', target: unit, to: cell, free: true }] },
  push: { steps: [{ do: 'push', target: unit, from: 'self', steps: 2 }] },
  swap: { steps: [{ do: 'swap', target: unit, with: 'self' }] },
  put: {
    steps: [{ do: 'put', target: unit, to: { zone: 'deck', at: 'top', of: 'target.owner' } }],
  },
  spawn: { steps: [{ do: 'spawn', def: 'cub', to: cell, side: 'neutral' }] },
  remove: { steps: [{ do: 'remove', target: { kind: 'terrain' } }] },
  attach: { steps: [{ do: 'attach', to: unit }] },
  draw: { steps: [{ do: 'draw', amount: 1, who: 'opponent' }] },
  discard: { steps: [{ do: 'discard', target: { kind: 'card', zone: 'hand', side: 'own' } }] },
  look: { steps: [{ do: 'look', top: 3, after: 'shuffle', target: { kind: 'deck' } }] },
  arrange: {
    steps: [
      { do: 'look', top: 3, as: 'seen', target: { kind: 'deck' } },
      { do: 'arrange', each: '@seen', places: ['top', 'hand'] },
    ],
  },
  damage: { steps: [{ do: 'damage', amount: 1, type: 'fire', track: 'life', target: unit }] },
  heal: { steps: [{ do: 'heal', amount: 1, what: 'life', target: unit }] },
  destroy: { steps: [{ do: 'destroy', sure: true, target: unit }] },
  attack: { steps: [{ do: 'attack', amount: 2, free: true, target: unit }] },
  give: { steps: [{ do: 'give', status: 'stun', amount: 2, giver: 'opponent', target: unit }] },
  clear: { steps: [{ do: 'clear', status: 'stun', given: 'own', amount: 'all', target: unit }] },
  transfer: { steps: [{ do: 'transfer', to: unit, status: 'stun', each: 'self' }] },
  gain: { steps: [{ do: 'gain', what: 'mana', amount: -1, who: 'opponent' }] },
  modify: {
    steps: [{ do: 'modify', query: 'power', scale: '$half', until: 'turn', target: unit }],
  },
  recharge: { steps: [{ do: 'recharge', timing: 'tend', target: unit }] },
  cancel: { steps: [{ do: 'cancel', what: 'intent' }] },
  redirect: { steps: [{ do: 'redirect', what: 'attack', to: unit }], in: answer },
  reroll: { steps: [{ do: 'reroll' }], in: answer },
  again: { steps: [{ do: 'again' }] },
  check: {
    steps: [
      {
        do: 'check',
        context: 'attack',
        stat: 'power',
        versus: 'speed',
        effort: true,
        bonus: 1,
        target: unit,
      },
    ],
  },
}

describe.each(Object.keys(VERBS) as Verb[])('%s', (verb) => {
  const { steps, in: wrap = act } = EXAMPLES[verb]
  const at = steps.findIndex((step) => step['do'] === verb)
  const change = (edit: (step: Record<string, unknown>) => void) => {
    const copy = structuredClone(steps)
    edit(copy[at])
    return problemsOf(wrap(...copy))
  }

  it('is accepted', () => {
    expect(problemsOf(wrap(...steps))).toEqual([])
  })

  it('refuses a parameter it does not take', () => {
    const foreign = ['amount', 'status', 'free', 'timing'].find(
      (key) => !verbWords(verb).params.includes(key),
    )!
    const value = { amount: 1, status: 'stun', free: true, timing: 'act' }[foreign]
    expect(change((step) => (step[foreign] = value))).toContainEqual(
      expect.stringContaining(`steps[${at}].${foreign}  unknown key "${foreign}"`),
    )
  })

  it.each(verbWords(verb).needs ?? [])('misses "%s"', (key) => {
    expect(change((step) => delete step[key])).toContainEqual(
      expect.stringContaining(`steps[${at}].${key}  is missing`),
    )
  })
})
