// Amounts, in English and Russian.
/* oxlint-disable unicorn/no-thenable -- `then` is a word of the language */
import { describe, expect, it } from 'vitest'
import type { Ability } from '../../language.ts'
import { act, draws, enemy, own, passive, say } from '../../../test/text/toy.ts'

const cases: Record<string, [ability: Ability, english: string, russian: string]> = {
  one: [draws(1), 'Draw 1 card.', 'Возьмите 1 карту.'],
  five: [draws(5), 'Draw 5 cards.', 'Возьмите 5 карт.'],
  balance: [
    act({ do: 'damage', amount: '$three', target: enemy }),
    'Deal 3 damage to an enemy.',
    'Нанесите 3 урона врагу.',
  ],
  half: [passive({ query: 'power', scale: '$half' }), 'This unit has ×½ power.', 'Сила ×½.'],
  stat: [
    draws({ stat: 'power', of: 'self' }),
    'Draw X cards, where X is its power.',
    'Возьмите X карт, где X — его сила.',
  ],
  'stat of the recipient': [
    act({ do: 'damage', amount: { stat: 'power' }, each: enemy }),
    'Deal X damage to each enemy, where X is its power.',
    'X урона каждому врагу, где X — его сила.',
  ],
  'stat at the pick': [
    act(
      { do: 'damage', amount: 1, as: 'x', target: enemy },
      { do: 'draw', amount: { stat: 'power', of: '@x', at: 'pick' } },
    ),
    'Deal 1 damage to an enemy. Then draw X cards, where X is its power when chosen.',
    'Нанесите 1 урон врагу. Затем возьмите X карт, где X — его сила при выборе.',
  ],
  resource: [
    draws({ resource: 'mana' }),
    'Draw X cards, where X is your mana.',
    'Возьмите X карт, где X — ваша мана.',
  ],
  counter: [
    draws({ counter: 'round' }),
    'Draw X cards, where X is the round number.',
    'Возьмите X карт, где X — номер раунда.',
  ],
  count: [
    draws({ count: enemy }),
    'Draw 1 card for each enemy.',
    'Возьмите 1 карту за каждого врага.',
  ],
  'count times': [
    act({
      do: 'gain',
      what: 'points',
      amount: {
        mul: [2, { count: { kind: 'status', status: 'stun', given: 'own', on: { kind: 'unit' } } }],
      },
    }),
    'Gain 2 points for each Stun of yours on units.',
    'Получите 2 очка за каждое ваше Оглушение на юнитах.',
  ],
  sum: [
    draws({ sum: 'power', over: own }),
    'Draw X cards, where X is the total power of units of yours.',
    'Возьмите X карт, где X — суммарная сила ваших юнитов.',
  ],
  highest: [
    draws({ highest: 'power', over: own }),
    'Draw X cards, where X is the highest power of units of yours.',
    'Возьмите X карт, где X — наибольшая сила ваших юнитов.',
  ],
  lowest: [
    draws({ lowest: 'speed', over: enemy }),
    'Draw X cards, where X is the lowest speed of enemies.',
    'Возьмите X карт, где X — наименьшая скорость врагов.',
  ],
  add: [
    draws({ add: [{ stat: 'power' }, 1] }),
    'Draw X cards, where X is its power plus 1.',
    'Возьмите X карт, где X — его сила плюс 1.',
  ],
  'known sum': [draws({ add: [1, '$three'] }), 'Draw 4 cards.', 'Возьмите 4 карты.'],
  sub: [
    draws({ sub: [{ stat: 'power' }, 1] }),
    'Draw X cards, where X is its power minus 1.',
    'Возьмите X карт, где X — его сила минус 1.',
  ],
  mul: [
    draws({ mul: [{ stat: 'power' }, { stat: 'speed' }] }),
    'Draw X cards, where X is its power times its speed.',
    'Возьмите X карт, где X — его сила × его скорость.',
  ],
  div: [
    draws({ div: [{ stat: 'power' }, 3], round: 'up' }),
    'Draw X cards, where X is its power divided by 3, rounded up.',
    'Возьмите X карт, где X — его сила : 3 с округлением вверх.',
  ],
  'half of': [
    draws({ div: [{ stat: 'power' }, 2], round: 'down' }),
    'Draw X cards, where X is half of its power, rounded down.',
    'Возьмите X карт, где X — его сила пополам с округлением вниз.',
  ],
  mod: [
    draws({ mod: [{ counter: 'round' }, 3] }),
    'Draw X cards, where X is the remainder of the round number divided by 3.',
    'Возьмите X карт, где X — остаток от деления (номер раунда : 3).',
  ],
  min: [
    draws({ min: [{ stat: 'power' }, { stat: 'speed' }] }),
    'Draw X cards, where X is the smallest of its power and its speed.',
    'Возьмите X карт, где X — наименьшее из: его сила и его скорость.',
  ],
  max: [
    draws({ max: [{ stat: 'power' }, { stat: 'speed' }] }),
    'Draw X cards, where X is the largest of its power and its speed.',
    'Возьмите X карт, где X — наибольшее из: его сила и его скорость.',
  ],
  'at most': [
    draws({ min: [3, { stat: 'power' }] }),
    'Draw X cards, where X is its power (at most 3).',
    'Возьмите X карт, где X — его сила (не больше 3).',
  ],
  'at least': [
    draws({ max: [1, { stat: 'power' }] }),
    'Draw X cards, where X is its power (at least 1).',
    'Возьмите X карт, где X — его сила (не меньше 1).',
  ],
  if: [
    act({ do: 'damage', target: enemy, amount: { if: { has: 'stun' }, then: 4, else: 2 } }),
    'Deal 2 damage to an enemy (4 if it has Stun).',
    'Нанесите 2 урона врагу (4, если у него есть Оглушение).',
  ],
  'if of anything': [
    draws({ if: { turn: 'own' }, then: { stat: 'power' }, else: 1 }),
    'Draw X cards, where X is its power if it is your turn, otherwise 1.',
    'Возьмите X карт, где X — его сила, если сейчас ваш ход, иначе 1.',
  ],
  'cost of a pick': [
    act(
      { do: 'discard', as: 'x', target: { kind: 'card', zone: 'hand', side: 'own' } },
      { do: 'gain', what: 'mana', amount: '@x.cost' },
    ),
    'Discard a card from your hand. Then gain X mana, where X is its cost.',
    'Сбросьте карту из вашей руки. Затем получите X маны, где X — её стоимость.',
  ],
  'result of a step': [
    act(
      { do: 'damage', amount: 2, as: 'x', target: enemy },
      { do: 'gain', what: 'points', amount: '@x.amount' },
    ),
    'Deal 2 damage to an enemy. Then gain X points, where X is the damage dealt.',
    'Нанесите 2 урона врагу. Затем получите X очков, где X — нанесённый урон.',
  ],
  'number of an event': [
    { on: 'damaged', of: 'self', steps: [{ do: 'gain', what: 'points', amount: 'event.amount' }] },
    'When damaged: gain X points, where X is the damage.',
    'При получении урона: получите X очков, где X — урон.',
  ],
  'number of a pending thing': [
    { answer: 'beforeMove', steps: [{ do: 'gain', what: 'points', amount: 'pending.roll' }] },
    'Before a move: you may gain X points, where X is the roll.',
    'Перед ходом: можно получить X очков, где X — бросок.',
  ],
  'the same number twice': [
    act(
      { do: 'draw', amount: { stat: 'power', of: 'self' } },
      { do: 'gain', what: 'mana', amount: { stat: 'power', of: 'self' } },
    ),
    'Draw X cards, where X is its power. Then gain X mana.',
    'Возьмите X карт, где X — его сила. Затем получите X маны.',
  ],
}

describe('amounts', () => {
  it.each(Object.entries(cases))('%s', (_, [ability, english, russian]) => {
    expect(say(ability)).toEqual([english, russian])
  })
})
