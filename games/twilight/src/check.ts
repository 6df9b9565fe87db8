// One check, from the face of a Fate card to its numbers: what a preview shows and what then happens is the
// same sum. [TW-3] [TW-8]
import { ask, askAgainst, defOf, round, type Match } from '@cardwright/engine/author'
import { combat, fate, halfUp } from './balance.ts'
import {
  keywordWorth,
  relationOf,
  tensionOf,
  valueIn,
  type FateFace,
  type KeywordWorth,
  type Relation,
} from './fate-face.ts'
import type { Test } from './places.ts'
import {
  ATTACK,
  bears,
  DEFEND,
  enemies,
  FLEE,
  has,
  hero,
  INFLUENCE,
  kept,
  powerOf,
  printed,
  SEAT,
  zoneNow,
} from './state.ts'
import { wordsOf } from './words.ts'

export interface Sum {
  /** All that is known before the card is turned. */
  base: number
  card: number
  keyword: number
  effort: number
  total: number
  relation: Relation
  worth: KeywordWorth
}

export const CONTEXTS: Record<number, string> = {
  [ATTACK]: 'combatPhysical',
  [INFLUENCE]: 'combatSpiritual',
  [DEFEND]: 'defense',
  [FLEE]: 'skillCheck',
}

/** A card as it is turned. */
export interface Reading {
  /** Null: both piles were empty, the card counts for nothing. */
  face: FateFace | null
  /** The second option of a choice card. */
  isRisky: boolean
  /** The zone it is read in; the present one unless a forecast looks further ahead. */
  zone?: number
}

export function cardValue(m: Match, { face, isRisky, zone = zoneNow(m) }: Reading): number {
  if (face === null) return 0
  const floor = fate(m, 'effectiveValueFloor')
  const bonus = isRisky && face.choice !== null ? face.choice.bonus : 0
  return valueIn(face, zone, floor) + bonus
}

export function heroFace(m: Match) {
  return wordsOf(m).hero[defOf(m, hero(m))]!
}

/** The number a check starts from. */
export function baseOf(m: Match, action: number, target: number): number {
  const { query } = wordsOf(m)
  const who = hero(m)
  switch (action) {
    case ATTACK:
      return (
        printed(m, who, 'might') +
        printed(m, who, 'weapon') +
        askAgainst(m, query.attackTotal, who, target, SEAT) -
        has(m, 'hinder', who)
      )
    case INFLUENCE:
      return (
        printed(m, who, heroFace(m).willStat) +
        printed(m, who, 'persuasion') +
        askAgainst(m, query.influenceTotal, who, target, SEAT)
      )
    case DEFEND:
      return ask(m, query.defenceTotal, who) + has(m, 'ward', who)
    default:
      return printed(m, who, 'sense') + ask(m, query.checkTotal, who)
  }
}

export function sumOf(
  m: Match,
  base: number,
  effort: number,
  reading: Reading,
  context: string,
  action?: string,
): Sum {
  const { matrix } = wordsOf(m)
  const { face } = reading
  const relation = face === null ? 'neutral' : relationOf(matrix, face, context, action)
  const keywordOf = face?.keyword ?? null
  const cell = keywordOf === null ? undefined : matrix.contexts[context].keywords[keywordOf]
  const worth = keywordWorth(cell, relation, combat(m, 'matchMultiplier'), halfUp)
  const card = cardValue(m, reading)
  const keyword = countedIn(context, worth)
  return { base, card, keyword, effort, total: base + card + keyword + effort, relation, worth }
}

/** Which of a keyword's numbers is added: damage where something is dealt, value where something is tested. */
function countedIn(context: string, { damage, value, effects }: KeywordWorth): number {
  if (context === 'combatPhysical' || context === 'combatSpiritual')
    return damage + (effects.includes('counts') ? value : 0)
  return value
}

/** [TW-3.3] Armour of the body: zone and guard count, never below 0. Who is stunned does not guard itself. */
export function bodyArmorOf(m: Match, e: number): number {
  const { query, enemy } = wordsOf(m)
  const { byZone } = enemy[defOf(m, e)]!
  const guard = bears(m, e, 'stunned') ? 0 : has(m, 'guard', e)
  return Math.max(0, ask(m, query.bodyArmor, e) + byZone[zoneNow(m)].armor + guard)
}

export const spiritArmorOf = (m: Match, e: number): number =>
  Math.max(0, ask(m, wordsOf(m).query.spiritArmor, e))

export interface Blow {
  sum: Sum
  armor: number
  amount: number
  track: 'hp' | 'wp'
  isSurprise: boolean
}

/** What an Attack or an Influence does to its target with this card. */
export function blowOf(
  m: Match,
  action: number,
  target: number,
  effort: number,
  reading: Reading,
): Blow {
  const { face } = reading
  const sum = sumOf(m, baseOf(m, action, target), effort, reading, CONTEXTS[action])
  if (action === INFLUENCE) {
    const isOpen = sum.worth.effects.includes('pierce') || face?.isCritical === true
    const armor = isOpen ? 0 : spiritArmorOf(m, target)
    const amount = Math.max(0, sum.total - armor)
    return { sum, armor, amount, track: 'wp', isSurprise: false }
  }
  return strike(m, target, sum, face)
}

/** [TW-3.4] Total, armour, at least 0, surprise. */
function strike(m: Match, target: number, sum: Sum, face: FateFace | null): Blow {
  const { query } = wordsOf(m)
  const { crit } = heroFace(m)
  const isCrit = face?.isCritical === true
  const bonus = isCrit && crit?.kind === 'bonus' ? crit.bonus : 0
  const isOpen = sum.worth.effects.includes('pierce') || (isCrit && crit?.kind === 'pierce')
  const armor = isOpen ? 0 : bodyArmorOf(m, target)
  const total = { ...sum, keyword: sum.keyword + bonus, total: sum.total + bonus }
  const track = m.rules.words.symbols[ask(m, query.attackTrack, hero(m))] as 'hp' | 'wp'
  const isSurprise = track === 'hp' && bears(m, target, 'trackSpirit')
  const plain = Math.max(0, total.total - armor)
  const factor =
    ask(m, query.attackFactor, hero(m)) * (isSurprise ? combat(m, 'surpriseMultiplier') : 1)
  return { sum: total, armor, amount: halfUp(plain * factor), track, isSurprise }
}

export interface Parry {
  sum: Sum
  incoming: number
}

/** What the hero defends with before a card is turned, and what is taken off each blow. */
export interface Stand {
  base: number
  spared: number
}

export const standAgainst = (m: Match, attacker: number): Stand => ({
  base: baseOf(m, DEFEND, attacker),
  spared: askAgainst(m, wordsOf(m).query.damageTaken, hero(m), attacker, SEAT),
})

/** [TW-3.5] The hero's defence against what an enemy has announced. */
export function parryOf(m: Match, threat: number, stand: Stand, reading: Reading): Parry {
  const sum = sumOf(m, stand.base, 0, reading, CONTEXTS[DEFEND])
  if (reading.face?.isCritical === true) return { sum, incoming: 0 }
  const through = Math.max(0, threat - sum.total)
  return { sum, incoming: through === 0 ? 0 : Math.max(0, through + stand.spared) }
}

/** [TW-7.2] How far, and which way, the card moves resonance. */
export function shiftOf(
  m: Match,
  face: FateFace,
  isRisky: boolean,
  context: string,
  action?: string,
  now = has(m, 'resonance', m.rules.things.world),
): number {
  const { matrix } = wordsOf(m)
  if (face.suit === 'yav') return -Math.sign(now) * Math.min(Math.abs(now), face.intensity)
  const way = face.suit === 'nav' ? -1 : 1
  // the price of the risk is exactly what was shown
  if (isRisky && face.choice !== null) return way * face.choice.intensity
  const done = action ?? matrix.contexts[context].action
  const aspect = done === undefined ? null : (matrix.actions[done] ?? null)
  const tension = tensionOf(face, heroFace(m).aspect, aspect)
  const factor = {
    synergy: fate(m, 'synergyMultiplier'),
    dissonance: fate(m, 'dissonanceMultiplier'),
    plain: fate(m, 'neutralMultiplier'),
  }[tension]
  return way * face.intensity * factor
}

const TALK = 'dialogue'

/** [TW-19.2] What a test on the road starts from. */
export const stakeOf = (m: Match, { stat, context, action }: Test): number =>
  printed(m, hero(m), stat) + renownFor(m, context, action)

/** [TW-19.7] A name goes ahead of the hero: a good one helps to talk, a bad one to frighten. */
export function renownFor(m: Match, context: string, action?: string): number {
  const { contexts, actions } = wordsOf(m).matrix
  if (context !== TALK) return 0
  const most = fate(m, 'reputationCap')
  const renown = Math.max(-most, Math.min(most, has(m, 'reputation', SEAT)))
  const done = action ?? contexts[context].action
  return done !== undefined && actions[done] === 'nav' ? -renown : renown
}

/** [TW-19.2] [TW-19.4] A test on the road, with this card. */
export function trialOf(
  m: Match,
  test: Test,
  effort: number,
  reading: Reading,
): { sum: Sum; isGood: boolean } {
  const sum = sumOf(m, stakeOf(m, test), effort, reading, test.context, test.action)
  return { sum, isGood: reading.face?.isCritical === true || sum.total >= test.difficulty }
}

/** [TW-10.2] The rage that an Influence would meet: the current rage, or what rises first when changing from body to spirit. */
export function shieldBefore(m: Match, action: number, target: number): number {
  const stands = has(m, 'rageShield', target)
  if (action !== INFLUENCE || !bears(m, target, 'trackBody')) return stands
  // [TW-10.7] a stunned enemy gains no rage
  if (bears(m, target, 'stunned')) return stands
  const risen = halfUp(powerOf(m, target) * round(m) * combat(m, 'rageShieldFactor'))
  return Math.max(stands, risen)
}

/** [TW-11.4] A flight, with this card. */
export function flightOf(
  m: Match,
  reading: Reading,
): { sum: Sum; needed: number; isAway: boolean } {
  const needed = pursuit(m, enemies(m))
  const sum = sumOf(m, baseOf(m, FLEE, -1), 0, reading, CONTEXTS[FLEE])
  return { sum, needed, isAway: reading.face?.isCritical === true || sum.total >= needed }
}

/** [TW-11.4] What a flight must reach: the strongest enemy still there. */
const pursuit = (m: Match, foes: readonly number[]): number =>
  foes.reduce((most, e) => Math.max(most, powerOf(m, e)), 0)

export const wasRisky = (m: Match): boolean => kept(m, 'choice') === 2
