// A toy with a bit of everything, and arbitrary boards of it, for properties.
import * as fc from 'fast-check'
import type { Ability, Definition, Policies, Target } from '../../src/index.ts'
import { act, toy, type Table } from '../toy.ts'

const unit = (rest: Partial<Target> = {}): Target => ({ kind: 'unit', ...rest })
const near: Target = { kind: 'cell', empty: true, near: { of: 'target', by: 'king', max: 1 } }

const pieces: Record<string, Partial<Definition>> = {
  bully: {
    abilities: [
      act(
        { do: 'push', as: 'p', target: unit({ near: 'adjacent' }) },
        { do: 'move', each: 'self', to: { kind: 'cell', in: '@p.fromCell', stay: 'self' } },
      ),
    ],
  },
  witch: {
    abilities: [
      {
        ...act({ do: 'give', status: 'hex', times: { min: 1, max: 2 }, target: unit() }),
        name: 'hex',
      },
      { ...act({ do: 'move', target: unit({ except: ['self'] }), to: near }), name: 'move' },
    ],
  },
  banner: {
    abilities: [
      {
        passive: [
          {
            query: 'power',
            add: { count: unit({ has: 'hex' }) },
            of: unit({ side: 'own', near: 'adjacent' }),
          },
        ],
      },
      { passive: [{ query: 'maxLife', add: 1, of: unit({ side: 'own', near: 'adjacent' }) }] },
    ],
  },
  boar: {
    stats: { power: 2, maxLife: 4 },
    abilities: [
      {
        on: 'damaged',
        of: 'self',
        steps: [{ do: 'damage', amount: 1, each: unit({ near: 'adjacent' }) }],
      },
      act({
        do: 'damage',
        amount: { stat: 'power', of: 'self' },
        target: unit({ near: 'adjacent' }),
      }),
    ],
  },
  seer: {
    abilities: [
      act(
        { do: 'look', top: 2, as: 'seen', target: { kind: 'deck', side: 'any' } },
        { do: 'arrange', each: '@seen', places: ['top', 'bottom'] },
        { do: 'draw', amount: 1 },
      ),
    ],
  },
  nest: {
    stats: { power: 0, maxLife: 1 },
    abilities: [
      {
        on: 'dying',
        of: 'self',
        steps: [
          {
            do: 'spawn',
            def: 'bully',
            to: { kind: 'cell', empty: true, near: 'adjacent', auto: 'random' },
          },
        ],
      },
      act({ do: 'swap', target: unit({ except: ['self'] }) }),
    ],
  },
}
const spells: Record<string, Partial<Definition>> = {
  fire: {
    cost: { mana: 2 },
    abilities: [
      {
        when: 'play',
        steps: [
          { do: 'damage', amount: 2, target: { kind: 'line' }, each: unit({ in: 'target' }) },
        ],
      },
    ],
  },
  swapper: {
    cost: { mana: 1 },
    abilities: [
      {
        when: 'play',
        steps: [
          {
            do: 'discard',
            as: 'd',
            target: { kind: 'card', zone: 'hand', side: 'own', optional: true },
          },
          {
            do: 'modify',
            query: 'power',
            add: '@d.cost',
            until: { turns: 2 },
            each: unit({ side: 'own' }),
          },
          { do: 'draw', amount: 2 },
        ],
      },
    ],
  },
}
const hexed: Ability[] = [
  {
    passive: [
      { query: 'canMove', forbid: true, of: 'self', while: { has: { status: 'hex', min: 2 } } },
    ],
  },
  {
    on: 'turn-ended',
    seat: 'own',
    steps: [{ do: 'clear', status: 'hex', amount: 1, each: 'self' }],
  },
  {
    before: 'damage',
    of: 'self',
    limit: { n: 1, per: 'turn' },
    steps: [{ do: 'cancel', what: 'event' }],
  },
]

const policies: Policies[] = [
  { commit: 'chain', cancel: 'free', needsTarget: true, together: false, choice: 'chooser' },
  { commit: 'pick', cancel: 'spent', needsTarget: false, together: true, choice: 'all' },
]

export interface Plan {
  policy: number
  board: { def: string; cell: number; seat: number }[]
  hands: string[]
  decks: string[]
  answers: number[]
}

export const plans: fc.Arbitrary<Plan> = fc.record({
  policy: fc.nat(1),
  board: fc.uniqueArray(
    fc.record({
      def: fc.constantFrom(...Object.keys(pieces)),
      cell: fc.nat(24),
      seat: fc.nat(1),
    }),
    { minLength: 3, maxLength: 12, selector: (one) => one.cell },
  ),
  hands: fc.array(fc.constantFrom(...Object.keys(spells)), { maxLength: 6 }),
  decks: fc.array(fc.constantFrom(...Object.keys(spells)), { maxLength: 8 }),
  answers: fc.array(fc.nat(1000), { minLength: 10, maxLength: 60 }),
})

export function lay(plan: Plan): Table {
  const t = toy({
    pieces,
    spells,
    statuses: { hex: { stacks: true, token: true, abilities: hexed } },
    manifest: { policies: policies[plan.policy] },
  })
  const { labels } = t.m.rules.space.grid!
  for (const { def, cell, seat } of plan.board) t.put(def, labels[cell], seat)
  plan.hands.forEach((def, k) => t.card(def, 'hand', k % 2))
  plan.decks.forEach((def, k) => t.card(def, 'deck', k % 2))
  return t.begin()
}
