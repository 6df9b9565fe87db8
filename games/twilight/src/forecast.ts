// What may come before it is done: exact shares over every order in which the Fate cards can still come. Sums are those
// of check.ts; what enemies then do is followed card by card. [TW-21]
import { clone, copyInto } from '@cardwright/engine'
import {
  endActionModifiers,
  perRules,
  sizeOf,
  touchClock,
  type Match,
} from '@cardwright/engine/author'
import { combat, fate } from './balance.ts'
import {
  blowOf,
  CONTEXTS,
  flightOf,
  heroFace,
  parryOf,
  shieldBefore,
  shiftOf,
  standAgainst,
  type Blow,
  type Reading,
  type Stand,
} from './check.ts'
import { bloodOf } from './effects.ts'
import { intentOf, shownValue } from './enemy-phase.ts'
import { nextOf, restOf, type Ahead } from './fate-deck.ts'
import type { KeywordWorth } from './fate-face.ts'
import { damped, layMarker } from './resonance.ts'
import { zoneIndexOf } from './resonance-zones.ts'
import {
  ATTACK,
  bears,
  DEFEND,
  enemies,
  has,
  hero,
  keep,
  kept,
  SEAT,
  setTo,
  WAIT,
} from './state.ts'
import { wordsOf } from './words.ts'

/** This share of the orders brings so much. */
export interface Chance {
  amount: number
  share: number
}

/** A share with the safe reading of choice cards, and with the risky one. */
export interface Share {
  safe: number
  risk: number
}

export interface BlowForecast {
  track: 'hp' | 'wp'
  amounts: Chance[]
  /** The enemy is killed or pacified by it. */
  settles: Share
  /** The rage that shields the will when the attack lands. */
  shield: number
  isSurprise: boolean
}

export interface Harm {
  /** Damage to the hero in this round, all attacks together. */
  amounts: Chance[]
  /** The hero falls. */
  falls: number
}

export function chances(shares: ReadonlyMap<number, number>): Chance[] {
  return [...shares]
    .map(([amount, share]) => ({ amount, share }))
    .sort((a, b) => a.amount - b.amount)
}

const add = (to: Map<number, number>, amount: number, share: number): void =>
  void to.set(amount, (to.get(amount) ?? 0) + share)

/** The share of next cards with which something holds, in either reading. */
export function shareOf(ahead: Ahead, holds: (reading: Reading) => boolean): Share {
  const share = (isRisky: boolean): number => {
    let sum = 0
    for (const next of nextOf(ahead)) if (holds({ face: next.face, isRisky })) sum += next.share
    return sum
  }
  const safe = share(false)
  return { safe, risk: mayChoose(ahead) ? share(true) : safe }
}

/** Whether the next card may be one that asks. */
export function mayChoose(ahead: Ahead): boolean {
  for (const { face } of nextOf(ahead)) if (face !== null && face.choice !== null) return true
  return false
}

const effortOf = (m: Match): number => sizeOf(m, wordsOf(m).zone.staged, SEAT)

export function forecastBlow(m: Match, action: number, target: number, ahead: Ahead): BlowForecast {
  const effort = effortOf(m)
  const shield = shieldBefore(m, action, target)
  const blow = (reading: Reading) => blowOf(m, action, target, effort, reading)
  const settles = ({ amount, track }: Blow) =>
    amount >= has(m, track, target) + (track === 'wp' ? shield : 0)
  const amounts = new Map<number, number>()
  for (const { face, share } of nextOf(ahead))
    add(amounts, blow({ face, isRisky: false }).amount, share)
  const { track, isSurprise } = blow({ face: null, isRisky: false })
  return {
    track,
    amounts: chances(amounts),
    settles: shareOf(ahead, (reading) => settles(blow(reading))),
    shield: track === 'wp' ? shield : 0,
    isSurprise,
  }
}

export const forecastFlight = (m: Match, ahead: Ahead): Share =>
  shareOf(ahead, (reading) => flightOf(m, reading).isAway)

// --- what enemies then do --------------------------------------------------------------------

/** More orders than that are not counted: then only what was announced is shown. */
const MOST_DRAWS = 3

/** The rest of the round after the player's action. */
interface Course {
  resonance: number
  ward: number
  hp: number
  hasStood: boolean
  harm: number
  /** Does nothing any more: settled or stunned by the action. */
  out: number
  enraged: number
  ahead: Ahead
  /** No check was made in this encounter yet. */
  isFirst: boolean
}

/** Field by field: thousands are made for one view, and a spread costs ten times as much. */
const copyOf = (one: Course): Course => ({
  resonance: one.resonance,
  ward: one.ward,
  hp: one.hp,
  hasStood: one.hasStood,
  harm: one.harm,
  out: one.out,
  enraged: one.enraged,
  ahead: one.ahead,
  isFirst: one.isFirst,
})

/** What an attack meets: numbers that a change of zone or the first check of an encounter may change. */
interface Meeting {
  value: (isEnraged: boolean) => number
  stand: Stand
}

/** Damage to the hero until the round is over, for one action. Null: too many attacks to follow. */
export function forecastHarm(
  m: Match,
  action: number,
  target: number,
  { ahead, meet }: Prospect,
): Harm | null {
  const foes = enemies(m).filter((e) => !bears(m, e, 'stunned'))
  const attacks = foes.filter((e) => intentOf(m, e)?.type === 'attack').length
  if (attacks + (action === WAIT ? 0 : 1) > MOST_DRAWS) return null
  const amounts = new Map<number, number>()
  let falls = 0

  const end = ({ harm, hp }: Course, share: number): void => {
    add(amounts, harm, share)
    if (hp <= 0) falls += share
  }
  const follow = (course: Course, k: number, share: number): void => {
    if (k >= foes.length || course.hp <= 0) return end(course, share)
    const e = foes[k]
    const type = e === course.out ? null : (intentOf(m, e)?.type ?? null)
    if (type === 'ritual') {
      const darker = copyOf(course)
      shift(m, darker, has(m, 'intentValue', e))
      return follow(darker, k + 1, share)
    }
    if (type !== 'attack') return follow(course, k + 1, share)
    const zone = zoneIndexOf(wordsOf(m).zones, course.resonance)
    const { value, stand } = meet(e, zone, course.isFirst)
    const threat = value(course.enraged === e)
    const met = { base: stand.base + course.ward, spared: stand.spared }
    for (const next of nextOf(course.ahead)) {
      const reading = { face: next.face, isRisky: false, zone }
      const { sum, incoming } = parryOf(m, threat, met, reading)
      const hit = copyOf(course)
      if (k + 1 < foes.length) hit.ahead = restOf(next)
      hit.isFirst = false
      hurt(m, hit, incoming)
      work(m, hit, sum.worth, incoming)
      turnAway(m, hit, reading, CONTEXTS[DEFEND])
      follow(hit, k + 1, share * next.share)
    }
  }

  const start = startOf(m, ahead)
  if (action === WAIT) follow(start, 0, 1)
  else
    for (const next of nextOf(ahead)) {
      const course = copyOf(start)
      course.ahead = restOf(next)
      course.isFirst = false
      strike(m, course, action, target, { face: next.face, isRisky: false })
      follow(course, 0, next.share)
    }
  return { amounts: chances(amounts), falls }
}

const startOf = (m: Match, ahead: Ahead): Course => ({
  resonance: has(m, 'resonance', m.rules.things.world),
  ward: has(m, 'ward', hero(m)),
  hp: has(m, 'hp', hero(m)),
  hasStood: kept(m, 'stoodFast') !== 0,
  harm: 0,
  out: -1,
  enraged: -1,
  ahead,
  isFirst: kept(m, 'checks') === 0,
})

/** What all forecasts from one state have in common. */
export interface Prospect {
  ahead: Ahead
  meet(e: number, zone: number, isFirst: boolean): Meeting
}

/** A block for each zone, before and after the first check: new ones for every view would be garbage at once. */
const scratch = perRules((): Match[] => [])

/** Zones and the first check may change the defence; each case is simulated once, on a copy. */
export function prospectOf(m: Match, ahead: Ahead): Prospect {
  const { zones } = wordsOf(m)
  const made: boolean[] = []
  const copyFor = (zone: number, isFirst: boolean): Match => {
    const copies = scratch(m)
    const at = zone * 2 + Number(isFirst)
    if (made[at]) return copies[at]
    made[at] = true
    const copy = (copies[at] = copies[at] === undefined ? clone(m) : copyInto(m, copies[at]))
    endActionModifiers(copy)
    setTo(copy, 'ward', hero(m), 0)
    if (zone !== zoneIndexOf(zones, has(m, 'resonance', m.rules.things.world)))
      setTo(copy, 'resonance', m.rules.things.world, zones[zone].to)
    layMarker(copy)
    if (!isFirst && kept(m, 'checks') === 0) keep(copy, 'checks', 1)
    touchClock(copy)
    return copy
  }
  const meet = (e: number, zone: number, isFirst: boolean): Meeting => {
    const copy = copyFor(zone, isFirst)
    return {
      value: (isEnraged) => shownValue(copy, e, isEnraged || bears(m, e, 'enraged')),
      stand: standAgainst(copy, e),
    }
  }
  return { ahead, meet }
}

function strike(m: Match, course: Course, action: number, target: number, reading: Reading): void {
  const blow = blowOf(m, action, target, effortOf(m), reading)
  const { amount, track, isSurprise } = blow
  const shield = track === 'wp' ? shieldBefore(m, action, target) : 0
  const left = has(m, track, target) + shield - amount
  const isStunned =
    action === ATTACK && reading.face?.isCritical === true && heroFace(m).crit?.kind === 'stun'
  const through = Math.max(0, Math.min(amount - shield, has(m, track, target)))
  course.out = left <= 0 || isStunned ? target : -1
  work(m, course, blow.sum.worth, through)
  if (isSurprise) {
    shift(m, course, combat(m, 'escalationResonanceShift'))
    course.enraged = target
  }
  turnAway(m, course, reading, CONTEXTS[action])
}

function hurt(m: Match, course: Course, incoming: number): void {
  course.harm += Math.max(0, incoming)
  const left = course.hp - incoming
  const least = combat(m, 'lastStand')
  if (incoming <= 0 || left > 0) course.hp = left
  else if (least > 0 && !course.hasStood) {
    course.hp = least
    course.hasStood = true
  } else course.hp = 0
}

/** Of a keyword's effects those that matter until the round is over. */
function work(m: Match, course: Course, worth: KeywordWorth, damage: number): void {
  for (const effect of worth.effects) {
    if (effect === 'shield') course.ward += worth.value
    if (effect === 'darken') shift(m, course, fate(m, 'shadowShift'))
    if (effect === 'vampirism')
      course.hp = Math.min(has(m, 'maxHp', hero(m)), course.hp + bloodOf(m, damage))
  }
}

function turnAway(m: Match, course: Course, { face, isRisky }: Reading, context: string): void {
  if (face !== null)
    shift(m, course, shiftOf(m, face, isRisky, context, undefined, course.resonance))
}

function shift(m: Match, course: Course, by: number): void {
  const { min, scale } = wordsOf(m).resource.resonance
  const max = m.rules.game.manifest.resources['resonance'].max as number
  const to = course.resonance + Math.round(damped(m, by, course.resonance) * scale) / scale
  course.resonance = Math.max(min, Math.min(max, to))
}
