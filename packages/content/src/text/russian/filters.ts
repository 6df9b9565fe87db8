// Russian filters. Ranks: adjectives 0 другой, 1 соседний, 3 ваш, 4 quality, 5 вражеский;
// tails 1 owner, 3 zone, 4 place, 5 with, 6 clause, 9 brackets.
import type { Comparator } from '../../language.ts'
import {
  writeSize,
  type Size,
  CLAUSE_END,
  type Noun,
  after,
  before,
  phraseFrom,
  type Phrase,
  type Case,
} from '@cardwright/language/grammar'
import type { FilterPatterns, Given, StatusWords, ZonePlace } from '../patterns.ts'
import { adjective, russianTerm, nouns, withWord } from '@cardwright/language/russian'

/** The name of a status in a case, with its giver and number. */
export function statusText({ terms, given, min }: StatusWords, form: Case): string {
  const number = min > 1 ? 'many' : 'one'
  const names = terms.map((term) => term.form(number, form))
  const [{ gender, animate }] = terms
  const own = givenWord(given)
  const whose = own ? `${adjective(own, form, { gender, animate, number })} ` : ''
  const by = given !== null && typeof given === 'object' ? ` от ${given.after('gen')}` : ''
  return `${whose}${nouns.list(names, 'or')}${by}${min > 1 ? ` (${min} и больше)` : ''}`
}

function givenWord(given: Given): string {
  if (given === 'own') return 'ваш'
  if (given === 'ally') return 'союзный'
  return given === 'opponent' ? 'вражеский' : ''
}

export function compareText(cmp: Comparator, value: string, isNumber: boolean): string {
  const than = isNumber ? ` ${value}` : `, чем ${value}${CLAUSE_END}`
  const words: Record<Comparator, string> = {
    lt: `меньше${than}`,
    lte: `не больше${than}`,
    gt: `больше${than}`,
    gte: `не меньше${than}`,
    eq: isNumber ? value : `столько же, сколько ${value}`,
    ne: isNumber ? `не ${value}` : `не столько, сколько ${value}`,
  }
  return words[cmp]
}

/** «есть враг», «нет врагов», «не меньше 2 врагов». */
export function countText(phrase: Phrase, cmp: Comparator, n: number): string {
  const isSome = (cmp === 'gt' && n === 0) || (cmp === 'gte' && n === 1)
  const isNone = (cmp === 'eq' || cmp === 'lte') && n === 0
  if (isSome) return `есть ${nouns.some(phrase).as('nom')}`
  if (isNone || (cmp === 'lt' && n === 1)) return `нет ${nouns.all(phrase).as('gen')}`
  const words: Record<Comparator, string> = {
    lt: 'меньше',
    lte: 'не больше',
    gt: 'больше',
    gte: 'не меньше',
    eq: 'ровно',
    ne: 'не ровно',
  }
  const isExact = cmp === 'eq' || cmp === 'ne'
  return `${words[cmp]} ${nouns.measure(phrase, n, isExact ? 'nom' : 'gen')}`
}

const isNumber = (text: string): boolean => /^[−\d½]+$/.test(text)

function zoneText({ zones, onBoard, owner, way }: ZonePlace): string {
  const names = zones.map((zone) => {
    const form: Case = way === 'in' ? 'loc' : 'gen'
    const at = way === 'in' ? zone.at : zone.at === 'на' ? 'с' : 'из'
    return `${at} ${ownZone(zone, owner, form)}`
  })
  if (onBoard) names.push(way === 'in' ? 'на поле' : 'с поля')
  return nouns.list(names, 'or')
}

function ownZone(zone: ZonePlace['zones'][0], owner: ZonePlace['owner'], form: Case): string {
  const { gender, animate } = zone
  const name = zone.form('one', form)
  if (owner === 'you')
    return `${adjective('ваш', form, { gender, animate, number: 'one' })} ${name}`
  return owner === 'opponent' ? `${name} соперника` : name
}

const deckOf = ({ zones, owner }: ZonePlace): string =>
  zones[0] ? ownZone(zones[0], owner, 'gen') : 'колоды'

const CARD = russianTerm('карта')
const REACH = russianTerm('досягаемость #f')
const UNITS = {
  king: null,
  step: russianTerm('шаг'),
  order: russianTerm('место|места|места|мест'),
  lane: russianTerm('линия'),
} as const

const fromText = (of: Noun | null): string => (of ? ` от ${of.after('gen')}` : '')
const besides = (of: Noun): string => `рядом с ${of.after('ins')}`

export const filters: FilterPatterns = {
  side(phrase, side) {
    if (side === 'own') return before(phrase, 3, 'ваш', true)
    if (side === 'mate') return after(phrase, 1, 'напарника', 'side')
    if (side === 'other') return before(phrase, 5, 'чужой', true)
    before(phrase, 5, side === 'ally' ? 'союзный' : 'вражеский', true)
  },
  sideOf(phrase, relation, owner) {
    const words = {
      own: owner.as('gen'),
      ally: `на стороне ${owner.as('gen')}`,
      opponent: `(враг ${owner.as('gen')})`,
      other: `не ${owner.as('gen')}`,
    }
    after(phrase, 1, words[relation], 'side')
  },
  notSelf: (phrase) => before(phrase, 0, 'другой'),
  except: (phrase, list) =>
    after(
      phrase,
      6,
      `, кроме ${nouns.list(
        list.map((noun) => noun.after('gen')),
        'and',
      )}${CLAUSE_END}`,
    ),
  exceptNames: (phrase, names) =>
    after(
      phrase,
      6,
      `, кроме ${nouns.list(
        names.map((name) => name.form('one', 'gen')),
        'and',
      )}${CLAUSE_END}`,
    ),
  notLike: (phrase, other) =>
    after(phrase, 6, `, кроме ${nouns.all(other).as('gen')}${CLAUSE_END}`),
  alsoType: (phrase, type) => after(phrase, 2, `(также ${type.form('one', 'nom')})`),
  has: (phrase, tests) =>
    after(
      phrase,
      5,
      withWord(
        nouns.list(
          tests.map((test) => statusText(test, 'ins')),
          'and',
        ),
      ),
    ),
  lacks: (phrase, tests) =>
    after(
      phrase,
      5,
      `без ${nouns.list(
        tests.map((test) => statusText(test, 'gen')),
        'and',
      )}`,
    ),
  keyword: (phrase, keyword, isGranted) =>
    after(
      phrase,
      5,
      isGranted ? withWord(keyword.form('one', 'ins')) : `без ${keyword.form('one', 'gen')}`,
    ),
  faceDown: (phrase, isDown) => before(phrase, 4, isDown ? 'закрытый' : 'открытый'),
  attached: (phrase) => before(phrase, 4, 'присоединённый'),
  hidden: (phrase, isHidden) => before(phrase, 4, isHidden ? 'скрытый' : 'явный'),
  empty: (phrase, isEmpty) => before(phrase, 4, isEmpty ? 'пустой' : 'занятый'),
  neutral: (phrase) => before(phrase, 5, 'нейтральный', true),
  adjacent(phrase, of) {
    if (of === null) return before(phrase, 1, 'соседний')
    after(phrase, 4, besides(of), 'place')
  },
  around: (phrase, of, withOwnPlace) => {
    const place = of ? ` ${of.after('gen')}` : ''
    after(phrase, 4, withOwnPlace ? `вокруг${place} и на том же месте` : `вокруг${place}`, 'place')
  },
  near(phrase, { by, from, to, withOwnPlace, of }) {
    const unit = UNITS[by]
    const counted = (size: Size): string =>
      unit ? nouns.measure(phraseFrom(unit), size, 'gen') : writeSize(size)
    if (to === null) return after(phrase, 4, `не ближе ${counted(from)}${fromText(of)}`, 'place')
    const isPlain = from === 0 || from === 1
    const range = isPlain
      ? `в пределах ${counted(to)}`
      : `на расстоянии ${writeSize(from)}–${counted(to)}`
    const own = withOwnPlace ? ' (включая само место)' : ''
    after(phrase, 4, range + fromText(of) + own, 'place')
  },
  inLine: (phrase, of) => after(phrase, 4, `на одной линии с ${of.after('ins')}`, 'place'),
  inDiagonal: (phrase, of) => after(phrase, 4, `на одной диагонали с ${of.after('ins')}`, 'place'),
  reach: (phrase, of, steps) => {
    const text = steps.as('nom')
    const far = isNumber(text) ? nouns.measure(phraseFrom(UNITS.step), Number(text), 'nom') : text
    const reach = of ? nouns.possessed(of, REACH).as('gen') : 'досягаемости'
    after(phrase, 4, `в пределах ${reach} (${far})`, 'place')
  },
  sight: (phrase, of, max) =>
    after(phrase, 4, `в прямой видимости${fromText(of)} (не дальше ${max.as('gen')})`, 'place'),
  between: (phrase, from, to) =>
    after(
      phrase,
      4,
      from.after('gen') === to.after('gen')
        ? 'на отрезке от одной до другой включительно'
        : `на отрезке от ${from.after('gen')} до ${to.after('gen')} включительно`,
      'place',
    ),
  inside: (phrase, place) => after(phrase, 4, `${place.at} ${place.after('loc')}`, 'place'),
  among: (phrase, set) => after(phrase, 4, `среди ${set.after('gen')}`, 'place'),
  zones: (phrase, place) => after(phrase, 3, zoneText(place)),
  topCard(phrase, place) {
    before(phrase, 4, 'верхний')
    after(phrase, 3, deckOf(place))
  },
  amongTop: (phrase, size, place) => {
    const top = { ...phraseFrom(CARD), adjectives: [{ rank: 0, word: 'верхний' }] }
    after(phrase, 3, `из ${nouns.measure(top, size, 'gen')} ${deckOf(place)}`)
  },
  through: (phrase, of) => after(phrase, 4, `через ${of.after('acc')}`, 'place'),
  tokensOn: (phrase, bearer) => after(phrase, 4, `на ${bearer.after('prep')}`, 'place'),
  given(phrase, given) {
    const word = givenWord(given)
    if (word) return before(phrase, word === 'ваш' ? 3 : 5, word, true)
    if (given !== null && typeof given === 'object')
      after(phrase, 1, `от ${given.after('gen')}`, 'side')
  },
  tagged: (phrase, tags) => after(phrase, 9, `(${tags.join(', ')})`),
  withNumber: (phrase, term, cmp, value) =>
    after(
      phrase,
      5,
      `${withWord(term.form('one', 'ins'))} ${compareText(cmp, value, isNumber(value))}`.replace(
        ' ,',
        ',',
      ),
    ),
  insteadIf: (phrase, cmp, value, clause) =>
    after(phrase, 9, `(${compareText(cmp, value, isNumber(value))}, если ${clause})`),
  owned(phrase, words) {
    const [{ gender, animate }] = phrase.heads
    const which = nouns.relative({ gender, animate, number: phrase.number }).as('acc')
    after(phrase, 6, `, ${which} ${words}${CLAUSE_END}`)
  },
  withNumberLike(phrase, term, cmp, other) {
    const who = `у ${other.after('gen')}`
    const words: Record<Comparator, string> = {
      lt: `меньше, чем ${who}${CLAUSE_END}`,
      gt: `больше, чем ${who}${CLAUSE_END}`,
      lte: `не больше, чем ${who}${CLAUSE_END}`,
      gte: `не меньше, чем ${who}${CLAUSE_END}`,
      eq: `такой же, как ${who}${CLAUSE_END}`,
      ne: `не такой, как ${who}${CLAUSE_END}`,
    }
    const agreement = { gender: term.gender, number: 'one' as const, animate: false }
    const likeness = words[cmp].replace('такой', adjective('такой', 'ins', agreement))
    after(phrase, 5, `${withWord(term.form('one', 'ins'))} ${likeness}`)
  },
  withField: (phrase, field, values, isNot) =>
    after(phrase, 9, `(${field}: ${isNot ? 'не ' : ''}${nouns.list(values, 'or')})`),
  beside(phrase, what, cmp, n, like) {
    const which = nouns.relative(like).as('ins')
    after(phrase, 6, `, рядом с ${which} ${countText(what, cmp, n)}${CLAUSE_END}`)
  },
  quality: (phrase, words) => words.split(' ').forEach((word) => before(phrase, 4, word)),
  clause: (phrase, clause, isRelative) =>
    after(phrase, 6, isRelative ? `, ${clause}${CLAUSE_END}` : `, если ${clause}${CLAUSE_END}`),
}
