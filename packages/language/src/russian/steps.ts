// Russian for what many verbs say: to whom, where to, how many of what.
import type { Parts, ZoneDestination } from '../saying.ts'
import type { Size } from '../grammar/count.ts'
import type { Noun } from '../grammar/noun.ts'
import type { Phrase } from '../grammar/phrase.ts'
import { adjective } from './adjectives.ts'
import { russianNouns as nouns } from './nouns.ts'
import { withWord } from './numbers.ts'
import { pluralCategory } from './numerals.ts'

type Whom = Pick<Parts, 'whom'>

export const acc = ({ whom }: Whom): string => (whom ? whom.as('acc') : 'вас')
export const dat = ({ whom }: Whom): string => (whom ? whom.as('dat') : 'вам')
export const offOf = ({ whom }: Whom): string => withWord(whom ? whom.after('gen') : 'вас')
export const onto = (to: Noun | null): string => (to ? ` ${to.at} ${to.after('acc')}` : '')

export const takes = (whom: Noun, one: string, many: string): string =>
  whom.number === 'many' ? many : one

export function zoneText({ zone, at, owner }: ZoneDestination): string {
  const form = at === null ? 'acc' : 'gen'
  const { gender, animate } = zone
  const own = `${adjective('ваш', form, { gender, animate, number: 'one' })} ${zone.form('one', form)}`
  const whose = owner === 'owner' ? 'владельца' : owner === 'you' ? '' : owner.as('gen')
  const name = owner === 'you' ? own : `${zone.form('one', form)} ${whose}`
  if (at === 'top') return `на верх ${name}`
  if (at === 'bottom') return `под низ ${name}`
  return at === 'random' ? `в случайное место ${name}` : `${zone.at} ${name}`
}

/** «Оглушение», «2 Оглушения», «все Оглушения»; the accusative. */
export function amountOf(thing: Phrase, size: Size | 'all'): string {
  if (size === 'all') return nouns.every({ ...thing, number: 'many' }).as('acc')
  return size === 1 ? nouns.some(thing).as('acc') : nouns.measure(thing, size)
}

/** A pronoun stands right behind the verb: «восстановите ему 1 здоровье». */
export const withPronoun = (verb: string, whom: string, what: string, parts: Whom): string =>
  parts.whom?.kind === 'pronoun' ? `${verb} ${whom} ${what}` : `${verb} ${what} ${whom}`

/** «нанесите 1–3 врагам по 1 урону»: two numbers side by side would run together. */
export const isSeveral = ({ whom }: Whom): boolean =>
  whom !== null && whom.number === 'many' && whom.kind === 'thing' && /\d/.test(whom.as('dat')[0])

export function toSeveral(verb: string, thing: Phrase, size: Size, parts: Whom): string {
  const what = nouns.measure(thing, size, pluralCategory(size) === 'one' ? 'dat' : 'acc')
  return `${verb} ${dat(parts)} по ${what}`
}

/** «2 маны»; null: всё, что есть. */
export const measureOrAll = (thing: Phrase, size: Size | null): string =>
  size === null ? nouns.every({ ...thing, number: 'many' }).as('acc') : nouns.measure(thing, size)

export const QUIET = '; на смерть от этого ничто не отвечает'
