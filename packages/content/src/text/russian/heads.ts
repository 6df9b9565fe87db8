// Russian heads: prices, gates, limits, triggers, replacements. Present tense needs no gender.
import { writeSize, phraseFrom } from '@cardwright/language/grammar'
import type { EventHead, HeadPatterns, StepPatterns } from '../patterns.ts'
import { times, TIMES, nouns } from '@cardwright/language/russian'

const when = (self: string, other: string): EventHead => ({ self, other: `когда ${other}` })
const turn = (edge: string, what: string): EventHead => ({
  you: `в ${edge} вашего ${what}`,
  any: `в ${edge} каждого ${what}`,
  other: `в ${edge} ${what} {seat:gen}`,
})
const round = (edge: string): EventHead => ({
  you: `в ${edge} раунда, который начинаете вы`,
  any: `в ${edge} каждого раунда`,
  other: `в ${edge} раунда, который начинает {seat}`,
})
const player = (you: string, other: string): EventHead => ({
  you: `когда вы ${you}`,
  other: `когда {seat} ${other}`,
})

const events: HeadPatterns['events'] = {
  'match-started': { other: 'в начале партии' },
  'turn-started': turn('начале', 'хода'),
  'turn-ended': turn('конце', 'хода'),
  'round-started': round('начале'),
  'round-ended': round('конце'),
  'phase-entered': {
    you: 'когда у вас начинается фаза',
    any: 'когда начинается фаза',
    other: 'когда начинается фаза {seat:gen}',
  },
  'turn-kept': player('ходите ещё раз', 'ходит ещё раз'),
  passed: player('пасуете', 'пасует'),
  'round-won': player('выигрываете раунд', 'выигрывает раунд'),
  'match-ended': { other: 'в конце партии' },
  'ability-used': when('при применении способности', '{subject} применяет способность'),
  'ability-cancelled': when('при отмене способности', 'отменяется способность {subject:gen}'),
  'no-target': when('если цели нет', '{subject} не находит цели'),
  'step-skipped': when('при пропуске шага', 'пропускается шаг {subject:gen}'),
  'option-chosen': when('при выборе варианта', 'выбирается вариант {subject:gen}'),
  recharged: when('при перезарядке', '{subject} перезаряжается'),
  'window-opened': { other: 'когда можно ответить' },
  'window-answered': { other: 'когда кто-то отвечает' },
  'window-closed': { other: 'когда отвечать уже нельзя' },
  entered: when('при выходе на поле', '{subject} выходит на поле'),
  left: when('при уходе с поля', '{subject} уходит с поля'),
  moved: when('при перемещении', '{subject} перемещается'),
  removed: when('когда убирают с поля', 'с поля убирают {subject:acc}'),
  attached: when('при присоединении', 'присоединяется {subject}'),
  'card-moved': when('при смене зоны', '{subject} меняет зону'),
  'card-drawn': {
    self: 'при взятии',
    you: 'когда вы берёте {subject:acc}',
    other: 'когда {seat} берёт {subject:acc}',
  },
  'card-discarded': {
    self: 'при сбросе',
    you: 'когда вы сбрасываете {subject:acc}',
    other: 'когда {seat} сбрасывает {subject:acc}',
  },
  'card-played': {
    self: 'при розыгрыше',
    you: 'когда вы разыгрываете {subject:acc}',
    other: 'когда {seat} разыгрывает {subject:acc}',
  },
  'cards-seen': player('смотрите карты', 'смотрит карты'),
  'cards-arranged': player('раскладываете карты', 'раскладывает карты'),
  'deck-shuffled': player('тасуете колоду', 'тасует колоду'),
  damaged: when('при получении урона', '{subject} получает урон'),
  'damaged/source': when('при нанесении урона', '{subject} наносит урон'),
  healed: when('при лечении', '{subject} лечится'),
  'healed/source': when('когда лечит', '{subject} лечит'),
  dying: when('при гибели', 'гибнет {subject}'),
  died: when('при гибели', 'гибнет {subject}'),
  'dying/killer': when('когда убивает', '{subject} убивает'),
  'died/killer': when('при убийстве юнита', '{subject} убивает юнита'),
  prevented: when('при предотвращении', 'предотвращается событие с {subject:ins}'),
  'attack-declared': when('при атаке', '{subject} атакует'),
  'attack-declared/target': when('при нападении', 'атакован {subject}'),
  'attack-redirected': when('при перенаправлении атаки', 'перенаправляется атака {subject:gen}'),
  'attack-redirected/interceptor': when('при перехвате атаки', '{subject} перехватывает атаку'),
  'attack-redirected/target': when(
    'когда атака перенаправлена сюда',
    'атака перенаправлена на {subject:acc}',
  ),
  rolled: when('при броске атаки', '{subject} бросает на атаку'),
  'rolled/target': when('при броске атаки по нему', 'идёт бросок атаки на {subject:acc}'),
  'attack-landed': when('при попадании атаки', 'атака {subject:gen} попадает'),
  'attack-landed/target': when('при попадании по нему', 'атака попадает в {subject:acc}'),
  'attack-resolved': when('после атаки', 'завершается атака {subject:gen}'),
  'attack-resolved/target': when('после атаки по нему', 'завершается атака на {subject:acc}'),
  'attack-voided': when('при срыве атаки', 'срывается атака {subject:gen}'),
  'status-given': when('при получении жетона', '{subject} получает жетон'),
  'status-cleared': when('при снятии жетона', 'с {subject:gen} снимается жетон'),
  'status-moved': when('при переносе жетонов', 'переносятся жетоны {subject:gen}'),
  'resource-changed': when('при изменении запаса', 'меняется запас {subject:gen}'),
  'modifier-added': when('когда начинается эффект', 'начинается эффект на {subject:prep}'),
  'modifier-ended': when('когда кончается эффект', 'кончается эффект на {subject:prep}'),
  'budget-exceeded': { other: 'когда цепочка эффектов прервана' },
}

/** The change as a noun: «вместо гибели врага», «перед гибелью врага». */
const change = ([gen, ins]: readonly string[]) => ({
  instead: { self: `вместо ${gen}`, other: `вместо ${gen} {subject:gen}` },
  before: { self: `перед ${ins}`, other: `перед ${ins} {subject:gen}` },
})

const PER = {
  entry: ' за выход',
  turn: ' за ход',
  round: ' за раунд',
  encounter: ' за встречу',
} as const

export const heads: HeadPatterns = {
  cost: (items) => items.join(', '),
  exhaust: (status) => `+${status.form('one', 'nom')}`,
  withStatus: (status) => `при ${status.form('one', 'prep')}`,
  without: (status) => `без ${status.form('one', 'gen')}`,
  ifTrue: (clause) => `если ${clause}`,
  whileTrue: (clause) => `пока ${clause}`,
  limit(n, per) {
    if (per === 'life')
      return n === 1 ? 'только один раз' : `не более ${nouns.measure(phraseFrom(TIMES), n, 'gen')}`
    return `${n === 1 ? 'раз' : times(n)}${n === 1 && per === 'turn' ? ' в ход' : PER[per]}`
  },
  playableBy: (who) => (who === 'active' ? 'в ваш ход' : 'в ход соперника'),
  exclusive: 'только один такой эффект за событие',
  // what is written to whoever chooses is said about him
  asOpponent: (body) => body.replace(/^выберите /, 'соперник выбирает '),
  events,
  before: change,
  dying: ['гибели', 'гибелью'],
  may: (sentence) => `можно ${sentence}`,
  mayAll: 'по желанию',
  nothing: 'ничего не происходит',
}

export const steps: StepPatterns = {
  link: '. Затем ',
  ifTrue: (clause, sentence) => `если ${clause}, ${sentence}`,
  times(size, sentence) {
    if (typeof size !== 'object') return `${size === 2 ? 'дважды' : times(size)}: ${sentence}`
    if (size.from === 0) return `до ${writeSize(size.to)} раз: ${sentence}`
    return `${writeSize(size.from)}–${times(size.to)}: ${sentence}`
  },
  timesFor: (n, phrase, sentence) =>
    `${n === 1 ? '' : `${times(n)} `}за ${nouns.each(phrase).as('acc')}: ${sentence}`,
  choosing: (what, sentence, mood) =>
    `${mood === 'may' ? 'выбрать' : 'выберите'} ${what.as('acc')}: ${sentence}`,
  may: (sentence) => `можно ${sentence}`,
  together: (isTogether) => (isTogether ? ' (одновременно)' : ' (по очереди)'),
}
