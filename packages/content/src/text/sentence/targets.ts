// Targets: the head of the phrase by kind, the filters, and how the choice is made.
import type { Count, Filters, Target } from '../../language.ts'
import {
  isOne,
  type HowMany,
  type Noun,
  phraseFrom,
  type Phrase,
  type Plurality,
  type Term,
} from '@cardwright/language/grammar'
import type { ZonePlace } from '../patterns.ts'
import { knownNumber } from './amounts.ts'
import { addFilters } from './filters.ts'
import { checkKeys } from './known-keys.ts'
import { nounOf } from './references.ts'
import type { Scope } from './scope.ts'
import { givenBy } from './statuses.ts'

const PLACES: readonly string[] = ['cell', 'line', 'lane', 'section']
/** Kinds whose things are called by their type. */
const TYPED: readonly string[] = ['unit', 'card', 'type', 'section', 'terrain']
export const isPlaceKind = (kind: string): boolean => PLACES.includes(kind)

type Skip = Set<keyof Filters>

/** What is ranged over, without article or number word. */
export function phraseOf(scope: Scope, target: Target, number: Plurality): Phrase {
  checkKeys(scope, 'target', target)
  const said: Skip = new Set()
  const phrase = phraseFrom(headsOf(scope, target, said), number)
  addKindFields(scope, phrase, target, said)
  addFilters(scope, phrase, target, said)
  return phrase
}

function headsOf(scope: Scope, target: Target, said: Skip): Term[] {
  const { book } = scope
  const { kind, axis } = target
  if (target.def) {
    said.add('def').add('types')
    return target.def.map((id) => book.name(id))
  }
  if (kind === 'line') return lineHeads(scope, axis)
  if (kind === 'status') {
    const names = [target.status ?? 'token'].flat()
    return names.map((id) => (id === 'token' ? book.kind('token') : book.status(id)))
  }
  if (kind === 'seat') return [book.kind(seatWord(target, said))]
  // The first type names the thing, the others are added to it.
  if (target.types && TYPED.includes(kind)) return [book.term({}, 'types', target.types[0])]
  const isNoun = target.side === 'opponent' || target.side === 'ally'
  if (kind === 'unit' && isNoun && !scope.isStatus) {
    said.add('side')
    return [book.kind(target.side === 'ally' ? 'ally' : 'enemy')]
  }
  return [book.kind(kind)]
}

function lineHeads({ book }: Scope, axis: Target['axis']): Term[] {
  if (axis === 'row' || axis === 'column' || axis === 'diagonal') return [book.kind(axis)]
  return axis === 'any' ? [book.kind('row'), book.kind('column')] : [book.kind('line')]
}

function seatWord({ side }: Target, said: Skip): string {
  if (side === 'own' || side === 'any') said.add('side')
  if (side !== 'opponent' && side !== 'mate') return 'player'
  said.add('side')
  return side === 'mate' ? 'teammate' : 'opponent'
}

function addKindFields(scope: Scope, phrase: Phrase, target: Target, said: Skip): void {
  const f = scope.patterns.filters
  if (target.types && !target.def && TYPED.includes(target.kind)) {
    for (const type of target.types.slice(1)) f.alsoType(phrase, scope.book.term({}, 'types', type))
    said.add('types')
  }
  if (target.zone !== undefined) addZones(scope, phrase, target, said)
  if (target.kind === 'seat' && target.side === 'other') {
    said.add('side')
    f.notSelf(phrase)
  }
  if (target.last !== undefined) f.quality(phrase, scope.book.text('lasts', target.last))
  if (target.pool !== undefined) {
    const pool = scope.book.term({}, 'zones', target.pool)
    f.zones(phrase, { zones: [pool], onBoard: false, isShared: true, owner: null, way: 'in' })
  }
  if (target.through) f.through(phrase, nounOf(scope, target.through))
  if (target.given !== undefined) f.given(phrase, givenBy(scope, target.given))
  if (target.on !== undefined) f.tokensOn(phrase, bearerOf(scope, target.on))
  if (target.tags)
    f.tagged(
      phrase,
      target.tags.map((tag) => scope.book.term({}, 'tags', tag).form('one', 'nom')),
    )
}

function bearerOf(scope: Scope, on: string | Target): Noun {
  if (typeof on === 'string') return nounOf(scope, on)
  return scope.patterns.nouns.all(phraseOf(scope, on, 'many'))
}

function addZones(scope: Scope, phrase: Phrase, target: Target, said: Skip): void {
  const f = scope.patterns.filters
  const names = [target.zone ?? []].flat()
  if (names.includes('attached')) f.attached(phrase)
  const zones = names.filter((zone) => zone !== 'board' && zone !== 'attached')
  if (zones.length === 0 && !names.includes('board')) return
  const isOneSeats = names.length === 1 && scope.book.pack.manifest.zones[names[0]]?.per === 'seat'
  const owner =
    !isOneSeats || (target.side !== 'own' && target.side !== 'opponent')
      ? null
      : target.side === 'own'
        ? ('you' as const)
        : ('opponent' as const)
  if (owner) said.add('side')
  const place: ZonePlace = {
    zones: zones.map((zone) => scope.book.term({}, 'zones', zone)),
    onBoard: zones.length < names.length,
    isShared: zones.some((zone) => scope.book.pack.manifest.zones[zone]?.per === 'match'),
    owner,
    way: scope.zoneWay,
  }
  if (target.top === undefined) return f.zones(phrase, place)
  if (knownNumber(scope, target.top) === 1) return f.topCard(phrase, place)
  f.amongTop(phrase, scope.walk.size(scope, target.top), place)
}

function howMany(scope: Scope, count: Count | undefined): HowMany {
  if (count === undefined) return { exactly: 1 }
  if (count === 'any') return 'any'
  if (typeof count === 'number') return { exactly: count }
  const min = scope.walk.size(scope, count.min)
  if (isEverything(count.max)) return min === 0 ? 'any' : { atLeast: min }
  const max = scope.walk.size(scope, count.max)
  if (min === max) return { exactly: min }
  return min === 0 ? { upTo: max } : { from: min, to: max }
}

/** `{max: {count: …}}`: as many as there are. */
const isEverything = (max: unknown): boolean =>
  typeof max === 'object' && max !== null && 'count' in max

/** The picked thing or things. */
export function chosenNoun(scope: Scope, target: Target): { noun: Noun; phrase: Phrase } {
  const count = howMany(scope, target.count)
  const phrase = phraseOf(scope, target, isOne(count) ? 'one' : 'many')
  addSelection(scope, phrase, target, count)
  const owned = ownedNoun(scope, target)
  return { noun: owned ?? pickedNoun(scope, target, phrase, count), phrase }
}

function pickedNoun(scope: Scope, target: Target, phrase: Phrase, count: HowMany): Noun {
  const { nouns, targets } = scope.patterns
  const { auto } = target
  if (auto === undefined)
    return target.last === undefined ? nouns.counted(phrase, count) : nouns.the(phrase)
  if (auto === 'random') return nouns.random(phrase, count)
  if (auto === 'first')
    return target.top === undefined ? targets.first(phrase, count) : nouns.the(phrase)
  const which = 'highest' in auto ? 'highest' : 'lowest'
  const stat = scope.book.stat('highest' in auto ? auto.highest : auto.lowest)
  return targets.extreme(phrase, count, stat, which)
}

/** Everything that matches, nobody is asked. */
export function eachNoun(scope: Scope, target: Target): { noun: Noun; phrase: Phrase } {
  if (target.auto !== undefined) return chosenNoun(scope, target)
  const phrase = phraseOf(scope, target, 'one')
  const isMany = target.side === 'opponent' && !hasTwoSeats(scope)
  const owned = isMany ? null : ownedNoun(scope, target)
  return { noun: owned ?? scope.patterns.nouns.each(phrase), phrase }
}

/** "you", "your opponent", "your deck": there is only one, so nobody picks among several. */
function ownedNoun(scope: Scope, { kind, side, except, where, has, lacks }: Target): Noun | null {
  if ((kind !== 'seat' && kind !== 'deck') || (side !== 'own' && side !== 'opponent')) return null
  // what more it must be is said of a player
  if ([except, where, has, lacks].some((test) => test !== undefined)) return null
  const { nouns } = scope.patterns
  const seat = side === 'own' ? nouns.you : opponents(scope)
  return kind === 'seat' ? seat : nouns.possessed(seat, scope.book.kind('deck'))
}

const hasTwoSeats = (scope: Scope): boolean => scope.book.pack.manifest.seats.max === 2
const opponents = (scope: Scope): Noun =>
  scope.patterns.targets.opponent(scope.book.kind('opponent'), hasTwoSeats(scope))

function addSelection(scope: Scope, phrase: Phrase, target: Target, count: HowMany): void {
  const { targets } = scope.patterns
  const { order, auto } = target
  const isExtreme = typeof auto === 'object'
  if (target.alike !== undefined)
    phrase.after.push({ rank: 7, text: scope.book.text('partitions', target.alike) })
  if (target.short) targets.short(phrase, count)
  if (target.chooser === 'opponent' || target.chooser === 'owner')
    targets.chooser(phrase, target.chooser)
  if (target.ties === 'random' && isExtreme) targets.tiesAtRandom(phrase)
  if (Array.isArray(order) && auto !== undefined && auto !== 'random')
    targets.order(phrase, order, isExtreme)
}
