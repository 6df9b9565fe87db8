// What packs of strangers got wrong and nobody told them, and what texts left out: each ability is refused with its place
// and what to write instead, or is said in full. How those that are accepted play stands in the tests of the engine.
import { formatProblem } from '@cardwright/content'
import type { Ability } from '@cardwright/engine'
import { describe, expect, test } from 'vitest'
import { load, textsOf } from '../src/fuzz/judge.ts'
import type { Slot } from '../src/fuzz/probe/cards.ts'

const judged = (slot: Slot, ability: object) =>
  load({ board: 'grid', slot, ability: ability as Ability })

const act = (...steps: object[]) => ({ when: 'act', steps })
const play = (...steps: object[]) => ({ when: 'play', steps })
const on = (event: string, rest: object = { of: 'self' }) => ({
  on: event,
  steps: [{ do: 'draw', amount: 1 }],
  ...rest,
})
const unit = { kind: 'unit' }
const card = (rest: object) => ({ kind: 'card', zone: 'hand', side: 'own', ...rest })
const cell = { kind: 'cell', empty: true }

const REFUSED: Record<string, [Slot, object, said: string]> = {
  'draw "all"': [
    'piece',
    act({ do: 'draw', amount: 'all' }),
    'steps[0].amount  only "clear" takes "all"',
  ],
  'heal "all"': [
    'piece',
    act({ do: 'heal', amount: 'all', target: unit }),
    'only "clear" takes "all"',
  ],
  'gain "all"': [
    'piece',
    act({ do: 'gain', what: 'mana', amount: 'all' }),
    'only "clear" takes "all"',
  ],
  'two tokens by times and auto': [
    'piece',
    on('dying', {
      of: 'self',
      steps: [{ do: 'spawn', def: 'wolf', times: 2, to: { ...cell, auto: 'random' } }],
    }),
    'steps[0].times  "times" needs a "target" that is picked: use "repeat"',
  ],
  'two tokens by times and a cell': [
    'piece',
    act({ do: 'spawn', def: 'wolf', times: 2, to: cell }),
    '"times" needs a "target" that is picked: use "repeat"',
  ],
  'random missiles by times': [
    'spell',
    play({ do: 'damage', amount: 1, times: 3, target: { ...unit, auto: 'random' } }),
    'use "repeat", or a "count"',
  ],
  'a deathrattle by its everyday name': [
    'piece',
    on('onDeath'),
    'on  unknown event ("onDeath") — did you mean "dying"',
  ],
  'a deathrattle too late': ['piece', on('died'), 'write "on": "dying" or "lastKnown": true'],
  'madness, unheard': [
    'piece',
    on('card-discarded'),
    'on  the source is not on the board when this event happens: write "lastKnown": true',
  ],
  'a spell that waits in hand': [
    'spell',
    on('turn-started', { seat: 'own' }),
    'on  a spell is never on the board, where this works',
  ],
  'a passive of a spell': [
    'spell',
    { passive: [{ query: 'power', add: 1, of: { ...unit, side: 'own' } }] },
    'passive  a spell is never on the board',
  ],
  'a spell in front of a change': [
    'spell',
    { before: 'damage', of: { side: 'own' }, steps: [{ do: 'cancel', what: 'event' }] },
    'before  a spell is never on the board',
  ],
  'one of several cards by same': [
    'spell',
    play(
      { do: 'look', each: card({ zone: 'deck', auto: 'random', count: 3 }), as: 'seen' },
      { do: 'put', target: card({ zone: 'deck', where: { same: ['it', '@seen'] } }), to: 'hand' },
    ),
    'where.same  @seen may be several: write "in": "@seen" as a filter',
  ],
  'a card that is looked at as a choice': [
    'spell',
    play({ do: 'look', target: card({ side: 'opponent', auto: 'random' }) }),
    'steps[0].target  cards that are looked at are no choice: write "each"',
  ],
  'a card picked by a face nobody sees': [
    'spell',
    play({ do: 'discard', target: card({ side: 'opponent', types: ['beast'] }) }),
    'target.types  whoever picks does not see the faces in hand: take those that fit with "each" in a step "look"',
  ],
  'a hand buff for ever': [
    'piece',
    act({ do: 'modify', target: card({}), query: 'cost', add: 1, until: 'forever' }),
    'until  a card that changes zones loses this: write "until": "leave"',
  ],
  'a keyword for a card': [
    'piece',
    act({ do: 'modify', target: card({}), keyword: 'swift', until: 'leave' }),
    'target.kind  only what stands on the board has keywords',
  ],
  'a keyword for a player': [
    'piece',
    act({ do: 'modify', target: { kind: 'seat' }, keyword: 'swift', until: 'turn' }),
    'only what stands on the board has keywords',
  ],
  'a name for what has one': [
    'piece',
    act({ do: 'select', each: 'self', as: 'x' }, { do: 'heal', amount: 1, each: '@x' }),
    'each  this has a name already',
  ],
  'a number beyond 32 bits': [
    'piece',
    act({ do: 'damage', amount: 2 ** 31, target: unit }),
    'not between -1,000,000 and 1,000,000',
  ],
  'push with "to"': [
    'piece',
    act({ do: 'push', target: unit, from: 'self', to: 'self.cell' }),
    'steps[0].to  unknown key "to"',
  ],
  'swap with "to"': [
    'piece',
    act({ do: 'swap', target: unit, to: 'self' }),
    'steps[0].to  unknown key "to"',
  ],
  'damage to a track': [
    'piece',
    act({ do: 'damage', amount: 1, target: unit, track: 'life' }),
    'steps[0].track  unknown key "track"',
  ],
  'an order of its own': [
    'piece',
    act({ do: 'damage', amount: 1, target: unit, order: ['N'] }),
    'steps[0].order  unknown key "order"',
  ],
  'the enemy': [
    'piece',
    act({ do: 'damage', amount: 1, target: { ...unit, side: 'enemy' } }),
    'did you mean "opponent"',
  ],
}

describe('is refused with its place and what to write', () => {
  test.each(Object.entries(REFUSED))('%s', (_name, [slot, ability, said]) => {
    const problems = judged(slot, ability)
    if (!Array.isArray(problems))
      throw new Error(`accepted: ${textsOf(problems, { board: 'grid', slot, ability } as never)}`)
    expect(problems.map(formatProblem).join('\n')).toContain(said)
  })
})

const foe = { do: 'select', target: { kind: 'seat', side: 'opponent' }, as: 'foe' }
const SAID: Record<string, [Slot, object, en: string, ru: string]> = {
  'a filter of players': [
    'spell',
    play({
      do: 'give',
      status: 'boon',
      target: { kind: 'seat', side: 'opponent', lacks: ['boon', 'rune'] },
    }),
    'Play: give Boon to an opponent without Boon or Rune.',
    'Розыгрыш: наложите Дар на соперника без Дара и Руны.',
  ],
  'the cards of a player': [
    'spell',
    play(foe, { do: 'discard', each: { kind: 'card', zone: 'hand', side: { own: '@foe' } } }),
    'Play: choose an opponent. Then discard each card of that opponent from a hand.',
    'Розыгрыш: выберите соперника. Затем сбросьте каждую карту этого соперника из руки.',
  ],
  'a fight': [
    'spell',
    play(
      { do: 'select', target: { ...unit, side: 'own' }, as: 'a' },
      {
        do: 'damage',
        target: { ...unit, side: 'other' },
        as: 'b',
        amount: { stat: 'power', of: '@a' },
      },
      { do: 'damage', each: '@a', amount: { stat: 'power', of: '@b' } },
    ),
    'Play: choose a unit of yours. Then deal X damage to a unit of another player, where X is the power of that unit of yours. Then deal Y damage to that unit of yours, where Y is the power of that unit of another player.',
    'Розыгрыш: выберите вашего юнита. Затем нанесите X урона чужому юниту, где X — сила этого вашего юнита. Затем Y урона этому вашему юниту, где Y — сила этого чужого юнита.',
  ],
  'a status of a player': [
    'status',
    { on: 'turn-started', seat: 'own', steps: [{ do: 'draw', amount: 2 }] },
    'At the start of its owner’s turn: its owner draws 2 cards.',
    'В начале хода его владельца: его владелец берёт 2 карты.',
  ],
}

describe('is said in full', () => {
  test.each(Object.entries(SAID))('%s', (_name, [slot, ability, en, ru]) => {
    const pack = judged(slot, ability)
    if (Array.isArray(pack)) throw new Error(pack.map(formatProblem).join('\n'))
    const texts = textsOf(pack, { board: 'grid', slot, ability: ability as Ability })
    expect(texts.map((text) => text.replaceAll("'", '’'))).toEqual([en, ru])
  })
})
