// Why an action was refused, as a sentence. With a pack the words of the game are used, without one
// the bare ids.
import type { Condition, Pack } from '../language.ts'
import { bookOf, type Book } from './book.ts'
import { finish, phraseFrom, type Case, type Lang } from '@cardwright/language/grammar'
import { openScope } from './sentence/index.ts'

/** A code for programs and the facts for the sentence. */
export interface Reason {
  code: string
  [fact: string]: unknown
}

interface Facts {
  text(fact: string): string
  number(fact: string): number
  /** So much of the resource named by the fact. */
  cost(fact: string, size: number, form: Case): string
  clause(): string
  /** The condition is only that the unit itself can do something. */
  isForbidden(): boolean
  predicate(): string
}

type Pattern = (facts: Facts) => string

const ENGLISH: Record<string, Pattern> = {
  'game-over': () => 'The match is over.',
  'not-your-turn': () => 'It is not your turn.',
  'not-legal': () => 'That is not possible now.',
  'no-such-action': () => 'There is no such action.',
  malformed: () => 'This is not an action.',
  stale: () => 'The match has moved on; look again.',
  'unknown-source': () => 'There is nothing of that kind here.',
  'not-yours': () => 'That is not yours.',
  'unknown-ability': () => 'It has no such ability.',
  'only-answers': () => 'It can only be played as an answer.',
  'wrong-time': () => 'It cannot be used now.',
  'cannot-pay': (f) =>
    `Needs ${f.cost('what', f.number('needs'), 'nom')}, and there is ${f.number('has')}.`,
  exhausted: () => 'It is exhausted.',
  'no-charge': () => 'It has already been used.',
  'cannot-act': (f) => `It ${f.predicate()}.`,
  gate: (f) => (f.isForbidden() ? `It ${f.predicate()}.` : `Only possible if ${f.clause()}.`),
  'no-target': () => 'It has no target.',
  'not-a-target': () => 'That cannot be chosen.',
  'not-an-option': () => 'There is no such option.',
  'not-enough-picked': (f) => `Choose at least ${f.number('min')}.`,
  'cannot-cancel': () => 'It is too late to cancel.',
  'nothing-to-undo': () => 'There is nothing to undo.',
  'not-seated': () => 'This seat is no longer in the match.',
  'others-play-on': () => 'The others play on, and this game cannot go on without you.',
}

const RUSSIAN: Record<string, Pattern> = {
  'game-over': () => 'Партия окончена.',
  'not-your-turn': () => 'Сейчас не ваш ход.',
  'not-legal': () => 'Сейчас это невозможно.',
  'no-such-action': () => 'Такого действия нет.',
  malformed: () => 'Это не действие.',
  stale: () => 'Положение уже изменилось, посмотрите ещё раз.',
  'unknown-source': () => 'Здесь ничего такого нет.',
  'not-yours': () => 'Это не ваше.',
  'unknown-ability': () => 'Такой способности нет.',
  'only-answers': () => 'Это можно сыграть только в ответ.',
  'wrong-time': () => 'Сейчас это нельзя применить.',
  'cannot-pay': (f) =>
    `Нужно: ${f.cost('what', f.number('needs'), 'nom')}, есть ${f.number('has')}.`,
  exhausted: () => 'Силы исчерпаны.',
  'no-charge': () => 'Это уже использовано.',
  'cannot-act': (f) => `Этот юнит ${f.predicate()}.`,
  gate: (f) =>
    f.isForbidden() ? `Этот юнит ${f.predicate()}.` : `Можно, только если ${f.clause()}.`,
  'no-target': () => 'Подходящей цели нет.',
  'not-a-target': () => 'Это нельзя выбрать.',
  'not-an-option': () => 'Такого варианта нет.',
  'not-enough-picked': (f) => `Нужно выбрать не меньше ${f.number('min')}.`,
  'cannot-cancel': () => 'Отменять уже поздно.',
  'nothing-to-undo': () => 'Отменять нечего.',
  'not-seated': () => 'Этого места в партии уже нет.',
  'others-play-on': () => 'Остальные играют дальше, а без вас эта игра продолжаться не может.',
}

const TABLES: Record<Lang, Record<string, Pattern>> = { en: ENGLISH, ru: RUSSIAN }

export const REASON_CODES = Object.keys(ENGLISH)

export function reasonText(reason: Reason, lang: Lang, pack?: Pack): string {
  const book = pack ? bookOf(pack, lang) : null
  // a pack may say it for a timing of its own: `wrong-time.play`
  for (const key of [`${reason.code}.${String(reason['timing'])}`, reason.code]) {
    const own = book?.find('reasons', key)
    if (typeof own === 'string') return own
  }
  const table = TABLES[book?.lang ?? lang]
  const pattern = table[reason.code]
  return pattern
    ? pattern(factsOf(reason, book))
    : `${table['not-legal'](factsOf(reason, book))} (${reason.code})`
}

function factsOf(reason: Reason, book: Book | null): Facts {
  const text = (fact: string): string => String(reason[fact] ?? '')
  const forbidden = canOfSelf(reason['condition'] as Condition | undefined)
  return {
    text,
    number: (fact) => Number(reason[fact] ?? 0),
    cost(fact, size, form) {
      if (!book || !text(fact)) return `${size} ${text(fact)}`.trim()
      return book.patterns.nouns.measure(phraseFrom(book.resource(text(fact))), size, form)
    },
    clause() {
      const { condition } = reason
      if (!book || condition === undefined || condition === null) return '…'
      const scope = openScope(book, { bearer: 'basic' }, null)
      return finish(scope.walk.clause(scope, condition as Condition))
    },
    isForbidden: () => forbidden !== null,
    predicate() {
      const query = forbidden ?? text('query')
      return book ? book.predicate(query, 'forbid').one : query || '…'
    },
  }
}

/** What a condition asks of the unit itself and of nothing else. */
function canOfSelf(condition: Condition | null | undefined): string | null {
  if (!condition || Array.isArray(condition) || !('can' in condition)) return null
  return condition.of === undefined && condition.against === undefined ? condition.can : null
}
