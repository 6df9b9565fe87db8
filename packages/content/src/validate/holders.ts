// Definitions, statuses, keywords, basics and decks: unique ids, words that exist, numbers
// that their class requires.
import type { Holder } from '../draft.ts'
import type { Definition, Status } from '../language.ts'
import { nearest } from '../nearest.ts'
import { inside, type Place } from '../problem.ts'
import { judgeWord, useKey, type Check } from './check.ts'

export function checkHolders(check: Check): void {
  const { holders, decks, shelves } = check.draft
  unique(
    check,
    holders.map(({ kind, id, at }) => ({ space: kind, id, at })),
  )
  unique(
    check,
    decks.map(({ value, at }) => ({ space: 'deck', id: value.id, at })),
  )
  for (const shelf of shelves) judgeWord(check, 'class', shelf.class, shelf.at)
  const cards = new Map(
    holders.flatMap((one) => (one.kind === 'definition' ? [[one.id, one] as const] : [])),
  )
  const played = playedClasses(holders)
  for (const holder of holders) {
    if (holder.kind === 'definition' && holder.sound) {
      definition(check, holder, cards)
      if (holder.class && played.has(holder.class)) doesSomething(check, holder)
    }
    if (holder.kind === 'status' && holder.sound) status(check, holder)
  }
  for (const { value, at } of decks) {
    if (Object.keys(value.cards).length === 0)
      check.report(inside(at, 'cards'), {}, 'an empty deck')
    for (const id of Object.keys(value.cards))
      deckCard(check, id, cards.get(id), inside(at, 'cards', id))
  }
}

/** Classes whose cards are played: at least one card has an ability with `when`. */
function playedClasses(holders: readonly Holder[]): Set<string> {
  const played = holders.filter(({ abilities }) =>
    abilities.some(({ value }) => value?.when !== undefined),
  )
  return new Set(played.flatMap((holder) => holder.class ?? []))
}

/** A card that never enters the board and has no abilities can never be played: a mistake. */
function doesSomething(check: Check, { abilities, value, at, class: shelf }: Holder): void {
  const declared = check.manifest.classes[shelf ?? '']
  const { keywords = [] } = value as unknown as Definition
  const isIdle = abilities.length === 0 && keywords.length === 0 && !declared?.cardBasics
  if (declared?.place === 'none' && isIdle)
    check.report(
      inside(at, 'abilities'),
      undefined,
      `a ${shelf} without abilities cannot be played`,
    )
}

/** Definitions share one namespace across shelves; so do all statuses, and so on. */
function unique(check: Check, entries: { space: string; id: string; at: Place }[]): void {
  const seen = new Map<string, Place>()
  for (const { space, id, at } of entries) {
    if (!id) continue
    const first = seen.get(`${space} ${id}`)
    if (first) check.report(inside(at, 'id'), id, `this id is already used in ${first.file}`)
    else seen.set(`${space} ${id}`, at)
  }
}

type Cards = ReadonlyMap<string, Holder>

function definition(check: Check, holder: Holder, cards: Cards): void {
  const { at, class: shelf } = holder
  const card = holder.value as unknown as Definition
  card.types?.forEach((word, i) => judgeWord(check, 'type', word, inside(at, 'types', i)))
  card.keywords?.forEach((word, i) => judgeWord(check, 'keyword', word, inside(at, 'keywords', i)))
  card.aliases?.forEach((alias, i) => {
    if (cards.has(alias)) check.report(inside(at, 'aliases', i), alias, 'is the id of a card')
  })
  for (const list of ['types', 'keywords', 'aliases'] as const)
    noRepeats(check, card[list], inside(at, list))
  for (const [stat, n] of Object.entries(card.stats ?? {}))
    printed(check, stat, n, inside(at, 'stats', stat))
  for (const word of Object.keys(card.cost ?? {})) price(check, word, inside(at, 'cost', word))
  for (const [field, value] of Object.entries(card.fields ?? {}))
    symbol(check, field, value, inside(at, 'fields', field))
  const { stats = [], fields = [] } = (shelf && check.manifest.classes[shelf]) || {}
  for (const stat of stats)
    if (card.stats?.[stat] === undefined)
      check.report(inside(at, 'stats'), card.stats, `a ${shelf} needs the stat "${stat}"`)
  for (const field of fields)
    if (card.fields?.[field] === undefined)
      check.report(inside(at, 'fields'), card.fields, `a ${shelf} needs the field "${field}"`)
}

/** A card can print stats and the bases of queries and resources, but not what the game computes. */
function printed(check: Check, stat: string, n: number, at: Place): void {
  judgeWord(check, 'stat', stat, at)
  for (const [name, { cap, start }] of Object.entries(check.manifest.resources)) {
    const isItsSize = cap === stat || (typeof start === 'object' && start.stat === stat)
    if (isItsSize && n < 0) check.report(at, n, `sets the amount of ${name}: must be at least 0`)
  }
  if (check.manifest.computed?.includes(stat))
    check.report(at, stat, 'is computed by the game, so it cannot be printed')
}

function price(check: Check, resource: string, at: Place): void {
  judgeWord(check, 'resource', resource, at)
  const of = check.manifest.resources[resource]?.of
  if (of && of !== 'seat')
    check.report(at, resource, `belongs to a ${of}, but a seat pays for cards`)
}

function symbol(check: Check, field: string, value: string, at: Place): void {
  const { fields = {} } = check.manifest
  check.used.add(useKey('field', field))
  if (!fields[field] && !check.lexicon.blind.has('field'))
    return check.report(at, field, 'unknown field', nearest(field, Object.keys(fields)))
  if (fields[field] && !fields[field].includes(value))
    check.report(at, value, `"${field}" has no such value`, nearest(value, fields[field]))
}

function status(check: Check, { value, at }: Holder): void {
  const { keepOn } = value as unknown as Status
  keepOn?.forEach((zone, i) => {
    if (zone !== 'board') judgeWord(check, 'zone', zone, inside(at, 'keepOn', i))
  })
  noRepeats(check, keepOn, inside(at, 'keepOn'))
}

function deckCard(check: Check, id: string, holder: Holder | undefined, at: Place): void {
  judgeWord(check, 'definition', id, at)
  const declared = holder?.class ? check.manifest.classes[holder.class] : undefined
  if (declared && declared.card === undefined)
    check.report(at, id, `a ${holder!.class} is never a card`)
}

export function noRepeats(check: Check, list: readonly string[] | undefined, at: Place): void {
  list?.forEach((word, i) => {
    if (list.indexOf(word) !== i) check.report(inside(at, i), word, 'is listed twice')
  })
}
