// Targets: kinds and how the choice is made, in English and Russian.
import { describe, expect, it } from 'vitest'
import type { Ability } from '../../language.ts'
import { act, enemy, hit, pick, say } from '../../../test/text/toy.ts'

const cases: Record<string, [ability: Ability, english: string, russian: string]> = {
  unit: [pick({ kind: 'unit' }), 'Choose a unit.', 'Выберите юнита.'],
  card: [
    pick({ kind: 'card', zone: 'hand', side: 'opponent' }),
    "Choose a card in your opponent's hand.",
    'Выберите карту в руке соперника.',
  ],
  'card in several zones': [
    pick({ kind: 'card', zone: ['hand', 'board'], side: 'opponent', hidden: true }),
    'Choose a hidden enemy card in a hand or on the board.',
    'Выберите скрытую вражескую карту в руке или на поле.',
  ],
  'card in a common zone': [
    pick({ kind: 'card', zone: 'market' }),
    'Choose a card in the market.',
    'Выберите карту на рынке.',
  ],
  'card among the top': [
    pick({ kind: 'card', zone: 'deck', side: 'own', top: 3 }),
    'Choose a card among the top 3 of your deck.',
    'Выберите карту из 3 верхних карт вашей колоды.',
  ],
  'last card': [
    pick({ kind: 'card', last: 'played' }),
    'Choose the last played card.',
    'Выберите последнюю сыгранную карту.',
  ],
  cell: [pick({ kind: 'cell', empty: true }), 'Choose an empty cell.', 'Выберите пустую клетку.'],
  row: [pick({ kind: 'line', axis: 'row' }), 'Choose a row.', 'Выберите ряд.'],
  diagonal: [pick({ kind: 'line', axis: 'diagonal' }), 'Choose a diagonal.', 'Выберите диагональ.'],
  'line through': [
    pick({ kind: 'line', through: 'self' }),
    'Choose a line through it.',
    'Выберите линию через него.',
  ],
  lane: [pick({ kind: 'lane' }), 'Choose a lane.', 'Выберите линию.'],
  section: [
    pick({ kind: 'section', side: 'opponent' }),
    'Choose an enemy section.',
    'Выберите вражеский отсек.',
  ],
  terrain: [
    pick({ kind: 'terrain', near: 'adjacent' }),
    'Choose an obstacle next to it.',
    'Выберите соседнюю преграду.',
  ],
  seat: [
    pick({ kind: 'seat', side: 'other' }),
    'Choose another player.',
    'Выберите другого игрока.',
  ],
  'seat of the opponent': [
    pick({ kind: 'seat', side: 'opponent' }),
    'Choose your opponent.',
    'Выберите соперника.',
  ],
  deck: [
    pick({ kind: 'deck', side: 'opponent' }),
    "Choose your opponent's deck.",
    'Выберите колоду соперника.',
  ],
  type: [
    pick({ kind: 'type', pool: 'market' }),
    'Choose a type in the market.',
    'Выберите тип на рынке.',
  ],
  status: [
    pick({ kind: 'status', status: 'stun', given: 'own', on: { kind: 'unit', side: 'opponent' } }),
    'Choose a Stun of yours on enemies.',
    'Выберите ваше Оглушение на врагах.',
  ],
  effect: [
    pick({ kind: 'effect', tags: ['swamp'] }),
    'Choose an effect (swamp).',
    'Выберите эффект (болото).',
  ],
  'exactly two': [
    hit({ side: 'opponent', count: 2 }),
    'Deal 1 damage to each of 2 enemies.',
    'Нанесите 2 врагам по 1 урону.',
  ],
  'up to three': [
    hit({ side: 'opponent', count: { min: 0, max: 3 } }),
    'Deal 1 damage to each of up to 3 enemies.',
    'Нанесите 1 урон не более чем 3 врагам.',
  ],
  'one to three': [
    hit({ side: 'opponent', count: { min: 1, max: 3 } }),
    'Deal 1 damage to each of 1–3 enemies.',
    'Нанесите 1–3 врагам по 1 урону.',
  ],
  any: [
    hit({ side: 'opponent', count: 'any' }),
    'Deal 1 damage to each of any number of enemies.',
    'Нанесите 1 урон любому числу врагов.',
  ],
  'one or more': [
    hit({ side: 'opponent', count: { min: 1, max: { count: enemy } } }),
    'Deal 1 damage to each of 1 or more enemies.',
    'Нанесите 1 урон одному или нескольким врагам.',
  ],
  short: [
    hit({ side: 'opponent', count: 2, short: 'all' }),
    'Deal 1 damage to each of 2 enemies (or as many as there are).',
    'Нанесите 2 врагам (или сколько есть) по 1 урону.',
  ],
  alike: [
    hit({ side: 'opponent', count: 2, alike: 'row' }),
    'Deal 1 damage to each of 2 enemies in the same row.',
    'Нанесите 2 врагам в одном ряду по 1 урону.',
  ],
  'chosen by the opponent': [
    hit({ side: 'opponent', chooser: 'opponent' }),
    'Deal 1 damage to an enemy (your opponent chooses).',
    'Нанесите 1 урон врагу (выбирает соперник).',
  ],
  'chosen by the owner': [
    hit({ side: 'opponent', chooser: 'owner' }),
    'Deal 1 damage to an enemy (its owner chooses).',
    'Нанесите 1 урон врагу (выбирает владелец).',
  ],
  random: [
    hit({ side: 'opponent', auto: 'random' }),
    'Deal 1 damage to a random enemy.',
    '1 урон случайному врагу.',
  ],
  'two at random': [
    hit({ side: 'opponent', auto: 'random', count: 2 }),
    'Deal 1 damage to each of 2 random enemies.',
    '2 случайным врагам по 1 урону.',
  ],
  first: [
    hit({ side: 'opponent', auto: 'first', order: ['N', 'E', 'S', 'W'] }),
    'Deal 1 damage to the first enemy (N, E, S, W).',
    '1 урон первому врагу (С, В, Ю, З).',
  ],
  highest: [
    hit({ side: 'opponent', auto: { highest: 'power' }, order: ['N', 'E'] }),
    'Deal 1 damage to the enemy with the most power (ties: N, E).',
    '1 урон врагу с наибольшей силой (при равенстве: С, В).',
  ],
  lowest: [
    hit({ side: 'opponent', auto: { lowest: 'speed' }, ties: 'random' }),
    'Deal 1 damage to the enemy with the least speed (ties: at random).',
    '1 урон врагу с наименьшей скоростью (при равенстве — случайно).',
  ],
  each: [
    act({ do: 'damage', amount: 1, each: enemy }),
    'Deal 1 damage to each enemy.',
    '1 урон каждому врагу.',
  ],
  'each, capped': [
    act({ do: 'damage', amount: 1, each: { ...enemy, auto: 'random' } }),
    'Deal 1 damage to a random enemy.',
    '1 урон случайному врагу.',
  ],
}

describe('targets', () => {
  it.each(Object.entries(cases))('%s', (_, [ability, english, russian]) => {
    expect(say(ability)).toEqual([english, russian])
  })
})
