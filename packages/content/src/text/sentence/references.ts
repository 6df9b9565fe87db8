// References: `self`, `@name.fromLane`, `event.source`, `pending.card` … as nouns.
import { EVENTS, REPLACEABLE } from '../../language.ts'
import { verbatim, type Noun, phraseFrom, type Term } from '@cardwright/language/grammar'
import { actorNoun, again, keyOf, selfNoun, thisNoun, type Scope } from './scope.ts'

const PLACES: Record<string, string> = {
  owner: 'owner',
  cell: 'cell',
  lane: 'lane',
  line: 'line',
  quadrant: 'quadrant',
}
const LEFT: Record<string, string> = { fromCell: 'cell', fromLane: 'lane' }
const ENTERED: Record<string, string> = { toCell: 'cell', toLane: 'lane' }

/** Splits `event.unit.lane` into what it starts from and what is asked of it. */
export function splitRef(ref: string): { key: string; fields: string[] } {
  const parts = ref.split('.')
  const takesTwo = parts[0] === 'event' || parts[0] === 'pending'
  return { key: parts.slice(0, takesTwo ? 2 : 1).join('.'), fields: parts.slice(takesTwo ? 2 : 1) }
}

const MOVING: readonly (string | undefined)[] = ['move', 'push', 'swap', 'put']

export function nounOf(scope: Scope, ref: string): Noun {
  const { key, fields: written } = splitRef(ref)
  // Where something was before a step that does not move it is where it is.
  const isStill = key.startsWith('@') && !MOVING.includes(scope.verbs.get(key))
  const fields = isStill ? written.map((field) => LEFT[field] ?? field) : written
  return fields.reduce((noun, field) => fieldOf(scope, noun, field), rootOf(scope, key))
}

function rootOf(scope: Scope, root: string): Noun {
  const { book, patterns } = scope
  const { nouns, places, targets } = patterns
  const key = keyOf(scope, root)
  if (scope.named.has(key)) return again(scope, key)
  switch (key) {
    case 'self':
      return selfNoun(scope)
    case 'it':
      return nouns.pronoun(scope.it ?? { gender: 'm', number: 'one', animate: true })
    case 'actor':
      return actorNoun(scope)
    case 'opponent':
      return targets.opponent(book.kind('opponent'), true)
    case 'active':
      return places.active(book.kind('player'))
    case 'giver':
      return places.giver(book.kind('player'))
    case 'per':
      return nouns.that(phraseFrom(book.kind('player')))
    case 'hero':
    case 'world':
    case 'host':
      return nouns.the(phraseFrom(book.kind(key)))
    case 'target':
      return nouns.that(phraseFrom(book.kind('unit')))
    default:
      return partyOf(scope, key)
  }
}

/** A party, place or seat of the event or the pending thing. */
function partyOf(scope: Scope, key: string): Noun {
  const { book, patterns } = scope
  const field = key.split('.')[1] ?? key
  const subject = subjectOf(scope)
  if (field in LEFT) return patterns.places.left(book.kind(LEFT[field]), subject)
  if (field in ENTERED) return patterns.places.entered(book.kind(ENTERED[field]), subject)
  if (field === 'seat') return patterns.nouns.that(phraseFrom(book.kind('player')))
  const source = book.find('parties', field) ?? patterns.parties[field]
  if (source === undefined) return verbatim(book.missing(['parties', field]))
  // With somebody else in the sentence a pronoun for the source would be a riddle.
  scope.now.focus = null
  return patterns.nouns.the(phraseFrom(partyTerm(scope, field)))
}

function partyTerm(scope: Scope, field: string): Term {
  const { book, patterns } = scope
  const own = book.find('parties', field)
  return own === undefined
    ? patterns.term(patterns.parties[field] ?? book.missing(['parties', field]))
    : book.term({}, 'parties', field)
}

/** Who the event is about, as the sentence calls it by now. */
function subjectOf(scope: Scope): Noun {
  const key = keyOf(scope, `event.${firstFieldOf(scope)}`)
  if (key === 'self') return selfNoun(scope)
  if (scope.named.has(key)) return again(scope, key)
  return scope.window
    ? scope.patterns.nouns.the(phraseFrom(scope.book.kind('unit')))
    : thisNoun(scope)
}

/** The first field of the payload: `unit`, `attacker`, `card` or `seat`. */
export function firstFieldOf(scope: Scope): string {
  return payloadOf(scope)[0]?.split(':')[0] ?? 'unit'
}

export function payloadOf(scope: Scope): readonly string[] {
  const event = scope.event
  if (event === null) return []
  if (scope.ability?.before !== undefined) return REPLACEABLE[event] ?? []
  const own = scope.book.pack.manifest.events?.[event]
  return own ?? EVENTS[event as keyof typeof EVENTS] ?? []
}

function fieldOf(scope: Scope, noun: Noun, field: string): Noun {
  const { book, patterns } = scope
  if (field in PLACES) return patterns.nouns.possessed(noun, book.kind(PLACES[field]))
  if (field in LEFT) return patterns.places.left(book.kind(LEFT[field]), noun)
  if (field in ENTERED) return patterns.places.entered(book.kind(ENTERED[field]), noun)
  if (field === 'lastPlayed') return patterns.places.lastPlayed(book.kind('card'), noun)
  return patterns.nouns.possessed(noun, partyTerm(scope, field))
}

/** Is this the place of something, so that it is said with its preposition? */
export const isPlaceRef = (ref: string): boolean =>
  /\.(?:cell|lane|line|quadrant|fromCell|fromLane|toCell|toLane)$/.test(ref)
