// Filters, in English and Russian.
import { describe, expect, it } from 'vitest'
import type { Ability } from '../../language.ts'
import { act, enemy, hit, own, say } from '../../../test/text/toy.ts'

const cases: Record<string, [ability: Ability, english: string, russian: string]> = {
  'side own': [
    hit({ side: 'own' }),
    'Deal 1 damage to a unit of yours.',
    'Нанесите 1 урон вашему юниту.',
  ],
  'side ally': [hit({ side: 'ally' }), 'Deal 1 damage to an ally.', 'Нанесите 1 урон союзнику.'],
  'side mate': [
    hit({ side: 'mate' }),
    'Deal 1 damage to a unit of a teammate.',
    'Нанесите 1 урон юниту напарника.',
  ],
  'side opponent': [
    hit({ side: 'opponent' }),
    'Deal 1 damage to an enemy.',
    'Нанесите 1 урон врагу.',
  ],
  'side other': [
    hit({ side: 'other' }),
    'Deal 1 damage to a unit of another player.',
    'Нанесите 1 урон чужому юниту.',
  ],
  'side any': [hit({ side: 'any' }), 'Deal 1 damage to a unit.', 'Нанесите 1 урон юниту.'],
  'side of a reference': [
    {
      on: 'died',
      of: { side: 'opponent' },
      steps: [{ do: 'damage', amount: 1, each: { kind: 'unit', side: { own: 'event.unit' } } }],
    },
    'When an enemy dies: deal 1 damage to each unit of its owner.',
    'Когда гибнет враг: 1 урон каждому юниту его владельца.',
  ],
  'enemy of a reference': [
    {
      on: 'died',
      of: { side: 'own' },
      steps: [
        { do: 'damage', amount: 1, each: { kind: 'unit', side: { opponent: 'event.killer' } } },
      ],
    },
    "When a unit of yours dies: deal 1 damage to each unit hostile to the killer's owner.",
    'Когда гибнет ваш юнит: 1 урон каждому юниту (враг владельца убийцы).',
  ],
  'except the source': [
    hit({ except: ['self'] }),
    'Deal 1 damage to another unit.',
    'Нанесите 1 урон другому юниту.',
  ],
  'except somebody': [
    {
      on: 'damaged',
      of: 'self',
      steps: [{ do: 'damage', amount: 1, each: { kind: 'unit', except: ['event.source'] } }],
    },
    'When damaged: deal 1 damage to each unit other than the source.',
    'При получении урона: 1 урон каждому юниту, кроме источника.',
  ],
  types: [
    hit({ side: 'opponent', types: ['beast'] }),
    'Deal 1 damage to an enemy beast.',
    'Нанесите 1 урон вражескому зверю.',
  ],
  'two types': [
    hit({ types: ['beast', 'machine'] }),
    'Deal 1 damage to a beast that is also a machine.',
    'Нанесите 1 урон зверю (также машина).',
  ],
  def: [
    hit({ side: 'own', def: ['owl'] }),
    'Deal 1 damage to an Owl of yours.',
    'Нанесите 1 урон вашей Сове.',
  ],
  'one of two definitions': [
    hit({ def: ['owl', 'wolf'] }),
    'Deal 1 damage to an Owl or Wolf.',
    'Нанесите 1 урон Сове или Волку.',
  ],
  has: [
    hit({ has: 'stun' }),
    'Deal 1 damage to a unit with Stun.',
    'Нанесите 1 урон юниту с Оглушением.',
  ],
  'has from you, twice': [
    hit({ has: { status: 'stun', given: 'own', min: 2 } }),
    'Deal 1 damage to a unit with 2+ of your Stuns.',
    'Нанесите 1 урон юниту с вашими Оглушениями (2 и больше).',
  ],
  'has one or the other': [
    hit({ has: { status: ['stun', 'shield'], given: 'opponent' } }),
    'Deal 1 damage to a unit with enemy Stun or Shield.',
    'Нанесите 1 урон юниту с вражеским Оглушением или Щитом.',
  ],
  'has both': [
    hit({ has: ['stun', 'shield'] }),
    'Deal 1 damage to a unit with Stun and Shield.',
    'Нанесите 1 урон юниту с Оглушением и Щитом.',
  ],
  lacks: [
    hit({ lacks: 'shield' }),
    'Deal 1 damage to a unit without Shield.',
    'Нанесите 1 урон юниту без Щита.',
  ],
  keyword: [
    hit({ keyword: 'flying' }),
    'Deal 1 damage to a unit with Flight.',
    'Нанесите 1 урон юниту с Полётом.',
  ],
  'face-down': [
    hit({ faceDown: true }),
    'Deal 1 damage to a face-down unit.',
    'Нанесите 1 урон закрытому юниту.',
  ],
  'face-up': [
    hit({ faceDown: false }),
    'Deal 1 damage to a face-up unit.',
    'Нанесите 1 урон открытому юниту.',
  ],
  hidden: [
    hit({ hidden: true }),
    'Deal 1 damage to a hidden unit.',
    'Нанесите 1 урон скрытому юниту.',
  ],
  adjacent: [
    hit({ side: 'opponent', near: 'adjacent' }),
    'Deal 1 damage to an enemy next to it.',
    'Нанесите 1 урон соседнему врагу.',
  ],
  around: [
    hit({ near: { by: 'king', max: 1 } }),
    'Deal 1 damage to a unit around it.',
    'Нанесите 1 урон юниту вокруг.',
  ],
  'around and itself': [
    hit({ near: { by: 'king', min: 0, max: 1 } }),
    'Deal 1 damage to a unit on or around it.',
    'Нанесите 1 урон юниту вокруг и на том же месте.',
  ],
  'within by king': [
    hit({ near: { by: 'king', max: 2 } }),
    'Deal 1 damage to a unit within 2.',
    'Нанесите 1 урон юниту в пределах 2.',
  ],
  'within by steps': [
    hit({ near: { by: 'step', max: 3 } }),
    'Deal 1 damage to a unit within 3 steps.',
    'Нанесите 1 урон юниту в пределах 3 шагов.',
  ],
  'from two to three': [
    hit({ near: { by: 'step', min: 2, max: 3 } }),
    'Deal 1 damage to a unit 2–3 steps away.',
    'Нанесите 1 урон юниту на расстоянии 2–3 шагов.',
  ],
  'at least three away': [
    hit({ near: { by: 'step', min: 3 } }),
    'Deal 1 damage to a unit at least 3 steps away.',
    'Нанесите 1 урон юниту не ближе 3 шагов.',
  ],
  'in line': [
    hit({ inLine: 'self' }),
    'Deal 1 damage to a unit in line with it.',
    'Нанесите 1 урон юниту на одной линии с ним.',
  ],
  'on a diagonal': [
    hit({ inDiagonal: 'self' }),
    'Deal 1 damage to a unit on a diagonal with it.',
    'Нанесите 1 урон юниту на одной диагонали с ним.',
  ],
  reach: [
    act({ do: 'move', each: 'self', to: { kind: 'cell', reach: { of: 'self', steps: 2 } } }),
    'Move it to a cell within reach (2 steps).',
    'Передвиньте его на клетку в пределах досягаемости (2 шага).',
  ],
  'reach by a stat': [
    act({
      do: 'move',
      each: 'self',
      to: { kind: 'cell', reach: { of: 'self', steps: { stat: 'speed', of: 'self' } } },
    }),
    'Move it to a cell within reach (its speed).',
    'Передвиньте его на клетку в пределах досягаемости (его скорость).',
  ],
  sight: [
    hit({ sight: { of: 'self', max: 3 } }),
    'Deal 1 damage to a unit in sight (up to 3).',
    'Нанесите 1 урон юниту в прямой видимости (не дальше 3).',
  ],
  between: [
    act(
      { do: 'select', as: 'x', target: own },
      { do: 'damage', amount: 1, each: { kind: 'unit', between: ['self', '@x'] } },
    ),
    'Choose a unit of yours. Then deal 1 damage to each unit between this unit and that unit (ends included).',
    'Выберите вашего юнита. Затем 1 урон каждому юниту на отрезке от этого юнита до того юнита включительно.',
  ],
  'in a place': [
    act(
      { do: 'damage', amount: 1, as: 'x', target: enemy },
      { do: 'damage', amount: 1, each: { ...enemy, in: '@x.line' } },
    ),
    'Deal 1 damage to an enemy. Then deal 1 damage to each enemy in its line.',
    'Нанесите 1 урон врагу. Затем 1 урон каждому врагу на его линии.',
  ],
  'in a zone': [
    act({ do: 'discard', target: { kind: 'card', in: 'market' } }),
    'Discard a card from the market.',
    'Сбросьте карту с рынка.',
  ],
  'among what was seen': [
    act(
      { do: 'look', top: 3, as: 'seen', target: { kind: 'deck', side: 'own' } },
      { do: 'put', target: { kind: 'card', in: '@seen' }, to: 'hand' },
    ),
    "Look at the top 3 cards of your deck. Then put a card among them into its owner's hand.",
    'Посмотрите 3 верхние карты вашей колоды. Затем положите карту среди них в руку владельца.',
  ],
  region: [
    hit({ region: 'edge' }),
    'Deal 1 damage to a unit on the edge.',
    'Нанесите 1 урон юниту на краю.',
  ],
  empty: [
    act({ do: 'spawn', def: 'owl', to: { kind: 'cell', empty: true, region: 'edge' } }),
    'Put an Owl on an empty cell on the edge.',
    'Поставьте Сову на пустую клетку на краю.',
  ],
  'where stat': [
    hit({ where: { stat: 'speed', lte: 3 } }),
    'Deal 1 damage to a unit with speed 3 or less.',
    'Нанесите 1 урон юниту со скоростью не больше 3.',
  ],
  'where stat not': [
    hit({ where: { not: { stat: 'speed', lte: 3 } } }),
    'Deal 1 damage to a unit with speed above 3.',
    'Нанесите 1 урон юниту со скоростью больше 3.',
  ],
  'where some': [
    hit({ side: 'own', where: { stat: 'hurt', gt: 0 } }),
    'Deal 1 damage to a wounded unit of yours.',
    'Нанесите 1 урон вашему раненому юниту.',
  ],
  'where resource': [
    hit({ where: { resource: 'life', gte: 2 } }),
    'Deal 1 damage to a unit with life 2 or more.',
    'Нанесите 1 урон юниту с жизнью не меньше 2.',
  ],
  'where like somebody': [
    act(
      { do: 'select', as: 'x', target: own },
      {
        do: 'destroy',
        target: { ...enemy, where: { stat: 'speed', lt: { stat: 'speed', of: '@x', at: 'pick' } } },
      },
    ),
    'Choose a unit of yours. Then destroy an enemy with less speed than that unit of yours.',
    'Выберите вашего юнита. Затем уничтожьте врага со скоростью меньше, чем у того вашего юнита.',
  ],
  'where field': [
    hit({ where: { field: 'colour', oneOf: ['red', 'blue'] } }),
    'Deal 1 damage to a unit (colour: red or blue).',
    'Нанесите 1 урон юниту (цвет: красный или синий).',
  ],
  'where not a definition': [
    hit({ where: { not: { field: 'def', oneOf: ['owl'] } } }),
    'Deal 1 damage to a unit other than Owl.',
    'Нанесите 1 урон юниту, кроме Совы.',
  ],
  'where can': [
    hit({ where: { can: 'canMove' } }),
    'Deal 1 damage to a unit that can move.',
    'Нанесите 1 урон юниту, который может двигаться.',
  ],
  'where cannot': [
    hit({ where: { not: { can: 'canMove' } } }),
    'Deal 1 damage to a unit that cannot move.',
    'Нанесите 1 урон юниту, который не может двигаться.',
  ],
  'where has': [
    hit({ where: { any: [{ has: 'stun' }, { lacks: 'shield' }] } }),
    'Deal 1 damage to a unit that has Stun or that does not have Shield.',
    'Нанесите 1 урон юниту, у которого есть Оглушение или у которого нет Щита.',
  ],
  'where is': [
    hit({ where: { is: { region: 'edge' } } }),
    'Deal 1 damage to a unit on the edge.',
    'Нанесите 1 урон юниту на краю.',
  ],
  'where is not': [
    hit({ where: { not: { is: { types: ['beast'] } } } }),
    'Deal 1 damage to a unit except beasts.',
    'Нанесите 1 урон юниту, кроме зверей.',
  ],
  'where without a keyword': [
    hit({ where: { not: { is: { keyword: 'flying' } } } }),
    'Deal 1 damage to a unit without Flight.',
    'Нанесите 1 урон юниту без Полёта.',
  ],
  'where company': [
    hit({ where: { exists: { ...own, near: { of: 'it', by: 'step', max: 1 } } } }),
    'Deal 1 damage to a unit with a unit of yours next to it.',
    'Нанесите 1 урон юниту, рядом с которым есть ваш юнит.',
  ],
  'where much company': [
    hit({ where: { count: { ...own, near: { of: 'it', by: 'step', max: 1 } }, gte: 2 } }),
    'Deal 1 damage to a unit with 2 or more units of yours next to it.',
    'Нанесите 1 урон юниту, рядом с которым не меньше 2 ваших юнитов.',
  ],
  'where no company': [
    hit({ where: { not: { exists: { ...own, near: { of: 'it', by: 'step', max: 1 } } } } }),
    'Deal 1 damage to a unit without any units of yours next to it.',
    'Нанесите 1 урон юниту, рядом с которым нет ваших юнитов.',
  ],
  'where the world': [
    hit({ where: { turn: 'opponent' } }),
    "Deal 1 damage to a unit, if it is your opponent's turn.",
    'Нанесите 1 урон юниту, если сейчас ход соперника.',
  ],
  'where another place': [
    act({
      do: 'move',
      target: own,
      to: { kind: 'cell', where: { not: { same: ['it', 'target.cell'] } } },
    }),
    'Move a unit of yours to a cell other than its cell.',
    'Передвиньте вашего юнита на клетку, кроме его клетки.',
  ],
}

describe('filters', () => {
  it.each(Object.entries(cases))('%s', (_, [ability, english, russian]) => {
    expect(say(ability)).toEqual([english, russian])
  })
})
