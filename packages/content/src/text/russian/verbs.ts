// Russian verbs: one sentence each, imperative or infinitive, without capital and full stop.
import type { Verb } from '../../language.ts'
import { writeSize, type Size } from '../count.ts'
import type { Noun } from '../noun.ts'
import { phraseFrom, type Phrase } from '../phrase.ts'
import type { StepParts, ZoneDestination } from '../step-parts.ts'
import { adjective } from './adjectives.ts'
import { signed } from './conditions.ts'
import { withWord } from './filters.ts'
import { times, TIMES } from './modifiers.ts'
import { russianNouns as nouns } from './nouns.ts'
import { pluralCategory } from './numerals.ts'

type Pattern = (parts: StepParts) => string

const acc = ({ whom }: StepParts): string => (whom ? whom.as('acc') : 'вас')
const dat = ({ whom }: StepParts): string => (whom ? whom.as('dat') : 'вам')
const free = ({ isFree }: StepParts): string => (isFree ? ' бесплатно' : '')
const sizeIn = ({ size }: StepParts): Size => (size === null || size === 'all' ? 1 : size)
const thingIn = ({ thing, kind }: StepParts): Phrase => thing ?? phraseFrom(kind('token'))
const onto = (to: Noun | null): string => (to ? ` ${to.at} ${to.after('acc')}` : '')
const cards = (parts: StepParts): string =>
  nouns.measure(phraseFrom(parts.kind('card')), sizeIn(parts))

function zoneText({ zone, at, owner }: ZoneDestination): string {
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
function amountOf(parts: StepParts): string {
  const size = sizeIn(parts)
  const thing = thingIn(parts)
  if (parts.size === 'all') return nouns.every({ ...thing, number: 'many' }).as('acc')
  return size === 1 ? nouns.some(thing).as('acc') : nouns.measure(thing, size)
}

const takes = (whom: Noun, one: string, many: string): string =>
  whom.number === 'many' ? many : one

function gain(parts: StepParts): string {
  const { whom, isLoss, isAll, isWorld, asks, verb } = parts
  const thing = thingIn(parts)
  const size = sizeIn(parts)
  if (isWorld)
    return `${thing.heads[0].form('one', 'nom')}: ${isLoss ? `−${writeSize(size)}` : signed(size)}`
  const what = isAll
    ? nouns.every({ ...thing, number: 'many' }).as('acc')
    : nouns.measure(thing, size)
  if (!whom || whom.kind === 'you') return `${verb(isLoss ? 'lose' : 'gain')} ${what}`
  const word = isLoss ? takes(whom, 'теряет', 'теряют') : takes(whom, 'получает', 'получают')
  if (!asks) return `${whom.as('nom')} ${word} ${what}`
  return `${verb('select')} ${whom.as('acc')}: ${nouns.pronoun(whom).as('nom')} ${word} ${what}`
}

function check(parts: StepParts): string {
  const { stat, versus, context, size, whom, track, effort, bonus, verb } = parts
  const what = stat ? stat.form('one', 'gen') : `«${context}»`
  const whose = whom ? ` ${whom.as('gen')}` : ''
  const against = versus
    ? ` против ${whom ? nouns.possessed(whom, versus).as('gen') : versus.form('one', 'gen')}`
    : size !== null
      ? ` против ${writeSize(sizeIn(parts))}`
      : whose && ` против${whose}`
  const extra = bonus === null ? '' : ` с ${signed(bonus)}`
  const strain = effort ? ' с усилием' : ''
  const name = track ? ` (${track.form('one', 'nom')})` : ''
  return `${verb('check')} ${what}${against}${extra}${strain}${name}`
}

function arrange({ words, statuses, whom, verb }: StepParts): string {
  const zones = [...statuses]
  const places = words.map((word) => {
    if (word === 'top') return 'на верх колоды'
    if (word === 'bottom') return 'под низ колоды'
    const zone = zones.shift()
    return zone ? `${zone.at} ${zone.form('one', 'acc')}` : word
  })
  return `${verb('arrange')} ${whom ? whom.as('acc') : 'их'} в любом порядке: ${nouns.list(places, 'or')}`
}

function repeat({ size, clause, max, inner, forEach, verb }: StepParts): string {
  if (forEach !== null) return `${forEach}: ${inner}`
  const most = max === null ? '' : ` (не больше ${nouns.measure(phraseFrom(TIMES), max, 'gen')})`
  if (clause !== null) return `${verb('repeat')}, пока ${clause}${most}: ${inner}`
  const n = size === null || size === 'all' ? (max ?? 1) : size
  return `${verb('repeat')} ${times(n)}${typeof n === 'number' ? '' : most}: ${inner}`
}

/** A pronoun stands right behind the verb: «восстановите ему 1 здоровье». */
function withPronoun(verb: string, whom: string, what: string, parts: StepParts): string {
  const isPronoun = parts.whom?.kind === 'pronoun'
  return isPronoun ? `${verb} ${whom} ${what}` : `${verb} ${what} ${whom}`
}

/** «нанесите 1–3 врагам по 1 урону»: two numbers side by side would run together. */
const isSeveral = ({ whom }: StepParts): boolean =>
  whom !== null && whom.number === 'many' && whom.kind === 'thing' && /\d/.test(whom.as('dat')[0])

function toSeveral(verb: string, parts: StepParts): string {
  const size = sizeIn(parts)
  const what = nouns.measure(thingIn(parts), size, pluralCategory(size) === 'one' ? 'dat' : 'acc')
  return `${verb} ${dat(parts)} по ${what}`
}

function damage(parts: StepParts): string {
  const what = nouns.measure(thingIn(parts), sizeIn(parts))
  const track = parts.track ? ` (${parts.track.form('one', 'nom')})` : ''
  const { asks, mood, whom } = parts
  if (asks && isSeveral(parts)) return `${toSeveral(parts.verb('damage'), parts)}${track}`
  if (asks || mood === 'may')
    return `${withPronoun(parts.verb('damage'), dat(parts), what, parts)}${track}`
  if (isSeveral(parts)) return `${toSeveral('', parts).trim()}${track}`
  // Nobody is asked: «1 урон каждому соседнему юниту» needs no verb.
  if (whom?.kind !== 'pronoun') return `${what} ${dat(parts)}${track}`
  return `${whom.as('nom')} ${takes(whom, 'получает', 'получают')} ${what}${track}`
}

function swap(parts: StepParts): string {
  const other = parts.with ?? parts.to
  const both = other ? `${acc(parts)} и ${other.as('acc')}` : acc(parts)
  return `${parts.verb('swap')} местами ${both}`
}

function give(parts: StepParts): string {
  const by = parts.giver ? ` от имени ${parts.giver.as('gen')}` : ''
  const on = `на ${parts.whom ? parts.whom.after('acc') : 'вас'}`
  if (parts.isToken) return withPronoun(parts.verb('give'), on, amountOf(parts), parts) + by
  const many = sizeIn(parts) === 1 ? '' : ` ×${writeSize(sizeIn(parts))}`
  const name = thingIn(parts).heads[0].form('one', 'acc') + many
  return withPronoun(parts.verb('apply'), on, name, parts) + by
}

const offOf = ({ whom }: StepParts): string => withWord(whom ? whom.after('gen') : 'вас')

export const verbs: Record<Verb, Pattern> = {
  select: (parts) => `${parts.verb(parts.asks ? 'select' : 'take')} ${acc(parts)}`,
  choose: ({ words, chooser, verb }) => {
    const who = { opponent: 'соперник выбирает', owner: 'владелец выбирает' } as const
    const list = words.map((word) => `• ${word}`).join(' ')
    return `${chooser ? who[chooser] : verb('choose')} одно: ${list}`
  },
  repeat,
  move: (parts) =>
    `${parts.verb('move')} ${acc(parts)}${onto(parts.to)}${free(parts)}${parts.stays ? ' или оставьте на месте' : ''}`,
  push: (parts) => {
    const far = nouns.measure(phraseFrom(parts.kind('cell')), sizeIn(parts))
    const from = parts.from ? ` от ${parts.from.after('gen')}` : ''
    return `${parts.verb('push')} ${acc(parts)} на ${far}${from}${onto(parts.to)}`
  },
  swap,
  put: (parts) => {
    const names = parts.statuses.map((status) => status.form('one', 'ins'))
    const marks = names.length > 0 ? ` ${withWord(nouns.list(names, 'and'))}` : ''
    return parts.zone
      ? `${parts.verb('put')} ${acc(parts)} ${zoneText(parts.zone)}${marks}`
      : `${parts.verb('stand')} ${acc(parts)}${onto(parts.to)}${marks}`
  },
  spawn: (parts) => {
    const what = parts.thing ? nouns.some(parts.thing).as('acc') : acc(parts)
    const sides = { opponent: ' под контролем соперника', far: ' на стороне соперника' }
    const side = parts.side === 'opponent' || parts.side === 'far' ? sides[parts.side] : ''
    return `${parts.verb(parts.what)} ${what}${onto(parts.to)}${side}`
  },
  remove: (parts) => `${parts.verb('remove')} ${acc(parts)}`,
  attach: (parts) => {
    const what = parts.whom && parts.to ? acc(parts) : 'эту карту'
    return `${parts.verb('attach')} ${what} к ${(parts.to ?? parts.whom)?.after('dat') ?? ''}`
  },
  draw: (parts) => {
    const { whom, verb } = parts
    if (!whom || whom.kind === 'you') return `${verb('draw')} ${cards(parts)}`
    return `${whom.as('nom')} ${takes(whom, 'берёт', 'берут')} ${cards(parts)}`
  },
  discard: (parts) => `${parts.verb('discard')} ${acc(parts)}`,
  look: (parts) => {
    const top = { ...phraseFrom(parts.kind('card')), adjectives: [{ rank: 0, word: 'верхний' }] }
    const what =
      parts.size === null
        ? acc(parts)
        : `${nouns.measure(top, sizeIn(parts))} ${parts.whom ? parts.whom.as('gen') : 'вашей колоды'}`
    return `${parts.verb('look')} ${what}${parts.shuffles ? `, затем ${parts.verb('shuffle')} эту колоду` : ''}`
  },
  arrange,
  damage,
  heal: (parts) =>
    parts.asks && isSeveral(parts)
      ? toSeveral(parts.verb('heal'), parts)
      : withPronoun(
          parts.verb('heal'),
          dat(parts),
          nouns.measure(thingIn(parts), sizeIn(parts)),
          parts,
        ),
  destroy: (parts) => {
    if (parts.isSure && parts.isOwn && parts.whom)
      return `${parts.verb('sacrifice')} ${parts.whom.as('ins')}`
    return `${parts.verb('destroy')} ${acc(parts)}${parts.isSure ? ' (это нельзя предотвратить)' : ''}`
  },
  attack: (parts) => {
    const damageTerm = phraseFrom(parts.kind('damage'))
    const hard = parts.size === null ? '' : ` на ${nouns.measure(damageTerm, sizeIn(parts))}`
    return `${parts.verb('attack')} ${acc(parts)}${hard}${free(parts)}`
  },
  give,
  clear: (parts) =>
    parts.areTokens
      ? `${parts.verb('clear')} ${acc(parts)}`
      : withPronoun(parts.verb('clear'), offOf(parts), amountOf(parts), parts),
  transfer: (parts) =>
    `${parts.verb('transfer')} ${nouns.every({ ...thingIn(parts), number: 'many' }).as('acc')} ${offOf(parts)} на ${parts.to?.after('acc') ?? ''}`,
  gain,
  modify: () => '',
  recharge: (parts) =>
    `${parts.verb('recharge')} «${parts.what}» у ${parts.whom ? parts.whom.after('gen') : 'вас'}`,
  cancel: ({ what, verb, kind }) =>
    what === 'event'
      ? `${verb('prevent')} это`
      : `${verb('cancel')} ${kind(what).form('one', 'acc')}`,
  redirect: (parts) =>
    `${parts.verb('redirect')} ${parts.kind(parts.what).form('one', 'acc')} на ${(parts.to ?? parts.whom)?.after('acc') ?? ''}`,
  reroll: ({ verb }) => `${verb('reroll')} кубик`,
  again: () => 'вы ходите ещё раз',
  check,
}
