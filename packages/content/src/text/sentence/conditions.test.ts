// Conditions, in English and Russian.
import { describe, expect, it } from 'vitest'
import type { Ability } from '../../language.ts'
import { act, enemy, gate, on, own, say } from '../../../test/text/toy.ts'

const cases: Record<string, [ability: Ability, english: string, russian: string]> = {
  list: [
    gate([{ turn: 'own' }, { has: 'stun' }]),
    'If it is your turn and it has Stun: draw 1 card.',
    'Если сейчас ваш ход и у него есть Оглушение: возьмите 1 карту.',
  ],
  all: [
    gate({ all: [{ turn: 'own' }, { has: 'stun' }, { lacks: 'shield' }] }),
    'If it is your turn, it has Stun and it does not have Shield: draw 1 card.',
    'Если сейчас ваш ход, у него есть Оглушение и у него нет Щита: возьмите 1 карту.',
  ],
  any: [
    gate({ any: [{ turn: 'own' }, { has: 'stun' }] }),
    'If it is your turn or it has Stun: draw 1 card.',
    'Если сейчас ваш ход или у него есть Оглушение: возьмите 1 карту.',
  ],
  'not any': [
    gate({ not: { any: [{ turn: 'own' }, { has: 'stun' }] } }),
    "If it is your opponent's turn and it does not have Stun: draw 1 card.",
    'Если сейчас ход соперника и у него нет Оглушения: возьмите 1 карту.',
  ],
  'stat lt': [
    gate({ stat: 'power', lt: 3 }),
    'If its power is below 3: draw 1 card.',
    'Если его сила меньше 3: возьмите 1 карту.',
  ],
  'stat lte': [
    gate({ stat: 'power', lte: 3 }),
    'If its power is 3 or less: draw 1 card.',
    'Если его сила не больше 3: возьмите 1 карту.',
  ],
  'stat gt': [
    gate({ stat: 'power', gt: 3 }),
    'If its power is above 3: draw 1 card.',
    'Если его сила больше 3: возьмите 1 карту.',
  ],
  'stat gte': [
    gate({ stat: 'power', gte: 3 }),
    'If its power is 3 or more: draw 1 card.',
    'Если его сила не меньше 3: возьмите 1 карту.',
  ],
  'stat eq': [
    gate({ stat: 'power', eq: 3 }),
    'If its power is 3: draw 1 card.',
    'Если его сила — 3: возьмите 1 карту.',
  ],
  'stat ne': [
    gate({ stat: 'power', ne: 3 }),
    'If its power is other than 3: draw 1 card.',
    'Если его сила не 3: возьмите 1 карту.',
  ],
  'stat against another': [
    gate({ stat: 'power', gt: { stat: 'speed' } }),
    'If its power is more than its speed: draw 1 card.',
    'Если его сила больше, чем его скорость: возьмите 1 карту.',
  ],
  value: [
    gate({ value: { add: [{ stat: 'power' }, 1] }, gte: 5 }),
    'If its power plus 1 is 5 or more: draw 1 card.',
    'Если его сила плюс 1 не меньше 5: возьмите 1 карту.',
  ],
  count: [
    gate({ count: enemy, gte: 2 }),
    'If there are 2 or more enemies: draw 1 card.',
    'Если есть не меньше 2 врагов: возьмите 1 карту.',
  ],
  'count exactly': [
    gate({ count: enemy, eq: 1 }),
    'If there is exactly 1 enemy: draw 1 card.',
    'Если есть ровно 1 враг: возьмите 1 карту.',
  ],
  'count none': [
    gate({ count: enemy, eq: 0 }),
    'If there are no enemies: draw 1 card.',
    'Если нет врагов: возьмите 1 карту.',
  ],
  'count against a number worked out': [
    gate({ count: enemy, gt: { count: own } }),
    'If the number of enemies is more than the number of units of yours: draw 1 card.',
    'Если число врагов больше, чем число ваших юнитов: возьмите 1 карту.',
  ],
  resource: [
    gate({ resource: 'mana', gte: 3 }),
    'If you have 3 or more mana: draw 1 card.',
    'Если у вас не меньше 3 маны: возьмите 1 карту.',
  ],
  'resource of a unit': [
    gate({ resource: 'points', of: 'opponent', lt: 3 }),
    'If your opponent has fewer than 3 points: draw 1 card.',
    'Если у соперника меньше 3 очков: возьмите 1 карту.',
  ],
  'resource of the world': [
    gate({ resource: 'tide', lt: -2 }),
    'If the tide is below −2: draw 1 card.',
    'Если прилив меньше −2: возьмите 1 карту.',
  ],
  alive: [
    on('damaged', { of: 'self', if: { resource: 'life', of: 'event.source', gt: 0 } }),
    'When damaged, if the source is alive: draw 1 card.',
    'При получении урона, если источник жив: возьмите 1 карту.',
  ],
  counter: [
    gate({ counter: 'round', gte: 3 }),
    'If the round number is 3 or more: draw 1 card.',
    'Если номер раунда не меньше 3: возьмите 1 карту.',
  ],
  'no charges': [
    gate({ counter: 'chargesLeft', eq: 0 }),
    'If no charge is left: draw 1 card.',
    'Если зарядов не осталось: возьмите 1 карту.',
  ],
  exists: [
    gate({ exists: { ...enemy, near: 'adjacent' } }),
    'If there is an enemy next to it: draw 1 card.',
    'Если есть соседний враг: возьмите 1 карту.',
  ],
  'exists not': [
    gate({ not: { exists: { ...enemy, near: 'adjacent' } } }),
    'If there are no enemies next to it: draw 1 card.',
    'Если нет соседних врагов: возьмите 1 карту.',
  ],
  is: [
    on('damaged', {
      of: 'self',
      if: { is: { side: 'opponent', types: ['beast'] }, of: 'event.source' },
    }),
    'When damaged, if the source is an enemy beast: draw 1 card.',
    'При получении урона, если источник — вражеский зверь: возьмите 1 карту.',
  ],
  'is in a place': [
    on('damaged', { of: 'self', if: { is: { near: 'adjacent' }, of: 'event.source' } }),
    'When damaged, if the source is next to this unit: draw 1 card.',
    'При получении урона, если источник находится рядом с этим юнитом: возьмите 1 карту.',
  ],
  'is not in a place': [
    gate({ not: { is: { region: 'edge' } } }),
    'If it is not on the edge: draw 1 card.',
    'Если он не находится на краю: возьмите 1 карту.',
  ],
  'a cell is in a place': [
    on('moved', {
      of: 'self',
      if: { exists: { kind: 'cell', region: 'edge', in: 'event.fromCell' } },
    }),
    'When it moves, if the cell it left is on the edge: draw 1 card.',
    'При перемещении, если клетка, откуда он ушёл, находится на краю: возьмите 1 карту.',
  ],
  has: [
    gate({ has: { status: 'stun', given: 'own' } }),
    'If it has your Stun: draw 1 card.',
    'Если у него есть ваше Оглушение: возьмите 1 карту.',
  ],
  'has, short': [
    gate({ has: 'stun' }),
    'With Stun: draw 1 card.',
    'При Оглушении: возьмите 1 карту.',
  ],
  'lacks, short': [
    gate({ lacks: 'stun' }),
    'Without Stun: draw 1 card.',
    'Без Оглушения: возьмите 1 карту.',
  ],
  lacks: [
    gate([{ lacks: ['stun', 'shield'] }]),
    'If it does not have Stun or Shield: draw 1 card.',
    'Если у него нет ни Оглушения, ни Щита: возьмите 1 карту.',
  ],
  same: [
    on('moved', { of: { side: 'own' }, if: { same: ['event.toCell', 'self.cell'] } }),
    "When a unit of yours moves, if the cell it entered is this unit's cell: draw 1 card.",
    'Когда ваш юнит перемещается, если клетка, куда он пришёл, — это клетка этого юнита: возьмите 1 карту.',
  ],
  field: [
    gate({ field: 'colour', oneOf: ['red', 'blue'] }),
    'If its colour is red or blue: draw 1 card.',
    'Если его цвет — красный или синий: возьмите 1 карту.',
  ],
  'field not': [
    gate({ not: { field: 'colour', oneOf: ['red'] } }),
    'If its colour is not red: draw 1 card.',
    'Если его цвет — не красный: возьмите 1 карту.',
  ],
  cause: [
    on('moved', { of: 'self', if: { field: 'cause', of: 'event', oneOf: ['swamp'] } }),
    'When it moves, if the cause is swamp: draw 1 card.',
    'При перемещении, если причина — болото: возьмите 1 карту.',
  ],
  'from a zone': [
    on('entered', { of: 'self', if: { field: 'from', of: 'event', oneOf: ['hand'] } }),
    'When it enters the board, if the previous zone is hand: draw 1 card.',
    'При выходе на поле, если прежняя зона — рука: возьмите 1 карту.',
  ],
  outcome: [
    act(
      { do: 'damage', amount: 1, as: 'x', target: enemy },
      { do: 'draw', amount: 1, if: { outcome: 'destroyed', of: '@x' } },
    ),
    'Deal 1 damage to an enemy. If it was destroyed, draw 1 card.',
    'Нанесите 1 урон врагу. Если он уничтожен, возьмите 1 карту.',
  ],
  'outcome not': [
    act(
      { do: 'damage', amount: 1, as: 'x', target: enemy },
      { do: 'draw', amount: 1, if: { not: { outcome: ['destroyed', 'prevented'], of: '@x' } } },
    ),
    'Deal 1 damage to an enemy. If it was not destroyed and this was not prevented, draw 1 card.',
    'Нанесите 1 урон врагу. Если он не уничтожен и это не предотвращено, возьмите 1 карту.',
  ],
  can: [
    gate({ can: 'canMove' }),
    'If it can move: draw 1 card.',
    'Если он может двигаться: возьмите 1 карту.',
  ],
  'can against': [
    {
      answer: 'beforeMove',
      if: { can: 'canAttack', against: 'pending.target' },
      steps: [{ do: 'reroll' }],
    },
    'Before a move, if it can attack the target: you may reroll the die.',
    'Перед ходом, если он может атаковать цель: можно перебросить кубик.',
  ],
  turn: [
    gate({ turn: 'opponent' }),
    "If it is your opponent's turn: draw 1 card.",
    'Если сейчас ход соперника: возьмите 1 карту.',
  ],
  phase: [
    gate({ phase: ['main'] }),
    'If this is the main phase: draw 1 card.',
    'Если идёт фаза «Главная»: возьмите 1 карту.',
  ],
  'yes or no of an event': [
    on('damaged', { of: 'self', if: { value: 'event.lethal', eq: 0 } }),
    'When damaged, if the damage was not lethal: draw 1 card.',
    'При получении урона, если урон не смертелен: возьмите 1 карту.',
  ],
  'number of an event': [
    on('damaged', { of: 'self', if: { value: 'event.amount', gte: 2 } }),
    'When damaged, if the damage is 2 or more: draw 1 card.',
    'При получении урона, если урон не меньше 2: возьмите 1 карту.',
  ],
}

describe('conditions', () => {
  it.each(Object.entries(cases))('%s', (_, [ability, english, russian]) => {
    expect(say(ability)).toEqual([english, russian])
  })
})
