// Whoever writes an everyday word is told which word of the language is meant.
import { describe, expect, it } from 'vitest'
import { act, draws, gated, hit, passive, problemsOf } from '../test/toy.ts'

const CASES: Record<string, [ability: unknown, hint: string]> = {
  'a verb': [act({ do: 'summon', def: 'cub', to: { kind: 'cell' } }), 'spawn'],
  'a side': [hit({ side: 'enemy' }), 'opponent'],
  'a kind of target': [act({ do: 'damage', amount: 1, target: { kind: 'creature' } }), 'unit'],
  'a filter': [hit({ type: ['beast'] }), 'types'],
  'a field of the choice': [hit({ may: true }), 'optional'],
  'a condition': [gated({ bears: 'stun' }), 'has'],
  'an amount': [draws({ minus: [3, 1] }), 'sub'],
  'a field of a modifier': [passive({ query: 'power', bonus: 1 }), 'add'],
  'a field of an ability': [{ ...draws(1), price: { mana: 1 } }, 'cost'],
  'a field of a step': [act({ do: 'draw', amount: 1, condition: { turn: 'own' } }), 'if'],
  'an event': [{ on: 'dies', of: 'self', steps: [{ do: 'draw', amount: 1 }] }, 'dying'],
  'a duration': [
    act({ do: 'modify', query: 'power', add: 1, until: 'endOfTurn', each: 'self' }),
    'turn',
  ],
}

describe('everyday words', () => {
  it.each(Object.entries(CASES))('%s', (_, [ability, hint]) => {
    expect(problemsOf(ability).join('\n')).toContain(`did you mean "${hint}"?`)
  })
})
