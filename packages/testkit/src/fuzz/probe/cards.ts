// What lies about in the probe game: pieces and spells that make the usual things happen, a status of every sort, and
// five empty places for the ability under test.
import type { Ability, Basic, Definition, Keyword, Status } from '@cardwright/engine'
import type { Board } from './manifest.ts'

/** What can bear the ability under test, and the id of its bearer. */
export const SLOTS = {
  piece: 'probe',
  spell: 'scroll',
  status: 'rune',
  keyword: 'gift',
  omen: 'sign',
} as const
export type Slot = keyof typeof SLOTS

interface Shelf {
  class: string
  cards: Omit<Definition, 'class'>[]
}

const ADJACENT: Record<Board, object> = {
  grid: { near: 'adjacent' },
  lanes: { in: 'self.lane' },
}
const PLACE: Record<Board, object> = {
  grid: { kind: 'cell', empty: true },
  lanes: { kind: 'lane' },
}

const piece = (id: string, type: string, colour: string, power: number, maxLife: number) => ({
  id,
  types: [type],
  fields: { colour },
  stats: { power, speed: 2, maxLife, height: power },
  cost: { mana: power },
})

const spell = (id: string, mana: number, ...steps: object[]) => ({
  id,
  cost: { mana },
  fields: { colour: mana > 1 ? 'red' : 'blue' },
  abilities: [{ when: 'play', steps }] as Ability[],
})

export function shelvesOf(board: Board): Record<'pieces' | 'spells' | 'rocks' | 'omens', Shelf> {
  const unit = { kind: 'unit' }
  return {
    pieces: {
      class: 'piece',
      cards: [
        piece('wolf', 'beast', 'red', 2, 3),
        { ...piece('fern', 'plant', 'blue', 1, 5), keywords: ['swift'] },
        { ...piece('probe', 'beast', 'blue', 1, 4), types: ['beast', 'plant'], keywords: ['gift'] },
      ],
    },
    spells: {
      class: 'spell',
      cards: [
        spell('bolt', 1, { do: 'damage', amount: 2, type: 'fire', target: unit }),
        spell('call', 2, { do: 'spawn', def: 'wolf', to: PLACE[board] }),
        spell('brew', 0, { do: 'gain', what: 'mana', amount: 2 }, { do: 'draw', amount: 1 }),
        spell('recall', 1, { do: 'put', target: unit, to: 'hand' }),
        spell('bless', 1, { do: 'give', status: 'boon', target: { kind: 'seat' } }),
        spell('veil', 1, { do: 'give', status: 'mask', target: unit }),
        spell(
          'scour',
          1,
          { do: 'clear', status: 'stun', each: unit },
          { do: 'discard', target: { kind: 'card', zone: 'hand', side: 'own', short: 'all' } },
        ),
        spell('scroll', 1, { do: 'draw', amount: 1 }),
      ],
    },
    rocks: { class: 'rock', cards: [{ id: 'boulder' }] },
    omens: { class: 'omen', cards: [{ id: 'sign' }] },
  }
}

export const STATUSES: Status[] = [
  {
    id: 'stun',
    stacks: true,
    token: true,
    abilities: [{ passive: [{ query: 'canMove', forbid: true, of: 'self' }] }],
  },
  {
    id: 'ward',
    stacks: true,
    token: true,
    keepOn: ['hand', 'board'],
    abilities: [
      {
        before: 'damage',
        of: 'self',
        steps: [
          { do: 'cancel', what: 'event' },
          { do: 'clear', status: 'ward', amount: 1, each: 'self' },
        ],
      },
    ],
  },
  { id: 'tired', stacks: false },
  { id: 'boon', stacks: true },
  { id: 'mask', stacks: false, conceals: true },
  { id: 'lamp', stacks: false, token: true, reveals: true },
  { id: 'shade', stacks: true },
  { id: 'rune', stacks: true, token: true },
]

export const KEYWORDS: Keyword[] = [
  { id: 'swift', abilities: [{ passive: [{ query: 'speed', add: 1, of: 'self' }] }] },
  { id: 'gift' },
]

const basic = (id: string, when: string, step: object) =>
  ({ id, abilities: [{ name: id, when, steps: [step] }] }) as Basic

export function basicsOf(board: Board): Basic[] {
  const foe = { kind: 'unit', side: 'other', ...ADJACENT[board] } as const
  const to = board === 'grid' ? { kind: 'cell', empty: true, near: 'adjacent' } : { kind: 'lane' }
  return [
    basic('walk', 'act', { do: 'move', each: 'self', to }),
    basic('strike', 'act', { do: 'damage', amount: { stat: 'power', of: 'self' }, target: foe }),
    // what is healed tells how much life there can be
    basic('mend', 'tend', {
      do: 'heal',
      amount: 1,
      target: { kind: 'unit', side: 'own', faceDown: false },
    }),
    basic('hex', 'tend', {
      do: 'give',
      status: 'stun',
      target: { kind: 'unit', side: 'opponent' },
    }),
    basic('summon', 'play', { do: 'spawn', def: 'self', to: PLACE[board] }),
  ]
}

export const BALANCE = {
  third: { value: 3, unit: 'points' },
  half: { value: 0.5, unit: 'factor' },
}
