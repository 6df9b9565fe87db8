// One check, from the face of a Fate card to its numbers: what a preview shows and what then happens is the
// same sum. [TW-3] [TW-8]
import { ask, askAgainst, type Match } from '@cardwright/engine/author'
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
import {
  ATTACK,
  bears,
  DEFEND,
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

/** `isRisky`: the second option of a choice card. */
export function cardValue(m: Match, face: FateFace, isRisky: boolean): number {
  const floor = fate(m, 'effectiveValueFloor')
  const bonus = isRisky && face.choice !== null ? face.choice.bonus : 0
  return valueIn(face, zoneNow(m), floor) + bonus
}

export function heroFace(m: Match) {
  return wordsOf(m).hero[m.s[m.rules.layout.def + hero(m)]]!
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

/** Face null: both piles were empty, the card counts for nothing. */
export function sumOf(
  m: Match,
  base: number,
  effort: number,
  face: FateFace | null,
  isRisky: boolean,
  context: string,
  action?: string,
): Sum {
  const { matrix } = wordsOf(m)
  const relation = face === null ? 'neutral' : relationOf(matrix, face, context, action)
  const keywordOf = face?.keyword ?? null
  const cell = keywordOf === null ? undefined : matrix.contexts[context].keywords[keywordOf]
  const worth = keywordWorth(cell, relation, combat(m, 'matchMultiplier'), halfUp)
  const card = face === null ? 0 : cardValue(m, face, isRisky)
  const keyword = countedIn(context, worth)
  return { base, card, keyword, effort, total: base + card + keyword + effort, relation, worth }
}

/** Which of a keyword's numbers is added: damage where something is dealt, value where something is tested. */
function countedIn(context: string, { damage, value, effects }: KeywordWorth): number {
  if (context === 'combatPhysical' || context === 'combatSpiritual')
    return damage + (effects.includes('counts') ? value : 0)
  return value
}

/** [TW-3.3] Armour of the body: zone and guard count, never below 0. */
export function bodyArmorOf(m: Match, e: number): number {
  const { query, enemy } = wordsOf(m)
  const { byZone } = enemy[m.s[m.rules.layout.def + e]]!
  return Math.max(0, ask(m, query.bodyArmor, e) + byZone[zoneNow(m)].armor + has(m, 'guard', e))
}

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
  face: FateFace | null,
  isRisky: boolean,
): Blow {
  const sum = sumOf(m, baseOf(m, action, target), effort, face, isRisky, CONTEXTS[action])
  if (action === INFLUENCE) {
    const isOpen = sum.worth.effects.includes('pierce') || face?.isCritical === true
    const armor = isOpen ? 0 : Math.max(0, ask(m, wordsOf(m).query.spiritArmor, target))
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
  const track = m.rules.symbols[ask(m, query.attackTrack, hero(m))] as 'hp' | 'wp'
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

/** [TW-3.5] The hero's defence against what an enemy has announced. */
export function parryOf(
  m: Match,
  attacker: number,
  threat: number,
  face: FateFace | null,
  isRisky: boolean,
): Parry {
  const sum = sumOf(m, baseOf(m, DEFEND, attacker), 0, face, isRisky, CONTEXTS[DEFEND])
  if (face?.isCritical === true) return { sum, incoming: 0 }
  const spared = askAgainst(m, wordsOf(m).query.damageTaken, hero(m), attacker, SEAT)
  const through = Math.max(0, threat - sum.total)
  return { sum, incoming: through === 0 ? 0 : Math.max(0, through + spared) }
}

/** [TW-7.2] How far, and which way, the card moves resonance. */
export function shiftOf(
  m: Match,
  face: FateFace,
  isRisky: boolean,
  context: string,
  action?: string,
): number {
  const { matrix } = wordsOf(m)
  const now = has(m, 'resonance', m.rules.world)
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

/** [TW-11.4] What a flight must reach: the strongest enemy still there. */
export const pursuit = (m: Match, foes: readonly number[]): number =>
  foes.reduce((most, e) => Math.max(most, powerOf(m, e)), 0)

export const wasRisky = (m: Match): boolean => kept(m, 'choice') === 2
