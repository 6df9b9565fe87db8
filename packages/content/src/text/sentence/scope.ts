// Where a text stands while it is being written: the book, what has been named so far, what the
// pronoun means now, and what still has to be said at the end of the sentence.
import type { Ability, Amount, Condition, Step, Target } from '../../language.ts'
import type { Book } from '../book.ts'
import {
  type Size,
  type Noun,
  type Like,
  phraseFrom,
  type Phrase,
  type Plurality,
  type Term,
} from '@cardwright/language/grammar'
import type { Patterns } from '../patterns.ts'

export interface Named {
  phrase: Phrase
  /** Places are named again, never replaced by a pronoun: "in that row". */
  isPlace: boolean
  /** Kind of the target that named it. */
  kind: string
}

/** What an ability hangs on: decides what `self` is called. */
export type Source = 'unit' | 'card' | 'section' | 'marker' | 'world'

/** The recursive nouns of the language, seen through one door: their files need not import each other. */
export interface Walk {
  phrase(scope: Scope, target: Target, number: Plurality): Phrase
  clause(scope: Scope, condition: Condition, isNot?: boolean): string
  value(scope: Scope, amount: Amount): Noun
  size(scope: Scope, amount: Amount): Size
  /** Inner steps of a `repeat`, in one sentence. */
  steps(scope: Scope, steps: Step[]): string
}

export interface Scope {
  walk: Walk
  book: Book
  patterns: Patterns
  ability: Ability | null
  /** Event of a trigger or change of a replacement; window of an answer. */
  event: string | null
  window: string | null
  source: Source
  /** The ability belongs to a status or a keyword. */
  isStatus: boolean
  self: Term
  subject: 'self' | 'it'
  /** Named so far: `target`, `@name`, `event.field`. */
  named: Map<string, Named>
  /** Verbs behind `@name`, for outcomes and recorded numbers. */
  verbs: Map<string, string>
  /** `event.unit` is `self`, `@pushed` is `event.target`. */
  aliases: Map<string, string>
  /** What the pronoun stands for; moves on while a sentence is written. */
  now: { focus: string | null }
  /** What still has to be said at the end of the sentence; shared by inner scopes. */
  end: { tails: string[]; letters: Map<string, string> }
  /** Gender and number of `it`, the candidate. */
  it: Like | null
  zoneWay: 'in' | 'from'
  /** "is next to it": places are said as places, not as adjectives. */
  asPlace: boolean
}

/** Inside a target, a filter or a modifier the candidate is the subject and the pronoun. */
export function inside(scope: Scope, phrase: Phrase): Scope {
  const [{ gender, animate }] = phrase.heads
  return {
    ...scope,
    subject: 'it',
    it: { gender, animate, number: phrase.number },
    now: { focus: 'it' },
  }
}

export const keyOf = (scope: Scope, ref: string): string => scope.aliases.get(ref) ?? ref

export function name(scope: Scope, key: string, named: Named): void {
  scope.named.set(key, named)
  scope.now.focus = key
}

/** The noun for something named before: the pronoun if it is in focus, else "that …". */
export function again(scope: Scope, key: string, isFull = false): Noun {
  const { nouns } = scope.patterns
  const named = scope.named.get(key)
  if (!named) return nouns.pronoun({ gender: 'm', number: 'one', animate: true })
  const { phrase } = named
  const [{ gender, animate }] = phrase.heads
  if (scope.now.focus === key && !named.isPlace && !isFull)
    return nouns.pronoun({ gender, animate, number: phrase.number })
  const like = [...scope.named].filter(
    ([other, { phrase: theirs }]) => other !== key && headOf(theirs) === headOf(phrase),
  )
  const short = ({ adjectives, after, ...rest }: Phrase): Phrase => ({
    ...rest,
    adjectives: adjectives.filter(({ isSide }) => isSide && (isFull || like.length > 0)),
    after: after.filter(({ isSide }) => isSide && (isFull || like.length > 0)),
  })
  if (!named.isPlace && !isFull) scope.now.focus = key
  const words = (some: Phrase): string => nouns.bare(short(some)).as('nom')
  const alike = [...scope.named].filter(
    ([other, { phrase: theirs }]) =>
      other.startsWith('@') && headOf(theirs) === headOf(phrase) && words(theirs) === words(phrase),
  )
  // two that are called alike are told apart by their order
  if (alike.length > 1)
    return nouns.nth(
      short(phrase),
      alike.findIndex(([other]) => other === key),
    )
  return nouns.again(short(phrase), headOf(phrase) === scope.self.form('one', 'nom'))
}

const headOf = (phrase: Phrase): string => phrase.heads[0].form('one', 'nom')

/** The source: the pronoun while the sentence is about it, else "this unit". */
export function selfNoun(scope: Scope): Noun {
  const { nouns } = scope.patterns
  const { gender, animate } = scope.self
  if (scope.now.focus === 'self') return nouns.pronoun({ gender, animate, number: 'one' })
  // Two things in one sentence: no pronoun is safe until one of them is named again.
  scope.now.focus = null
  return thisNoun(scope)
}

export const thisNoun = (scope: Scope): Noun => scope.patterns.nouns.this(phraseFrom(scope.self))

/**
 * Who acts. A card speaks to its owner; a status may lie on anybody's unit, so that its actor is the
 * owner of the bearer.
 */
export function actorNoun(scope: Scope): Noun {
  const { nouns } = scope.patterns
  return scope.isStatus ? nouns.possessed(selfNoun(scope), scope.book.kind('owner')) : nouns.you
}

/** X, then Y, then Z: numbers explained at the end of the sentence, once for each `key`. */
export function letter(scope: Scope, key: string, value: () => string): string {
  const { letters, tails } = scope.end
  const known = letters.get(key)
  if (known) return known
  const sign = 'XYZUVW'[letters.size % 6]
  letters.set(key, sign)
  tails.push(scope.patterns.amounts.letter(sign, value()))
  return sign
}

/** Takes what has to be said at the end. */
export function takeTails(scope: Scope): string {
  return scope.end.tails.splice(0).join('')
}
