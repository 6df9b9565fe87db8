// Steps: order, conditions, repetition, picks that are named again, in English and Russian.
import { describe, expect, it } from 'vitest'
import type { Ability } from '../../language.ts'
import { act, enemy, own, say } from '../../../test/text/toy.ts'

const cases: Record<string, [ability: Ability, english: string, russian: string]> = {
  'one after another': [
    act({ do: 'draw', amount: 1 }, { do: 'gain', what: 'mana', amount: 1 }),
    'Draw 1 card. Then gain 1 mana.',
    'Возьмите 1 карту. Затем получите 1 ману.',
  ],
  if: [
    act({ do: 'draw', amount: 1, if: { turn: 'own' } }),
    'If it is your turn, draw 1 card.',
    'Если сейчас ваш ход, возьмите 1 карту.',
  ],
  times: [
    act({ do: 'give', status: 'stun', times: 2, target: enemy }),
    'Twice: put a Stun on an enemy.',
    'Дважды: положите Оглушение на врага.',
  ],
  'times up to': [
    act({ do: 'give', status: 'stun', times: { min: 0, max: 3 }, target: enemy }),
    'Up to 3 times: put a Stun on an enemy.',
    'До 3 раз: положите Оглушение на врага.',
  ],
  'times between': [
    act({ do: 'give', status: 'stun', times: { min: 1, max: 3 }, target: enemy }),
    '1–3 times: put a Stun on an enemy.',
    '1–3 раза: положите Оглушение на врага.',
  ],
  'times for each': [
    act({ do: 'give', status: 'stun', times: { count: own }, target: enemy }),
    'For each unit of yours: put a Stun on an enemy.',
    'За каждого вашего юнита: положите Оглушение на врага.',
  ],
  'times by a number worked out': [
    act({ do: 'give', status: 'stun', times: { stat: 'power' }, target: enemy }),
    "X times: put a Stun on an enemy, where X is this unit's power.",
    'X раз: положите Оглушение на врага, где X — сила этого юнита.',
  ],
  'target and each': [
    act({
      do: 'damage',
      amount: 1,
      target: { kind: 'line', axis: 'row' },
      each: { ...enemy, in: 'target' },
    }),
    'Choose a row: deal 1 damage to each enemy in that row.',
    'Выберите ряд: 1 урон каждому врагу в этом ряду.',
  ],
  'a place to look at': [
    act({
      do: 'gain',
      what: 'points',
      amount: 1,
      target: { kind: 'line', axis: 'any', through: 'self' },
    }),
    'Choose a row or column through it: gain 1 point.',
    'Выберите ряд или столбец через него: получите 1 очко.',
  ],
  together: [
    act({ do: 'damage', amount: 1, together: true, each: enemy }),
    'Deal 1 damage to each enemy (all at once).',
    '1 урон каждому врагу (одновременно).',
  ],
  'optional target': [
    act({ do: 'damage', amount: 1, target: { ...enemy, optional: true } }),
    'You may deal 1 damage to an enemy.',
    'Можно нанести 1 урон врагу.',
  ],
  'optional modifier': [
    act({
      do: 'modify',
      query: 'power',
      add: 1,
      until: 'turn',
      target: { ...own, optional: true },
    }),
    'You may choose a unit of yours: it gets +1 power until the end of the turn.',
    'Можно выбрать вашего юнита: +1 к силе до конца хода.',
  ],
  'named again': [
    act(
      { do: 'damage', amount: 1, as: 'x', target: enemy },
      { do: 'give', status: 'stun', each: '@x' },
    ),
    'Deal 1 damage to an enemy. Then put a Stun on it.',
    'Нанесите 1 урон врагу. Затем положите на него Оглушение.',
  ],
  'two names alive': [
    act(
      { do: 'select', as: 'a', target: own },
      { do: 'select', as: 'b', target: { kind: 'unit', side: 'other' } },
      { do: 'destroy', each: '@a' },
      { do: 'destroy', each: '@b' },
    ),
    'Choose a unit of yours. Then choose a unit of another player. Then destroy that unit of yours. Then destroy that unit of another player.',
    'Выберите вашего юнита. Затем выберите чужого юнита. Затем уничтожьте того вашего юнита. Затем уничтожьте того чужого юнита.',
  ],
  'the cell it left': [
    act(
      { do: 'push', as: 'x', target: { ...enemy, near: 'adjacent' } },
      { do: 'move', each: 'self', to: '@x.fromCell' },
    ),
    'Push an enemy next to it 1 cell away. Then move this unit to the cell that enemy left.',
    'Оттолкните соседнего врага на 1 клетку. Затем передвиньте этого юнита на клетку, откуда этот враг ушёл.',
  ],
}

describe('steps', () => {
  it.each(Object.entries(cases))('%s', (_, [ability, english, russian]) => {
    expect(say(ability)).toEqual([english, russian])
  })
})
