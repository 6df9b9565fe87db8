// Fail fast and completely: everything about fate cards, heroes, enemies, zones and the campaign that only this
// game reads, with the place of each mistake. [TW-18]
import type { Definition, Pack } from '@cardwright/engine'
import type { Desk } from '@cardwright/engine/author'
import { COMBAT, combatKey, FATE, fateKey, UI, uiKey } from './balance.ts'
import { STEP_TYPES, type EnemyData } from './enemy.ts'
import { judgeCampaign } from './judge-campaign.ts'
import { wordsFor } from './manifest-words.ts'
import {
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
  judgeSticky(pack, desk)
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
  const played = pack.decks.filter(({ role }) => role?.startsWith('fate-') && role !== 'fate-audit')
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
  record({
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
  const decks = pack.decks.map(({ id }) => id)
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
