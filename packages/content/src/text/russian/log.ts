// The Russian log: present tense, so that no gender is needed; objects stand in the nominative.
import { writeNumber, phraseFrom } from '@cardwright/language/grammar'
import type { LogParts, LogTable } from '../log-parts.ts'
import { russianTerm, nouns } from '@cardwright/language/russian'

const CARD = phraseFrom(russianTerm('карта'))
const DAMAGE = phraseFrom(russianTerm('урон #mass'))
const at = (text: string): string => (text ? ` на${text}` : '')

const signOf = (n: number): string => (n < 0 ? '−' : '+')

const fromDeck = (e: LogParts): string =>
  !e.has('of') ? '' : e.isReader('of') ? ' из вашей колоды' : ` из колоды (${e.seat('of')})`

export const russianLog: LogTable = {
  'match-started': () => 'Партия начинается',
  'turn-started': (e) => `Ход ${e.number('round')}: ${e.seat('seat')}`,
  'turn-ended': (e) => `${e.does('seat', 'заканчивает', 'заканчиваете')} ход`,
  'round-started': (e) => `Раунд ${e.number('round')} начинается`,
  'round-ended': (e) => `Раунд ${e.number('round')} заканчивается`,
  'phase-entered': (e) => `Фаза: ${e.word('phases', 'phase')}`,
  'turn-kept': (e) => `${e.does('seat', 'ходит', 'ходите')} ещё раз`,
  passed: (e) => `${e.does('seat', 'пасует', 'пасуете')}`,
  'round-won': (e) => `${e.does('seat', 'выигрывает', 'выигрываете')} раунд ${e.number('round')}`,
  'match-ended': (e) => {
    const why = e.has('reason') ? ` (${e.word('endings', 'reason')})` : ''
    return e.has('winner') ? `${e.does('winner', 'побеждает', 'побеждаете')}${why}` : `Ничья${why}`
  },
  'ability-used': (e) => `${e.name('unit')} применяет «${e.ability()}»`,
  'ability-cancelled': (e) => `${e.name('unit')}: «${e.ability()}» отменяется`,
  'no-target': (e) => `${e.name('unit')} не находит цели`,
  'step-skipped': (e) => `${e.name('unit')}: шаг пропущен`,
  'option-chosen': (e) =>
    `${e.does('seat', 'выбирает', 'выбираете')} «${e.word('options', 'option')}»`,
  recharged: (e) => `${e.name('unit')}: перезарядка`,
  'window-opened': (e) => `${e.word('windows', 'window')}: можно ответить`,
  'window-answered': (e) => `${e.does('seat', 'отвечает', 'отвечаете')}: ${e.name('unit')}`,
  'window-closed': (e) => `${e.word('windows', 'window')}: ответов больше нет`,
  entered: (e) =>
    `${e.name('unit')} выходит${e.has('toLane') ? `:${e.place('toLane')}` : at(e.place('toCell'))}`,
  left: (e) => `${e.name('unit')} уходит с поля`,
  moved: (e) =>
    `${e.name('unit')} идёт:${e.place('fromCell', 'fromLane')} →${e.place('toCell', 'toLane')}`,
  removed: (e) => `С поля убирается: ${e.name('unit')}`,
  attached: (e) => `Присоединяется ${e.name('card')}: ${e.name('host')}`,
  'card-moved': (e) =>
    `${e.has('card') ? e.name('card') : 'Карта'}: ${e.word('zones', 'from')} → ${e.word('zones', 'to')}${e.has('seat') ? ` (${e.seat('seat')})` : ''}`,
  'card-drawn': (e) =>
    e.has('card')
      ? `${e.does('seat', 'берёт', 'берёте')} карту: ${e.name('card')}`
      : `${e.does('seat', 'берёт', 'берёте')} ${nouns.measure(CARD, Math.max(1, e.number('count')))}`,
  'card-discarded': (e) =>
    e.has('card')
      ? `${e.does('seat', 'сбрасывает', 'сбрасываете')} карту: ${e.name('card')}`
      : `${e.does('seat', 'сбрасывает', 'сбрасываете')} ${nouns.measure(CARD, e.number('count'))}`,
  'card-played': (e) =>
    `${e.does('seat', 'разыгрывает', 'разыгрываете')} карту: ${e.name('card')}${e.has('lane') ? `,${e.place('lane')}` : at(e.place('cell'))}`,
  'cards-seen': (e) =>
    `${e.does('seat', 'смотрит', 'смотрите')} ${nouns.measure(CARD, e.number('count'))}${fromDeck(e)}`,
  'cards-arranged': (e) =>
    `${e.does('seat', 'раскладывает', 'раскладываете')} ${nouns.measure(CARD, e.number('count'))}${fromDeck(e)}`,
  'deck-shuffled': (e) =>
    e.has('seat')
      ? `${e.does('seat', 'тасует', 'тасуете')} колоду (${e.number('count')})`
      : `Колода перетасована (${e.number('count')})`,
  damaged: (e) => {
    const damage = nouns.measure(DAMAGE, e.number('amount'))
    return e.has('source')
      ? `${e.name('source')} наносит ${damage}: ${e.name('unit')}`
      : `${e.name('unit')} получает ${damage}`
  },
  healed: (e) =>
    `${e.name('unit')} восстанавливает ${e.resource('what', e.number('amount'), 'acc')}`,
  dying: (e) => `${e.name('unit')} при смерти`,
  died: (e) =>
    e.has('killer') ? `${e.name('killer')} убивает: ${e.name('unit')}` : `${e.name('unit')} гибнет`,
  prevented: (e) => `Предотвращено: ${e.name('unit')}`,
  'attack-declared': (e) => `${e.name('attacker')} атакует: ${e.name('target')}`,
  'attack-redirected': (e) => `${e.name('interceptor')} перехватывает атаку: ${e.name('attacker')}`,
  rolled: (e) =>
    `${e.name('attacker')} бросает ${e.number('natural')}: ${e.number('total')} против ${e.number('needed')}`,
  'attack-landed': (e) =>
    `${e.name('attacker')} попадает на ${e.number('amount')}: ${e.name('target')}`,
  'attack-resolved': (e) => `Атака завершена: ${e.name('attacker')} → ${e.name('target')}`,
  'attack-voided': (e) => `Атака срывается: ${e.name('attacker')}`,
  'status-given': (e) =>
    `${e.name('unit')} получает ${e.count('statuses', 'status', e.number('n'), 'acc')}`,
  'status-cleared': (e) =>
    `${e.name('unit')} теряет ${e.count('statuses', 'status', e.number('n'), 'acc')}`,
  'status-moved': (e) => `${e.tokens()}: ${e.name('unit')} → ${e.name('to')}`,
  'resource-changed': (e) =>
    `${e.holder()}: ${signOf(e.number('amount'))}${e.count('resources', 'what', Math.abs(e.number('amount')))} (теперь ${writeNumber(e.number('now'))})`,
  'modifier-added': (e) => `${e.name('unit')}: меняется ${e.query()}`,
  'modifier-ended': (e) => `${e.name('unit')}: кончается эффект (${e.query()})`,
  'budget-exceeded': () => 'Цепочка эффектов прервана',
}
