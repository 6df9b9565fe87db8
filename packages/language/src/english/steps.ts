// English for what many verbs say: to whom, where to, how many of what.
import type { Parts, ZoneDestination } from '../saying.ts'
import type { Size } from '../grammar/count.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Phrase } from '../grammar/phrase.ts'
import { englishNouns as nouns } from './nouns.ts'

type Whom = Pick<Parts, 'whom'>

export const whomIn = ({ whom }: Whom): string => (whom ? whom.as('acc') : 'you')

/** Several picks: what happens to all of them happens to each. */
export function toEach({ whom }: Whom): string {
  if (!whom) return 'you'
  const isSeveral = whom.number === 'many' && whom.kind === 'thing'
  return isSeveral && /^(?:\d|up to|any)/.test(whom.as('acc'))
    ? `each of ${whom.as('acc')}`
    : whom.as('acc')
}

export function zoneText({ zone, at, owner }: ZoneDestination): string {
  const whose = owner === 'you' ? 'your' : owner === 'owner' ? "its owner's" : owner.as('gen')
  const name = `${whose} ${zone.form('one', 'nom')}`
  if (at === 'top') return `on top of ${name}`
  if (at === 'bottom') return `on the bottom of ${name}`
  return at === 'random' ? `into ${name} at a random place` : `into ${name}`
}

export const placeOf = (to: Noun | null): string => (to ? ` ${to.at} ${to.as('acc')}` : '')

/** The verb for whoever does it. */
export const third = (verb: string, who: Noun): string =>
  who.kind === 'you' || who.number === 'many' ? verb : `${verb}s`

/** "a Stun", "2 Stuns", "all Stuns". */
export function amountOf(thing: Phrase, size: Size | 'all'): string {
  if (size === 'all') return nouns.every({ ...thing, number: 'many' }).as('acc')
  return size === 1 ? nouns.some(thing).as('acc') : nouns.measure(thing, size)
}

/** "2 mana"; null: all there is of it. */
export const measureOrAll = (thing: Phrase, size: Size | null): string =>
  size === null ? nouns.every({ ...thing, number: 'many' }).as('acc') : nouns.measure(thing, size)

export const QUIET = '; nothing reacts to a death by it'
