// English nouns: articles, determiners, pronouns, possessives, counted things, lists.
import { isOne, writeSize, type HowMany, type Size } from '../grammar/count.ts'
import type { Noun } from '../grammar/noun.ts'
import { adjectivesOf, tailOf, type Phrase } from '../grammar/phrase.ts'
import type { Case, Plurality, Term } from '../grammar/term.ts'
import { articleOf, type EnglishTerm } from './forms.ts'

function nounFrom(phrase: Phrase, number: Plurality, text: string, isLong?: boolean): Noun {
  const long = isLong ?? phrase.after.length > 0
  return {
    number,
    gender: 'n',
    animate: false,
    kind: 'thing',
    at: phrase.heads[0].at,
    isLong: long,
    as: (form) => (form === 'gen' ? possessive(text) : text),
    after: (form) => (form === 'gen' ? possessive(text) : text),
  }
}

const possessive = (text: string): string => (text.endsWith('s') ? `${text}'` : `${text}'s`)

const headsOf = (phrase: Phrase, number: Plurality): string =>
  phrase.heads.map((head) => head.form(number, 'nom')).join(' or ')

const wordsOf = (phrase: Phrase, number: Plurality, adjectives = adjectivesOf(phrase)): string =>
  [...adjectives, headsOf(phrase, number)].join(' ') + tailOf(phrase)

function some(phrase: Phrase): Noun {
  const [head] = phrase.heads
  const adjectives = adjectivesOf(phrase)
  if (head.pluralOnly || head.mass) return nounFrom(phrase, 'many', wordsOf(phrase, 'many'))
  if (adjectives[0] === 'other')
    return nounFrom(phrase, 'one', `another ${wordsOf(phrase, 'one', adjectives.slice(1))}`)
  const words = wordsOf(phrase, 'one')
  const article = adjectives.length > 0 ? articleOf(words) : (head as EnglishTerm).article
  return nounFrom(phrase, 'one', `${article} ${words}`)
}

const determined =
  (word: string, many = word) =>
  (phrase: Phrase): Noun => {
    const chosen = phrase.number === 'many' ? many : word
    return nounFrom(phrase, phrase.number, `${chosen} ${wordsOf(phrase, phrase.number)}`)
  }

function counted(phrase: Phrase, count: HowMany): Noun {
  if (count === 'any') return nounFrom(phrase, 'many', `any number of ${wordsOf(phrase, 'many')}`)
  if ('exactly' in count && count.exactly === 1) return some(phrase)
  const number = isOne(count) ? 'one' : 'many'
  const words = wordsOf(phrase, number)
  if ('exactly' in count) return nounFrom(phrase, number, `${writeSize(count.exactly)} ${words}`)
  if ('upTo' in count) return nounFrom(phrase, number, `up to ${writeSize(count.upTo)} ${words}`)
  if ('atLeast' in count)
    return nounFrom(phrase, 'many', `${writeSize(count.atLeast)} or more ${words}`)
  return nounFrom(phrase, 'many', `${writeSize(count.from)}–${writeSize(count.to)} ${words}`)
}

function random(phrase: Phrase, count: HowMany): Noun {
  const picked: Phrase = {
    ...phrase,
    adjectives: [...phrase.adjectives, { rank: 1, word: 'random' }],
  }
  return isOne(count) ? some(picked) : counted(picked, count)
}

const PRONOUNS: Record<Plurality, Record<'nom' | 'acc' | 'gen', string>> = {
  one: { nom: 'it', acc: 'it', gen: 'its' },
  many: { nom: 'they', acc: 'them', gen: 'their' },
}

function spoken(
  kind: Noun['kind'],
  number: Plurality,
  forms: Record<'nom' | 'acc' | 'gen', string>,
) {
  const as = (form: Case): string => (form === 'nom' || form === 'gen' ? forms[form] : forms.acc)
  return {
    number,
    gender: 'n',
    animate: false,
    kind,
    at: 'in',
    isLong: false,
    as,
    after: as,
  } as Noun
}

function possessed(owner: Noun, term: Term): Noun {
  const number: Plurality = term.pluralOnly ? 'many' : 'one'
  const word = term.form(number, 'nom')
  const text = owner.isLong ? `the ${word} of ${owner.as('acc')}` : `${owner.as('gen')} ${word}`
  return nounFrom({ heads: [term], number, adjectives: [], after: [] }, number, text, owner.isLong)
}

const ORDINALS = ['first', 'second', 'third', 'fourth']

export const englishNouns = {
  some,
  counted,
  random,
  possessed,
  each: (phrase: Phrase): Noun => nounFrom(phrase, 'one', `each ${wordsOf(phrase, 'one')}`),
  /** All of them, without a word for it: "enemies next to it". */
  all: (phrase: Phrase): Noun => nounFrom(phrase, 'many', wordsOf(phrase, 'many')),
  every: (phrase: Phrase): Noun => nounFrom(phrase, 'many', `all ${wordsOf(phrase, 'many')}`),
  the: determined('the'),
  this: determined('this', 'these'),
  that: determined('that', 'those'),
  again: determined('that', 'those'),
  nth: (phrase: Phrase, k: number): Noun =>
    determined('the')({
      ...phrase,
      adjectives: [{ rank: -1, word: ORDINALS[k] ?? 'last' }, ...phrase.adjectives],
    }),
  bare: (phrase: Phrase): Noun => nounFrom(phrase, phrase.number, wordsOf(phrase, phrase.number)),
  pronoun: ({ number }: { number: Plurality }): Noun => spoken('pronoun', number, PRONOUNS[number]),
  relative: ({ number }: { number: Plurality }): Noun =>
    spoken('relative', number, { nom: 'that', acc: 'that', gen: 'whose' }),
  you: spoken('you', 'many', { nom: 'you', acc: 'you', gen: 'your' }),
  measure: (phrase: Phrase, size: Size): string => {
    const number = size === 1 || phrase.heads[0].mass ? 'one' : 'many'
    return `${writeSize(size)} ${wordsOf(phrase, number)}`
  },
  list: (items: readonly string[], word: 'and' | 'or'): string =>
    items.length < 2
      ? (items[0] ?? '')
      : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`,
}
