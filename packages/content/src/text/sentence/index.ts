// Opens the scope of an ability: what its source is called, what its event is, and the one place
// where the recursive nouns of the language are tied together.
import type { Ability, Definition, Step } from '../../language.ts'
import type { Book } from '../book.ts'
import { finish, type Term } from '@cardwright/language/grammar'
import { abilitySentence, openingOf } from './abilities.ts'
import { sizeOf, valueOf } from './amounts.ts'
import { clauseOf } from './conditions.ts'
import type { Scope, Source, Walk } from './scope.ts'
import { askedNoun, stepSentence } from './steps.ts'
import { phraseOf } from './targets.ts'

const WALK: Walk = {
  phrase: phraseOf,
  clause: (scope, condition, isNot) => clauseOf(scope, condition, isNot),
  value: valueOf,
  size: sizeOf,
  steps: (scope, steps) => steps.map((step) => stepSentence(scope, step)).join('; '),
}

/** What an ability hangs on: a definition, or the bearer of a status, keyword or basic action. */
export type Holder =
  | { definition: Definition }
  | { bearer: 'status' | 'keyword' | 'basic' | 'world'; isOfSections?: boolean }

export function openScope(book: Book, holder: Holder, ability: Ability | null): Scope {
  const source = sourceOf(book, holder, ability)
  return {
    walk: WALK,
    book,
    patterns: book.patterns,
    ability,
    event: ability?.on ?? ability?.before ?? null,
    window: ability?.answer ?? null,
    source,
    isStatus: 'bearer' in holder && holder.bearer === 'status',
    self: selfTerm(book, holder, source),
    subject: 'self',
    named: new Map(),
    verbs: new Map(),
    aliases: new Map(),
    now: { focus: source === 'world' || source === 'card' ? null : 'self' },
    end: { tails: [], letters: new Map() },
    it: null,
    zoneWay: 'in',
    asPlace: false,
  }
}

export const writeAbility = (book: Book, holder: Holder, ability: Ability): string =>
  finish(abilitySentence(openScope(book, holder, ability)))

/** Names what an ability has named before a step, without keeping the words. */
export function passSteps(scope: Scope, steps: Step[]): void {
  if (scope.ability) openingOf(scope, scope.ability)
  for (const step of steps) stepSentence(scope, step)
  scope.end.tails.length = 0
}

export { askedNoun }

function sourceOf(book: Book, holder: Holder, ability: Ability | null): Source {
  const timing = ability?.when === undefined ? undefined : book.pack.manifest.timings[ability.when]
  if (timing && timing.from !== 'board') return 'card'
  if ('bearer' in holder)
    return holder.bearer === 'world' ? 'world' : holder.isOfSections ? 'section' : 'unit'
  const place = book.pack.manifest.classes[holder.definition.class]?.place ?? 'board'
  const sources: Record<string, Source> = { none: 'card', section: 'section', beside: 'marker' }
  return sources[place] ?? 'unit'
}

function selfTerm(book: Book, holder: Holder, source: Source): Term {
  const isDefinition = 'definition' in holder && source !== 'card'
  if (isDefinition && book.find('classes', holder.definition.class) !== undefined)
    return book.term({}, 'classes', holder.definition.class)
  return book.kind(source)
}
