// Heads of triggered abilities: every event, for the source, for others, for each seat.
import { describe, expect, it } from 'vitest'
import { EVENTS, type Ability } from '../../language.ts'
import { on, say } from '../../../test/text/toy.ts'

/** event or event/role, whose | English | Russian */
const table = `
  match-started any | At the start of the match | В начале партии
  turn-started own | At the start of your turn | В начале вашего хода
  turn-started opponent | At the start of your opponent's turn | В начале хода соперника
  turn-started any | At the start of each turn | В начале каждого хода
  turn-ended own | At the end of your turn | В конце вашего хода
  turn-ended opponent | At the end of your opponent's turn | В конце хода соперника
  turn-ended any | At the end of each turn | В конце каждого хода
  round-started own | At the start of a round that you begin | В начале раунда, который начинаете вы
  round-started opponent | At the start of a round that your opponent begins | В начале раунда, который начинает соперник
  round-started any | At the start of each round | В начале каждого раунда
  round-ended own | At the end of a round that you begin | В конце раунда, который начинаете вы
  round-ended opponent | At the end of a round that your opponent begins | В конце раунда, который начинает соперник
  round-ended any | At the end of each round | В конце каждого раунда
  phase-entered own | When you enter a phase | Когда у вас начинается фаза
  phase-entered opponent | When your opponent enters a phase | Когда начинается фаза соперника
  phase-entered any | When a phase begins | Когда начинается фаза
  turn-kept own | When you act again | Когда вы ходите ещё раз
  turn-kept opponent | When your opponent acts again | Когда соперник ходит ещё раз
  turn-kept any | When a player acts again | Когда игрок ходит ещё раз
  passed own | When you pass | Когда вы пасуете
  passed opponent | When your opponent passes | Когда соперник пасует
  passed any | When a player passes | Когда игрок пасует
  round-won own | When you win a round | Когда вы выигрываете раунд
  round-won opponent | When your opponent wins a round | Когда соперник выигрывает раунд
  round-won any | When a player wins a round | Когда игрок выигрывает раунд
  match-ended any | When the match ends | В конце партии
  ability-used self | When it uses an ability | При применении способности
  ability-used others | When an enemy uses an ability | Когда враг применяет способность
  ability-cancelled self | When its ability is cancelled | При отмене способности
  ability-cancelled others | When an ability of an enemy is cancelled | Когда отменяется способность врага
  no-target self | When it finds no target | Если цели нет
  no-target others | When an enemy finds no target | Когда враг не находит цели
  step-skipped self | When a step of it is skipped | При пропуске шага
  step-skipped others | When a step of an enemy is skipped | Когда пропускается шаг врага
  option-chosen self | When an option of it is chosen | При выборе варианта
  option-chosen others | When an option of an enemy is chosen | Когда выбирается вариант врага
  recharged self | When it is recharged | При перезарядке
  recharged others | When an enemy is recharged | Когда враг перезаряжается
  window-opened any | When there is a chance to react | Когда можно ответить
  window-answered any | When somebody reacts | Когда кто-то отвечает
  window-closed any | When the chance to react is over | Когда отвечать уже нельзя
  entered self | When it enters the board | При выходе на поле
  entered others | When an enemy enters the board | Когда враг выходит на поле
  left self | When it leaves the board | При уходе с поля
  left others | When an enemy leaves the board | Когда враг уходит с поля
  moved self | When it moves | При перемещении
  moved others | When an enemy moves | Когда враг перемещается
  removed self | When it is removed | Когда убирают с поля
  removed others | When an enemy is removed | Когда с поля убирают врага
  attached self | When it is attached | При присоединении
  attached others | When an enemy card is attached | Когда присоединяется вражеская карта
  card-moved self | When it changes zones | При смене зоны
  card-moved others | When an enemy card changes zones | Когда вражеская карта меняет зону
  card-drawn own | When you draw a card | Когда вы берёте карту
  card-drawn opponent | When your opponent draws a card | Когда соперник берёт карту
  card-drawn any | When a player draws a card | Когда игрок берёт карту
  card-drawn self | When drawn | При взятии
  card-discarded own | When you discard a card | Когда вы сбрасываете карту
  card-discarded opponent | When your opponent discards a card | Когда соперник сбрасывает карту
  card-discarded any | When a player discards a card | Когда игрок сбрасывает карту
  card-discarded self | When discarded | При сбросе
  card-played own | When you play a card | Когда вы разыгрываете карту
  card-played opponent | When your opponent plays a card | Когда соперник разыгрывает карту
  card-played any | When a player plays a card | Когда игрок разыгрывает карту
  card-played self | When played | При розыгрыше
  cards-seen own | When you look at cards | Когда вы смотрите карты
  cards-seen opponent | When your opponent looks at cards | Когда соперник смотрит карты
  cards-seen any | When a player looks at cards | Когда игрок смотрит карты
  cards-arranged own | When you arrange cards | Когда вы раскладываете карты
  cards-arranged opponent | When your opponent arranges cards | Когда соперник раскладывает карты
  cards-arranged any | When a player arranges cards | Когда игрок раскладывает карты
  deck-shuffled own | When you shuffle your deck | Когда вы тасуете колоду
  deck-shuffled opponent | When your opponent shuffles a deck | Когда соперник тасует колоду
  deck-shuffled any | When a player shuffles a deck | Когда игрок тасует колоду
  damaged self | When damaged | При получении урона
  damaged others | When an enemy is damaged | Когда враг получает урон
  healed self | When healed | При лечении
  healed others | When an enemy is healed | Когда враг лечится
  dying self | When it dies | При гибели
  dying others | When an enemy dies | Когда гибнет враг
  died self | When it dies | При гибели
  died others | When an enemy dies | Когда гибнет враг
  prevented self | When something is prevented for it | При предотвращении
  prevented others | When something is prevented for an enemy | Когда предотвращается событие с врагом
  attack-declared self | When it attacks | При атаке
  attack-declared others | When an enemy attacks | Когда враг атакует
  attack-redirected self | When its attack is redirected | При перенаправлении атаки
  attack-redirected others | When an attack of an enemy is redirected | Когда перенаправляется атака врага
  rolled self | When it rolls for an attack | При броске атаки
  rolled others | When an enemy rolls for an attack | Когда враг бросает на атаку
  attack-landed self | When its attack lands | При попадании атаки
  attack-landed others | When an attack of an enemy lands | Когда атака врага попадает
  attack-resolved self | When its attack is over | После атаки
  attack-resolved others | When an attack of an enemy is over | Когда завершается атака врага
  attack-voided self | When its attack comes to nothing | При срыве атаки
  attack-voided others | When an attack of an enemy comes to nothing | Когда срывается атака врага
  status-given self | When it gets a token | При получении жетона
  status-given others | When an enemy gets a token | Когда враг получает жетон
  status-cleared self | When a token is taken off it | При снятии жетона
  status-cleared others | When a token is taken off an enemy | Когда с врага снимается жетон
  status-moved self | When its tokens are moved | При переносе жетонов
  status-moved others | When tokens of an enemy are moved | Когда переносятся жетоны врага
  resource-changed self | When one of its numbers changes | При изменении запаса
  resource-changed others | When a number of an enemy changes | Когда меняется запас врага
  modifier-added self | When an effect on it begins | Когда начинается эффект
  modifier-added others | When an effect on an enemy begins | Когда начинается эффект на враге
  modifier-ended self | When an effect on it ends | Когда кончается эффект
  modifier-ended others | When an effect on an enemy ends | Когда кончается эффект на враге
  budget-exceeded any | When a chain of effects is cut off | Когда цепочка эффектов прервана
  damaged/source self | When it deals damage | При нанесении урона
  damaged/source others | When an enemy deals damage | Когда враг наносит урон
  healed/source self | When it heals | Когда лечит
  healed/source others | When an enemy heals | Когда враг лечит
  dying/killer self | When it kills | Когда убивает
  dying/killer others | When an enemy kills | Когда враг убивает
  died/killer self | When it kills a unit | При убийстве юнита
  died/killer others | When an enemy kills a unit | Когда враг убивает юнита
  attack-declared/target self | When it is attacked | При нападении
  attack-declared/target others | When an enemy is attacked | Когда атакован враг
  attack-redirected/interceptor self | When it intercepts an attack | При перехвате атаки
  attack-redirected/interceptor others | When an enemy intercepts an attack | Когда враг перехватывает атаку
  attack-redirected/target self | When an attack is redirected to it | Когда атака перенаправлена сюда
  attack-redirected/target others | When an attack is redirected to an enemy | Когда атака перенаправлена на врага
  rolled/target self | When an attack on it is rolled | При броске атаки по нему
  rolled/target others | When an attack on an enemy is rolled | Когда идёт бросок атаки на врага
  attack-landed/target self | When an attack on it lands | При попадании по нему
  attack-landed/target others | When an attack on an enemy lands | Когда атака попадает во врага
  attack-resolved/target self | When an attack on it is over | После атаки по нему
  attack-resolved/target others | When an attack on an enemy is over | Когда завершается атака на врага
`

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()))

const WHO: Record<string, Partial<Ability>> = {
  any: {},
  own: { seat: 'own' },
  opponent: { seat: 'opponent' },
  self: { of: 'self' },
  others: { of: { side: 'opponent' } },
}

const headsOf = (ability: Ability): string[] => say(ability).map((text) => text.split(':')[0])

describe('heads of triggers', () => {
  it.each(rows)('%s', (key, english, russian) => {
    const [where, who] = key.split(' ')
    const [event, role] = where.split('/')
    expect(headsOf(on(event, { ...(role ? { role } : {}), ...WHO[who] }))).toEqual([
      english,
      russian,
    ])
  })

  it('exist for every event', () => {
    const said = new Set(rows.map(([key]) => key.split(/[ /]/)[0]))
    expect(Object.keys(EVENTS).filter((event) => !said.has(event))).toEqual([])
  })

  it.each([
    [
      'seat says the side',
      on('died', { seat: 'own' }),
      'When a unit of yours dies',
      'Когда гибнет ваш юнит',
    ],
    [
      'another of yours',
      on('died', { of: { side: 'own', except: ['self'] } }),
      'When another unit of yours dies',
      'Когда гибнет другой ваш юнит',
    ],
    [
      'a filter on the card',
      on('card-played', { seat: 'own', of: { where: { stat: 'cost', gte: 3 } } }),
      'When you play a card with cost 3 or more',
      'Когда вы разыгрываете карту со стоимостью не меньше 3',
    ],
    [
      "a game's own event",
      on('moon-rose', { role: 'unit', of: { side: 'own' } }),
      'When the moon rises over a unit of yours',
      'Когда луна восходит над вашим юнитом',
    ],
  ])('%s', (_, ability, english, russian) => {
    expect(headsOf(ability)).toEqual([english, russian])
  })
})
