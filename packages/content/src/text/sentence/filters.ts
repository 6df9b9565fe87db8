// Filters: each writes its adjective or its tail into a phrase.
import type { Filters, Near, Side } from '../../language.ts'
import type { Noun, Phrase } from '@cardwright/language/grammar'
import { addWhere } from './attributes.ts'
import { isPlaceRef, nounOf, splitRef } from './references.ts'
import { actorNoun, again, keyOf, selfNoun, type Scope } from './scope.ts'
import { lackingWords, statusWords } from './statuses.ts'

type Skipped = ReadonlySet<keyof Filters>

/** All filters but those that the head of the phrase has said already. */
export function addFilters(
  scope: Scope,
  phrase: Phrase,
  filters: Filters,
  skip: Skipped = new Set(),
): void {
  const { book, patterns } = scope
  const f = patterns.filters
  const has = <K extends keyof Filters>(key: K): boolean =>
    filters[key] !== undefined && !skip.has(key)
  if (has('side')) addSide(scope, phrase, filters.side as Side)
  if (has('types'))
    for (const type of filters.types ?? []) f.alsoType(phrase, book.term({}, 'types', type))
  if (filters.faceDown !== undefined) f.faceDown(phrase, filters.faceDown)
  if (filters.hidden !== undefined) f.hidden(phrase, filters.hidden)
  if (filters.empty !== undefined) f.empty(phrase, filters.empty)
  addPlaces(scope, phrase, filters)
  if (filters.except) addExcept(scope, phrase, filters.except)
  if (filters.has !== undefined) f.has(phrase, statusWords(scope, filters.has))
  if (filters.lacks !== undefined) addLacks(scope, phrase, filters.lacks)
  if (filters.keyword !== undefined)
    f.keyword(phrase, book.term({}, 'keywords', filters.keyword), true)
  if (filters.where !== undefined) addWhere(scope, phrase, filters.where, addFilters)
}

/** "that has not attacked", where the pack has such words for the status. */
function addLacks(scope: Scope, phrase: Phrase, lacks: NonNullable<Filters['lacks']>): void {
  const { patterns } = scope
  const clause = lackingWords(scope, lacks, phrase.number)
  if (clause === null) return patterns.filters.lacks(phrase, statusWords(scope, lacks))
  const [{ gender, animate }] = phrase.heads
  const relative = patterns.nouns.relative({ gender, animate, number: phrase.number })
  patterns.filters.clause(phrase, `${relative.as('nom')} ${clause}`, true)
}

function addPlaces(scope: Scope, phrase: Phrase, filters: Filters): void {
  const { book, patterns } = scope
  const f = patterns.filters
  const inner = candidateScope(scope, phrase)
  if (filters.near !== undefined) addNear(scope, phrase, filters.near)
  if (filters.inLine) f.inLine(phrase, nounOf(scope, filters.inLine))
  if (filters.inDiagonal) f.inDiagonal(phrase, nounOf(scope, filters.inDiagonal))
  if (filters.reach) {
    const { of = 'self', steps } = filters.reach
    f.reach(phrase, anchorOf(scope, of), scope.walk.value(inner, steps))
  }
  if (filters.sight) {
    const { of = 'self', max } = filters.sight
    f.sight(phrase, anchorOf(scope, of), scope.walk.value(inner, max))
  }
  if (filters.between) {
    const [from, to] = filters.between
    f.between(phrase, nounOf(scope, from), nounOf(scope, to))
  }
  if (filters.in) addInside(scope, phrase, filters.in)
  if (filters.region !== undefined)
    for (const region of [filters.region].flat())
      phrase.after.push({ rank: 4, text: book.text('regions', region), isPlace: true })
}

/** A bare stat in a distance is the candidate's; the pronoun stays with whom it was. */
function candidateScope(scope: Scope, phrase: Phrase): Scope {
  const [{ gender, animate }] = phrase.heads
  return { ...scope, subject: 'it', it: { gender, animate, number: phrase.number } }
}

function addSide(scope: Scope, phrase: Phrase, side: Side): void {
  const f = scope.patterns.filters
  if (side === 'any') return
  if (typeof side === 'string') {
    const relation = side === 'mate' ? 'ally' : side
    return scope.isStatus ? f.sideOf(phrase, relation, actorNoun(scope)) : f.side(phrase, side)
  }
  const [relation, ref] = Object.entries(side)[0] as ['own' | 'ally' | 'opponent' | 'other', string]
  const isNamed = isSeatName(scope, ref)
  // a pronoun for a player beside a card would be a riddle
  const noun = isNamed ? again(scope, ref, true) : nounOf(scope, ref)
  const isSeat = isNamed || /\.owner$|^(?:actor|opponent|active|giver|per)$|\.seat$/.test(ref)
  const owner = isSeat ? noun : scope.patterns.nouns.possessed(noun, scope.book.kind('owner'))
  f.sideOf(phrase, relation, owner)
}

/** Does the name stand for a player that was picked? */
function isSeatName({ named, book }: Scope, ref: string): boolean {
  const head = named.get(ref)?.phrase.heads[0]
  return SEATS.some((word) => head === book.kind(word))
}

const SEATS = ['player', 'opponent', 'teammate'] as const

function addExcept(scope: Scope, phrase: Phrase, refs: string[]): void {
  const others = refs.filter((ref) => keyOf(scope, ref) !== 'self' && ref !== 'it')
  if (others.length < refs.length) scope.patterns.filters.notSelf(phrase)
  if (others.length > 0)
    scope.patterns.filters.except(
      phrase,
      others.map((ref) => nounOf(scope, ref)),
    )
}

/** null when the anchor is the source and the sentence is about it anyway. */
function anchorOf(scope: Scope, ref: string): Noun | null {
  if (keyOf(scope, ref) !== 'self') return nounOf(scope, ref)
  return scope.now.focus === 'self' && !scope.asPlace ? null : selfNoun(scope)
}

function addNear(scope: Scope, phrase: Phrase, near: Near): void {
  const f = scope.patterns.filters
  if (near === 'adjacent') return f.adjacent(phrase, anchorOf(scope, 'self'))
  const { of = 'self', by, min = 1, max } = near
  const anchor = anchorOf(scope, of)
  const inner = candidateScope(scope, phrase)
  const from = scope.walk.size(inner, min)
  const to = max === undefined ? null : scope.walk.size(inner, max)
  const kind = to === 1 ? closeness(scope, by) : 'far'
  if (kind === 'adjacent' && from === 1) return f.adjacent(phrase, anchor)
  if (kind === 'around') return f.around(phrase, anchor, from === 0)
  f.near(phrase, { by, from, to, withOwnPlace: from === 0, of: anchor })
}

/** Distance 1 has words of its own, and what "next to" means the board decides. */
function closeness(scope: Scope, by: string): 'adjacent' | 'around' | 'far' {
  const { space } = scope.book.pack.manifest
  if (by === 'lane' || by === 'order') return 'adjacent'
  const adjacency = space.kind === 'grid' ? space.adjacency : 'step'
  if (by === adjacency) return 'adjacent'
  return by === 'king' ? 'around' : 'far'
}

function addInside(scope: Scope, phrase: Phrase, ref: string): void {
  const f = scope.patterns.filters
  const { zones } = scope.book.pack.manifest
  if (Object.hasOwn(zones, ref)) {
    const zone = scope.book.term({}, 'zones', ref)
    const isShared = zones[ref].per === 'match'
    const way = scope.zoneWay
    return f.zones(phrase, { zones: [zone], onBoard: false, isShared, owner: null, way })
  }
  const key = keyOf(scope, splitRef(ref).key)
  const named = scope.named.get(key)
  // A look remembers a set of cards; everything else that can be "in" is a place.
  const isSet = named && !named.isPlace && !isPlaceRef(ref)
  if (isSet) return f.among(phrase, nounOf(scope, ref))
  f.inside(phrase, nounOf(scope, ref))
}
