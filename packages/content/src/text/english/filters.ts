// English filters. Ranks: adjectives 0 other, 2 quality, 5 side; tails 1 owner, 3 zone, 4 place,
// 5 with, 6 clause, 9 brackets.
import type { Comparator } from '../../language.ts'
import { writeSize, CLAUSE_END, type Noun, after, before } from '@cardwright/language/grammar'
import type { FilterPatterns, Given, StatusWords, ZonePlace } from '../patterns.ts'
import { nouns } from '@cardwright/language/english'

export function statusText({ terms, given, min }: StatusWords): string {
  const number = min > 1 ? 'many' : 'one'
  const names = nouns.list(
    terms.map((term) => term.form(number, 'nom')),
    'or',
  )
  if (min === 1) return `${givenText(given)}${names}`
  return given === 'own' ? `${min}+ of your ${names}` : `${min}+ ${givenText(given)}${names}`
}

function givenText(given: Given): string {
  if (given === null) return ''
  if (given === 'own') return 'your '
  if (given === 'ally') return 'allied '
  return given === 'opponent' ? 'enemy ' : `${given.as('gen')} `
}

export function compareText(cmp: Comparator, value: string): string {
  const words: Record<Comparator, string> = {
    lt: `below ${value}`,
    lte: `${value} or less`,
    gt: `above ${value}`,
    gte: `${value} or more`,
    eq: value,
    ne: `other than ${value}`,
  }
  return words[cmp]
}

/** "2 or more enemies". */
export function countText(cmp: Comparator, n: number, things: string, isMass = false): string {
  const words: Record<Comparator, string> = {
    lt: `${isMass ? 'less' : 'fewer'} than ${n}`,
    lte: `${n} or ${isMass ? 'less' : 'fewer'}`,
    gt: `more than ${n}`,
    gte: `${n} or more`,
    eq: `exactly ${n}`,
    ne: `not exactly ${n}`,
  }
  return `${words[cmp]} ${things}`
}

function zoneText({ zones, onBoard, isShared, owner, way }: ZonePlace): string {
  const own = owner === 'you' ? 'your ' : owner === 'opponent' ? "your opponent's " : ''
  const names = zones.map((zone) => {
    const at = way === 'from' ? 'from' : zone.at
    return `${at} ${own || (isShared ? 'the ' : 'a ')}${zone.form('one', 'nom')}`
  })
  if (onBoard) names.push(way === 'from' ? 'from the board' : 'on the board')
  return nouns.list(names, 'or')
}

const deckOf = ({ zones, owner }: ZonePlace): string => {
  const own = owner === 'you' ? 'your' : owner === 'opponent' ? "your opponent's" : 'a'
  return `${own} ${zones[0]?.form('one', 'nom') ?? 'deck'}`
}

const UNITS = { king: '', step: 'step', order: 'place', lane: 'lane' } as const

const ofText = (of: Noun | null): string => (of ? ` of ${of.as('acc')}` : '')

export const filters: FilterPatterns = {
  side(phrase, side) {
    if (side === 'own') return after(phrase, 1, 'of yours', 'side')
    if (side === 'mate') return after(phrase, 1, 'of a teammate', 'side')
    if (side === 'other') return after(phrase, 1, 'of another player', 'side')
    before(phrase, 5, side === 'ally' ? 'allied' : 'enemy', true)
  },
  sideOf(phrase, relation, owner) {
    const words = {
      own: `of ${owner.as('acc')}`,
      ally: `on the side of ${owner.as('acc')}`,
      opponent: `hostile to ${owner.as('acc')}`,
      other: `not of ${owner.as('acc')}`,
    }
    after(phrase, 1, words[relation], 'side')
  },
  notSelf: (phrase) => before(phrase, 0, 'other'),
  except: (phrase, list) =>
    after(
      phrase,
      6,
      `other than ${nouns.list(
        list.map((noun) => noun.as('acc')),
        'and',
      )}`,
    ),
  exceptNames: (phrase, names) =>
    after(
      phrase,
      6,
      `other than ${nouns.list(
        names.map((name) => name.form('one', 'nom')),
        'and',
      )}`,
    ),
  notLike: (phrase, other) => after(phrase, 6, `except ${nouns.all(other).as('acc')}`),
  alsoType: (phrase, type) =>
    after(
      phrase,
      2,
      `that is also ${nouns.some({ heads: [type], number: 'one', adjectives: [], after: [] }).as('nom')}`,
    ),
  has: (phrase, tests) => after(phrase, 5, `with ${nouns.list(tests.map(statusText), 'and')}`),
  lacks: (phrase, tests) => after(phrase, 5, `without ${nouns.list(tests.map(statusText), 'or')}`),
  keyword: (phrase, keyword, isGranted) =>
    after(phrase, 5, `${isGranted ? 'with' : 'without'} ${keyword.form('one', 'nom')}`),
  faceDown: (phrase, isDown) => before(phrase, 2, isDown ? 'face-down' : 'face-up'),
  attached: (phrase) => before(phrase, 2, 'attached'),
  hidden: (phrase, isHidden) => before(phrase, 2, isHidden ? 'hidden' : 'public'),
  empty: (phrase, isEmpty) => before(phrase, 2, isEmpty ? 'empty' : 'occupied'),
  neutral: (phrase) => before(phrase, 5, 'neutral', true),
  adjacent: (phrase, of) => after(phrase, 4, `next to ${of ? of.as('acc') : 'it'}`, 'place'),
  around: (phrase, of, withOwnPlace) =>
    after(
      phrase,
      4,
      `${withOwnPlace ? 'on or around' : 'around'} ${of ? of.as('acc') : 'it'}`,
      'place',
    ),
  near(phrase, { by, from, to, withOwnPlace, of }) {
    const unit = UNITS[by]
    const counted = (size: typeof from): string =>
      unit ? `${writeSize(size)} ${size === 1 ? unit : `${unit}s`}` : writeSize(size)
    if (to === null) {
      const away = of ? `from ${of.as('acc')}` : 'away'
      return after(phrase, 4, `at least ${counted(from)} ${away}`, 'place')
    }
    const isPlain = from === 0 || from === 1
    const range = isPlain ? `within ${counted(to)}` : `${writeSize(from)}–${counted(to)} away`
    const anchor = isPlain ? ofText(of) : of ? ` from ${of.as('acc')}` : ''
    const own = withOwnPlace ? ' (its own place included)' : ''
    after(phrase, 4, range + anchor + own, 'place')
  },
  inLine: (phrase, of) => after(phrase, 4, `in line with ${of.as('acc')}`, 'place'),
  inDiagonal: (phrase, of) => after(phrase, 4, `on a diagonal with ${of.as('acc')}`, 'place'),
  reach: (phrase, of, steps) =>
    after(phrase, 4, `within ${reachOf(of)} (${stepsText(steps.as('nom'))})`, 'place'),
  sight: (phrase, of, max) =>
    after(phrase, 4, `in sight${ofText(of)} (up to ${max.as('nom')})`, 'place'),
  between: (phrase, from, to) =>
    after(
      phrase,
      4,
      from.as('acc') === to.as('acc')
        ? 'from the one to the other (ends included)'
        : `between ${from.as('acc')} and ${to.as('acc')} (ends included)`,
      'place',
    ),
  inside: (phrase, place) => after(phrase, 4, `${place.at} ${place.as('acc')}`, 'place'),
  among: (phrase, set) => after(phrase, 4, `among ${set.as('acc')}`, 'place'),
  zones: (phrase, place) => after(phrase, 3, zoneText(place)),
  topCard(phrase, place) {
    before(phrase, 2, 'top')
    after(phrase, 3, `of ${deckOf(place)}`)
  },
  amongTop: (phrase, size, place) =>
    after(phrase, 3, `among the top ${writeSize(size)} of ${deckOf(place)}`),
  through: (phrase, of) => after(phrase, 4, `through ${of.as('acc')}`, 'place'),
  tokensOn: (phrase, bearer) => after(phrase, 4, `on ${bearer.as('acc')}`, 'place'),
  given(phrase, given) {
    if (given === 'own') return after(phrase, 1, 'of yours', 'side')
    if (given === 'ally') return before(phrase, 5, 'allied', true)
    if (given === 'opponent') return before(phrase, 5, 'enemy', true)
    if (given !== null) after(phrase, 1, `given by ${given.as('acc')}`, 'side')
  },
  tagged: (phrase, tags) => after(phrase, 9, `(${tags.join(', ')})`),
  withNumber: (phrase, term, cmp, value) =>
    after(phrase, 5, `with ${term.form('one', 'nom')} ${compareText(cmp, value)}`),
  insteadIf: (phrase, cmp, value, clause) =>
    after(phrase, 9, `(${compareText(cmp, value)} if ${clause})`),
  owned: (phrase, words) => after(phrase, 1, words, 'side'),
  withNumberLike(phrase, term, cmp, other) {
    const word = term.form('one', 'nom')
    const who = other.as('acc')
    const texts: Record<Comparator, string> = {
      lt: `with less ${word} than ${who}`,
      gt: `with more ${word} than ${who}`,
      lte: `with no more ${word} than ${who}`,
      gte: `with no less ${word} than ${who}`,
      eq: `with as much ${word} as ${who}`,
      ne: `with other ${word} than ${who}`,
    }
    after(phrase, 5, texts[cmp])
  },
  withField: (phrase, field, values, isNot) =>
    after(phrase, 9, `(${field}: ${isNot ? 'not ' : ''}${nouns.list(values, 'or')})`),
  beside(phrase, what, cmp, n, like) {
    const there = `next to ${nouns.pronoun(like).as('acc')}`
    const isNone = (cmp === 'eq' || cmp === 'lte') && n === 0
    const isSome = (cmp === 'gt' && n === 0) || (cmp === 'gte' && n === 1)
    if (isNone) return after(phrase, 6, `without any ${nouns.all(what).as('nom')} ${there}`)
    const things = isSome
      ? nouns.some(what).as('nom')
      : countText(cmp, n, nouns.bare(what).as('nom'))
    after(phrase, 6, `with ${things} ${there}`)
  },
  quality: (phrase, adjective) => before(phrase, 2, adjective),
  clause: (phrase, clause, isRelative) =>
    after(phrase, 6, isRelative ? clause : `, if ${clause}${CLAUSE_END}`),
}

const reachOf = (of: Noun | null): string =>
  of?.kind === 'pronoun' ? `${of.as('gen')} reach` : `reach${ofText(of)}`

const stepsText = (steps: string): string =>
  /^\d+$/.test(steps) ? `${steps} ${steps === '1' ? 'step' : 'steps'}` : steps
