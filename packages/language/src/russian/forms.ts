// Russian nouns: gender, the six cases in both numbers, from the nominative or from the principal
// parts "nominative | genitive | plural | genitive plural". What no rule can know is a doubt.
import {
  parseNotation,
  strangers,
  type LongTerm,
  type Notation,
  type TermSource,
} from '../grammar/notation.ts'
import { CASES, type Case, type Gender, type Term, type TermDefaults } from '../grammar/term.ts'
import { adjective, lemmaOf } from './adjectives.ts'
import { pluralForms, singularForms, type Forms } from './endings.ts'

const FLAGS = ['m', 'f', 'n', 'a', 'i', '0', 'mass', 'plural', 'adj', 'в', 'на', 'loc=', 'ins=']

export function russianTerm(source: TermSource, defaults: TermDefaults = {}): Term {
  if (typeof source !== 'string') return longTerm(source, defaults)
  const notation = parseNotation(source)
  const { flags } = notation
  const parts = splitName(notation.forms[0], flags.has('0'))
  const noun: Noun = {
    notation,
    parts,
    // A part may repeat the whole name or give the head alone.
    given: notation.forms.slice(1).map((form) => headOf(form, parts)),
    gender: genderOf(parts.head, flags),
    animate: flags.has('a') || (!flags.has('i') && (defaults.animate ?? false)),
    pluralOnly: flags.has('plural'),
  }
  const { gender, animate, pluralOnly } = noun
  const doubts = doubtsAbout(noun)
  const head = declined(noun, doubts)
  return {
    form(number, as) {
      const n = pluralOnly ? 'many' : number
      const words = parts.adjectives.map((lemma) =>
        adjective(lemma, as, { gender, number: n, animate }),
      )
      return [...words, head(n, as), ...parts.tail].join(' ')
    },
    gender,
    animate,
    mass: flags.has('mass'),
    pluralOnly,
    at: flags.has('на') ? 'на' : flags.has('в') ? 'в' : (defaults.at ?? 'в'),
    doubts,
  }
}

/** A noun as it was written down. */
interface Noun {
  notation: Notation
  parts: NameParts
  /** The principal parts behind the first. */
  given: readonly string[]
  gender: Gender
  animate: boolean
  pluralOnly: boolean
}

function doubtsAbout({ notation, parts: { head }, given, gender, pluralOnly }: Noun): string[] {
  const { flags, settings } = notation
  const doubts = strangers(notation, FLAGS).map((word) => `there is no flag "${word}"`)
  if (notation.forms.length > 4) doubts.push('a term has four principal parts at most')
  if (!head) doubts.push('the word is empty')
  if (head.endsWith('ь') && !hasGender(flags) && !pluralOnly)
    doubts.push('a word on -ь needs a gender: #m or #f')
  if (/[оеё]к$|ец$/.test(head) && gender === 'm' && !given[0] && !pluralOnly)
    doubts.push('the genitive of such a word follows no rule: write "word|genitive"')
  if (/[жшщчц]$|ец$/.test(head) && gender === 'm' && !settings.has('ins') && !pluralOnly)
    doubts.push('the instrumental of such a word follows no rule: write "#ins=…"')
  return doubts
}

/** The head in any case and number; what no rule can know is added to the doubts. */
function declined(noun: Noun, doubts: string[]): (number: 'one' | 'many', as: Case) => string {
  const { parts, given, gender, animate, pluralOnly } = noun
  const { flags, settings } = noun.notation
  const { head } = parts
  if (parts.isFixed) return () => head
  if (flags.has('adj')) return (number, as) => adjective(head, as, { gender, number, animate })
  const one = singularForms(head, gender, given[0])
  const many = pluralForms(
    pluralOnly
      ? { head, gender, many: head, manyGenitive: given[0] }
      : { head, gender, genitive: given[0], many: given[1], manyGenitive: given[2] },
  )
  if (many.isDoubtful) doubts.push('write the genitive plural as the last form')
  const ins = settings.get('ins')
  const loc = settings.get('loc')
  return (number, as) => {
    if (number === 'one' && as === 'ins' && ins) return ins
    if (number === 'one' && as === 'loc' && loc) return loc
    return pick(number === 'one' ? one : many, as, animate, number, gender)
  }
}

function pick(
  forms: Forms,
  as: Case,
  animate: boolean,
  number: 'one' | 'many',
  gender: Gender,
): string {
  if (as === 'loc') return forms.prep
  if (as !== 'acc') return forms[as]
  if (forms.acc) return forms.acc
  if (number === 'one' && gender === 'n') return forms.nom
  return animate ? forms.gen : forms.nom
}

interface NameParts {
  adjectives: string[]
  head: string
  tail: string[]
  isFixed: boolean
}

/** «Болотный ревун»: adjectives, then the head; «Страж рощи»: what follows the head stays as it is. */
function splitName(name: string, isFixed: boolean): NameParts {
  const words = name.split(/\s+/)
  if (isFixed) return { adjectives: [], head: name, tail: [], isFixed }
  const adjectives: string[] = []
  while (words.length > 1) {
    const lemma = lemmaOf(words[0])
    if (!lemma) break
    adjectives.push(lemma)
    words.shift()
  }
  return { adjectives, head: words[0] ?? '', tail: words.slice(1), isFixed: false }
}

const headOf = (form: string, parts: NameParts): string =>
  form.split(/\s+/)[form.includes(' ') ? parts.adjectives.length : 0]

const hasGender = (flags: ReadonlySet<string>): boolean =>
  flags.has('m') || flags.has('f') || flags.has('n')

function genderOf(head: string, flags: ReadonlySet<string>): Gender {
  if (flags.has('f')) return 'f'
  if (flags.has('n')) return 'n'
  if (flags.has('m')) return 'm'
  if (/[ая]$/.test(head)) return head.endsWith('мя') ? 'n' : 'f'
  return /[оеё]$/.test(head) ? 'n' : 'm'
}

function longTerm(source: LongTerm, defaults: TermDefaults): Term {
  const needed = CASES.filter((name) => name !== 'loc')
  const absent = needed.filter((name) => !source.one[name] || !source.many[name])
  return {
    form: (number, as) => source[number][as] ?? source[number].prep ?? source[number].nom ?? '',
    gender: (source.gender as Gender | undefined) ?? 'm',
    animate: source.animate ?? defaults.animate ?? false,
    mass: false,
    pluralOnly: false,
    at: defaults.at ?? 'в',
    doubts: absent.length > 0 ? [`a long form needs ${absent.join(', ')}, one and many`] : [],
  }
}
