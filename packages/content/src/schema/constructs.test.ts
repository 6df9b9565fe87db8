// Every construct of the language is accepted, and a broken twin of it is refused.
import { describe, expect, it } from 'vitest'
import { act, draws, gated, hit, passive, problemsOf } from '../../test/toy.ts'

const CONSTRUCTS: Record<string, [good: unknown, bad: unknown]> = {
  when: [act({ do: 'draw', amount: 1 }), { when: 'act' }],
  on: [
    { on: 'moved', of: 'self', steps: [{ do: 'draw', amount: 1 }] },
    { on: 'mvoed', steps: [] },
  ],
  before: [
    { before: 'die', of: 'self', steps: [{ do: 'cancel', what: 'event' }] },
    { before: 'draw', steps: [{ do: 'cancel', what: 'event' }] },
  ],
  answer: [
    { answer: 'beforeMove', playableBy: 'either', steps: [{ do: 'cancel', what: 'move' }] },
    { answer: 'beforeMove', seat: 'own', steps: [{ do: 'cancel', what: 'move' }] },
  ],
  passive: [passive({ query: 'power', add: 1 }), { passive: [] }],
  'cost, limit, name': [
    { ...draws(1), name: 'x', cost: { mana: 1, exhaust: true }, limit: { n: 1, per: 'turn' } },
    { ...draws(1), limit: { n: 1, per: 'week' } },
  ],
  'optional, exclusive, lastKnown, role, seat, tags': [
    {
      on: 'died',
      role: 'killer',
      of: 'self',
      seat: 'opponent',
      optional: true,
      exclusive: 'mine',
      lastKnown: true,
      tags: ['thorns'],
      steps: [{ do: 'draw', amount: 1 }],
    },
    { ...draws(1), optional: true },
  ],
  'side word': [hit({ side: 'opponent' }), hit({ side: 'enemy' })],
  'side of a ref': [hit({ side: { own: 'self' } }), hit({ side: { foe: 'it' } })],
  except: [hit({ except: ['self'] }), hit({ except: 'self' })],
  'types, def': [hit({ types: ['beast'], def: ['cub'] }), hit({ types: 'beast' })],
  has: [hit({ has: 'stun' }), hit({ has: { status: 'stun', from: 'own' } })],
  'has, given': [
    hit({ has: [{ status: ['stun', 'tired'], given: 'own', min: 2 }, 'warded'] }),
    hit({ has: { status: 'stun', min: 0 } }),
  ],
  'keyword, faces': [hit({ keyword: 'flying', faceDown: false }), hit({ faceDown: 'no' })],
  'near adjacent': [hit({ near: 'adjacent' }), hit({ near: 'next' })],
  near: [hit({ near: { by: 'king', min: 0, max: 2 } }), hit({ near: { max: 2 } })],
  'inLine, inDiagonal, between': [
    hit({ inLine: 'self', inDiagonal: 'self', between: ['self', 'self'] }),
    hit({ between: ['self'] }),
  ],
  'reach, sight': [hit({ reach: { steps: 2 }, sight: { max: 3 } }), hit({ reach: { max: 3 } })],
  region: [hit({ region: ['edge'] }), hit({ region: [] })],
  where: [hit({ where: { stat: 'power', gt: 1 } }), hit({ where: { stat: 'power', over: 1 } })],
  count: [hit({ count: { min: 1, max: 2 } }), hit({ count: { min: 1 } })],
  'alike, short, optional': [
    hit({ alike: 'row', count: 2, short: 'all', optional: true }),
    hit({ short: 'some', count: 2 }),
  ],
  'auto, ties, order': [
    hit({ near: 'adjacent', auto: { highest: 'power' }, ties: 'random', order: ['N', 'E'] }),
    hit({ auto: { most: 'power' } }),
  ],
  order: [hit({ near: 'adjacent', order: ['N', 'S'] }), hit({ order: 'board' })],
  'target kinds': [
    act(
      { do: 'select', as: 'l', target: { kind: 'line', through: 'self', axis: 'row' } },
      { do: 'damage', amount: 1, each: { kind: 'unit', in: '@l' } },
    ),
    hit({ kind: 'sector' }),
  ],
  'tokens as targets': [
    act({ do: 'clear', target: { kind: 'status', status: 'token', on: { kind: 'unit' } } }),
    act({ do: 'clear', target: { kind: 'status', status: 5 } }),
  ],
  'condition lists': [
    gated([{ all: [{ turn: 'own' }] }, { any: [{ phase: ['main'] }] }, { not: { has: 'stun' } }]),
    gated({ none: [] }),
  ],
  comparisons: [
    gated([
      { value: { counter: 'round' }, gte: 2 },
      { count: { kind: 'unit' }, lt: 3 },
      { resource: 'mana', of: 'actor', ne: 0 },
      { counter: 'round', eq: 3 },
    ]),
    gated({ counter: 'round', is: 3 }),
  ],
  'exists, is, same, can': [
    gated([
      { exists: { kind: 'unit', side: 'own' } },
      { is: { near: 'adjacent' }, of: 'self' },
      { same: ['active', 'actor'] },
      { can: 'canMove', of: 'self' },
    ]),
    gated({ exists: 'unit' }),
  ],
  field: [gated({ field: 'colour', oneOf: ['red'] }), gated({ field: 'colour', is: 'red' })],
  'amount forms': [
    draws({
      add: [
        1,
        '$half',
        { stat: 'power', of: 'self' },
        { count: { kind: 'unit' } },
        { sum: 'power', over: { kind: 'unit' } },
        { highest: 'power', over: { kind: 'unit' } },
        { lowest: 'power', over: { kind: 'unit' } },
        { sub: [3, 1] },
        { mul: [2, 2] },
        { div: [5, 2], round: 'up' },
        { mod: [5, 2] },
        { min: [1, 2] },
        { max: [1, 2] },
        // oxlint-disable-next-line unicorn/no-thenable -- the word of the language
        { if: { turn: 'own' }, then: 1, else: 2 },
      ],
    }),
    draws({ div: [5, 2] }),
  ],
  'modifier fields': [
    passive({
      query: 'canMove',
      forbid: true,
      while: { has: 'stun' },
      against: { side: 'opponent' },
      from: { types: ['beast'] },
      only: ['stun'],
      uses: { n: 1, per: 'turn', of: 'each' },
      tags: ['thorns'],
    }),
    passive({ query: 'canMove', forbid: false }),
  ],
  'granted keyword, derived status': [
    {
      passive: [
        { keyword: 'flying', of: 'self' },
        { status: 'warded', of: { kind: 'unit' } },
      ],
    },
    passive({ keyword: ['flying'] }),
  ],
  durations: [
    act({ do: 'modify', query: 'power', add: 1, until: { turns: 2, of: 'bearer' }, each: 'self' }),
    act({ do: 'modify', query: 'power', add: 1, until: { turns: 0 }, each: 'self' }),
  ],
  stacks: [
    act({ do: 'give', status: 'stun', times: { min: 0, max: 2 }, target: { kind: 'unit' } }),
    act({ do: 'give', status: 'stun', times: { max: 2 }, target: { kind: 'unit' } }),
  ],
}

describe('constructs', () => {
  it.each(Object.entries(CONSTRUCTS))('%s', (_, [good, bad]) => {
    expect(problemsOf(good)).toEqual([])
    expect(problemsOf(bad)).not.toEqual([])
  })
})
