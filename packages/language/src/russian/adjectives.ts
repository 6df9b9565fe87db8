// Russian adjectives: declined from the masculine nominative. Pronouns that stand like adjectives
// (ваш, этот, тот) are here too.
import type { Case, Gender, Plurality } from '../grammar/term.ts'

/** Endings in the order nom, gen, dat, ins, prep; the accusative follows from animacy. */
type Endings = readonly [string, string, string, string, string]
const ORDER: readonly Case[] = ['nom', 'gen', 'dat', 'ins', 'prep']

interface Paradigm {
  m: Endings
  n: Endings
  f: Endings
  fAcc: string
  many: Endings
}

const HARD: Paradigm = {
  m: ['ый', 'ого', 'ому', 'ым', 'ом'],
  n: ['ое', 'ого', 'ому', 'ым', 'ом'],
  f: ['ая', 'ой', 'ой', 'ой', 'ой'],
  fAcc: 'ую',
  many: ['ые', 'ых', 'ым', 'ыми', 'ых'],
}
const SOFT: Paradigm = {
  m: ['ий', 'его', 'ему', 'им', 'ем'],
  n: ['ее', 'его', 'ему', 'им', 'ем'],
  f: ['яя', 'ей', 'ей', 'ей', 'ей'],
  fAcc: 'юю',
  many: ['ие', 'их', 'им', 'ими', 'их'],
}
/** After г, к, х: «вражеский»; also «чужой», «большой» with their stressed ending. */
const VELAR: Paradigm = {
  m: ['ий', 'ого', 'ому', 'им', 'ом'],
  n: ['ое', 'ого', 'ому', 'им', 'ом'],
  f: ['ая', 'ой', 'ой', 'ой', 'ой'],
  fAcc: 'ую',
  many: ['ие', 'их', 'им', 'ими', 'их'],
}
/** After ж, ш, щ, ч: «рыжий», «атакующий». */
const HUSHING: Paradigm = {
  m: ['ий', 'его', 'ему', 'им', 'ем'],
  n: ['ее', 'его', 'ему', 'им', 'ем'],
  f: ['ая', 'ей', 'ей', 'ей', 'ей'],
  fAcc: 'ую',
  many: ['ие', 'их', 'им', 'ими', 'их'],
}
const YOURS: Paradigm = {
  m: ['', 'его', 'ему', 'им', 'ем'],
  n: ['е', 'его', 'ему', 'им', 'ем'],
  f: ['а', 'ей', 'ей', 'ей', 'ей'],
  fAcc: 'у',
  many: ['и', 'их', 'им', 'ими', 'их'],
}
const THIS: Paradigm = {
  m: ['от', 'ого', 'ому', 'им', 'ом'],
  n: ['о', 'ого', 'ому', 'им', 'ом'],
  f: ['а', 'ой', 'ой', 'ой', 'ой'],
  fAcc: 'у',
  many: ['и', 'их', 'им', 'ими', 'их'],
}
const THAT: Paradigm = {
  ...THIS,
  m: ['от', 'ого', 'ому', 'ем', 'ом'],
  many: ['е', 'ех', 'ем', 'еми', 'ех'],
}
const ALL: Paradigm = {
  m: ['весь', 'всего', 'всему', 'всем', 'всём'],
  n: ['всё', 'всего', 'всему', 'всем', 'всём'],
  f: ['вся', 'всей', 'всей', 'всей', 'всей'],
  fAcc: 'всю',
  many: ['все', 'всех', 'всем', 'всеми', 'всех'],
}

const ONE: Paradigm = {
  m: ['ин', 'ного', 'ному', 'ним', 'ном'],
  n: ['но', 'ного', 'ному', 'ним', 'ном'],
  f: ['на', 'ной', 'ной', 'ной', 'ной'],
  fAcc: 'ну',
  many: ['ни', 'них', 'ним', 'ними', 'них'],
}
const SEVERAL: Paradigm = {
  ...ALL,
  many: ['несколько', 'нескольких', 'нескольким', 'несколькими', 'нескольких'],
}

const PRONOUNS: Record<string, [stem: string, paradigm: Paradigm]> = {
  ваш: ['ваш', YOURS],
  этот: ['эт', THIS],
  тот: ['т', THAT],
  весь: ['', ALL],
  один: ['од', ONE],
  несколько: ['', SEVERAL],
}

function paradigmOf(lemma: string): [stem: string, paradigm: Paradigm] {
  const pronoun = PRONOUNS[lemma.toLowerCase()]
  if (pronoun) return pronoun
  const stem = lemma.slice(0, -2)
  const last = stem.at(-1) ?? ''
  if (lemma.endsWith('ой')) {
    const base = 'гкхжшщч'.includes(last) ? VELAR : HARD
    return [stem, { ...base, m: ['ой', ...base.m.slice(1)] as unknown as Endings }]
  }
  if (lemma.endsWith('ый')) return [stem, HARD]
  if ('гкх'.includes(last)) return [stem, VELAR]
  if ('жшщч'.includes(last)) return [stem, HUSHING]
  return [stem, SOFT]
}

export interface Agreement {
  gender: Gender
  number: Plurality
  animate: boolean
}

/** The lemma in the case, agreeing with its noun. An unknown shape is left as it is. */
export function adjective(lemma: string, as: Case, { gender, number, animate }: Agreement): string {
  // A lemma of two words declines its first: «лежащий рядом».
  const space = lemma.indexOf(' ')
  if (space > 0)
    return adjective(lemma.slice(0, space), as, { gender, number, animate }) + lemma.slice(space)
  if (!isAdjective(lemma)) return lemma
  const [stem, paradigm] = paradigmOf(lemma)
  const form = as === 'loc' ? 'prep' : as
  if (form === 'acc') {
    if (number === 'one' && gender === 'f') return stem + paradigm.fAcc
    const plain = number === 'one' && gender === 'n' ? 'nom' : animate ? 'gen' : 'nom'
    return adjective(lemma, plain, { gender, number, animate })
  }
  const endings = number === 'many' ? paradigm.many : paradigm[gender]
  return stem + endings[ORDER.indexOf(form)]
}

/** Does this word look like a masculine nominative adjective, or is it one of the pronouns? */
function isAdjective(word: string): boolean {
  return word.toLowerCase() in PRONOUNS || /(?:ый|ий|ой)$/i.test(word)
}

const NOUNS = /^(?:герой|гений|строй|покой|устой|разбой|перебой|критерий|жребий|сценарий)$/i

/** The masculine nominative of an adjective that stands before its noun in a name, or null. */
export function lemmaOf(word: string): string | null {
  const match = /^(.+?)(ый|ий|ой|ая|яя|ое|ее|ые|ие)$/i.exec(word)
  if (!match) return null
  const [, stem, ending] = match
  // «Стая волков», «Герой леса», «Значение броска» begin with their noun.
  if (!/[аеёиоуыэюя]/i.test(stem) || NOUNS.test(word)) return null
  if (ending === 'ие' && !'гкхжшщч'.includes(stem.at(-1) ?? '')) return null
  if (['ый', 'ий', 'ой'].includes(ending)) return word
  if (/(?:больш|чуж)$/i.test(stem)) return `${stem}ой`
  if (['яя', 'ее'].includes(ending) && !'жшщч'.includes(stem.at(-1) ?? '')) return `${stem}ий`
  return 'гкхжшщч'.includes(stem.at(-1) ?? '') ? `${stem}ий` : `${stem}ый`
}
