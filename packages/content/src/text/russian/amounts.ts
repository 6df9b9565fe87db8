// Russian amounts, and how the picks of a target are named.
import {
  isOne,
  verbatim,
  type Noun,
  after,
  phraseFrom,
  type Phrase,
  type Term,
} from '@cardwright/language/grammar'
import type { AmountPatterns, TargetPatterns } from '../patterns.ts'
import { adjective, withWord, russianTerm, nouns } from '@cardwright/language/russian'
import { recorded } from './words.ts'

const ROUND = {
  up: 'с округлением вверх',
  down: 'с округлением вниз',
  halfUp: 'с округлением',
} as const
const COMPASS = { N: 'С', E: 'В', S: 'Ю', W: 'З' } as const
const NUMBER = russianTerm('число')

/** «число соседних врагов», declined by its first word. */
function ofThings(head: Term, word: string | null, phrase: Phrase): Noun {
  const agreement = { gender: head.gender, number: 'one' as const, animate: false }
  const whose = nouns.all(phrase).as('gen')
  const say = (form: Parameters<Noun['as']>[0]): string =>
    `${word ? `${adjective(word, form, agreement)} ` : ''}${head.form('one', form)} ${whose}`
  return { ...verbatim(''), gender: head.gender, as: say, after: say }
}

const FOLDS = { sum: 'суммарный', highest: 'наибольший', lowest: 'наименьший' } as const

export const amounts: AmountPatterns = {
  count: (phrase) => ofThings(NUMBER, null, phrase),
  fold: (which, term, phrase) => ofThings(term, FOLDS[which], phrase),
  add: (parts) => parts.join(' плюс '),
  sub: (a, b) => `${a} минус ${b}`,
  mul: (parts) => parts.join(' × '),
  div: (a, b, round) => `${a} : ${b} ${ROUND[round]}`,
  half: (a, round) => `${a} пополам ${ROUND[round]}`,
  mod: (a, b) => `остаток от деления (${a} : ${b})`,
  smallest: (parts) => `наименьшее из: ${nouns.list(parts, 'and')}`,
  largest: (parts) => `наибольшее из: ${nouns.list(parts, 'and')}`,
  atLeast: (a, n) => `${a} (не меньше ${n})`,
  atMost: (a, n) => `${a} (не больше ${n})`,
  either: (clause, then, otherwise) => `${then}, если ${clause}, иначе ${otherwise}`,
  forEach: (phrase) => ` за ${nouns.each(phrase).as('acc')}`,
  insteadIf: (cases) =>
    ` (${cases.map(({ value, clause }) => `${value}, если ${clause}`).join('; ')})`,
  letter: (sign, value) => `, где ${sign} — ${value}`,
  atPick: (text) => `${text} при выборе`,
  recorded,
}

const withFirst = (phrase: Phrase): Phrase => ({
  ...phrase,
  adjectives: [{ rank: -1, word: 'первый' }, ...phrase.adjectives],
})

export const targets: TargetPatterns = {
  first: (phrase, count) => nouns.counted(withFirst(phrase), count),
  extreme(phrase, count, stat, which) {
    const { gender } = stat
    const word = which === 'highest' ? 'наибольший' : 'наименьший'
    const how = adjective(word, 'ins', { gender, number: 'one', animate: false })
    after(phrase, 8, withWord(`${how} ${stat.form('one', 'ins')}`))
    return isOne(count) ? nouns.the(phrase) : nouns.counted(phrase, count)
  },
  order: (phrase, directions, isTie) =>
    after(
      phrase,
      9,
      `(${isTie ? 'при равенстве: ' : ''}${directions.map((d) => COMPASS[d]).join(', ')})`,
    ),
  tiesAtRandom: (phrase) => after(phrase, 9, '(при равенстве — случайно)'),
  short: (phrase, count) => after(phrase, 9, isOne(count) ? '(если есть)' : '(или сколько есть)'),
  chooser: (phrase, who) =>
    after(phrase, 9, who === 'opponent' ? '(выбирает соперник)' : '(выбирает владелец)'),
  opponent: (term) => nouns.the(phraseFrom(term)),
}
