// Plurals in both languages: what stands behind a number.
import { describe, expect, it } from 'vitest'
import { englishTerm, articleOf, plural } from '../english/forms.ts'
import { englishNouns } from '../english/nouns.ts'
import { phraseFrom, type Phrase } from '../grammar/phrase.ts'
import type { Case } from '../grammar/term.ts'
import { russianTerm } from './forms.ts'
import { russianNouns } from './nouns.ts'
import { pluralCategory } from './numerals.ts'

const ru = (notation: string, ...adjectives: string[]): Phrase => ({
  ...phraseFrom(russianTerm(notation)),
  adjectives: adjectives.map((word, rank) => ({ rank, word })),
})

const said = (phrase: Phrase, form: Case): string =>
  [1, 2, 5].map((n) => russianNouns.measure(phrase, n, form)).join(', ')
const english = (notation: string): string =>
  [1, 2, 'X'].map((n) => englishNouns.measure(phraseFrom(englishTerm(notation)), n)).join(', ')

describe('Russian numerals', () => {
  it('fall into three categories', () => {
    const numbers = [1, 21, 101, 2, 4, 22, 104, 0, 5, 11, 12, 14, 20, 111, 112, 0.5, 'X']
    expect(numbers.map(pluralCategory).join(' ')).toBe(
      'one one one few few few few many many many many many many many many few many',
    )
  })

  it.each([
    ['карта', 'acc', '1 карту, 2 карты, 5 карт, 11 карт, 21 карту, X карт'],
    ['карта', 'nom', '1 карта, 2 карты, 5 карт, 11 карт, 21 карта, X карт'],
    ['урон #mass', 'acc', '1 урон, 2 урона, 5 урона, 11 урона, 21 урон, X урона'],
    ['мана #mass', 'acc', '1 ману, 2 маны, 5 маны, 11 маны, 21 ману, X маны'],
    ['действие', 'acc', '1 действие, 2 действия, 5 действий, 11 действий, 21 действие, X действий'],
    ['очко|очка|очки|очков', 'acc', '1 очко, 2 очка, 5 очков, 11 очков, 21 очко, X очков'],
    ['враг #a', 'acc', '1 врага, 2 врагов, 5 врагов, 11 врагов, 21 врага, X врагов'],
    ['враг #a', 'dat', '1 врагу, 2 врагам, 5 врагам, 11 врагам, 21 врагу, X врагам'],
    ['враг #a', 'gen', '1 врага, 2 врагов, 5 врагов, 11 врагов, 21 врага, X врагов'],
    ['дрон', 'acc', '1 дрон, 2 дрона, 5 дронов, 11 дронов, 21 дрон, X дронов'],
  ] as [string, Case, string][])('%s, %s', (notation, form, expected) => {
    const said = [1, 2, 5, 11, 21, 'X'].map((n) => russianNouns.measure(ru(notation), n, form))
    expect(said.join(', ')).toBe(expected)
  })

  it('govern adjectives too', () => {
    expect(said(ru('дрон', 'вражеский'), 'acc')).toBe(
      '1 вражеский дрон, 2 вражеских дрона, 5 вражеских дронов',
    )
    expect(said(ru('карта', 'верхний'), 'acc')).toBe(
      '1 верхнюю карту, 2 верхние карты, 5 верхних карт',
    )
    expect(said(ru('урон #mass', 'огненный'), 'acc')).toBe(
      '1 огненный урон, 2 огненного урона, 5 огненного урона',
    )
    expect(said(ru('юнит #a', 'другой'), 'acc')).toBe(
      '1 другого юнита, 2 других юнитов, 5 других юнитов',
    )
  })

  it('leave room for ranges and "up to"', () => {
    const enemies = ru('враг #a')
    const { counted } = russianNouns
    const forms = (count: Parameters<typeof counted>[1]) =>
      (['nom', 'acc', 'dat'] as const).map((form) => counted(enemies, count).as(form)).join(', ')
    expect(forms({ upTo: 3 })).toBe('до 3 врагов, до 3 врагов, не более чем 3 врагам')
    expect(forms({ from: 1, to: 3 })).toBe('1–3 врага, 1–3 врагов, 1–3 врагам')
    expect(forms({ atLeast: 1 })).toBe(
      'один или несколько врагов, одного или нескольких врагов, одному или нескольким врагам',
    )
    expect(forms({ atLeast: 2 })).toBe(
      'не менее 2 врагов, не менее 2 врагов, не менее чем 2 врагам',
    )
    expect(forms('any')).toBe('любое число врагов, любое число врагов, любому числу врагов')
    expect(counted(ru('карта'), { atLeast: 1 }).as('acc')).toBe('одну или несколько карт')
  })
})

describe('English forms', () => {
  it.each([
    ['card', 'cards'],
    ['enemy', 'enemies'],
    ['ally', 'allies'],
    ['boss', 'bosses'],
    ['box', 'boxes'],
    ['torch', 'torches'],
    ['day', 'days'],
  ])('%s, %s', (one, many) => expect(plural(one)).toBe(many))

  it.each([
    ['enemy', 'an'],
    ['unit', 'a'],
    ['Owl', 'an'],
    ['hour', 'an'],
    ['useful card', 'a'],
    ['Wolf', 'a'],
  ])('%s takes %s', (word, article) => expect(articleOf(word)).toBe(article))

  it('count with a plural, a mass noun without', () => {
    expect(english('card')).toBe('1 card, 2 cards, X cards')
    expect(english('Wolf|Wolves')).toBe('1 Wolf, 2 Wolves, X Wolves')
    expect(english('damage #mass')).toBe('1 damage, 2 damage, X damage')
  })

  it.each([
    ['', 'empty'],
    ['wolf #animal', 'no flag "animal"'],
    ['a|b|c', 'two forms at most'],
  ])('"%s" is doubtful', (notation, doubt) => {
    expect(englishTerm(notation).doubts.join()).toContain(doubt)
  })
})
