// English verbs: one imperative sentence each, without capital and full stop.
import type { Verb } from '../../language.ts'
import { writeSize, type Size } from '../count.ts'
import type { Noun } from '../noun.ts'
import { phraseFrom, type Phrase } from '../phrase.ts'
import type { StepParts, ZoneDestination } from '../step-parts.ts'
import { signed } from './conditions.ts'
import { times } from './modifiers.ts'
import { englishNouns as nouns } from './nouns.ts'

type Pattern = (parts: StepParts) => string

const whomIn = ({ whom }: StepParts): string => (whom ? whom.as('acc') : 'you')
const free = ({ isFree }: StepParts): string => (isFree ? ' for free' : '')
const sizeIn = ({ size }: StepParts): Size => (size === null || size === 'all' ? 1 : size)
const thingIn = ({ thing, kind }: StepParts): Phrase => thing ?? phraseFrom(kind('token'))

/** Several picks: what happens to all of them happens to each. */
const toEach = ({ whom }: StepParts): string =>
  whom &&
  whom.number === 'many' &&
  whom.kind === 'thing' &&
  /^(?:\d|up to|any)/.test(whom.as('acc'))
    ? `each of ${whom.as('acc')}`
    : whom
      ? whom.as('acc')
      : 'you'

function zoneText({ zone, at, owner }: ZoneDestination): string {
  const whose = owner === 'you' ? 'your' : owner === 'owner' ? "its owner's" : owner.as('gen')
  const name = `${whose} ${zone.form('one', 'nom')}`
  if (at === 'top') return `on top of ${name}`
  if (at === 'bottom') return `on the bottom of ${name}`
  return at === 'random' ? `into ${name} at a random place` : `into ${name}`
}

const third = (verb: string, who: Noun): string =>
  who.kind === 'you' || who.number === 'many' ? verb : `${verb}s`

/** "put a Stun on", "put 2 Stuns on". */
function amountOf(parts: StepParts): string {
  const size = sizeIn(parts)
  const thing = thingIn(parts)
  if (parts.size === 'all') return nouns.every({ ...thing, number: 'many' }).as('acc')
  return size === 1 ? nouns.some(thing).as('acc') : nouns.measure(thing, size)
}

function gain(parts: StepParts): string {
  const { whom, isLoss, isAll, isWorld, verb } = parts
  const thing = thingIn(parts)
  const size = sizeIn(parts)
  if (isWorld) {
    const sign = isLoss ? `−${writeSize(size)}` : signed(size)
    return `${thing.heads[0].form('one', 'nom')} ${sign}`
  }
  const what = isAll
    ? nouns.every({ ...thing, number: 'many' }).as('acc')
    : nouns.measure(thing, size)
  const word = verb(isLoss ? 'lose' : 'gain')
  return whom && whom.kind !== 'you'
    ? `${whom.as('nom')} ${third(word, whom)} ${what}`
    : `${word} ${what}`
}

function check(parts: StepParts): string {
  const { stat, versus, context, size, whom, track, effort, bonus, verb } = parts
  const what = stat ? stat.form('one', 'nom') : context
  const whose = whom ? ` of ${whom.as('acc')}` : ''
  const against = versus
    ? ` against ${whom ? nouns.possessed(whom, versus).as('acc') : versus.form('one', 'nom')}`
    : size !== null
      ? ` against ${writeSize(sizeIn(parts))}`
      : whose && ` against ${whom?.as('acc')}`
  const extra = bonus === null ? '' : ` with ${signed(bonus)}`
  const strain = effort ? ' with effort' : ''
  return `${verb('check')} ${what}${against}${extra}${strain}${track ? ` (${track.form('one', 'nom')})` : ''}`
}

const placeOf = (to: Noun | null): string => (to ? ` ${to.at} ${to.as('acc')}` : '')

function arrange({ words, statuses, whom, verb }: StepParts): string {
  const zones = [...statuses]
  const places = words.map((word) => {
    if (word === 'top') return 'on top of the deck'
    if (word === 'bottom') return 'on the bottom of the deck'
    return `into the ${zones.shift()?.form('one', 'nom') ?? word}`
  })
  return `${verb('arrange')} each of ${whom ? whom.as('acc') : 'them'} ${nouns.list(places, 'or')}, in any order`
}

function repeat({ size, clause, max, inner, forEach, verb }: StepParts): string {
  if (forEach !== null) return `${forEach}: ${inner}`
  if (clause !== null)
    return `${verb('repeat')} while ${clause} (at most ${times(Number(max))}): ${inner}`
  const n = size === null || size === 'all' ? max : size
  const often = typeof n === 'number' ? times(n) : `${n ?? ''} times`
  const cap = typeof n === 'number' || max === null ? '' : ` (at most ${writeSize(max)})`
  return `do this ${often}${cap}: ${inner}`
}

export const verbs: Record<Verb, Pattern> = {
  select: (parts) => `${parts.verb(parts.asks ? 'select' : 'take')} ${whomIn(parts)}`,
  choose: ({ words, chooser, verb }) => {
    const who = { opponent: 'your opponent chooses', owner: 'its owner chooses' } as const
    return `${chooser ? who[chooser] : verb('choose')} one: ${words.map((word) => `• ${word}`).join(' ')}`
  },
  repeat,
  move: (parts) =>
    `${parts.verb('move')} ${whomIn(parts)} to ${parts.to?.as('acc') ?? ''}${free(parts)}${parts.stays ? ', or leave it where it is' : ''}`,
  push: (parts) => {
    const away = parts.from ? `away from ${parts.from.as('acc')}` : 'away'
    const far = nouns.measure(phraseFrom(parts.kind('cell')), sizeIn(parts))
    return `${parts.verb('push')} ${whomIn(parts)} ${far} ${away}${parts.to ? ` to ${parts.to.as('acc')}` : ''}`
  },
  swap: (parts) => {
    const other = parts.with ?? parts.to
    const both = other ? `${whomIn(parts)} and ${other.as('acc')}` : whomIn(parts)
    return `${parts.verb('swap')} ${both} swap places`
  },
  put: (parts) => {
    const where = parts.zone ? ` ${zoneText(parts.zone)}` : placeOf(parts.to)
    const names = parts.statuses.map((status) => status.form('one', 'nom'))
    const marks = names.length > 0 ? ` with ${nouns.list(names, 'and')}` : ''
    return `${parts.verb('put')} ${whomIn(parts)}${where}${marks}`
  },
  spawn: (parts) => {
    const what = parts.thing ? nouns.some(parts.thing).as('acc') : whomIn(parts)
    const sides = { opponent: " under your opponent's control", far: " on your opponent's side" }
    const side = parts.side === 'opponent' || parts.side === 'far' ? sides[parts.side] : ''
    return `${parts.verb(parts.what)} ${what}${placeOf(parts.to)}${side}`
  },
  remove: (parts) => `${parts.verb('remove')} ${whomIn(parts)}`,
  attach: (parts) =>
    `${parts.verb('attach')} ${parts.whom && parts.to ? whomIn(parts) : 'this card'} to ${(parts.to ?? parts.whom)?.as('acc') ?? ''}`,
  draw: (parts) => {
    const cards = nouns.measure(phraseFrom(parts.kind('card')), sizeIn(parts))
    const { whom, verb } = parts
    return whom && whom.kind !== 'you'
      ? `${whom.as('nom')} ${third(verb('draw'), whom)} ${cards}`
      : `${verb('draw')} ${cards}`
  },
  discard: (parts) => `${parts.verb('discard')} ${whomIn(parts)}`,
  look: (parts) => {
    const cards =
      parts.size === null
        ? whomIn(parts)
        : `the top ${nouns.measure(phraseFrom(parts.kind('card')), sizeIn(parts))} of ${parts.whom ? whomIn(parts) : 'your deck'}`
    return `${parts.verb('look')} ${cards}${parts.shuffles ? ', and shuffle that deck afterwards' : ''}`
  },
  arrange,
  damage: (parts) => {
    const what = nouns.measure(thingIn(parts), sizeIn(parts))
    const track = parts.track ? ` (${parts.track.form('one', 'nom')})` : ''
    return `${parts.verb('damage')} ${what} to ${toEach(parts)}${track}`
  },
  heal: (parts) =>
    `${parts.verb('heal')} ${nouns.measure(thingIn(parts), sizeIn(parts))} to ${toEach(parts)}`,
  destroy: (parts) => {
    if (!parts.isSure) return `${parts.verb('destroy')} ${whomIn(parts)}`
    return parts.isOwn
      ? `${parts.verb('sacrifice')} ${whomIn(parts)}`
      : `${parts.verb('destroy')} ${whomIn(parts)} (nothing prevents this)`
  },
  attack: (parts) => {
    const hard =
      parts.size === null
        ? ''
        : ` for ${nouns.measure(phraseFrom(parts.kind('damage')), sizeIn(parts))}`
    return `${parts.verb('attack')} ${whomIn(parts)}${hard}${free(parts)}`
  },
  give: (parts) => {
    const by = parts.giver ? ` in the name of ${parts.giver.as('acc')}` : ''
    if (parts.isToken) return `${parts.verb('give')} ${amountOf(parts)} on ${toEach(parts)}${by}`
    const name = thingIn(parts).heads[0].form('one', 'nom')
    const many = sizeIn(parts) === 1 ? '' : ` ×${writeSize(sizeIn(parts))}`
    return `${parts.verb('apply')} ${name}${many} to ${whomIn(parts)}${by}`
  },
  clear: (parts) =>
    parts.areTokens
      ? `${parts.verb('clear')} off ${whomIn(parts)}`
      : `${parts.verb('clear')} ${amountOf(parts)} off ${toEach(parts)}`,
  transfer: (parts) =>
    `${parts.verb('transfer')} ${nouns.every({ ...thingIn(parts), number: 'many' }).as('acc')} from ${whomIn(parts)} to ${parts.to?.as('acc') ?? ''}`,
  gain,
  modify: () => '',
  recharge: (parts) => `${parts.verb('recharge')} ${parts.what} of ${whomIn(parts)}`,
  cancel: ({ what, verb, kind }) =>
    what === 'event'
      ? `${verb('prevent')} this`
      : `${verb('cancel')} the ${kind(what).form('one', 'nom')}`,
  redirect: (parts) =>
    `${parts.verb('redirect')} the ${parts.kind(parts.what).form('one', 'nom')} to ${(parts.to ?? parts.whom)?.as('acc') ?? ''}`,
  reroll: ({ verb }) => `${verb('reroll')} the die`,
  again: () => 'you act again',
  check,
}
