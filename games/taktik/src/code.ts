// Taktik: what the pack cannot say. Rules are numbered in RULES.md.
import {
  ask,
  countTagged,
  frameBelow,
  isCancelled,
  number,
  phase,
  pool,
  setArg,
  sizeOfDeck,
  type GameCode,
  type Match,
  type Options,
} from '@cardwright/engine/author'
import type { Pack } from '@cardwright/engine'
import {
  ATTACKERS,
  battleMoves,
  queueLength,
  queueVerb,
  rerollVerb,
  resolve,
  roll,
  TARGETS,
} from './battle.ts'
import { conceal } from './conceal.ts'
import { CANCELLED, draw, drawingMoves } from './drawing.ts'
import { evaluate } from './evaluate.ts'
import { facts } from './facts.ts'
import { GOALS } from './goals.ts'
import { judge } from './judge.ts'
import { march, marchVerb } from './march.ts'
import { countBonus, countKill, MISSION_NUMBERS, MISSION_TALLIES, winVerb } from './missions.ts'
import { prune } from './prune.ts'
import { HOLDERS, quadrant, regions } from './places.ts'
import { setUp, setUpFlow, setUpMoves } from './set-up.ts'
import { readGround, showGround, stepCosts } from './terrain.ts'
import { flow, turnMoves } from './turn.ts'
import { checkVictory, scoreKill, scores } from './victory.ts'
import { wordsOf } from './words.ts'

const SIZES: Partial<Record<string, { rows: number; cols: number }>> = {
  small: { rows: 12, cols: 10 },
  duel: { rows: 8, cols: 6 },
}
const NO = [false, true] as const
/** What the objectives count for each seat. */
const TALLIES = ['delivered', 'escaped', 'yield', 'wrecked']

/** Cards that are queued, looked at or come back besides those of the decks. */
const SPARE = 8
const SPARE_IN_PILE = 2

/** Any of the common decks, and for each seat the tactics to choose from and the missions. */
function shape(_seats: number, { map, missions }: Options, { decks }: Pack) {
  const most = (isMeant: (role: string) => boolean) =>
    Math.max(
      0,
      ...decks.filter(({ role }) => isMeant(role ?? '')).map(({ cards }) => sizeOfDeck(cards)),
    )
  const common = most((role) => role.startsWith('common-'))
  const ofSeat = most((role) => role === 'tactics')
  const dealt = missions === true ? most((role) => role === 'missions') : 0
  return {
    cards: common + (ofSeat + dealt) * 2 + SPARE,
    pile: Math.max(common, ofSeat) + SPARE_IN_PILE,
    ...SIZES[String(map)],
  }
}

export const taktik: GameCode = {
  options: {
    map: { values: ['drawn', 'plain', 'small', 'duel'] },
    deck: { values: ['60', '90', '10'] },
    // first what needs no knowledge of eleven cards before the first turn [TK-4.2]
    tactics: { values: ['preset', 'choose'] },
    deployment: { values: ['auto', 'manual'] },
    territory: { values: [true, false] },
    base: { values: NO },
    points: { values: NO },
    resistance: { values: NO },
    assassination: { values: NO },
    logistics: { values: NO },
    evacuation: { values: NO },
    resources: { values: NO },
    sabotage: { values: NO },
    combined: { values: NO },
    missions: { values: NO },
    hits: { values: ['byType', 'one'] },
  },
  shape,
  numbers: [
    'squad',
    'byHand',
    'turns',
    'moves',
    'extraMoves',
    'drawn',
    'queued',
    'natural',
    'rolled',
    ...GOALS,
    'oneHit',
    ...MISSION_NUMBERS,
    ...[...TALLIES, ...MISSION_TALLIES].flatMap((name) => [`${name}0`, `${name}1`]),
    ...[0, 1].flatMap((seat) => [0, 1, 2].map((k) => `near${seat}${k}`)),
    'held0',
    'held1',
    ...ATTACKERS.flatMap((attacker, k) => [attacker, TARGETS[k], HOLDERS[k]]),
  ],
  reasons: [
    'annihilation',
    'base',
    'points',
    'resistance',
    'territory',
    'assassination',
    'logistics',
    'evacuation',
    'resources',
    'sabotage',
    'combined',
    'missions',
    'turnLimit',
  ],
  setUp,
  flow: { ...setUpFlow, ...flow },
  moves: { ...setUpMoves, ...drawingMoves, ...battleMoves, ...turnMoves },
  procedures: { draw, march, roll, resolve },
  verbs: { march: marchVerb, queue: queueVerb, reroll: rerollVerb, win: winVerb },
  windowClosed,
  regions,
  partitions: { quadrant },
  computed: { hindered: (m, e) => countTagged(m, e, 'hinder'), damage: damageOf },
  counters: {
    ordinaryMoves: (m) => number(m, 'moves') - number(m, 'extraMoves'),
    attacksQueued: queueLength,
    killsThisTurn: (m) => number(m, 'kills'),
    bonusesThisTurn: (m) => number(m, 'bonuses'),
    pointsRetaken: (m) => number(m, 'retaken'),
    villageTurns: (m, seat) => number(m, `heldVillages${seat}`),
    specialsFelled: (m, seat) => number(m, `felledSpecials${seat}`),
  },
  ground: { show: showGround, read: readGround },
  stepCosts,
  hears: {
    died(m, [victim]) {
      scoreKill(m, victim)
      countKill(m, victim)
    },
    'card-played': (m, [card, seat]) => countBonus(m, card, seat),
  },
  check: checkVictory,
  scores,
  conceal,
  facts,
  evaluate,
  awaitsChance: (m) => phase(m) === 'dice',
  prune,
  judge,
  reads: [
    'deliveries0',
    'deliveries1',
    'evacuees0',
    'evacuees1',
    'loaded',
    'sabotageTurns',
    'wrecks0',
    'wrecks1',
    'yieldToWin0',
    'yieldToWin1',
    'holdTurns',
    'lastTurn',
    'firstJudged',
    'resistPercent',
    'missions',
    'linePenalty',
    'neededBeside',
    'neededMost',
    'neededPerCell',
    'pointsToWin0',
    'pointsToWin1',
    'points',
    'pending',
    'quadrant',
    'shelf',
    'spent',
  ],
}

function damageOf(m: Match, e: number): number {
  const { maxHits, hits } = wordsOf(m)
  return ask(m, maxHits, e) - pool(m, e, hits)
}

/** A bonus has cancelled the malus that was drawn. */
function windowClosed(m: Match, f: number): void {
  if (isCancelled(m, f)) setArg(m, frameBelow(m, f), CANCELLED, 1)
}
