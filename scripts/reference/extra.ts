// Words of the language that no card of the packs needs yet, each on a card that loads in one of them.
import type { Ability, Manifest } from '@cardwright/engine'

interface Extra {
  pack: string
  /** Class of the card it stands on, or `status`. */
  shelf: string
  abilities: Ability[]
  /** What the pack's manifest lacks for it. */
  manifest?: Partial<Manifest>
}

const whole = { kind: 'unit', side: 'own' } as const

export const EXTRA: readonly Extra[] = [
  {
    pack: 'drones',
    shelf: 'card',
    manifest: { verbs: ['attach', 'again'] },
    abilities: [
      {
        name: 'mount',
        when: 'play',
        needsTarget: false,
        steps: [{ do: 'attach', to: { kind: 'unit', side: 'own', optional: true } }],
      },
      { passive: [{ query: 'attack', add: 1, of: 'host' }] },
      {
        name: 'rush',
        when: 'play',
        if: [{ any: [{ turn: 'own' }, { count: whole, gte: 2 }] }, { exists: whole }],
        steps: [
          { do: 'damage', amount: 1, target: { kind: 'unit', chooser: 'opponent' } },
          { do: 'again' },
        ],
      },
      {
        name: 'overload',
        when: 'play',
        if: { all: [{ turn: 'own' }, { phase: ['action'] }] },
        steps: [
          {
            do: 'damage',
            amount: { highest: 'attack', over: whole },
            each: { kind: 'unit', auto: { lowest: 'hull' }, ties: 'random' },
          },
          { do: 'gain', what: 'energy', amount: { add: [1, { count: whole }] } },
          { do: 'gain', what: 'energy', amount: { max: [1, { count: whole }] } },
          { do: 'gain', what: 'energy', amount: { sum: 'attack', over: whole }, who: 'active' },
          { do: 'gain', what: 'energy', amount: { lowest: 'speed', over: whole }, who: 'opponent' },
          {
            do: 'gain',
            what: 'momentum',
            amount: { min: [2, { div: [{ count: whole }, 2], round: 'down' }] },
          },
          { do: 'gain', what: 'momentum', amount: { mod: [{ count: whole }, 2] }, who: 'actor' },
          { do: 'modify', query: 'speed', add: 1, until: 'step', each: whole },
          { do: 'modify', query: 'attack', add: 1, until: { phase: 'deployment' }, each: whole },
          { do: 'modify', keyword: 'jammer', until: 'encounter', each: whole },
          { do: 'modify', query: 'canMove', allow: true, until: 'source', each: whole },
          { do: 'draw', amount: 1, target: { kind: 'seat', side: 'opponent' } },
        ],
      },
    ],
  },
  {
    pack: 'drones',
    shelf: 'card',
    abilities: [
      {
        when: 'play',
        steps: [
          {
            do: 'modify',
            query: 'attack',
            add: 1,
            until: 'forever',
            target: { kind: 'type', side: 'own', pool: 'hand' },
          },
        ],
      },
    ],
  },
  {
    pack: 'drones',
    shelf: 'drone',
    manifest: {
      verbs: ['redirect'],
      windows: {
        mayIntercept: { asks: ['opponent'], answers: 1, pending: { target: 'unit' } },
      },
    },
    abilities: [
      {
        name: 'intercept',
        answer: 'mayIntercept',
        playableBy: 'opponent',
        steps: [{ do: 'redirect', what: 'attack', to: 'self' }],
      },
    ],
  },
  {
    pack: 'skirmish',
    shelf: 'unit',
    manifest: { verbs: ['recharge'] },
    abilities: [
      {
        name: 'relay',
        when: 'commit',
        steps: [
          { do: 'transfer', target: { kind: 'unit', side: 'own' }, to: { kind: 'unit' } },
          { do: 'recharge', timing: 'setup', target: { kind: 'unit', side: 'own' } },
        ],
      },
      {
        name: 'crossfire',
        when: 'setup',
        steps: [
          {
            do: 'give',
            status: 'stun',
            as: 'first',
            target: { kind: 'unit', inDiagonal: 'self' },
          },
          { do: 'give', status: 'stun', each: { kind: 'unit', between: ['self', '@first'] } },
        ],
      },
      { passive: [{ query: 'canReceive', forbid: true, only: ['stun'], of: 'self' }] },
      {
        on: 'died',
        of: 'self',
        lastKnown: true,
        steps: [{ do: 'gain', what: 'points', amount: 1 }],
      },
      {
        before: 'give',
        of: 'self',
        if: { field: 'status', of: 'event', oneOf: ['stun'] },
        steps: [{ do: 'cancel', what: 'event' }],
      },
      { before: 'move', of: 'self', steps: [{ do: 'cancel', what: 'event' }] },
      { before: 'clear', of: 'self', steps: [{ do: 'cancel', what: 'event' }] },
    ],
  },
  {
    pack: 'taktik',
    shelf: 'bonus',
    manifest: { tags: ['hinder', 'malus'] },
    abilities: [
      {
        when: 'play',
        steps: [
          {
            do: 'modify',
            query: 'movement',
            add: 1,
            until: 'turn',
            tags: ['malus'],
            each: { kind: 'unit', side: 'own' },
          },
          { do: 'remove', target: { kind: 'effect', tags: ['malus'] } },
        ],
      },
      {
        when: 'play',
        steps: [
          {
            do: 'put',
            each: { kind: 'card', zone: 'discard', last: 'playedThisTurn' },
            to: 'storage',
          },
        ],
      },
    ],
  },
  {
    pack: 'twilight',
    shelf: 'enemy',
    abilities: [
      {
        before: 'damage',
        of: 'self',
        limit: { n: 1, per: 'encounter' },
        steps: [{ do: 'cancel', what: 'event' }],
      },
      {
        before: 'heal',
        of: { side: 'opponent' },
        steps: [{ do: 'cancel', what: 'event' }],
      },
      {
        before: 'attack',
        role: 'target',
        of: 'self',
        steps: [{ do: 'cancel', what: 'event' }],
      },
    ],
  },
  {
    pack: 'skirmish',
    shelf: 'status',
    abilities: [
      {
        on: 'turn-ended',
        seat: 'own',
        steps: [{ do: 'gain', what: 'points', amount: 1, who: 'giver' }],
      },
    ],
  },
]
