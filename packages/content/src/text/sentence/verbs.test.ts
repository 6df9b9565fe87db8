// Verbs: one sentence each, in English and Russian.
import { describe, expect, it } from 'vitest'
import type { Ability } from '../../language.ts'
import { act, draws, enemy, own, say } from '../../../test/text/toy.ts'

const cases: Record<string, [ability: Ability, english: string, russian: string]> = {
  select: [
    act({ do: 'select', as: 'x', target: enemy }, { do: 'destroy', each: '@x' }),
    'Choose an enemy. Then destroy it.',
    'Выберите врага. Затем уничтожьте его.',
  ],
  'select without a choice': [
    act(
      {
        do: 'select',
        as: 'x',
        target: { kind: 'card', zone: 'deck', side: 'own', top: 1, auto: 'first' },
      },
      { do: 'discard', each: '@x' },
    ),
    'Take the top card of your deck. Then discard it.',
    'Возьмите верхнюю карту вашей колоды. Затем сбросьте её.',
  ],
  choose: [
    act(
      { do: 'choose', as: 'way', options: ['left', { name: 'right', if: { turn: 'own' } }] },
      { do: 'draw', amount: 1, if: { outcome: 'left', of: '@way' } },
    ),
    'Choose one: • Left • Right (if it is your turn). If Left was chosen, draw 1 card.',
    'Выберите одно: • Налево • Направо (если сейчас ваш ход). Если выбрано «Налево», возьмите 1 карту.',
  ],
  'choose by the opponent': [
    act(
      { do: 'choose', as: 'way', chooser: 'opponent', options: ['left', 'right'] },
      { do: 'draw', amount: 1, if: { not: { outcome: ['left', 'right'], of: '@way' } } },
    ),
    'Your opponent chooses one: • Left • Right. If neither Left nor Right was chosen, draw 1 card.',
    'Соперник выбирает одно: • Налево • Направо. Если не выбрано ни «Налево», ни «Направо», возьмите 1 карту.',
  ],
  'repeat count': [
    act({
      do: 'repeat',
      count: 3,
      max: 3,
      steps: [
        { do: 'draw', amount: 1 },
        { do: 'gain', what: 'mana', amount: -1 },
      ],
    }),
    'Do this 3 times: draw 1 card; lose 1 mana.',
    'Повторяйте 3 раза: возьмите 1 карту; потеряйте 1 ману.',
  ],
  'repeat while': [
    act({
      do: 'repeat',
      while: { resource: 'mana', gt: 0 },
      max: 5,
      steps: [{ do: 'gain', what: 'mana', amount: -1 }],
    }),
    'Repeat while you have any mana (at most 5 times): lose 1 mana.',
    'Повторяйте, пока у вас есть мана (не больше 5 раз): потеряйте 1 ману.',
  ],
  move: [
    act({ do: 'move', target: enemy, to: { kind: 'cell', empty: true, near: 'adjacent' } }),
    'Move an enemy to an empty cell next to this unit.',
    'Передвиньте врага на пустую клетку рядом с этим юнитом.',
  ],
  'move for free, or stay': [
    act({
      do: 'move',
      free: true,
      each: 'self',
      to: { kind: 'cell', empty: true, near: 'adjacent', stay: 'self' },
    }),
    'Move it to an empty cell next to it for free, or leave it where it is.',
    'Передвиньте его на соседнюю пустую клетку бесплатно или оставьте на месте.',
  ],
  push: [
    act({ do: 'push', target: { ...enemy, near: 'adjacent' } }),
    'Push an enemy next to it 1 cell away.',
    'Оттолкните соседнего врага на 1 клетку.',
  ],
  'push from somebody': [
    act(
      { do: 'select', as: 'x', target: own },
      { do: 'push', steps: 2, from: '@x', target: enemy },
    ),
    'Choose a unit of yours. Then push an enemy 2 cells away from that unit.',
    'Выберите вашего юнита. Затем оттолкните врага на 2 клетки от того юнита.',
  ],
  'swap two picks': [
    act({ do: 'swap', with: 'target', target: { kind: 'unit', count: 2 } }),
    'Make 2 units swap places.',
    'Поменяйте местами 2 юнитов.',
  ],
  'swap with the source': [
    act({ do: 'swap', with: 'self', target: enemy }),
    'Make an enemy and this unit swap places.',
    'Поменяйте местами врага и этого юнита.',
  ],
  'put into a zone': [
    act({ do: 'put', target: own, to: 'hand' }),
    'Put a unit of yours into your hand.',
    'Положите вашего юнита в вашу руку.',
  ],
  'put on top of a deck': [
    act({
      do: 'put',
      target: { kind: 'card', zone: 'hand', side: 'own' },
      to: { zone: 'deck', at: 'top' },
    }),
    'Put a card from your hand on top of your deck.',
    'Положите карту из вашей руки на верх вашей колоды.',
  ],
  'put under a deck': [
    act({ do: 'put', target: enemy, to: { zone: 'deck', at: 'bottom' } }),
    "Put an enemy on the bottom of its owner's deck.",
    'Положите врага под низ колоды владельца.',
  ],
  'put into a deck at random': [
    act({ do: 'put', target: enemy, to: { zone: 'deck', at: 'random', of: 'actor' } }),
    'Put an enemy into your deck at a random place.',
    'Положите врага в случайное место вашей колоды.',
  ],
  'put onto the board': [
    act({
      do: 'put',
      give: ['stun'],
      target: { kind: 'card', zone: 'discard', side: 'own' },
      to: { kind: 'cell', empty: true },
    }),
    'Put a card from your discard pile on an empty cell with Stun.',
    'Поставьте карту из вашего сброса на пустую клетку с Оглушением.',
  ],
  spawn: [
    act({ do: 'spawn', def: 'owl', to: { kind: 'cell', empty: true } }),
    'Put an Owl on an empty cell.',
    'Поставьте Сову на пустую клетку.',
  ],
  'spawn for the opponent': [
    act({ do: 'spawn', def: 'owl', side: 'opponent', to: { kind: 'cell', empty: true } }),
    "Put an Owl on an empty cell under your opponent's control.",
    'Поставьте Сову на пустую клетку под контролем соперника.',
  ],
  'spawn neutral': [
    act({ do: 'spawn', def: 'owl', side: 'neutral', to: { kind: 'cell', empty: true } }),
    'Put a neutral Owl on an empty cell.',
    'Поставьте нейтральную Сову на пустую клетку.',
  ],
  'spawn and go on': [
    act(
      { do: 'spawn', as: 'o', def: 'owl', to: { kind: 'cell', empty: true } },
      { do: 'give', status: 'shield', each: '@o' },
    ),
    'Put an Owl on an empty cell. Then put a Shield on it.',
    'Поставьте Сову на пустую клетку. Затем положите на неё Щит.',
  ],
  remove: [
    act({ do: 'remove', target: { kind: 'terrain' } }),
    'Remove an obstacle.',
    'Уберите преграду.',
  ],
  attach: [
    act({ do: 'attach', to: own }),
    'Attach this card to a unit of yours.',
    'Присоедините эту карту к вашему юниту.',
  ],
  draw: [draws(2), 'Draw 2 cards.', 'Возьмите 2 карты.'],
  'draw by somebody else': [
    act({ do: 'draw', amount: 1, who: 'opponent' }),
    'Your opponent draws 1 card.',
    'Соперник берёт 1 карту.',
  ],
  'draw by everybody': [
    act({ do: 'draw', amount: 1, each: { kind: 'seat' } }),
    'Each player draws 1 card.',
    'Каждый игрок берёт 1 карту.',
  ],
  discard: [
    act({ do: 'discard', target: { kind: 'card', zone: 'hand', side: 'own', count: 2 } }),
    'Discard 2 cards from your hand.',
    'Сбросьте 2 карты из вашей руки.',
  ],
  'look at a deck': [
    act(
      { do: 'look', top: 3, as: 'seen', after: 'shuffle', target: { kind: 'deck', side: 'own' } },
      { do: 'arrange', each: '@seen', places: ['top', 'bottom', 'hand'] },
    ),
    'Look at the top 3 cards of your deck, and shuffle that deck afterwards. Then put each of them on top of the deck, on the bottom of the deck or into the hand, in any order.',
    'Посмотрите 3 верхние карты вашей колоды, затем перетасуйте эту колоду. Затем разложите их в любом порядке: на верх колоды, под низ колоды или в руку.',
  ],
  'look at a player’s deck': [
    act({ do: 'look', top: 2, target: { kind: 'seat', side: 'opponent' } }),
    "Look at the top 2 cards of your opponent's deck.",
    'Посмотрите 2 верхние карты колоды соперника.',
  ],
  'look through the deck': [
    act({ do: 'look', as: 'seen' }, { do: 'arrange', each: '@seen', places: ['top', 'hand'] }),
    'Look at your deck. Then put each of them on top of the deck or into the hand, in any order.',
    'Посмотрите вашу колоду. Затем разложите их в любом порядке: на верх колоды или в руку.',
  ],
  'a move that may be declined': [
    act({ do: 'move', each: 'self', to: { kind: 'cell', empty: true, optional: true } }),
    'You may move it to an empty cell.',
    'Можно передвинуть его на пустую клетку.',
  ],
  'a result without recipients': [
    act(
      { do: 'give', status: 'stun', as: 'x' },
      { do: 'draw', amount: 1, if: { outcome: 'refused', of: '@x' } },
    ),
    'Put a Stun on you. If it was refused, draw 1 card.',
    'Положите Оглушение на вас. Если это не принято, возьмите 1 карту.',
  ],
  'look at cards': [
    act({ do: 'look', each: { kind: 'card', zone: 'hand', side: 'opponent' } }),
    "Look at each card in your opponent's hand.",
    'Посмотрите каждую карту в руке соперника.',
  ],
  damage: [
    act({ do: 'damage', amount: 2, target: enemy }),
    'Deal 2 damage to an enemy.',
    'Нанесите 2 урона врагу.',
  ],
  'damage with type and overflow': [
    act({
      do: 'damage',
      amount: 5,
      type: 'fire',
      target: enemy,
      overflow: { kind: 'unit', side: 'opponent', near: { of: 'target', by: 'step', max: 1 } },
    }),
    'Deal 5 fire damage to an enemy; each enemy next to it takes the excess.',
    'Нанесите 5 огненного урона врагу; остаток получает каждый враг рядом с ним.',
  ],
  'damage and destroy without a word about it': [
    act(
      { do: 'damage', amount: 1, quiet: true, target: enemy },
      { do: 'destroy', quiet: true, target: enemy },
    ),
    'Deal 1 damage to an enemy; nothing reacts to a death by it. Then destroy an enemy; nothing reacts to a death by it.',
    'Нанесите 1 урон врагу; на смерть от этого ничто не отвечает. Затем уничтожьте врага; на смерть от этого ничто не отвечает.',
  ],
  heal: [
    act({ do: 'heal', amount: 3, target: own }),
    'Restore 3 life to a unit of yours.',
    'Восстановите 3 жизни вашему юниту.',
  ],
  'heal another resource': [
    act({ do: 'heal', what: 'mana', amount: 1, each: 'self' }),
    'Restore 1 mana to it.',
    'Восстановите ему 1 ману.',
  ],
  destroy: [act({ do: 'destroy', target: enemy }), 'Destroy an enemy.', 'Уничтожьте врага.'],
  sacrifice: [
    act({ do: 'destroy', sure: true, target: own }),
    'Sacrifice a unit of yours.',
    'Пожертвуйте вашим юнитом.',
  ],
  'destroy for sure': [
    act({ do: 'destroy', sure: true, target: enemy }),
    'Destroy an enemy (nothing prevents this).',
    'Уничтожьте врага (это нельзя предотвратить).',
  ],
  attack: [
    act({ do: 'attack', free: true, target: enemy }),
    'Attack an enemy for free.',
    'Атакуйте врага бесплатно.',
  ],
  'attack with an amount': [
    act({ do: 'attack', amount: 2, each: 'hero' }),
    'Attack the hero for 2 damage.',
    'Атакуйте героя на 2 урона.',
  ],
  'give a token': [
    act({ do: 'give', status: 'stun', target: enemy }),
    'Put a Stun on an enemy.',
    'Положите Оглушение на врага.',
  ],
  'give tokens': [
    act({ do: 'give', status: 'stun', amount: 2, giver: 'opponent', target: enemy }),
    'Put 2 Stuns on an enemy in the name of your opponent.',
    'Положите 2 Оглушения на врага от имени соперника.',
  ],
  'give a status': [
    act({ do: 'give', status: 'tired', target: enemy }),
    'Give Fatigue to an enemy.',
    'Наложите Усталость на врага.',
  ],
  'clear one': [
    act({ do: 'clear', status: 'stun', given: 'own', amount: 1, each: 'self' }),
    'Take a Stun of yours off it.',
    'Снимите с него ваше Оглушение.',
  ],
  'clear all': [
    act({ do: 'clear', status: 'stun', amount: 'all', target: own }),
    'Take all Stuns off a unit of yours.',
    'Снимите все Оглушения с вашего юнита.',
  ],
  'clear picked tokens': [
    act({ do: 'clear', target: { kind: 'status', status: 'token', on: 'self', count: 'any' } }),
    'Take off any number of tokens on it.',
    'Снимите любое число жетонов на нём.',
  ],
  transfer: [
    act({ do: 'transfer', target: own, to: enemy }),
    'Move all tokens from a unit of yours to an enemy.',
    'Перенесите все жетоны с вашего юнита на врага.',
  ],
  gain: [act({ do: 'gain', what: 'points', amount: 2 }), 'Gain 2 points.', 'Получите 2 очка.'],
  lose: [act({ do: 'gain', what: 'points', amount: -5 }), 'Lose 5 points.', 'Потеряйте 5 очков.'],
  'somebody gains': [
    act({ do: 'gain', what: 'points', amount: 1, who: 'opponent' }),
    'Your opponent gains 1 point.',
    'Соперник получает 1 очко.',
  ],
  'a unit loses': [
    act({ do: 'gain', what: 'life', amount: -1, target: enemy }),
    'An enemy loses 1 life.',
    'Выберите врага: он теряет 1 жизнь.',
  ],
  'a unit loses all': [
    act(
      { do: 'select', as: 'x', target: enemy },
      {
        do: 'gain',
        what: 'mana',
        each: '@x',
        amount: { sub: [0, { resource: 'mana', of: '@x' }] },
      },
    ),
    'Choose an enemy. Then it loses all mana.',
    'Выберите врага. Затем он теряет всю ману.',
  ],
  'the world gains': [
    act({ do: 'gain', what: 'tide', who: 'world', amount: -2 }),
    'Tide −2.',
    'Прилив: −2.',
  ],
  modify: [
    act({ do: 'modify', query: 'power', add: 2, until: 'turn', target: own }),
    'A unit of yours gets +2 power until the end of the turn.',
    'Выберите вашего юнита: +2 к силе до конца хода.',
  ],
  recharge: [
    act({ do: 'recharge', timing: 'deploy', target: own }),
    'Recharge Deploy of a unit of yours.',
    'Перезарядите «Выход» у вашего юнита.',
  ],
  'cancel an event': [
    { before: 'move', of: 'self', steps: [{ do: 'cancel', what: 'event' }] },
    'Instead of moving: nothing happens.',
    'Вместо перемещения: ничего не происходит.',
  ],
  'cancel an attack': [
    { answer: 'beforeMove', steps: [{ do: 'cancel', what: 'attack' }] },
    'Before a move: you may cancel the attack.',
    'Перед ходом: можно отменить атаку.',
  ],
  redirect: [
    { answer: 'beforeMove', steps: [{ do: 'redirect', what: 'attack', to: own }] },
    'Before a move: you may redirect the attack to a unit of yours.',
    'Перед ходом: можно перенаправить атаку на вашего юнита.',
  ],
  reroll: [
    { answer: 'beforeMove', steps: [{ do: 'reroll' }] },
    'Before a move: you may reroll the die.',
    'Перед ходом: можно перебросить кубик.',
  ],
  again: [
    act({ do: 'draw', amount: 1 }, { do: 'again' }),
    'Draw 1 card. Then you act again.',
    'Возьмите 1 карту. Затем вы ходите ещё раз.',
  ],
  "a game's own verb": [
    act({ do: 'bless', amount: 2, target: own }),
    'Bless a unit of yours with 2 light.',
    'Благословите вашего юнита на 2 света.',
  ],
}

describe('verbs', () => {
  it.each(Object.entries(cases))('%s', (_, [ability, english, russian]) => {
    expect(say(ability)).toEqual([english, russian])
  })
})
