// What a verb needs besides its recipients, read from the step and put into nouns and sizes.
import type { Amount, Condition, Step, Target, Zoned } from '../../language.ts'

import type { Noun } from '../noun.ts'
import { phraseFrom, type Phrase } from '../phrase.ts'
import type { Mood, StepParts, ZoneDestination } from '../step-parts.ts'
import { knownNumber, perMatch } from './amounts.ts'
import { nounOf } from './references.ts'
import { keyOf, type Scope } from './scope.ts'
import { givenBy } from './statuses.ts'
import { chosenNoun, eachNoun } from './targets.ts'

type Fields = Partial<StepParts>

const isTarget = (value: unknown): value is Target =>
  typeof value === 'object' && value !== null && 'kind' in value

/** The parts of a step that says nothing. */
export function noParts(scope: Scope, mood: Mood): StepParts {
  const { book, patterns } = scope
  return {
    mood,
    asks: false,
    verb: (verb) => verbWord(book.find('verbs', verb) ?? patterns.verbWords[verb] ?? '', mood),
    kind: (word) => book.kind(word),
    whom: null,
    isOwn: false,
    areDecks: false,
    areTokens: false,
    to: null,
    zone: null,
    stays: false,
    isFree: false,
    size: null,
    thing: null,
    isToken: false,
    isLoss: false,
    isAll: false,
    isWorld: false,
    with: null,
    isMutual: false,
    from: null,
    side: null,
    statuses: [],
    giver: null,
    track: null,
    isSure: false,
    shuffles: false,
    words: [],
    what: '',
    clause: null,
    max: null,
    inner: '',
    forEach: null,
    chooser: null,
    stat: null,
    versus: null,
    context: '',
    effort: false,
    bonus: null,
  }
}

/** "передвиньте|передвинуть": the second form stands behind "may". */
function verbWord(words: unknown, mood: Mood): string {
  const [plain, may = plain] = String(words).split('|')
  return mood === 'may' ? may : plain
}

export function verbFields(scope: Scope, step: Step): Fields {
  const fields: Fields = { isFree: step.free === true, isSure: step.sure === true }
  Object.assign(fields, recipientFields(scope, step), destination(scope, step))
  const read = READERS[step.do] ?? readOwnVerb
  Object.assign(fields, read(scope, step))
  return fields
}

function recipientFields(scope: Scope, step: Step): Fields {
  const source = step.each ?? step.target
  if (!isTarget(source))
    return { isOwn: typeof source === 'string' && keyOf(scope, source) === 'self' }
  return {
    isOwn: source.side === 'own',
    areDecks: source.kind === 'deck',
    areTokens: source.kind === 'status',
  }
}

function destination(scope: Scope, step: Step): Fields {
  const { to } = step
  if (to === undefined) return {}
  if (isTarget(to)) {
    const stays = to.stay !== undefined
    // "to a cell in the cell it left" is simply that cell.
    const { kind, in: place, stay: _, ...rest } = to
    if (kind === 'cell' && place !== undefined && Object.keys(rest).length === 0)
      return { to: nounOf(scope, place), stays }
    return { to: chosenNoun({ ...scope, zoneWay: 'in' }, to).noun, stays }
  }
  const zone = zoneDestination(scope, step, to)
  return zone ? { zone } : { to: nounOf(scope, to as string) }
}

function zoneDestination(scope: Scope, step: Step, to: string | Zoned): ZoneDestination | null {
  const { zones } = scope.book.pack.manifest
  const id = typeof to === 'string' ? to : to.zone
  if (!Object.hasOwn(zones, id)) return null
  const zone = scope.book.term({}, 'zones', id)
  const at = typeof to === 'string' ? null : (to.at ?? null)
  const of = typeof to === 'string' ? undefined : to.of
  if (of !== undefined) return { zone, at, owner: of === 'actor' ? 'you' : nounOf(scope, of) }
  const source = step.each ?? step.target
  const isOwn = isTarget(source) && source.side === 'own'
  return { zone, at, owner: isOwn ? 'you' : 'owner' }
}

const sizeOr = (scope: Scope, amount: Step['amount'], otherwise: number) =>
  amount === 'all' ? 'all' : amount === undefined ? otherwise : scope.walk.size(scope, amount)

type Reader = (scope: Scope, step: Step) => Fields

const READERS: Record<string, Reader> = {
  choose: (scope, { options = [], chooser }) => ({
    words: options.map((option) => optionText(scope, option)),
    chooser: chooser === 'opponent' || chooser === 'owner' ? chooser : null,
  }),
  repeat: (scope, step) => ({
    ...timesFields(scope, step.count),
    clause: step.while === undefined ? null : scope.walk.clause(scope, step.while),
    max: step.max === undefined ? null : scope.walk.size(scope, step.max),
    inner: scope.walk.steps(scope, step.steps as Step[]),
  }),
  push: (scope, { from, steps }) => ({
    from: typeof from === 'string' && keyOf(scope, from) !== 'self' ? nounOf(scope, from) : null,
    size: steps === undefined ? 1 : scope.walk.size(scope, steps as Amount),
  }),
  swap: (scope, step) => ({
    isMutual: step.with === 'target',
    with: step.with === undefined || step.with === 'target' ? null : nounOf(scope, step.with),
  }),
  put: (scope, { give = [] }) => ({ statuses: give.map((id) => scope.book.status(id)) }),
  spawn: spawnFields,
  draw: (scope, step) => ({ size: sizeOr(scope, step.amount, 1), ...whoFields(scope, step) }),
  look: (scope, { top, after }) => ({
    size: top === undefined ? null : scope.walk.size(scope, top),
    shuffles: after === 'shuffle',
  }),
  arrange: (scope, { places = [] }) => ({
    words: places,
    statuses: places
      .filter((place) => place !== 'top' && place !== 'bottom')
      .map((place) => scope.book.term({}, 'zones', place)),
  }),
  damage: damageFields,
  heal: (scope, step) => ({
    size: sizeOr(scope, step.amount, 1),
    thing: phraseFrom(healedTerm(scope, step.what)),
  }),
  attack: (scope, { amount }) => ({
    size: amount === undefined ? null : sizeOr(scope, amount, 1),
  }),
  give: (scope, step) => ({
    size: sizeOr(scope, step.amount, 1),
    thing: statusPhrase(scope, step.status),
    isToken: isToken(scope, step.status),
    giver: step.giver === undefined ? null : nounOf(scope, step.giver),
  }),
  clear: (scope, step) => {
    const thing = statusPhrase(scope, step.status)
    const given = givenBy(scope, step.given)
    if (given !== null) scope.patterns.filters.given(thing, given)
    return { size: sizeOr(scope, step.amount ?? 'all', 1), thing }
  },
  transfer: (scope, { status }) => ({ thing: statusPhrase(scope, status) }),
  gain: gainFields,
  recharge: (scope, { timing = '' }) => ({
    what: scope.book.text('heads', headKey(scope, timing)),
  }),
  cancel: (_, { what = 'event' }) => ({ what }),
  redirect: (_, { what = 'attack' }) => ({ what }),
  check: checkFields,
}

/** "for each lane you control: …" instead of "once … for each". */
function timesFields(scope: Scope, count: Step['count']): Fields {
  if (count === undefined) return {}
  const each = perMatch(scope, count)
  return each?.n === 1
    ? { forEach: scope.patterns.amounts.forEach(each.phrase).trim() }
    : { size: scope.walk.size(scope, count) }
}

/** A verb the game added may have an amount. */
const readOwnVerb: Reader = (scope, { amount }) =>
  amount === undefined ? {} : { size: sizeOr(scope, amount, 1) }

function optionText(scope: Scope, option: string | { name: string; if: Condition }): string {
  if (typeof option === 'string') return scope.book.text('options', option)
  const words = scope.book.text('options', option.name)
  return `${words} (${scope.patterns.heads.ifTrue(scope.walk.clause(scope, option.if))})`
}

function spawnFields(scope: Scope, { def = 'self', side }: Step): Fields {
  const { book } = scope
  const isSelf = def === 'self'
  const definition = book.pack.definitions.find(({ id }) => id === def)
  const kind = definition && book.pack.manifest.classes[definition.class]
  // Pieces are summoned or deployed, as the game says; mountains and markers are simply put.
  const isPiece = isSelf || (kind?.place === 'board' && !kind.terrain)
  const phrase: Phrase | null = isSelf ? null : phraseFrom(book.name(def))
  if (phrase && side === 'neutral' && isPiece) scope.patterns.filters.neutral(phrase)
  return {
    thing: phrase,
    ...(isSelf ? { whom: scope.patterns.nouns.this(phraseFrom(book.kind('unit'))) } : {}),
    side: side === 'opponent' ? (hasSides(scope) ? 'far' : 'opponent') : null,
    what: isPiece ? 'spawn' : 'place',
  }
}

/** Lanes have a side for each player: what lies there need not be the opponent's doing. */
const hasSides = ({ book }: Scope): boolean => book.pack.manifest.space.kind === 'lanes'

function whoFields(scope: Scope, { who }: Step): Fields {
  if (who === undefined) return {}
  return { whom: keyOf(scope, who) === 'actor' ? null : nounOf(scope, who) }
}

function tellQuiet({ end, patterns }: Scope, { quiet }: Step): void {
  if (quiet === true) end.tails.push(patterns.steps.quiet)
}

function damageFields(scope: Scope, step: Step): Fields {
  const { book, patterns } = scope
  tellQuiet(scope, step)
  const thing = phraseFrom(book.kind('damage'))
  if (step.type !== undefined) patterns.filters.quality(thing, book.text('damageTypes', step.type))
  const size = sizeOr(scope, step.amount, 1)
  // Behind what the size still has to say about the main target.
  if (step.overflow !== undefined)
    scope.end.tails.push(patterns.steps.overflow(eachOrOne(scope, step.overflow)))
  const track = step.track === undefined ? null : book.term({}, 'tracks', step.track)
  return { size, thing, track }
}

function eachOrOne(scope: Scope, target: Target): Noun {
  const isOne = target.kind === 'section' || target.count !== undefined
  const { noun, phrase } = isOne ? chosenNoun(scope, target) : eachNoun(scope, target)
  return target.kind === 'section' ? scope.patterns.nouns.the(phrase) : noun
}

function healedTerm({ book }: Scope, what: string | undefined) {
  const vital = Object.entries(book.pack.manifest.resources).find(([, { vital: is }]) => is)?.[0]
  const id = what ?? vital
  return id === undefined ? book.kind('health') : book.resource(id)
}

const statusPhrase = ({ book }: Scope, status: string | undefined): Phrase =>
  phraseFrom(status === undefined ? book.kind('token') : book.status(status))

const isToken = ({ book }: Scope, status: string | undefined): boolean =>
  book.pack.statuses.find(({ id }) => id === status)?.token === true

function gainFields(scope: Scope, step: Step): Fields {
  const { book } = scope
  const what = step.what ?? ''
  const thing = phraseFrom(book.resource(what))
  const amount = step.amount ?? 1
  const isWorld = step.who === 'world' || book.pack.manifest.resources[what]?.of === 'world'
  const who = isWorld ? {} : whoFields(scope, step)
  const lost = lossOf(scope, amount as Amount)
  if (lost !== null && isAllOf(lost, what, step))
    return { thing, isLoss: true, isAll: true, ...who }
  if (lost !== null)
    return { thing, isWorld, isLoss: true, size: scope.walk.size(scope, lost), ...who }
  return { thing, isWorld, size: scope.walk.size(scope, amount as Amount), ...who }
}

/** A negative gain is a loss, also when it is written as 0 − x. */
export function lossOf(scope: Scope, amount: Amount): Amount | null {
  const known = knownNumber(scope, amount)
  if (known !== null) return known < 0 ? -known : null
  if (typeof amount !== 'object') return null
  if ('if' in amount) {
    const [then, other] = [lossOf(scope, amount.then), lossOf(scope, amount.else)]
    // eslint-disable-next-line unicorn/no-thenable -- a word of the language
    return then === null || other === null ? null : { if: amount.if, then, else: other }
  }
  return 'sub' in amount && amount.sub[0] === 0 ? amount.sub[1] : null
}

function isAllOf(lost: Amount, what: string, { each, target, who }: Step): boolean {
  if (typeof lost !== 'object' || !('resource' in lost) || lost.resource !== what) return false
  const holder = [each, target, who].find((ref) => typeof ref === 'string')
  return lost.of === holder || lost.of === 'it'
}

const headKey = (scope: Scope, timing: string): string =>
  scope.book.pack.manifest.timings[timing]?.head ?? timing

function checkFields(scope: Scope, step: Step): Fields {
  const { book } = scope
  return {
    context: step.context === undefined ? '' : book.text('contexts', step.context),
    stat: step.stat === undefined ? null : book.stat(step.stat),
    versus: step.versus === undefined ? null : book.stat(step.versus),
    size: step.difficulty === undefined ? null : scope.walk.size(scope, step.difficulty),
    track: step.track === undefined ? null : book.term({}, 'tracks', step.track),
    effort: step.effort === true,
    bonus: step.bonus === undefined ? null : scope.walk.size(scope, step.bonus),
  }
}
