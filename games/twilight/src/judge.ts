// Fail fast and completely: everything about fate cards, heroes, enemies, zones and the campaign that only this
// game reads, with the place of each mistake. [TW-18]
import type { Definition, Pack } from '@cardwright/engine'
import type { Desk } from '@cardwright/engine/author'
import { fateKey } from './balance.ts'
import { STEP_TYPES, type EnemyData } from './enemy.ts'
import { judgeBehaviours } from './judge-behaviours.ts'
import { judgeCampaign } from './judge-campaign.ts'
import { judgeFigures } from './judge-figures.ts'
import { idsOf, wordsFor } from './manifest-words.ts'
import { ROLES_OF_STATUSES } from './words.ts'
import {
  between,
  byWord,
  either,
  flag,
  integer,
  listOf,
  number,
  oneOf,
  record,
  spoken,
  text,
} from './shape.ts'

export function judge(pack: Pack, desk: Desk): void {
  const zones = wordsFor(pack, 'realm')
  for (const d of pack.definitions) {
    if (d.class === 'fate') judgeFate(d, zones, desk)
    if (d.class === 'enemy') judgeEnemy(pack, d, zones, desk)
    if (d.class === 'hero') judgeHero(pack, d, desk)
    if (d.fields?.affinity !== undefined && CARDS.includes(d.class)) judgePrice(d, desk)
    if (d.class === 'zone')
      record({
        to: number,
        'undead?': oneOf('change', ['heals', 'fades']),
        'strengthens?': oneOf('suit', wordsFor(pack, 'suit')),
        'deep?': flag,
      })(d.data, desk.at(d, 'data'), desk)
  }
  judgeZones(pack, zones, desk)
  judgeSticky(pack, desk)
  judgeDecks(pack, desk)
  judgeShelves(pack, desk)
  judgeBehaviours(pack, desk)
  judgeFigures(pack, desk)
  judgeCampaign(pack, desk)
}

const CARDS = ['card', 'once']
/** No enemy has more of anything. */
const MOST = 99

/** [TW-4.6] Who is played once is of the type "exhausting", and nobody else: texts and rules go by it. */
function judgeShelves(pack: Pack, desk: Desk): void {
  for (const d of pack.definitions) {
    if (!CARDS.includes(d.class)) continue
    const isOnce = pack.manifest.classes[d.class]?.playedTo === 'exhaust'
    if (isOnce === (d.types?.includes('exhausting') === true)) continue
    desk.report(
      desk.at(d, 'types'),
      d.types,
      isOnce
        ? 'a card that is played once has the type "exhausting"'
        : 'this card goes to the discard: put it on the shelf of cards that are played once, or leave out "exhausting"',
    )
  }
}

/** [TW-9.1] From the darkest to the lightest, each zone ends above the one before it, and the last at the very end. */
function judgeZones(pack: Pack, zones: readonly string[], desk: Desk): void {
  for (const realm of zones)
    if (!pack.definitions.some((d) => d.class === 'zone' && d.fields?.realm === realm))
      desk.report(desk.inFile('manifest.json', 'fields', 'realm'), realm, 'no zone has this realm')
  const markers = zones
    .map((realm) => pack.definitions.find((d) => d.class === 'zone' && d.fields?.realm === realm))
    .filter((d) => d !== undefined)
  const max = Number(pack.manifest.resources['resonance']?.max)
  let before = -Infinity
  markers.forEach((d, k) => {
    const to = d.data?.['to']
    if (typeof to !== 'number') return
    const at = desk.at(d, 'data', 'to')
    if (to <= before) desk.report(at, to, `overlaps the zone before it, which ends at ${before}`)
    else if (k === markers.length - 1 && to !== max)
      desk.report(at, to, `the last zone ends where resonance does, at ${max}`)
    before = Math.max(before, to)
  })
}

/** Fate decks are found by role, and the rest belongs to heroes. */
const DECKS = ['fate-whisper', 'fate-hardened', 'fate-audit', 'hero']

const isFate = (role: string | undefined): boolean => role?.startsWith('fate-') === true

/** A deck of Fate holds Fate cards, a hero's deck none. */
function judgeDecks(pack: Pack, desk: Desk): void {
  desk.roles('decks', DECKS)
  desk.roles('statuses', ROLES_OF_STATUSES)
  const used = pack.definitions.flatMap(({ data }) => data?.['deck'] ?? [])
  const isMisspelt = used.some((id) => !pack.decks.some((deck) => deck.id === id))
  pack.decks.forEach(({ id, role }, i) => {
    if (role === 'hero' && !isMisspelt && !used.includes(id))
      desk.report(desk.inFile('decks.json', i, 'id'), id, 'no hero has this deck')
  })
  const omens = new Set(idsOf(pack, 'fate'))
  const cards = new Set(idsOf(pack, ...CARDS))
  pack.decks.forEach(({ role, cards: held }, i) => {
    const isOfFate = isFate(role)
    for (const id of Object.keys(held))
      if (!(isOfFate ? omens : cards).has(id))
        desk.report(
          desk.inFile('decks.json', i, 'cards', id),
          id,
          isOfFate ? 'is no Fate card' : 'is no card a hero could hold',
        )
  })
}

/** [TW-9.2] What is not printed could not be raised. */
function judgePrice(d: Definition, desk: Desk): void {
  if (d.cost?.['faith'] === undefined)
    desk.report(
      desk.at(d, 'cost', 'faith'),
      undefined,
      'is missing: a card with an affinity has a price in Faith, be it 0, for zones to raise',
    )
}

function judgeFate(d: Definition, zones: readonly string[], desk: Desk): void {
  const at = desk.at(d, 'data')
  if (d.data !== undefined)
    record({
      'resonance_rules?': listOf(
        record({
          zone: oneOf('zone', zones),
          modify_value: between(-9, 9),
          'visual_effect?': text,
        }),
      ),
      'choice_option?': record({
        text: spoken,
        bonus_value: between(-9, 9),
        intensity: between(0, 20),
        'visual_effect?': text,
      }),
      'narrative_hint?': spoken,
    })(d.data, at, desk)
  if (d.fields?.keyword === undefined && !d.types?.includes('blank'))
    desk.report(desk.at(d, 'fields', 'keyword'), undefined, 'is missing: a Fate card has a keyword')
  if (d.data?.['narrative_hint'] === undefined && !d.types?.includes('blank'))
    desk.report(desk.at(d, 'data', 'narrative_hint'), undefined, 'is missing: a Fate card has one')
  if ((d.stats?.intensity ?? 0) < 0)
    desk.report(desk.at(d, 'stats', 'intensity'), d.stats?.intensity, 'must be at least 0')
  const isChoice = d.types?.includes('choice') === true
  if (isChoice !== (d.data?.['choice_option'] !== undefined))
    desk.report(
      desk.at(d, 'data', 'choice_option'),
      d.data?.['choice_option'],
      isChoice ? 'is missing: a choice card has one' : 'only a card of the type "choice" has one',
    )
  const seen = new Set<unknown>()
  rulesOf(d).forEach(({ zone }, i) => {
    if (seen.has(zone))
      desk.report(desk.at(d, 'data', 'resonance_rules', i, 'zone'), zone, 'has a rule already')
    seen.add(zone)
  })
}

const rulesOf = (d: Definition): { zone: unknown; modify_value: number }[] => {
  const rules = d.data?.['resonance_rules']
  return Array.isArray(rules) ? rules : []
}

/** [F3] Only the deck that was audited may still do it. */
function judgeSticky(pack: Pack, desk: Desk): void {
  const played = pack.decks.filter(({ role }) => isFate(role) && role !== 'fate-audit')
  const most = pack.balance[fateKey('stickyModifyCap')]?.value ?? Infinity
  const ids = new Set(played.flatMap(({ cards }) => Object.keys(cards)))
  for (const d of pack.definitions) {
    if (!ids.has(d.id) || !d.types?.includes('sticky')) continue
    rulesOf(d).forEach(({ modify_value }, i) => {
      if (Math.abs(modify_value) > most)
        desk.report(
          desk.at(d, 'data', 'resonance_rules', i, 'modify_value'),
          modify_value,
          `a zone changes a sticky card by at most ${most}`,
        )
    })
  }
}

function judgeEnemy(pack: Pack, d: Definition, zones: readonly string[], desk: Desk): void {
  const at = desk.at(d, 'data')
  const behaviours = (pack.behaviours ?? []).map(({ id }) => id)
  const cards = listOf(oneOf('card', idsOf(pack, ...CARDS)))
  const reward = record({
    'faith?': between(0, 20),
    'resonance?': between(-100, 100),
    'flags?': listOf(text),
  })
  const changed = between(-MOST, MOST)
  for (const stat of ['hp_max', 'wp_max'])
    if ((d.stats?.[stat] ?? 1) < 1)
      desk.report(desk.at(d, 'stats', stat), d.stats?.[stat], 'must be at least 1')
  record({
    'description?': spoken,
    'behavior_id?': oneOf('behaviour', behaviours),
    'pattern?': listOf(record({ type: oneOf('step', STEP_TYPES), value: changed }), 1),
    'regeneration?': between(0, MOST),
    'resonance_modifiers?': byWord(
      'zone',
      zones,
      record({
        'power?': changed,
        'armor_physical?': changed,
        'hp_max?': changed,
        'wp_max?': changed,
      }),
    ),
    'loot?': record({ 'kill?': cards, 'pacify?': cards }),
    'rewards?': record({ 'kill?': reward, 'pacify?': reward }),
  })(d.data ?? {}, at, desk)
  const { behavior_id, pattern } = (d.data ?? {}) as EnemyData
  if (behavior_id === undefined && pattern === undefined)
    desk.report(at, d.id, 'an enemy has a behavior_id or a pattern')
  judgeSize(d, desk)
}

/** What a zone takes away must leave something. */
function judgeSize(d: Definition, desk: Desk): void {
  const { resonance_modifiers: changes = {} } = (d.data ?? {}) as EnemyData
  for (const [zone, change] of Object.entries(changes))
    for (const stat of ['hp_max', 'wp_max'] as const) {
      const printed = d.stats?.[stat] ?? 1
      const by = change?.[stat] ?? 0
      if (printed > 0 && printed + by < 1)
        desk.report(
          desk.at(d, 'data', 'resonance_modifiers', zone, stat),
          by,
          `leaves nothing of ${printed}: must be at least ${1 - printed}`,
        )
    }
}

function judgeHero(pack: Pack, d: Definition, desk: Desk): void {
  const decks = pack.decks.filter(({ role }) => !isFate(role)).map(({ id }) => id)
  const least = { hp_max: 1, max_effort: 0 }
  for (const [stat, min] of Object.entries(least))
    if ((d.stats?.[stat] ?? min) < min)
      desk.report(desk.at(d, 'stats', stat), d.stats?.[stat], `must be at least ${min}`)
  record({
    'will_stat?': oneOf('stat for will', ['word', 'sense']),
    'aspect?': oneOf('suit', wordsFor(pack, 'suit')),
    deck: oneOf('deck', decks),
    'crit_effect?': either(
      (value) => typeof value === 'object',
      record({ bonus: integer }),
      oneOf('effect of a critical card', ['pierce', 'stun']),
    ),
  })(d.data, desk.at(d, 'data'), desk)
}
