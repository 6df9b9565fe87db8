// Fail fast and completely: everything about fate cards, heroes, enemies, zones and the campaign that only this
// game reads, with the place of each mistake. [TW-18]
import type { Definition, Pack } from '@cardwright/engine'
import type { Desk, Spot } from '@cardwright/engine/author'
import { COMBAT, combatKey, FATE, fateKey, UI, uiKey } from './balance.ts'
import { STEP_TYPES, type EnemyData } from './enemy.ts'
import { judgeCampaign, MOST_ENEMIES } from './judge-campaign.ts'
import { wordsFor } from './manifest-words.ts'
import {
  byWord,
  either,
  flag,
  inside,
  integer,
  listOf,
  number,
  oneOf,
  record,
  spoken,
  text,
} from './shape.ts'

export const idsOf = (pack: Pack, ...classes: string[]): string[] =>
  pack.definitions.filter((d) => classes.includes(d.class)).map(({ id }) => id)

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
  judgeIntents(pack, desk)
  judgeFigures(pack, desk)
  byWord(
    'balance key',
    [
      ...COMBAT.map(combatKey),
      ...FATE.map(fateKey),
      ...UI.map(uiKey),
      ...Object.keys(pack.balance),
    ],
    number,
  )(pack.data?.['defaults'] ?? {}, desk.inFile('data/defaults.json'), desk)
  judgeCampaign(pack, desk)
}

const CARDS = ['card', 'once']

/** [TW-9.1] From the darkest to the lightest, each zone ends above the one before it, and the last at the very end. */
function judgeZones(pack: Pack, zones: readonly string[], desk: Desk): void {
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

const isFate = (role: string | undefined): boolean => role?.startsWith('fate-') === true

/** A deck of Fate holds Fate cards, a hero's deck none. */
function judgeDecks(pack: Pack, desk: Desk): void {
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

/** An intent's effect needs its number, and a called unit must be an enemy. */
function judgeIntents(pack: Pack, desk: Desk): void {
  const enemies = idsOf(pack, 'enemy')
  const without = ['prepare', 'summon', 'ritual']
  ;(pack.behaviours ?? []).forEach(({ intents }, i) => {
    for (const [name, intent] of Object.entries(intents)) {
      const at = desk.inFile('behaviours.json', i, 'intents', name)
      const hasNumber = intent.value !== undefined || intent.value_formula !== undefined
      if (intent.type === 'summon')
        oneOf('enemy', enemies)(intent.summons, inside(at, 'summons'), desk)
      else if (intent.type === 'ritual') {
        if (intent.resonance_shift === undefined || intent.resonance_shift >= 0)
          desk.report(
            inside(at, 'resonance_shift'),
            intent.resonance_shift,
            'a ritual moves resonance towards Nav, below 0',
          )
      } else if (!without.includes(intent.type) && !hasNumber)
        desk.report(at, name, 'needs a value or a value_formula')
    }
  })
}

/** Keys of the rules that no file gives, and figures no match could be played with. */
function judgeFigures(pack: Pack, desk: Desk): void {
  const defaults = (pack.data?.['defaults'] ?? {}) as Record<string, number>
  const at = (key: string): Spot => desk.inFile('balance.json', key)
  const figure = (key: string): number | undefined => pack.balance[key]?.value ?? defaults[key]
  for (const key of [...COMBAT.map(combatKey), ...FATE.map(fateKey), ...UI.map(uiKey)])
    if (figure(key) === undefined)
      desk.report(
        at(key),
        undefined,
        'is missing: the rules read it',
        desk.nearest(key, Object.keys(pack.balance)),
      )
  const bounds: [string, number, number][] = [
    [combatKey('energyPerTurn'), 0, MOST],
    [combatKey('startHand'), 0, figure(combatKey('maxHand')) ?? MOST],
    [combatKey('maxHand'), 1, MOST],
    [combatKey('drawPerRound'), 0, MOST],
    [combatKey('maxEnemies'), 1, MOST_ENEMIES],
    [combatKey('matchMultiplier'), 0, MOST],
  ]
  for (const [key, min, max] of bounds) {
    const value = figure(key)
    const isWhole = key === combatKey('matchMultiplier') || Number.isInteger(value)
    if (value !== undefined && (value < min || value > max || !isWhole))
      desk.report(at(key), value, `must be a whole number from ${min} to ${max}`)
  }
}

const MOST = 20

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
        record({ zone: oneOf('zone', zones), modify_value: integer, 'visual_effect?': text }),
      ),
      'choice_option?': record({
        text: spoken,
        bonus_value: integer,
        intensity: integer,
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
  const reward = record({ 'faith?': integer, 'resonance?': integer, 'flags?': listOf(text) })
  for (const stat of ['hp_max', 'wp_max'])
    if ((d.stats?.[stat] ?? 1) < 1)
      desk.report(desk.at(d, 'stats', stat), d.stats?.[stat], 'must be at least 1')
  record({
    'description?': spoken,
    'behavior_id?': oneOf('behaviour', behaviours),
    'pattern?': listOf(record({ type: oneOf('step', STEP_TYPES), value: integer }), 1),
    'regeneration?': integer,
    'resonance_modifiers?': byWord(
      'zone',
      zones,
      record({
        'power?': integer,
        'armor_physical?': integer,
        'hp_max?': integer,
        'wp_max?': integer,
      }),
    ),
    'loot?': record({ 'kill?': cards, 'pacify?': cards }),
    'rewards?': record({ 'kill?': reward, 'pacify?': reward }),
  })(d.data ?? {}, at, desk)
  const { behavior_id, pattern } = (d.data ?? {}) as EnemyData
  if (behavior_id === undefined && pattern === undefined)
    desk.report(at, d.id, 'an enemy has a behavior_id or a pattern')
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
