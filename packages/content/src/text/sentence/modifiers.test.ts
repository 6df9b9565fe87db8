// Modifiers and durations, in English and Russian.
import { describe, expect, it } from 'vitest'
import type { Ability } from '../../language.ts'
import { act, enemy, mod, own, passive, say } from '../../../test/text/toy.ts'

const cases: Record<string, [ability: Ability, english: string, russian: string]> = {
  add: [passive({ query: 'power', add: 2 }), 'This unit has +2 power.', '+2 к силе.'],
  'add less': [
    passive({ query: 'power', add: -1, of: enemy }),
    'Enemies have −1 power.',
    'Враги: −1 к силе.',
  ],
  'add for each': [
    passive({ query: 'power', add: { count: enemy } }),
    'This unit has +1 power for each enemy.',
    '+1 к силе за каждого врага.',
  ],
  'add a number worked out': [
    passive({ query: 'power', add: { stat: 'speed' } }),
    'This unit has +X power, where X is its speed.',
    '+X к силе, где X — его скорость.',
  ],
  set: [
    passive({ query: 'speed', set: 0, of: enemy }),
    'Enemies have speed 0.',
    'Враги: скорость 0.',
  ],
  scale: [passive({ query: 'power', scale: 2 }), 'This unit has ×2 power.', 'Сила ×2.'],
  plus: [
    passive({ query: 'power', plus: 1, of: enemy }),
    'Enemies have +1 to the final power.',
    'Враги: +1 к итоговой силе.',
  ],
  forbid: [
    passive({ query: 'canAttack', forbid: true }),
    'This unit cannot attack.',
    'Не может атаковать.',
  ],
  'forbid many': [
    passive({ query: 'canAttack', forbid: true, of: enemy }),
    'Enemies cannot attack.',
    'Враги не могут атаковать.',
  ],
  allow: [
    passive({ query: 'canMove', allow: true, of: own }),
    'Units of yours can move.',
    'Ваши юниты могут двигаться.',
  ],
  ignore: [
    passive({ query: 'speed', ignore: ['swamp'] }),
    'This unit ignores swamps for speed.',
    'Не учитывает болота (скорость).',
  ],
  'set a symbol': [
    passive({ query: 'playedTo', set: 'hand', of: { kind: 'card', zone: 'hand', side: 'own' } }),
    'Cards in your hand return to hand.',
    'Карты в вашей руке возвращаются в руку.',
  ],
  keyword: [
    passive({ keyword: 'flying', of: own }),
    'Units of yours have Flight.',
    'Ваши юниты: Полёт.',
  ],
  status: [
    passive({ status: 'shield', of: own }),
    'Units of yours have Shield.',
    'Ваши юниты: Щит.',
  ],
  while: [
    passive({ query: 'power', add: 1, while: { counter: 'round', gte: 3 } }),
    'This unit has +1 power while the round number is 3 or more.',
    '+1 к силе, пока номер раунда не меньше 3.',
  ],
  'one condition of several numbers': [
    passive(
      { query: 'power', add: 1, while: { counter: 'round', gte: 3 } },
      { query: 'speed', add: 2, while: { counter: 'round', gte: 3 } },
    ),
    'This unit has +1 power and +2 speed while the round number is 3 or more.',
    '+1 к силе, +2 к скорости, пока номер раунда не меньше 3.',
  ],
  against: [
    passive({ query: 'power', add: 1, against: { has: 'stun' } }),
    'This unit has +1 power against units with Stun.',
    '+1 к силе против юнитов с Оглушением.',
  ],
  from: [
    passive({ query: 'canMove', forbid: true, from: { side: 'opponent' } }),
    'This unit cannot move by enemies.',
    'Не может двигаться со стороны врагов.',
  ],
  only: [
    passive({ query: 'canReceive', forbid: true, only: ['stun'] }),
    'This unit cannot get tokens: Stun.',
    'Не может получать жетоны: Оглушение.',
  ],
  uses: [
    passive({
      query: 'cost',
      add: -1,
      of: { kind: 'card', zone: 'hand', side: 'own' },
      uses: { n: 1, per: 'turn' },
    }),
    'Cards in your hand have −1 cost (once per turn).',
    'Карты в вашей руке: −1 к стоимости (1 раз за ход).',
  ],
  'uses each': [
    passive({
      query: 'cost',
      add: -1,
      of: { kind: 'card', zone: 'hand', side: 'own' },
      uses: { n: 2, per: 'round', of: 'each' },
    }),
    'Cards in your hand have −1 cost (twice per round each).',
    'Карты в вашей руке: −1 к стоимости (по 2 раза за раунд).',
  ],
  gate: [
    { if: { has: 'shield' }, passive: [{ query: 'power', add: 1, of: 'self' }] },
    'With Shield: this unit has +1 power.',
    'При Щите: +1 к силе.',
  ],
  'gate by a clause': [
    { if: { count: own, gte: 3 }, passive: [{ query: 'power', add: 1, of: 'self' }] },
    'While there are 3 or more units of yours: this unit has +1 power.',
    'Пока есть не меньше 3 ваших юнитов: +1 к силе.',
  ],
  'two on the same': [
    {
      passive: [
        { query: 'power', add: 1, of: own },
        { query: 'canAttack', forbid: true, of: own },
      ],
    },
    'Units of yours have +1 power and cannot attack.',
    'Ваши юниты: +1 к силе, не могут атаковать.',
  ],
  'two on others': [
    {
      passive: [
        { query: 'power', add: 1, of: own },
        { query: 'power', add: -1, of: enemy },
      ],
    },
    'Units of yours have +1 power. Enemies have −1 power.',
    'Ваши юниты: +1 к силе. Враги: −1 к силе.',
  ],
  'until step': [
    mod({ until: 'step' }),
    'It gets +1 power for this step.',
    '+1 к силе на этот шаг.',
  ],
  'until attack': [
    mod({ until: 'attack' }),
    'It gets +1 power for this attack.',
    '+1 к силе на эту атаку.',
  ],
  'until action': [
    mod({ until: 'action' }),
    'It gets +1 power for this action.',
    '+1 к силе на это действие.',
  ],
  'until turn': [
    mod({ until: 'turn' }),
    'It gets +1 power until the end of the turn.',
    '+1 к силе до конца хода.',
  ],
  'until round': [
    mod({ until: 'round' }),
    'It gets +1 power until the end of the round.',
    '+1 к силе до конца раунда.',
  ],
  'until encounter': [
    mod({ until: 'encounter' }),
    'It gets +1 power until the end of the encounter.',
    '+1 к силе до конца встречи.',
  ],
  'until leave': [
    mod({ until: 'leave', each: enemy }),
    'Each enemy gets +1 power while it is on the board.',
    'Каждый враг получает +1 к силе, пока он на поле.',
  ],
  'until source': [
    mod({ until: 'source', each: enemy }),
    'Each enemy gets +1 power while this unit is on the board.',
    'Каждый враг получает +1 к силе, пока этот юнит на поле.',
  ],
  'until forever': [
    mod({ until: 'forever' }),
    'It gets +1 power permanently.',
    '+1 к силе навсегда.',
  ],
  'until turns': [
    mod({ until: { turns: 2 } }),
    'It gets +1 power until the end of the next turn.',
    '+1 к силе до конца следующего хода.',
  ],
  'until three turns': [
    mod({ until: { turns: 3 } }),
    'It gets +1 power for 3 turns of any player.',
    '+1 к силе на 3 хода любых игроков.',
  ],
  'until own turns': [
    mod({ until: { turns: 2, of: 'own' } }),
    'It gets +1 power for 2 of your turns.',
    '+1 к силе на 2 ваших хода.',
  ],
  'until own turn': [
    mod({ until: { turns: 1, of: 'own' } }),
    'It gets +1 power until the end of your turn.',
    '+1 к силе до конца вашего хода.',
  ],
  "until the bearer's turn": [
    mod({ until: { turns: 1, of: 'bearer' }, each: enemy }),
    "Each enemy gets +1 power until the end of its owner's turn.",
    'Каждый враг получает +1 к силе до конца хода его владельца.',
  ],
  "until the bearer's turns": [
    mod({ until: { turns: 3, of: 'bearer' }, each: enemy }),
    "Each enemy gets +1 power for 3 of its owner's turns.",
    'Каждый враг получает +1 к силе на 3 хода его владельца.',
  ],
  'until phase': [
    mod({ until: { phase: 'main' } }),
    'It gets +1 power until the main phase.',
    '+1 к силе до фазы «Главная».',
  ],
  'modify forbids': [
    act({ do: 'modify', query: 'canAttack', forbid: true, until: 'turn', target: enemy }),
    'An enemy cannot attack until the end of the turn.',
    'Выберите врага: не может атаковать до конца хода.',
  ],
  'modify from somebody': [
    act({
      do: 'modify',
      query: 'power',
      add: 1,
      until: 'turn',
      from: { side: 'opponent' },
      each: 'self',
    }),
    'It gets +1 power from enemies until the end of the turn.',
    '+1 к силе со стороны врагов до конца хода.',
  ],
  'modify scales': [
    act({ do: 'modify', query: 'power', scale: '$half', until: 'turn', each: enemy }),
    'Each enemy gets ×½ power until the end of the turn.',
    'Каждый враг: сила ×½ до конца хода.',
  ],
  'modify several': [
    act({
      do: 'modify',
      query: 'power',
      add: 1,
      until: 'turn',
      target: { ...own, count: { min: 0, max: 2 } },
    }),
    'Up to 2 units of yours get +1 power until the end of the turn.',
    'Выберите до 2 ваших юнитов: +1 к силе до конца хода.',
  ],
}

describe('modifiers', () => {
  it.each(Object.entries(cases))('%s', (_, [ability, english, russian]) => {
    expect(say(ability)).toEqual([english, russian])
  })
})
