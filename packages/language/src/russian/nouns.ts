// Russian nouns: agreement of adjectives, numerals, pronouns by gender, possession, lists.
import { isOne, writeSize, type HowMany, type Size } from '../grammar/count.ts'
import type { Noun } from '../grammar/noun.ts'
import { adjectivesOf, tailOf, type Phrase } from '../grammar/phrase.ts'
import type { Case, Gender, Plurality, Term } from '../grammar/term.ts'
import { adjective } from './adjectives.ts'
import { numeralForm } from './numerals.ts'

type Say = (form: Case) => string

function nounFrom(phrase: Phrase, number: Plurality, say: Say): Noun {
  const [{ gender, animate, at }] = phrase.heads
  return { number, gender, animate, kind: 'thing', at, isLong: true, as: say, after: say }
}

function wordsOf(phrase: Phrase, number: Plurality, form: Case, more: string[] = []): string {
  const [head] = phrase.heads
  const n = head.pluralOnly ? 'many' : number
  const agreement = { gender: head.gender, number: n, animate: head.animate }
  const words = [...more, ...adjectivesOf(phrase)].map((word) => adjective(word, form, agreement))
  const heads = phrase.heads.map((term) => term.form(n, form)).join(' или ')
  return [...words, heads].join(' ') + tailOf(phrase)
}

const said = (phrase: Phrase, number: Plurality, ...more: string[]): Noun =>
  nounFrom(phrase, number, (form) => wordsOf(phrase, number, form, more))

/** "2 врага", "5 врагов", "двум врагам": the numeral governs the nominative and accusative only. */
function countedWords(phrase: Phrase, size: Size, form: Case): string {
  const [head] = phrase.heads
  const { noun, adjectives } = numeralForm(head, size, form)
  const agreement = { gender: head.gender, animate: head.animate }
  const words = adjectivesOf(phrase).map((word) =>
    adjective(word, adjectives.as, { ...agreement, number: adjectives.number }),
  )
  return [...words, head.form(noun.number, noun.as)].join(' ') + tailOf(phrase)
}

const withNumber = (phrase: Phrase, size: Size, form: Case): string =>
  `${writeSize(size)} ${countedWords(phrase, size, form)}`

const isDirect = (form: Case): boolean => form === 'nom' || form === 'acc'

function counted(phrase: Phrase, count: HowMany): Noun {
  if (count === 'any')
    return nounFrom(phrase, 'many', (form) => {
      const number = { gender: 'n', number: 'one', animate: false } as const
      const noun = { nom: 'число', acc: 'число', gen: 'числа', dat: 'числу', ins: 'числом' }
      const any = adjective('любой', form, number)
      return `${any} ${noun[form as 'nom'] ?? 'числе'} ${wordsOf(phrase, 'many', 'gen')}`
    })
  if ('exactly' in count)
    return count.exactly === 1
      ? said(phrase, 'one')
      : nounFrom(phrase, 'many', (form) => withNumber(phrase, count.exactly, form))
  if ('upTo' in count)
    return nounFrom(phrase, isOne(count) ? 'one' : 'many', (form) =>
      isDirect(form)
        ? `до ${withNumber(phrase, count.upTo, 'gen')}`
        : `не более чем ${withNumber(phrase, count.upTo, form)}`,
    )
  if ('atLeast' in count && count.atLeast === 1) return oneOrSeveral(phrase)
  if ('atLeast' in count)
    return nounFrom(phrase, 'many', (form) =>
      isDirect(form)
        ? `не менее ${withNumber(phrase, count.atLeast, 'gen')}`
        : `не менее чем ${withNumber(phrase, count.atLeast, form)}`,
    )
  const range = `${writeSize(count.from)}–${writeSize(count.to)}`
  return nounFrom(phrase, 'many', (form) => `${range} ${countedWords(phrase, count.to, form)}`)
}

/** «одного или нескольких врагов», «одну или несколько карт». */
function oneOrSeveral(phrase: Phrase): Noun {
  const [{ gender, animate }] = phrase.heads
  return nounFrom(phrase, 'many', (form) => {
    const one = adjective('один', form, { gender, animate, number: 'one' })
    const several = adjective('несколько', form, { gender, animate, number: 'many' })
    const isDirect = form === 'nom' || form === 'acc'
    return `${one} или ${several} ${wordsOf(phrase, 'many', isDirect ? 'gen' : form)}`
  })
}

function random(phrase: Phrase, count: HowMany): Noun {
  const picked: Phrase = {
    ...phrase,
    adjectives: [...phrase.adjectives, { rank: -1, word: 'случайный' }],
  }
  return counted(picked, count)
}

type PronounForms = Record<'nom' | 'gen' | 'dat' | 'acc' | 'ins' | 'prep', string>
const HE: PronounForms = { nom: 'он', gen: 'его', dat: 'ему', acc: 'его', ins: 'им', prep: 'нём' }
const PRONOUNS: Record<Gender | 'many', PronounForms> = {
  m: HE,
  n: { ...HE, nom: 'оно' },
  f: { nom: 'она', gen: 'её', dat: 'ей', acc: 'её', ins: 'ей', prep: 'ней' },
  many: { nom: 'они', gen: 'их', dat: 'им', acc: 'их', ins: 'ими', prep: 'них' },
}
const YOU: PronounForms = {
  nom: 'вы',
  gen: 'вас',
  dat: 'вам',
  acc: 'вас',
  ins: 'вами',
  prep: 'вас',
}

const caseOf = (form: Case): keyof PronounForms => (form === 'loc' ? 'prep' : form)

interface Like {
  gender: Gender
  number: Plurality
  animate: boolean
}

function pronoun({ gender, number, animate }: Like): Noun {
  const forms = PRONOUNS[number === 'many' ? 'many' : gender]
  const as: Say = (form) => forms[caseOf(form)]
  // «рядом с ним», «у неё»: a third-person pronoun behind a preposition begins with н.
  const after: Say = (form) => (as(form).startsWith('н') ? as(form) : `н${as(form)}`)
  return { number, gender, animate, kind: 'pronoun', at: 'на', isLong: false, as, after }
}

function relative(like: Like): Noun {
  const as: Say = (form) => adjective('который', form, like)
  return { ...like, kind: 'relative', at: 'на', isLong: false, as, after: as }
}

function possessed(owner: Noun, term: Term): Noun {
  const number: Plurality = term.pluralOnly ? 'many' : 'one'
  const phrase: Phrase = { heads: [term], number, adjectives: [], after: [] }
  if (owner.kind === 'you') return said(phrase, number, 'ваш')
  if (owner.kind === 'pronoun')
    return nounFrom(phrase, number, (form) => `${owner.as('gen')} ${term.form(number, form)}`)
  return nounFrom(phrase, number, (form) => `${term.form(number, form)} ${owner.as('gen')}`)
}

const ORDINALS = ['первый', 'второй', 'третий', 'четвёртый']

export const russianNouns = {
  some: (phrase: Phrase): Noun => said(phrase, 'one'),
  counted,
  random,
  possessed,
  pronoun,
  relative,
  each: (phrase: Phrase): Noun => said(phrase, 'one', 'каждый'),
  all: (phrase: Phrase): Noun => said(phrase, 'many'),
  every: (phrase: Phrase): Noun => said(phrase, phrase.heads[0].mass ? 'one' : 'many', 'весь'),
  the: (phrase: Phrase): Noun => said(phrase, phrase.number),
  this: (phrase: Phrase): Noun => said(phrase, phrase.number, 'этот'),
  that: (phrase: Phrase): Noun => said(phrase, phrase.number, 'тот'),
  again: (phrase: Phrase, isLikeSelf: boolean): Noun =>
    said(phrase, phrase.number, isLikeSelf ? 'тот' : 'этот'),
  nth: (phrase: Phrase, k: number): Noun => said(phrase, phrase.number, ORDINALS[k] ?? 'последний'),
  bare: (phrase: Phrase): Noun => said(phrase, phrase.number),
  you: {
    number: 'many',
    gender: 'm',
    animate: true,
    kind: 'you',
    at: 'на',
    isLong: false,
    as: (form) => YOU[caseOf(form)],
    after: (form) => YOU[caseOf(form)],
  } satisfies Noun as Noun,
  measure: (phrase: Phrase, size: Size, form: Case = 'acc'): string =>
    withNumber(phrase, size, form),
  list: (items: readonly string[], word: 'and' | 'or'): string =>
    items.length < 2
      ? (items[0] ?? '')
      : `${items.slice(0, -1).join(', ')} ${word === 'and' ? 'и' : 'или'} ${items.at(-1)}`,
}
