// One sentence per event, in both languages.
import { describe, expect, it } from 'vitest'
import { EVENTS } from '../language.ts'
import { act, toyPack } from '../../test/text/toy.ts'
import { eventText, type LoggedEvent, type Resolve } from './index.ts'

const pack = toyPack([{ ...act({ do: 'draw', amount: 1 }), name: 'bite' }])
const things: Record<number, string> = { 10: 'wolf', 11: 'owl', 12: 'bolt' }
const resolve: Resolve = (id) =>
  id in things ? { def: things[id] } : id < 2 ? { def: null, seatName: ['Ann', 'Bob'][id] } : null

/** kind | payload | English | Russian */
const table: [kind: string, payload: object, english: string, russian: string][] = [
  ['match-started', {}, 'The match begins', 'Партия начинается'],
  ['turn-started', { seat: 0, round: 3 }, 'Turn 3: Ann', 'Ход 3: Ann'],
  ['turn-ended', { seat: 1, round: 3 }, 'Bob ends the turn', 'Bob заканчивает ход'],
  ['round-started', { seat: 0, round: 2 }, 'Round 2 begins', 'Раунд 2 начинается'],
  ['round-ended', { seat: 0, round: 2 }, 'Round 2 ends', 'Раунд 2 заканчивается'],
  ['phase-entered', { seat: 0, phase: 'main' }, 'Phase: main', 'Фаза: Главная'],
  ['turn-kept', { seat: 0 }, 'Ann acts again', 'Ann ходит ещё раз'],
  ['passed', { seat: 0 }, 'Ann passes', 'Ann пасует'],
  ['round-won', { seat: 0, round: 2 }, 'Ann wins round 2', 'Ann выигрывает раунд 2'],
  [
    'match-ended',
    { winner: 1, reason: 'edge' },
    'Bob wins (reached the edge)',
    'Bob побеждает (дошёл до края)',
  ],
  ['match-ended', {}, 'The match is a draw', 'Ничья'],
  [
    'ability-used',
    { unit: 10, seat: 0, ability: 'bite' },
    'Wolf uses Bite',
    'Волк применяет «Укус»',
  ],
  [
    'ability-cancelled',
    { unit: 10, ability: 'bite' },
    'Bite of Wolf is cancelled',
    'Волк: «Укус» отменяется',
  ],
  ['no-target', { unit: 10, step: 0 }, 'Wolf finds no target', 'Волк не находит цели'],
  [
    'step-skipped',
    { unit: 10, step: 0, reason: 'gone' },
    'A step of Wolf is skipped',
    'Волк: шаг пропущен',
  ],
  [
    'option-chosen',
    { unit: 10, seat: 0, option: 'left' },
    'Ann chooses Left',
    'Ann выбирает «Налево»',
  ],
  ['recharged', { unit: 10, timing: 'act' }, 'Wolf is recharged', 'Волк: перезарядка'],
  [
    'window-opened',
    { window: 'beforeMove', unit: 10 },
    'Before a move: there may be an answer',
    'Перед ходом: можно ответить',
  ],
  [
    'window-answered',
    { window: 'beforeMove', unit: 12, seat: 1 },
    'Bob answers with Bolt',
    'Bob отвечает: Молния',
  ],
  [
    'window-closed',
    { window: 'beforeMove' },
    'Before a move: no more answers',
    'Перед ходом: ответов больше нет',
  ],
  ['entered', { unit: 10, seat: 0, toCell: 'A1' }, 'Wolf enters at A1', 'Волк выходит на A1'],
  ['left', { unit: 10, fromCell: 'A1' }, 'Wolf leaves A1', 'Волк уходит с поля'],
  [
    'moved',
    { unit: 10, fromCell: 'A1', toCell: 'A2' },
    'Wolf moves from A1 to A2',
    'Волк идёт: A1 → A2',
  ],
  ['removed', { unit: 10 }, 'Wolf is removed', 'С поля убирается: Волк'],
  ['attached', { card: 12, host: 10 }, 'Bolt is attached to Wolf', 'Присоединяется Молния: Волк'],
  [
    'card-moved',
    { card: 12, from: 'hand', to: 'deck' },
    'Bolt goes from hand to deck',
    'Молния: рука → колода',
  ],
  [
    'card-moved',
    { seat: 1, from: 'deck', to: 'hand' },
    'A card goes from Bob’s deck to hand',
    'Карта: колода → рука (Bob)',
  ],
  ['card-drawn', { card: 12, seat: 0, count: 1 }, 'Ann draws Bolt', 'Ann берёт карту: Молния'],
  ['card-drawn', { seat: 1, count: 1 }, 'Bob draws a card', 'Bob берёт 1 карту'],
  ['card-drawn', { seat: 1, count: 3 }, 'Bob draws 3 cards', 'Bob берёт 3 карты'],
  ['card-discarded', { card: 12, seat: 0 }, 'Ann discards Bolt', 'Ann сбрасывает карту: Молния'],
  ['card-discarded', { seat: 0, count: 5 }, 'Ann discards 5 cards', 'Ann сбрасывает 5 карт'],
  [
    'card-played',
    { card: 12, seat: 0, cell: 'B2' },
    'Ann plays Bolt at B2',
    'Ann разыгрывает карту: Молния на B2',
  ],
  [
    'cards-seen',
    { seat: 0, of: 1, count: 3 },
    'Ann looks at 3 cards of Bob’s deck',
    'Ann смотрит 3 карты из колоды (Bob)',
  ],
  [
    'cards-arranged',
    { seat: 0, of: 1, count: 1 },
    'Ann arranges 1 card of Bob’s deck',
    'Ann раскладывает 1 карту из колоды (Bob)',
  ],
  ['deck-shuffled', { seat: 0, count: 20 }, 'Ann shuffles the deck (20)', 'Ann тасует колоду (20)'],
  ['deck-shuffled', { seat: -1, count: 9 }, 'The deck is shuffled (9)', 'Колода перетасована (9)'],
  [
    'damaged',
    { unit: 11, source: 10, amount: 1 },
    'Wolf deals 1 damage to Owl',
    'Волк наносит 1 урон: Сова',
  ],
  ['damaged', { unit: 11, amount: 5 }, 'Owl takes 5 damage', 'Сова получает 5 урона'],
  [
    'healed',
    { unit: 11, amount: 2, what: 'life' },
    'Owl restores 2 life',
    'Сова восстанавливает 2 жизни',
  ],
  ['dying', { unit: 11 }, 'Owl is dying', 'Сова при смерти'],
  ['died', { unit: 11, killer: 10 }, 'Wolf kills Owl', 'Волк убивает: Сова'],
  ['died', { unit: 11 }, 'Owl dies', 'Сова гибнет'],
  ['prevented', { unit: 11, what: 'destroy' }, 'Prevented for Owl', 'Предотвращено: Сова'],
  ['attack-declared', { attacker: 10, target: 11 }, 'Wolf attacks Owl', 'Волк атакует: Сова'],
  [
    'attack-redirected',
    { attacker: 10, target: 11, interceptor: 11 },
    'Owl intercepts the attack of Wolf',
    'Сова перехватывает атаку: Волк',
  ],
  [
    'rolled',
    { attacker: 10, natural: 4, total: 5, needed: 3 },
    'Wolf rolls 4: 5 against 3',
    'Волк бросает 4: 5 против 3',
  ],
  [
    'attack-landed',
    { attacker: 10, target: 11, amount: 2 },
    'Wolf hits Owl for 2',
    'Волк попадает на 2: Сова',
  ],
  [
    'attack-resolved',
    { attacker: 10, target: 11 },
    'The attack of Wolf on Owl is over',
    'Атака завершена: Волк → Сова',
  ],
  [
    'attack-voided',
    { attacker: 10 },
    'The attack of Wolf comes to nothing',
    'Атака срывается: Волк',
  ],
  [
    'status-given',
    { unit: 11, status: 'stun', n: 2 },
    'Owl gets 2 Stuns',
    'Сова получает 2 Оглушения',
  ],
  [
    'status-cleared',
    { unit: 11, status: 'stun', n: 1 },
    'Owl loses 1 Stun',
    'Сова теряет 1 Оглушение',
  ],
  [
    'status-moved',
    { unit: 11, to: 10, status: 'stun', n: 1 },
    '1 Stun: from Owl to Wolf',
    '1 Оглушение: Сова → Волк',
  ],
  [
    'status-moved',
    { unit: 11, to: 10, n: 3 },
    '3 tokens: from Owl to Wolf',
    '3 жетона: Сова → Волк',
  ],
  [
    'resource-changed',
    { unit: 0, seat: 0, what: 'mana', amount: 1, now: 3 },
    'Ann: +1 mana (now 3)',
    'Ann: +1 мана (теперь 3)',
  ],
  [
    'resource-changed',
    { unit: 10, seat: 0, what: 'life', amount: -2, now: 1 },
    'Wolf: −2 life (now 1)',
    'Волк: −2 жизни (теперь 1)',
  ],
  [
    'resource-changed',
    { unit: 10, seat: 0, what: 'life', amount: -2, now: -1 },
    'Wolf: −2 life (now −1)',
    'Волк: −2 жизни (теперь −1)',
  ],
  ['modifier-added', { unit: 10, query: 'power' }, 'Wolf: power changes', 'Волк: меняется сила'],
  [
    'modifier-ended',
    { unit: 10, query: 'canMove' },
    'Wolf: a change of canMove ends',
    'Волк: кончается эффект (canMove)',
  ],
  ['budget-exceeded', {}, 'A chain of effects was cut off', 'Цепочка эффектов прервана'],
  [
    'moon-rose',
    { seat: 0, unit: 10, n: 7 },
    'The moon rises for Ann: Wolf (7)',
    'Луна восходит для Ann: Волк (7)',
  ],
]

describe('the log', () => {
  it.each(table)('%s %j', (kind, payload, english, russian) => {
    const event = { kind, ...payload } as LoggedEvent
    expect(eventText(pack, event, 'en', resolve)).toBe(english)
    expect(eventText(pack, event, 'ru', resolve)).toBe(russian)
  })

  it('knows every event', () => {
    const said = new Set(table.map(([kind]) => kind))
    expect(Object.keys(EVENTS).filter((kind) => !said.has(kind))).toEqual([])
  })

  it('is vague about what the reader may not know', () => {
    expect(eventText(pack, { kind: 'died' }, 'en')).toBe('something dies')
    expect(eventText(pack, { kind: 'passed', seat: 1 }, 'ru')).toBe('Игрок 2 пасует')
  })

  it('takes the definition from the event when it is there', () => {
    const event = { kind: 'died', unit: 99, unitDef: 'owl' }
    expect(eventText(pack, event, 'en')).toBe('Owl dies')
  })

  it('tells things of one name apart by their tags', () => {
    const event = { kind: 'died', unit: 99, unitDef: 'owl', killer: 98, killerDef: 'owl' }
    const tagged: Resolve = (id) => ({ def: null, tag: `A${id}` })
    expect(eventText(pack, event, 'en', tagged)).toBe('Owl A98 kills Owl A99')
  })
})

describe('the reader of the log is spoken to', () => {
  const you: Record<'en' | 'ru', string> = { en: 'You', ru: 'Вы' }
  const read = (event: LoggedEvent, lang: 'en' | 'ru') =>
    eventText(pack, event, lang, (id) =>
      id === 0 ? { def: null, seatName: you[lang], isReader: true } : resolve(id),
    )

  it.each([
    ['en', 'You draw a card', 'Bob draws a card'],
    ['ru', 'Вы берёте 1 карту', 'Bob берёт 1 карту'],
  ] as const)('%s', (lang, mine, theirs) => {
    expect(read({ kind: 'card-drawn', seat: 0, count: 1 }, lang)).toBe(mine)
    expect(read({ kind: 'card-drawn', seat: 1, count: 1 }, lang)).toBe(theirs)
  })
})
