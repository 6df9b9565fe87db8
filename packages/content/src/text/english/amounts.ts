// English amounts, and how the picks of a target are named.
import { isOne, writeSize, verbatim, after, phraseFrom } from '@cardwright/language/grammar'
import type { AmountPatterns, TargetPatterns } from '../patterns.ts'
import { nouns } from '@cardwright/language/english'
import { recorded } from './words.ts'

const ROUND = { up: 'rounded up', down: 'rounded down', halfUp: 'rounded' } as const
const FOLDS = { sum: 'total', highest: 'highest', lowest: 'lowest' } as const
const COMPASS = { N: 'N', E: 'E', S: 'S', W: 'W' } as const

export const amounts: AmountPatterns = {
  count: (phrase) => verbatim(`the number of ${nouns.all(phrase).as('nom')}`),
  fold: (which, term, phrase) =>
    verbatim(`the ${FOLDS[which]} ${term.form('one', 'nom')} of ${nouns.all(phrase).as('nom')}`),
  add: (parts) => parts.join(' plus '),
  sub: (a, b) => `${a} minus ${b}`,
  mul: (parts) => parts.join(' times '),
  div: (a, b, round) => `${a} divided by ${b}, ${ROUND[round]}`,
  half: (a, round) => `half of ${a}, ${ROUND[round]}`,
  mod: (a, b) => `the remainder of ${a} divided by ${b}`,
  smallest: (parts) => `the smallest of ${nouns.list(parts, 'and')}`,
  largest: (parts) => `the largest of ${nouns.list(parts, 'and')}`,
  atLeast: (a, n) => `${a} (at least ${n})`,
  atMost: (a, n) => `${a} (at most ${n})`,
  either: (clause, then, otherwise) => `${then} if ${clause}, otherwise ${otherwise}`,
  forEach: (phrase) => ` for ${nouns.each(phrase).as('acc')}`,
  insteadIf: (cases) =>
    ` (${cases.map(({ value, clause }) => `${value} if ${clause}`).join(', ')})`,
  letter: (sign, value) => `, where ${sign} is ${value}`,
  atPick: (text) => `${text} when chosen`,
  recorded,
}

export const targets: TargetPatterns = {
  first: (phrase, count) =>
    isOne(count)
      ? nouns.the({ ...phrase, adjectives: [{ rank: -1, word: 'first' }, ...phrase.adjectives] })
      : nouns.the({
          ...phrase,
          number: 'many',
          adjectives: [{ rank: -1, word: `first ${sizeIn(count)}` }, ...phrase.adjectives],
        }),
  extreme(phrase, count, stat, which) {
    after(
      phrase,
      8,
      `with the ${which === 'highest' ? 'most' : 'least'} ${stat.form('one', 'nom')}`,
    )
    if (isOne(count)) return nouns.the(phrase)
    const adjectives = [{ rank: -1, word: sizeIn(count) }, ...phrase.adjectives]
    return nouns.the({ ...phrase, number: 'many', adjectives })
  },
  order: (phrase, directions, isTie) =>
    after(phrase, 9, `(${isTie ? 'ties: ' : ''}${directions.map((d) => COMPASS[d]).join(', ')})`),
  tiesAtRandom: (phrase) => after(phrase, 9, '(ties: at random)'),
  short: (phrase, count) =>
    after(phrase, 9, isOne(count) ? '(if there is one)' : '(or as many as there are)'),
  chooser: (phrase, who) =>
    after(phrase, 9, who === 'opponent' ? '(your opponent chooses)' : '(its owner chooses)'),
  opponent: (term, isOnly) =>
    isOnly ? nouns.possessed(nouns.you, term) : nouns.some(phraseFrom(term)),
}

function sizeIn(count: Parameters<TargetPatterns['first']>[1]): string {
  if (count === 'any') return ''
  if ('exactly' in count) return writeSize(count.exactly)
  if ('upTo' in count) return `up to ${writeSize(count.upTo)}`
  if ('atLeast' in count) return `${writeSize(count.atLeast)} or more`
  return `${writeSize(count.from)}–${writeSize(count.to)}`
}
