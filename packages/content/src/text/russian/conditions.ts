// Russian conditions: clauses that may follow «если», «пока» or «который».
import type { Comparator } from '../../language.ts'
import type { Noun } from '@cardwright/language/grammar'
import type { ConditionPatterns } from '../patterns.ts'
import { compareText, countText, statusText } from './filters.ts'
import { nouns } from '@cardwright/language/russian'

/** Short participles and past tenses agree in gender and number: «уничтожен», «уничтожена». */
function agreeing(stem: string, { number, gender }: Noun): string {
  const ending = number === 'many' ? 'ы' : { m: '', f: 'а', n: 'о' }[gender]
  // The stress moves to the ending: «поражён», «поражена».
  return (ending ? stem.replace(/ён$/, 'ен') : stem) + ending
}
export function past(stem: string, { number, gender }: Noun): string {
  const ending = number === 'many' ? 'и' : { m: '', f: 'а', n: 'о' }[gender]
  return `${stem}л${ending}`
}

const PASSIVE: Record<string, string> = {
  picked: 'выбран',
  put: 'помещён туда',
  spawned: 'поставлен',
  removed: 'убран',
  attached: 'присоединён',
  discarded: 'сброшен',
  seen: 'просмотрен',
  arranged: 'разложен',
  destroyed: 'уничтожен',
  healed: 'вылечен',
  hit: 'поражён',
  modified: 'изменён',
  recharged: 'перезаряжен',
}
const SENTENCES: Record<string, [yes: string, no: string]> = {
  given: ['это сработало', 'это не сработало'],
  done: ['это сделано', 'это не сделано'],
  swapped: ['обмен состоялся', 'обмен не состоялся'],
  drawn: ['карта взята', 'карта не взята'],
  empty: ['брать было нечего', 'карта нашлась'],
  prevented: ['это предотвращено', 'это не предотвращено'],
  cancelled: ['отмена состоялась', 'отмена не состоялась'],
  redirected: ['атака перенаправлена', 'атака не перенаправлена'],
  forbidden: ['перемещение запрещено', 'перемещение не запрещено'],
  blocked: ['путь закрыт', 'путь свободен'],
  full: ['места не хватило', 'место нашлось'],
  refused: ['это не принято', 'это принято'],
  cleared: ['что-то снято', 'ничего не снято'],
  none: ['снимать было нечего', 'было что снять'],
  transferred: ['перенос состоялся', 'перенос не состоялся'],
  gained: ['что-то получено', 'ничего не получено'],
  capped: ['предел достигнут', 'предел не достигнут'],
  kept: ['вы ходите ещё раз', 'вы не ходите ещё раз'],
  success: ['проверка пройдена', 'проверка провалена'],
  failure: ['проверка провалена', 'проверка пройдена'],
  miss: ['атака не попала', 'атака попала'],
  void: ['атака сорвалась', 'атака состоялась'],
  resolved: ['атака состоялась', 'атака не состоялась'],
  skipped: ['это пропущено', 'это не пропущено'],
  noTarget: ['цели не было', 'цель была'],
  declined: ['от этого отказались', 'от этого не отказались'],
  gone: ['цели уже нет', 'цель на месте'],
}
const FLAGS: Record<string, [yes: string, no: string]> = {
  lethal: ['урон смертелен', 'урон не смертелен'],
  sure: ['это нельзя предотвратить', 'это можно предотвратить'],
  free: ['это бесплатно', 'это не бесплатно'],
  sectionHull: ['она повредила корпус отсека', 'она не повредила корпус отсека'],
}

const not = (isNot: boolean): string => (isNot ? 'не ' : '')

export const conditions: ConditionPatterns = {
  compare: (subject, cmp, value, isNumber) =>
    cmp === 'eq' && isNumber
      ? `${subject} — ${value}`
      : `${subject} ${compareText(cmp, value, isNumber)}`.replace(' ,', ','),
  count: (phrase, cmp, n) => {
    const text = countText(phrase, cmp, n)
    return /^(?:есть|нет) /.test(text) ? text : `есть ${text}`
  },
  isA: (noun, phrase, isNot) => {
    const what = noun.number === 'many' ? nouns.all(phrase) : nouns.some(phrase)
    const who = noun.kind === 'pronoun' ? 'это' : `${noun.as('nom')} —`
    return `${who} ${not(isNot)}${what.as('nom')}`
  },
  isAt: (noun, place, isNot) => {
    const stands = noun.number === 'many' ? 'находятся' : 'находится'
    return `${noun.as('nom')} ${not(isNot)}${stands} ${place}`
  },
  has(noun, tests, isNot, isAll) {
    const whose = `у ${noun.after('gen')}`
    const names = tests.map((test) => statusText(test, isNot ? 'gen' : 'nom'))
    if (!isNot) return `${whose} есть ${nouns.list(names, isAll ? 'and' : 'or')}`
    if (names.length === 1) return `${whose} нет ${names[0]}`
    return isAll
      ? `${whose} нет одновременно ${nouns.list(names, 'and')}`
      : `${whose} нет ${names.map((name) => `ни ${name}`).join(', ')}`
  },
  holds(owner, what, cmp, n) {
    const phrase = { ...what, number: 'many' as const }
    const isMass = what.heads[0].mass
    const isNone = ((cmp === 'eq' || cmp === 'lte') && n === 0) || (cmp === 'lt' && n === 1)
    const whose = `у ${owner.after('gen')}`
    if (isNone) return `${whose} нет ${what.heads[0].form(isMass ? 'one' : 'many', 'gen')}`
    if ((cmp === 'gt' && n === 0) || (cmp === 'gte' && n === 1))
      return `${whose} есть ${what.heads[0].form(isMass ? 'one' : 'many', 'nom')}`
    return `${whose} ${countText(phrase, cmp, n)}`
  },
  same: (a, b, isNot) => `${a.as('nom')} — ${isNot ? 'не ' : 'это '}${b.as('nom')}`,
  field(owner, field, values, isNot) {
    const whose = owner?.kind === 'pronoun' ? `${owner.as('gen')} ${field}` : field
    const name = owner && owner.kind !== 'pronoun' ? `${field} ${owner.as('gen')}` : whose
    return `${name} — ${not(isNot)}${nouns.list(values, 'or')}`
  },
  owns(words, phrase, cmp, n) {
    const isSome = (cmp === 'gt' && n === 0) || (cmp === 'gte' && n === 1)
    const isNone = ((cmp === 'eq' || cmp === 'lte') && n === 0) || (cmp === 'lt' && n === 1)
    if (isSome) return `${words} ${nouns.some({ ...phrase, number: 'one' }).as('acc')}`
    if (isNone) return `${words} 0 ${nouns.all(phrase).as('gen')}`
    const isExact = cmp === 'eq'
    return `${words} ${isExact ? `ровно ${nouns.measure(phrase, n)}` : countText(phrase, cmp, n)}`
  },
  ownsThan(words, phrase, cmp, other) {
    const things = nouns.all(phrase).as('gen')
    const than: Record<Comparator, string> = {
      lt: `меньше ${things}, чем`,
      lte: `не больше ${things}, чем`,
      gt: `больше ${things}, чем`,
      gte: `не меньше ${things}, чем`,
      eq: `столько же ${things}, сколько`,
      ne: `не столько ${things}, сколько`,
    }
    return `${words} ${than[cmp]} ${other}`
  },
  ownsIt: (words, it) => `${words} ${it.as('acc')}`,
  cause: (values, isNot) => `причина — ${not(isNot)}${nouns.list(values, 'or')}`,
  outcome(noun, outcome, isNot) {
    const who = noun.as('nom')
    if (outcome in PASSIVE) {
      const [stem, ...rest] = PASSIVE[outcome].split(' ')
      return [`${who} ${not(isNot)}${agreeing(stem, noun)}`, ...rest].join(' ')
    }
    if (outcome === 'moved')
      return `${who} ${not(isNot)}${past('передвину', noun)}${noun.number === 'many' || noun.gender !== 'm' ? 'сь' : 'ся'}`
    if (outcome === 'stayed')
      return `${who} ${not(isNot)}${past('оста', noun)}${noun.number === 'many' || noun.gender !== 'm' ? 'сь' : 'ся'} на месте`
    if (outcome === 'survived') return `${who} ${not(isNot)}${past('выжи', noun)}`
    return SENTENCES[outcome]?.[isNot ? 1 : 0] ?? null
  },
  chose(options, isNot) {
    const names = options.map((option) => `«${option}»`)
    if (!isNot) return `выбрано ${nouns.list(names, 'or')}`
    if (names.length === 1) return `не выбрано ${names[0]}`
    return `не выбрано ${names.map((name) => `ни ${name}`).join(', ')}`
  },
  can: (noun, predicate, against) =>
    `${noun.as('nom')} ${predicate}${against ? ` ${against.as('acc')}` : ''}`,
  turn: (whose) => (whose === 'own' ? 'сейчас ваш ход' : 'сейчас ход соперника'),
  phase: (phases, isNot) => `идёт ${not(isNot)}фаза «${nouns.list(phases, 'or')}»`,
  flag: (field, isYes) => FLAGS[field]?.[isYes ? 0 : 1] ?? null,
  noChargeLeft: 'зарядов не осталось',
  alive: (noun, isNot) => `${noun.as('nom')} ${not(isNot)}${agreeing('жив', noun)}`,
}
