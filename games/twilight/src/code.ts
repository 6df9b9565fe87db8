// Twilight Marches: what the pack cannot say. Rules are numbered in RULES.md.
import { putIn, sizeOf, type GameCode, type Match, round } from '@cardwright/engine/author'
import { actionFlow, actionMoves } from './action.ts'
import { COMBAT, combat, combatKey, FATE, fateKey, UI, uiKey } from './balance.ts'
import { hpPercent } from './behaviour.ts'
import { campaignFlow, campaignMoves } from './campaign.ts'
import { encounterFlow, encounterMoves, overFlow } from './encounter.ts'
import { enemyFlow } from './enemy-phase.ts'
import { evaluate } from './evaluate.ts'
import { fateFlow, fateMoves } from './fate-turn.ts'
import { judge } from './judge.ts'
import { facts } from './facts.ts'
import { prune } from './prune.ts'
import { options, refuse, setUp, setUpFlow, setUpMoves, shape } from './set-up.ts'
import { count, has, hero, keep, kept, numbers, SEAT, setTo, zoneNow } from './state.ts'
import { wordsOf } from './words.ts'

export const twilight: GameCode = {
  options,
  refuse,
  shape,
  numbers,
  reasons: ['killed', 'pacified', 'mixed', 'fled', 'fallen', 'journeyEnd'],
  setUp,
  flow: {
    ...setUpFlow,
    ...encounterFlow,
    ...overFlow,
    ...actionFlow,
    ...enemyFlow,
    ...fateFlow,
    ...campaignFlow,
  },
  moves: { ...setUpMoves, ...actionMoves, ...encounterMoves, ...fateMoves, ...campaignMoves },
  hero,
  counters: {
    round: (m) => round(m),
    checks: (m) => kept(m, 'checks'),
    darkBoost: boost('nav'),
  },
  computed: {
    hpPercent,
    unhurt: (m, e) => (has(m, 'hp', e) >= has(m, 'maxHp', e) ? 1 : 0),
  },
  hears: {
    'card-played': (m, payload) => {
      keep(m, 'lastPlayed', payload[0] + 1)
      count(m, 'played')
    },
    'status-given': (m, [e, , status]) => {
      if (status === wordsOf(m).status.stunned) calm(m, e)
    },
    'card-drawn': (m, payload) => holdLimit(m, payload[0]),
  },
  draws: ['fate-drawn'],
  evaluate,
  prune,
  facts: (m, viewer) => ({ ...facts(m, viewer) }),
  judge,
  reads: [
    ...COMBAT.map(combatKey),
    ...FATE.map(fateKey),
    ...UI.map(uiKey),
    'base_value',
    'intensity',
    'faith_start',
    'suit',
    'realm',
    'keyword',
    'critical',
    'choice',
    'blank',
    'beast',
    'spirit',
    'demon',
    'human',
    'boss',
    'undead',
    'might',
    'agility',
    'word',
    'sense',
    'weapon',
    'persuasion',
    'influence',
    'maxHp',
    'maxWp',
    'wp',
    'bodyArmor',
    'spiritArmor',
    'buff',
    'guard',
    'hinder',
    'ward',
    'intent',
    'intentValue',
    'reputation',
    'fate',
    'fateDiscard',
    'fateShown',
    'staged',
    'exhaust',
    'loot',
    'maxEffort',
    'attackFactor',
    'checkTotal',
    'wp_max',
    'round',
    'sticky',
  ],
}

/** [TW-9.4] Where a zone strengthens a suit, its cards are worth more. */
function boost(suit: string) {
  return (m: Match): number =>
    wordsOf(m).zones[zoneNow(m)].strengthens === suit ? combat(m, 'darkBoost') : 0
}

/** [TW-10.7] Who is stunned rages no more. */
function calm(m: Match, e: number): void {
  if (has(m, 'rageShield', e) > 0) setTo(m, 'rageShield', e, 0)
}

/** [TW-2.8] A card too many goes to the discard. */
function holdLimit(m: Match, card: number): void {
  if (sizeOf(m, m.rules.zones.hand!, SEAT) > combat(m, 'maxHand'))
    putIn(m, card, m.rules.zones.discard!)
}
