// An encounter from its first hand to its last reward, round by round. [TW-2] [TW-11]
import {
  askMain,
  askMove,
  cardAt,
  closeTurn,
  defOf,
  emit,
  endEncounterModifiers,
  endMatch,
  endRoundModifiers,
  go,
  phase,
  pushDraw,
  putIn,
  refillCharges,
  remove,
  round,
  setPhase,
  setRound,
  shuffle,
  sizeOf,
  touchClock,
  type FlowNode,
  type Match,
  type MoveCode,
  type ZoneTable,
} from '@cardwright/engine/author'
import { combat } from './balance.ts'
import { LOUD, UNSEEN } from './effects.ts'
import { raise, summon } from './enemy-phase.ts'
import { forgetEnds, hurtEnemy, isFallen, settleEnemies } from './outcomes.ts'
import { layMarker, shift, sound, tellDrift } from './resonance.ts'
import {
  add,
  bears,
  count,
  enemies,
  give,
  has,
  hero,
  keep,
  kept,
  powerOf,
  SEAT,
  setTo,
  take,
  tokens,
  zoneNow,
} from './state.ts'
import { wordsOf } from './words.ts'

/** Enemies as definition numbers, in their cells; their greatest health is that of the zone now. */
export function placeEnemies(m: Match, defs: readonly number[]): void {
  const { enemy } = wordsOf(m)
  for (const def of defs) {
    const e = summon(m, def)
    // no room, so further enemies do not appear
    if (e < 0) return
    const { hp, wp } = enemy[def]!.byZone[zoneNow(m)]
    for (const [track, most, by] of [
      ['hp', 'maxHp', hp],
      ['wp', 'maxWp', wp],
    ] as const) {
      setTo(m, most, e, Math.max(1, has(m, most, e) + by))
      setTo(m, track, e, has(m, most, e))
    }
  }
}

/** Returns all the hero's cards to the deck: hand, discard, exhausted, set aside and won cards. */
export function gatherDeck(m: Match): void {
  const { zone } = wordsOf(m)
  const { deck, hand, discard } = m.rules.zones
  const from: ZoneTable[] = [hand!, discard!, zone.exhaust, zone.staged, zone.loot]
  for (const one of from)
    while (sizeOf(m, one, SEAT) > 0) {
      const card = cardAt(m, one, SEAT, 0)
      take(m, card, 'echoed')
      putIn(m, card, deck!)
    }
  shuffle(m, deck!, SEAT)
}

const FRESH = ['lastAction', 'attacked', 'checks', 'acting', 'lastPlayed', 'stoodFast'] as const
const TALLIES = ['killed', 'pacified', 'fled', 'faithDue', 'resonanceDue'] as const
const SHOWN = ['dealt', 'taken', 'played'] as const

export function openEncounter(m: Match, defs: readonly number[]): void {
  for (const name of [...FRESH, ...TALLIES, ...SHOWN]) keep(m, name, 0)
  keep(m, 'mulligan', 0)
  keep(m, 'isOver', 0)
  forgetEnds(m)
  setRound(m, 1)
  touchClock(m)
  refillCharges(m, 'encounter')
  setTo(m, 'hinder', hero(m), 0)
  setTo(m, 'ward', hero(m), 0)
  layMarker(m)
  placeEnemies(m, defs)
  meetAlarm(m)
  emit(m, 'encounter-opened', SEAT, defs.length)
  go(m, 'mulligan')
  drawHand(m)
}

/** [TW-19.8] Noise makes the enemies stronger; an unnoticed hero acts alone in the first round. */
function meetAlarm(m: Match): void {
  const level = kept(m, 'alarm')
  keep(m, 'alarm', 0)
  for (const e of enemies(m)) {
    if (level === LOUD) add(m, 'buff', e, combat(m, 'noiseBuff'))
    if (level === UNSEEN) give(m, e, 'stunned')
  }
}

/** Up to a first hand; what was drawn on the road is part of it. */
export function drawHand(m: Match): void {
  pushDraw(m, SEAT, combat(m, 'startHand') - sizeOf(m, m.rules.zones.hand!, SEAT))
}

const PLAY = ['play']
const FINISH = ['attack', 'influence', 'wait', 'flee', 'stage', 'unstage']
const TRAPPED = FINISH.filter((move) => move !== 'flee')

export const encounterFlow: Record<string, FlowNode> = {
  /** [TW-2.7] Once: any cards back, as many anew. */
  mulligan(m) {
    setPhase(m, 'mulligan')
    askMove(m, SEAT, ['swap', 'ready'])
  },
  /** New cards first, then the old ones back: what was sent away comes only when nothing else is left. */
  redraw(m) {
    const { zone } = wordsOf(m)
    const wanted = kept(m, 'mulligan')
    const ready = Math.min(wanted, sizeOf(m, m.rules.zones.deck!, SEAT))
    if (ready > 0) {
      keep(m, 'mulligan', wanted - ready)
      return pushDraw(m, SEAT, ready)
    }
    if (sizeOf(m, zone.staged, SEAT) === 0) return go(m, 'intents')
    while (sizeOf(m, zone.staged, SEAT) > 0)
      putIn(m, cardAt(m, zone.staged, SEAT, 0), m.rules.zones.deck!, 'bottom')
    shuffle(m, m.rules.zones.deck!, SEAT)
  },
  /** [TW-2.2] Energy is full at the start of a turn; what was left is lost. */
  turn(m) {
    setTo(m, 'energy', SEAT, combat(m, 'energyPerTurn'))
    keep(m, 'attacked', 0)
    keep(m, 'lastPlayed', 0)
    sound(m)
    go(m, 'main')
    emit(m, m.rules.events.on.turnStarted, SEAT, round(m))
  },
  main(m) {
    tellDrift(m)
    layMarker(m)
    if (phase(m) !== 'playerAction') setPhase(m, 'playerAction')
    if (enemies(m).length === 0) return go(m, 'encounterEnd')
    askMain(m, SEAT, PLAY, kept(m, 'noFlight') === 1 ? TRAPPED : FINISH)
  },
  roundEnd(m) {
    setPhase(m, 'roundEnd')
    go(m, 'nextRound')
    for (const e of enemies(m)) tick(m, e)
    settleEnemies(m)
    setTo(m, 'ward', hero(m), 0)
    restCards(m)
    endRoundModifiers(m)
    closeTurn(m, SEAT)
    refillCharges(m, 'round')
    emit(m, m.rules.events.on.roundEnded, SEAT, round(m))
  },
  nextRound(m) {
    layMarker(m)
    if (enemies(m).length === 0 || isFallen(m)) return go(m, 'encounterEnd')
    setRound(m, round(m) + 1)
    go(m, 'intents')
    const room = combat(m, 'maxHand') - sizeOf(m, m.rules.zones.hand!, SEAT)
    pushDraw(m, SEAT, Math.min(room, combat(m, 'drawPerRound')))
  },
  encounterEnd,
}

/** [TW-2.5] What happens to one enemy at the end of a round. */
function tick(m: Match, e: number): void {
  const { enemy, zones } = wordsOf(m)
  const { isUndead, regeneration } = enemy[defOf(m, e)]!
  const { undead } = zones[zoneNow(m)]
  if (isUndead && undead === 'heals') raise(m, e, 'hp', 'maxHp', combat(m, 'undeadTick'))
  if (isUndead && undead === 'fades') hurtEnemy(m, e, combat(m, 'undeadTick'), 'hp', -1)
  if (bears(m, e, 'bleed')) {
    hurtEnemy(m, e, combat(m, 'bleedDamage'), 'hp', -1)
    take(m, e, 'bleed', 1)
  }
  if (regeneration > 0 && has(m, 'hp', e) > 0) raise(m, e, 'hp', 'maxHp', regeneration)
  take(m, e, 'stunned')
  setTo(m, 'guard', e, 0)
  setTo(m, 'intent', e, 0)
  setTo(m, 'intentValue', e, 0)
  // [TW-10.4] a round without any attack lets rage cool
  if (kept(m, 'attacked') === 0 && has(m, 'rageShield', e) > 0) {
    const cooled = powerOf(m, e) * combat(m, 'rageShieldFactor')
    add(m, 'rageShield', e, -Math.min(cooled, has(m, 'rageShield', e)))
  }
}

/** Cards that came back by themselves may do so again in the next round. */
function restCards(m: Match): void {
  const { deck, hand, discard } = m.rules.zones
  for (const zone of [deck!, hand!, discard!])
    for (let k = 0; k < sizeOf(m, zone, SEAT); k++)
      if (tokens(m, cardAt(m, zone, SEAT, k), 'echoed') > 0)
        take(m, cardAt(m, zone, SEAT, k), 'echoed')
}

/** [TW-11.2] Flags, then everything that was earned, at once. */
function encounterEnd(m: Match): void {
  endRoundModifiers(m)
  endEncounterModifiers(m)
  keep(m, 'isOver', 1)
  // [TW-11.5] the road is not the encounter
  keep(m, 'stoodFast', 0)
  if (isFallen(m)) return endMatch(m, { winners: [], reason: 'fallen' })
  const [killed, pacified, fled] = [kept(m, 'killed'), kept(m, 'pacified'), kept(m, 'fled')]
  if (killed > 0) keep(m, 'violence', 1)
  if (pacified > 0 && killed + fled === 0) count(m, 'nonviolent')
  count(m, 'kills', killed)
  count(m, 'peaces', pacified)
  go(m, kept(m, 'campaign') === 1 ? 'afterEncounter' : 'over')
  reward(m, fled > 0)
  emit(m, 'encounter-ended', SEAT, killed, pacified, fled)
}

/** [TW-11.4] Who runs away leaves the spoils behind. */
function reward(m: Match, isFlight: boolean): void {
  const { zone } = wordsOf(m)
  if (isFlight) while (sizeOf(m, zone.loot, SEAT) > 0) forget(m, cardAt(m, zone.loot, SEAT, 0))
  if (kept(m, 'faithDue') !== 0) add(m, 'faith', SEAT, kept(m, 'faithDue'))
  if (kept(m, 'resonanceDue') !== 0) shift(m, kept(m, 'resonanceDue'))
  while (sizeOf(m, zone.loot, SEAT) > 0) {
    const card = cardAt(m, zone.loot, SEAT, 0)
    putIn(m, card, m.rules.zones.discard!)
    emit(m, 'card-won', card, SEAT)
  }
}

/** A card leaves the match for good. */
export function forget(m: Match, card: number): void {
  remove(m, card)
}

/** A single encounter ends the match. */
export const overFlow: Record<string, FlowNode> = {
  over(m) {
    layMarker(m)
    if (kept(m, 'fled') > 0) return endMatch(m, { winners: [], reason: 'fled' })
    const [killed, pacified] = [kept(m, 'killed'), kept(m, 'pacified')]
    const reason = killed === 0 ? 'pacified' : pacified === 0 ? 'killed' : 'mixed'
    endMatch(m, { winners: [SEAT], reason })
  },
}

export const encounterMoves: Record<string, MoveCode> = {
  swap: {
    list(m, _seat, add_) {
      for (let k = 0; k < sizeOf(m, m.rules.zones.hand!, SEAT); k++) add_(k)
    },
    apply: (m, _seat, k) =>
      putIn(m, cardAt(m, m.rules.zones.hand!, SEAT, k), wordsOf(m).zone.staged),
    show: (_m, k) => String(k + 1),
  },
  ready: {
    apply(m) {
      keep(m, 'mulligan', sizeOf(m, wordsOf(m).zone.staged, SEAT))
      go(m, 'redraw')
    },
  },
}
