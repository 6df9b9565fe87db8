// Abilities: the head (when, on what, at what price, how often) and the steps behind it.
import {
  kindOf,
  verbOf,
  type Ability,
  type Condition,
  type Filters,
  type Step,
} from '../../language.ts'
import { capital, type Noun, phraseFrom, type Case } from '@cardwright/language/grammar'
import type { EventHead } from '../patterns.ts'
import { checkKeys } from './known-keys.ts'
import { passiveSentences } from './modifiers.ts'
import { firstFieldOf, payloadOf } from './references.ts'
import { actorNoun, name, selfNoun, type Scope } from './scope.ts'
import { stepSentence } from './steps.ts'

export function abilitySentence(scope: Scope): string {
  const timing = scope.book.pack.manifest.timings[scope.ability?.when ?? '']
  const isForOpponent = timing?.actor === 'opponent'
  const ability = isForOpponent ? turnedAround(scope.ability!) : scope.ability!
  checkKeys(scope, 'ability', ability)
  const { heads } = scope.patterns
  if (kindOf(ability) === 'passive') return passiveText(scope, ability)
  const parts = [openingOf(scope, ability), ...gatesOf(scope, ability)].filter(
    (part) => part !== '',
  )
  if (ability.exclusive !== undefined) parts.push(heads.exclusive)
  if (mayDo(ability) && !isSingle(ability)) parts.push(heads.mayAll)
  const asks = ability.steps?.some(({ target }) => typeof target === 'object')
  const said = bodyOf(scope, ability)
  const body = isForOpponent && asks === true ? heads.asOpponent(said) : said
  const head = parts.join(', ')
  return `${capital(head ? `${head}: ${body}` : body)}.`
}

const OTHER_SIDE: Record<string, string> = {
  own: 'opponent',
  opponent: 'own',
  ally: 'opponent',
  actor: 'opponent',
}

/** The opponent acts, and the text is read by whoever has the card: what is "enemy" to him is one's own. */
function turnedAround<T>(part: T, key = ''): T {
  if (typeof part === 'string' && TURNED.has(key)) return (OTHER_SIDE[part] ?? part) as T
  if (Array.isArray(part)) return part.map((one) => turnedAround(one, key)) as T
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, turnedAround(value, name)]),
  ) as T
}

const TURNED = new Set(['side', 'of', 'given', 'turn'])

function passiveText(scope: Scope, ability: Ability): string {
  const gate = ability.if === undefined ? null : gateOf(scope, ability.if, 'while')
  const sentences = passiveSentences(scope, ability.passive ?? [])
  if (gate !== null) sentences[0] = `${gate}: ${sentences[0]}`
  return sentences.map((sentence) => `${capital(sentence)}.`).join(' ')
}

function bodyOf(scope: Scope, ability: Ability): string {
  const { heads } = scope.patterns
  const steps = stepsToSay(ability)
  if (steps.length === 0) return heads.nothing
  if (!mayDo(ability) || !isSingle(ability)) return stepList(scope, steps)
  return heads.may(stepSentence(scope, steps[0], 'may'))
}

/** Its seat decides whether it happens at all. */
const mayDo = ({ optional, answer }: Ability): boolean => optional === true || answer !== undefined
const isSingle = ({ steps = [] }: Ability): boolean =>
  steps.length === 1 && steps[0].if === undefined && isDeed(steps[0])

/** Somebody's doing, not what happens to things by itself: "you may draw", but not "you may it gets +1". */
const isDeed = (step: Step): boolean =>
  verbOf(step.do)?.text.befalls !== true || step.target !== undefined

/** "Instead of being destroyed" has said already that the change does not happen. */
const stepsToSay = ({ before, steps = [] }: Ability): Step[] =>
  before !== undefined && isInstead(steps) ? steps.slice(1) : steps

const isInstead = ([first]: Step[]): boolean => first?.what === 'event' && first.if === undefined

function stepList(scope: Scope, steps: Step[]): string {
  let text = ''
  for (const step of steps) {
    const sentence = stepSentence(scope, step)
    if (text === '') text = sentence
    // A condition opens its own sentence: "… . If it was destroyed, …".
    else if (step.if !== undefined) text += `. ${capital(sentence)}`
    else text += scope.patterns.steps.link + sentence
  }
  return text
}

function gatesOf(scope: Scope, ability: Ability): string[] {
  const { heads } = scope.patterns
  const parts: string[] = []
  if (ability.cost) parts.push(heads.cost(costItems(scope, ability.cost)))
  if (ability.if !== undefined) parts.push(gateOf(scope, ability.if, 'if'))
  if (ability.limit) parts.push(heads.limit(ability.limit.n, ability.limit.per))
  if (ability.playableBy === 'active' || ability.playableBy === 'opponent')
    parts.push(heads.playableBy(ability.playableBy))
  return parts
}

function costItems(scope: Scope, cost: NonNullable<Ability['cost']>): string[] {
  const { book, patterns } = scope
  return Object.entries(cost).map(([what, amount]) => {
    if (amount === true) {
      const { exhaustion } = book.pack.manifest
      return patterns.heads.exhaust(book.status(exhaustion ?? 'exhausted'))
    }
    const phrase = phraseFrom(book.resource(what))
    return patterns.nouns.measure(phrase, scope.walk.size(scope, amount), 'nom') + tails(scope)
  })
}

const tails = (scope: Scope): string => scope.end.tails.splice(0).join('')

/** A bare status of the source has a short form: "with Support". */
function gateOf(scope: Scope, condition: Condition, word: 'if' | 'while'): string {
  const { book, patterns } = scope
  const { heads } = patterns
  if (!Array.isArray(condition)) {
    if ('has' in condition && condition.of === undefined && typeof condition.has === 'string')
      return heads.withStatus(book.status(condition.has))
    if ('lacks' in condition && condition.of === undefined && typeof condition.lacks === 'string')
      return heads.without(book.status(condition.lacks))
  }
  const clause = scope.walk.clause(scope, condition)
  return word === 'if' ? heads.ifTrue(clause) : heads.whileTrue(clause)
}

export function openingOf(scope: Scope, ability: Ability): string {
  const { book } = scope
  switch (kindOf(ability)) {
    case 'when': {
      const timing = ability.when as string
      return book.text('heads', book.pack.manifest.timings[timing]?.head ?? timing)
    }
    case 'answer':
      return book.text('windows', ability.answer as string)
    case 'before':
      return beforeHead(scope, ability)
    case 'on':
      return onHead(scope, ability)
    case 'passive':
      return ''
  }
}

/** Says whom the event or change is about and lets later words point at it. */
function subjectOf(scope: Scope, ability: Ability): { noun: Noun; isSelf: boolean } {
  const field = ability.role ?? firstFieldOf(scope)
  const key = `event.${field}`
  if (ability.of === 'self') {
    scope.aliases.set(key, 'self')
    return { noun: selfNoun(scope), isSelf: true }
  }
  const kind = payloadOf(scope)
    .find((slot) => slot.startsWith(`${field}:`))
    ?.split(':')[1]
  const filters: Filters = { ...seatSide(ability, kind), ...ability.of }
  const target = { kind: kind === 'card' ? ('card' as const) : ('unit' as const), ...filters }
  const phrase = scope.walk.phrase(scope, target, 'one')
  const noun = scope.patterns.nouns.some(phrase)
  name(scope, key, { phrase, isPlace: false, kind: target.kind })
  return { noun, isSelf: false }
}

/** A seat that the event belongs to says whose the unit is, unless the filter says it already. */
function seatSide({ seat }: Ability, kind: string | undefined): Filters {
  if (seat === undefined || seat === 'any' || kind === 'seat') return {}
  return { side: seat }
}

function onHead(scope: Scope, ability: Ability): string {
  const { book, patterns } = scope
  const event = ability.on as string
  const isFirst = ability.role === undefined || ability.role === firstFieldOf(scope)
  const key = isFirst ? event : `${event}/${ability.role}`
  const own = book.find('events', key) as EventHead | undefined
  const head = { ...patterns.heads.events[key], ...own }
  if (head.other === undefined) return book.missing(['events', key, 'other'])
  const field = ability.role ?? firstFieldOf(scope)
  const slot = payloadOf(scope).find((one) => one.startsWith(`${field}:`))
  const isAboutSeat = slot?.endsWith(':seat') ?? true
  if (isAboutSeat)
    return fill(seatTemplate(scope, head, ability), { seat: seatNoun(scope, ability) })
  // Card events are said of the player who does them: "when you draw a card".
  const seat = head.you === undefined ? null : seatNoun(scope, ability)
  const { noun, isSelf } = subjectOf(
    scope,
    seat === null ? ability : { ...ability, seat: undefined },
  )
  if (isSelf && head.self !== undefined) return head.self
  const template = seat === null ? head.other : seatTemplate(scope, head, ability)
  return fill(template, { subject: noun, seat: seat ?? seatNoun(scope, ability) })
}

function seatTemplate(scope: Scope, { you, any, other }: EventHead, { seat }: Ability): string {
  if (seat === 'own') return scope.isStatus ? other : (you ?? other)
  return seat === undefined || seat === 'any' ? (any ?? other) : other
}

function seatNoun(scope: Scope, { seat }: Ability): Noun {
  const { book, patterns } = scope
  if (seat === 'own') return actorNoun(scope)
  if (seat === 'opponent')
    return patterns.targets.opponent(book.kind('opponent'), book.pack.manifest.seats.max === 2)
  const phrase = phraseFrom(book.kind('player'))
  if (seat === 'other') patterns.filters.notSelf(phrase)
  return patterns.nouns.some(phrase)
}

function beforeHead(scope: Scope, ability: Ability): string {
  const { heads } = scope.patterns
  const what = ability.before as string
  const said = verbOf(what)?.text.words[scope.book.lang].replaced
  if (!said && what !== 'die') return scope.book.missing(['before', what])
  const change = heads.before(said ?? heads.dying)
  const words = isInstead(ability.steps ?? []) ? change.instead : change.before
  const { noun, isSelf } = subjectOf(scope, ability)
  return isSelf ? words.self : fill(words.other, { subject: noun })
}

/** `{subject}` in the nominative, `{subject:gen}` in another case. */
function fill(template: string, nouns: Record<string, Noun>): string {
  return template.replace(/\{(\w+)(?::(\w+))?\}/g, (_, slot: string, form = 'nom') =>
    nouns[slot] ? nouns[slot].as(form as Case) : '',
  )
}
