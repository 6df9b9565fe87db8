// The Russian log: present tense, so that no gender is needed; objects stand in the nominative.
import type { LogTable } from '../log-parts.ts'
import { phraseFrom } from '../phrase.ts'
import { signed } from './conditions.ts'
import { russianTerm } from './forms.ts'
import { russianNouns as nouns } from './nouns.ts'

const CARD = phraseFrom(russianTerm('карта'))
const DAMAGE = phraseFrom(russianTerm('урон #mass'))
const at = (text: string): string => (text ? ` на${text}` : '')

export const russianLog: LogTable = {
  'match-started': () => 'Партия начинается',
  'turn-started': (e) => `Ход ${e.number('round')}: ${e.seat('seat')}`,
  'turn-ended': (e) => `${e.seat('seat')} заканчивает ход`,
  'round-started': (e) => `Раунд ${e.number('round')} начинается`,
  'round-ended': (e) => `Раунд ${e.number('round')} заканчивается`,
  'phase-entered': (e) => `Фаза: ${e.word('phases', 'phase')}`,
  'turn-kept': (e) => `${e.seat('seat')} ходит ещё раз`,
  passed: (e) => `${e.seat('seat')} пасует`,
  'round-won': (e) => `${e.seat('seat')} выигрывает раунд ${e.number('round')}`,
  'match-ended': (e) => {
    const why = e.has('reason') ? ` (${e.word('endings', 'reason')})` : ''
    return e.has('winner') ? `${e.seat('winner')} побеждает${why}` : `Ничья${why}`
  },
  'ability-used': (e) => `${e.name('unit')} применяет «${e.ability()}»`,
  'ability-cancelled': (e) => `${e.name('unit')}: «${e.ability()}» отменяется`,
  'no-target': (e) => `${e.name('unit')} не находит цели`,
  'step-skipped': (e) => `${e.name('unit')}: шаг пропущен`,
  'option-chosen': (e) => `${e.seat('seat')} выбирает «${e.word('options', 'option')}»`,
  recharged: (e) => `${e.name('unit')}: перезарядка`,
  'window-opened': (e) => `${e.word('windows', 'window')}: можно ответить`,
  'window-answered': (e) => `${e.seat('seat')} отвечает: ${e.name('unit')}`,
  'window-closed': (e) => `${e.word('windows', 'window')}: ответов больше нет`,
  entered: (e) => `${e.name('unit')} выходит${at(e.place('toCell', 'toLane'))}`,
  left: (e) => `${e.name('unit')} уходит с поля`,
  moved: (e) =>
    `${e.name('unit')} идёт:${e.place('fromCell', 'fromLane')} →${e.place('toCell', 'toLane')}`,
  removed: (e) => `С поля убирается: ${e.name('unit')}`,
  attached: (e) => `Присоединяется ${e.name('card')}: ${e.name('host')}`,
  'card-moved': (e) => `${e.name('card')}: ${e.word('zones', 'from')} → ${e.word('zones', 'to')}`,
  'card-drawn': (e) =>
    e.has('card')
      ? `${e.seat('seat')} берёт карту: ${e.name('card')}`
      : `${e.seat('seat')} берёт ${nouns.measure(CARD, Math.max(1, e.number('count')))}`,
  'card-discarded': (e) =>
    e.has('card')
      ? `${e.seat('seat')} сбрасывает карту: ${e.name('card')}`
      : `${e.seat('seat')} сбрасывает ${nouns.measure(CARD, e.number('count'))}`,
  'card-played': (e) =>
    `${e.seat('seat')} разыгрывает карту: ${e.name('card')}${at(e.place('cell', 'lane'))}`,
  'cards-seen': (e) => `${e.seat('seat')} смотрит ${nouns.measure(CARD, e.number('count'))}`,
  'cards-arranged': (e) =>
    `${e.seat('seat')} раскладывает ${nouns.measure(CARD, e.number('count'))}`,
  'deck-shuffled': (e) => `${e.seat('seat')} тасует колоду (${e.number('count')})`,
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
  'status-moved': (e) =>
    `${e.count('statuses', 'status', e.number('n'))}: ${e.name('unit')} → ${e.name('to')}`,
  'resource-changed': (e) =>
    `${e.holder()}: ${e.word('resources', 'what')} ${signed(e.number('amount'))} (теперь ${e.number('now')})`,
  'modifier-added': (e) => `${e.name('unit')}: меняется ${e.query()}`,
  'modifier-ended': (e) => `${e.name('unit')}: кончается эффект (${e.query()})`,
  'intent-announced': (e) => `${e.name('unit')} объявляет: ${e.intent()}`,
  'intent-cancelled': (e) => `Намерение отменено: ${e.name('unit')}`,
  'fate-drawn': (e) => `${e.seat('seat')} открывает: ${e.name('card')}`,
  'fate-resolved': (e) => `${e.name('card')}: ${e.number('number')}, урон ${e.number('damage')}`,
  'zone-changed': (e) => `Зона: ${e.word('zones', 'from')} → ${e.word('zones', 'to')}`,
  'budget-exceeded': () => 'Цепочка эффектов прервана',
}
