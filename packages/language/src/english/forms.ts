// English terms: plural by rule or by the second form, articles by sound or by flag.
import { parseNotation, strangers, type TermSource } from '../grammar/notation.ts'
import type { Term, TermDefaults } from '../grammar/term.ts'

const FLAGS = ['mass', 'plural', 'in', 'on', 'a', 'an']

export interface EnglishTerm extends Term {
  article: 'a' | 'an'
  /** The plural is written out, so the word is counted: "+2 actions", but "+2 speed". */
  isCounted: boolean
}

export function englishTerm(source: TermSource, defaults: TermDefaults = {}): EnglishTerm {
  if (typeof source !== 'string') return longTerm(source.one.nom ?? '', source.many.nom ?? '')
  const notation = parseNotation(source)
  const { forms, flags } = notation
  const pluralOnly = flags.has('plural')
  const mass = flags.has('mass')
  const one = forms[0]
  const many = pluralOnly || mass ? one : forms[1] || plural(one)
  const doubts = strangers(notation, FLAGS).map((word) => `there is no flag "${word}"`)
  if (!one) doubts.push('the word is empty')
  if (forms.length > 2) doubts.push('a term has two forms at most: one and many')
  return {
    ...longTerm(one, many),
    mass,
    pluralOnly,
    at: flags.has('on') ? 'on' : flags.has('in') ? 'in' : (defaults.at ?? 'in'),
    isCounted: Boolean(forms[1]),
    article: flags.has('an') ? 'an' : flags.has('a') ? 'a' : articleOf(one),
    doubts,
  }
}

function longTerm(one: string, many: string): EnglishTerm {
  return {
    form: (number) => (number === 'one' ? one : many),
    gender: 'n',
    animate: false,
    mass: false,
    pluralOnly: false,
    at: 'in',
    isCounted: false,
    article: articleOf(one),
    doubts: one && many ? [] : ['a long form needs one.nom and many.nom'],
  }
}

/** Regular plurals; wolves and mice are written out. */
export function plural(word: string): string {
  if (/(?:s|x|z|ch|sh)$/i.test(word)) return `${word}es`
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`
  return `${word}s`
}

/** By the letter, with the common exceptions of sound. */
export function articleOf(words: string): 'a' | 'an' {
  if (/^(?:uni|use|usu|eu|one\b|once\b)/i.test(words)) return 'a'
  return /^(?:[aeiou]|hour|honest|heir|8|11\b|18\b)/i.test(words) ? 'an' : 'a'
}
