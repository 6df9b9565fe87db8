// Effects of a revealed card's keyword besides its numbers, by the names in the matrix. [TW-6]
import { emit, isIn, putIn, sizeOf, type Match } from '@cardwright/engine/author'
import { combat, fate } from './balance.ts'
import type { KeywordWorth } from './fate-face.ts'
import { mark } from './fate-turn.ts'
import { hurtEnemy } from './outcomes.ts'
import { shift } from './resonance.ts'
import { add, give, has, hero, isThere, keep, kept, SEAT } from './state.ts'

type Effect = (m: Match, worth: KeywordWorth, target: number, damage: number) => void

const EFFECTS: Record<string, Effect> = {
  bleed: (m, _worth, target) => give(m, target, 'bleed', combat(m, 'bleedRounds')),
  /** Both are read where the sum is made. */
  pierce: () => {},
  counts: () => {},
  /** [TW-6.3] The last card played this turn returns, if it is in the discard. */
  return(m) {
    const card = kept(m, 'lastPlayed') - 1
    const { discard, hand } = m.rules.zones
    if (card < 0 || !isIn(m, card, discard!)) return
    if (sizeOf(m, hand!, SEAT) >= combat(m, 'maxHand')) return
    putIn(m, card, hand!)
    keep(m, 'lastPlayed', 0)
    const { on } = m.rules.events
    const { symbolOf } = m.rules.words
    emit(m, on.cardMoved, card, SEAT, symbolOf(discard!.name), symbolOf(hand!.name))
  },
  vampirism: (m, _worth, _target, damage) => healHero(m, bloodOf(m, damage)),
  shield: (m, worth) => void add(m, 'ward', hero(m), worth.value),
  counter(m, worth, target) {
    if (target >= 0 && isThere(m, target)) hurtEnemy(m, target, worth.damage, 'hp', hero(m))
  },
  darken: (m) => shift(m, fate(m, 'shadowShift')),
  goodName: (m) => void add(m, 'reputation', SEAT, fate(m, 'reputationStep')),
  badName: (m) => void add(m, 'reputation', SEAT, -fate(m, 'reputationStep')),
  /** [TW-19.8] Whoever comes next has heard it, or has not. */
  noise: (m) => alarm(m, 'noise', LOUD),
  stealth: (m) => alarm(m, 'stealth', UNSEEN),
  faith: (m) => void add(m, 'faith', SEAT, fate(m, 'echoFaith')),
}

/** The other effects are applied where a test is settled; here they are only reported. */
export function applyEffects(m: Match, worth: KeywordWorth, target: number, damage: number): void {
  for (const word of worth.effects) {
    const effect = EFFECTS[word]
    if (effect === undefined) mark(m, word)
    else effect(m, worth, target, damage)
  }
}

/** [TW-11.4] Who flees finds nothing, repeats nothing and meets no trap: only what really happens is left. */
export const inFlight = (worth: KeywordWorth): KeywordWorth => ({
  ...worth,
  effects: worth.effects.filter((word) => EFFECTS[word] !== undefined),
})

export const LOUD = 1
export const UNSEEN = -1

function alarm(m: Match, omen: string, level: number): void {
  keep(m, 'alarm', level)
  // a single encounter has no next enemies
  if (kept(m, 'campaign') === 1) mark(m, omen)
}

/** [TW-6.4] What a shadow gives back of the damage that was really done. */
export function bloodOf(m: Match, damage: number): number {
  if (damage <= 0) return 0
  const blood = Math.floor(damage * combat(m, 'vampirismShare'))
  return Math.max(combat(m, 'vampirismLeast'), blood)
}

export function healHero(m: Match, amount: number): void {
  const who = hero(m)
  const healed = Math.min(amount, has(m, 'maxHp', who) - has(m, 'hp', who))
  if (healed <= 0) return
  add(m, 'hp', who, healed)
  emit(m, m.rules.events.on.healed, who, SEAT, -1, healed, m.rules.words.symbolOf('hp'))
}
