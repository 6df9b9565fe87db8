// Heads: prices, limits, windows, replacements, in English and Russian.
import { describe, expect, it } from 'vitest'
import type { Ability } from '../../language.ts'
import { before, on, say, when } from '../../../test/text/toy.ts'

const cases: Record<string, [ability: Ability, english: string, russian: string]> = {
  when: [when({ when: 'deploy' }), 'Deploy: draw 1 card.', 'Выход: возьмите 1 карту.'],
  cost: [
    when({ cost: { mana: 2, points: 1 } }),
    '2 mana, 1 point: draw 1 card.',
    '2 маны, 1 очко: возьмите 1 карту.',
  ],
  exhaust: [
    when({ cost: { exhaust: true } }),
    '+Fatigue: draw 1 card.',
    '+Усталость: возьмите 1 карту.',
  ],
  'limit turn': [
    when({ limit: { n: 1, per: 'turn' } }),
    'Once per turn: draw 1 card.',
    'Раз в ход: возьмите 1 карту.',
  ],
  'limit round': [
    when({ limit: { n: 2, per: 'round' } }),
    'Twice per round: draw 1 card.',
    '2 раза за раунд: возьмите 1 карту.',
  ],
  'limit entry': [
    when({ limit: { n: 1, per: 'entry' } }),
    'Once per entry: draw 1 card.',
    'Раз за выход: возьмите 1 карту.',
  ],
  'limit encounter': [
    when({ limit: { n: 5, per: 'encounter' } }),
    '5 times per encounter: draw 1 card.',
    '5 раз за встречу: возьмите 1 карту.',
  ],
  'limit life': [
    when({ limit: { n: 3, per: 'life' } }),
    'At most 3 times: draw 1 card.',
    'Не более 3 раз: возьмите 1 карту.',
  ],
  'limit once': [
    when({ limit: { n: 1, per: 'life' } }),
    'Only once: draw 1 card.',
    'Только один раз: возьмите 1 карту.',
  ],
  everything: [
    when({
      when: 'deploy',
      cost: { mana: 1 },
      if: { has: 'shield' },
      limit: { n: 1, per: 'turn' },
    }),
    'Deploy, 1 mana, with Shield, once per turn: draw 1 card.',
    'Выход, 1 мана, при Щите, раз в ход: возьмите 1 карту.',
  ],
  answer: [
    { answer: 'beforeMove', playableBy: 'active', steps: [{ do: 'draw', amount: 1 }] },
    'Before a move, on your turn: you may draw 1 card.',
    'Перед ходом, в ваш ход: можно взять 1 карту.',
  ],
  'answer of the opponent': [
    {
      answer: 'beforeMove',
      playableBy: 'opponent',
      steps: [{ do: 'draw', amount: 1 }, { do: 'reroll' }],
    },
    "Before a move, on your opponent's turn, you may do this: draw 1 card. Then reroll the die.",
    'Перед ходом, в ход соперника, по желанию: возьмите 1 карту. Затем перебросьте кубик.',
  ],
  optional: [
    on('entered', { of: 'self', optional: true }),
    'When it enters the board: you may draw 1 card.',
    'При выходе на поле: можно взять 1 карту.',
  ],
  'optional, two steps': [
    {
      on: 'entered',
      of: 'self',
      optional: true,
      steps: [
        { do: 'draw', amount: 1 },
        { do: 'gain', what: 'mana', amount: -1 },
      ],
    },
    'When it enters the board, you may do this: draw 1 card. Then lose 1 mana.',
    'При выходе на поле, по желанию: возьмите 1 карту. Затем потеряйте 1 ману.',
  ],
  'may not be a deed': [
    {
      answer: 'beforeMove',
      steps: [
        {
          do: 'modify',
          query: 'speed',
          add: 1,
          until: 'turn',
          each: { kind: 'unit', side: 'own' },
        },
      ],
    },
    'Before a move, you may do this: each unit of yours gets +1 speed until the end of the turn.',
    'Перед ходом, по желанию: каждый ваш юнит получает +1 к скорости до конца хода.',
  ],
  exclusive: [
    on('moved', { of: { side: 'own' }, exclusive: 'mine' }),
    'When a unit of yours moves, only one such effect per event: draw 1 card.',
    'Когда ваш юнит перемещается, только один такой эффект за событие: возьмите 1 карту.',
  ],
  'before die': [
    before('die'),
    'Instead of dying: draw 1 card.',
    'Вместо гибели: возьмите 1 карту.',
  ],
  'before destroy': [
    before('destroy'),
    'Instead of being destroyed: draw 1 card.',
    'Вместо уничтожения: возьмите 1 карту.',
  ],
  'before damage': [
    before('damage'),
    'Instead of being damaged: draw 1 card.',
    'Вместо получения урона: возьмите 1 карту.',
  ],
  'before heal': [
    before('heal'),
    'Instead of being healed: draw 1 card.',
    'Вместо лечения: возьмите 1 карту.',
  ],
  'before move': [
    before('move'),
    'Instead of moving: draw 1 card.',
    'Вместо перемещения: возьмите 1 карту.',
  ],
  'before attack': [
    before('attack'),
    'Instead of attacking: draw 1 card.',
    'Вместо атаки: возьмите 1 карту.',
  ],
  'before give': [
    before('give'),
    'Instead of getting a token: draw 1 card.',
    'Вместо получения жетона: возьмите 1 карту.',
  ],
  'before die of others': [
    before('die', { of: { side: 'own', except: ['self'] } }),
    'Instead of another unit of yours dying: draw 1 card.',
    'Вместо гибели другого вашего юнита: возьмите 1 карту.',
  ],
  'before without cancel': [
    before('destroy', { steps: [{ do: 'draw', amount: 1 }] }),
    'Before it is destroyed: draw 1 card.',
    'Перед уничтожением: возьмите 1 карту.',
  ],
  'before without cancel, others': [
    before('attack', { of: { side: 'opponent' }, steps: [{ do: 'draw', amount: 1 }] }),
    'Before an enemy attacks: draw 1 card.',
    'Перед атакой врага: возьмите 1 карту.',
  ],
}

describe('heads', () => {
  it.each(Object.entries(cases))('%s', (_, [ability, english, russian]) => {
    expect(say(ability)).toEqual([english, russian])
  })
})
