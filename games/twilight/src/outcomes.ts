// What becomes of each enemy and of the hero: killed before pacified, rewards at the end in one go. [TW-11]
import {
  defOf,
  emit,
  include,
  includes,
  newCard,
  putIn,
  remove,
  type Match,
} from '@cardwright/engine/author'
import { combat } from './balance.ts'
import type { Reward } from './enemy.ts'
import { count, enemies, has, hero, keep, kept, SEAT, setTo } from './state.ts'
import { wordsOf } from './words.ts'

/** [TW-11.1] A dead enemy cannot surrender. */
export function settleEnemies(m: Match): void {
  for (const e of enemies(m)) {
    if (has(m, 'hp', e) <= 0) leave(m, e, 'killed')
    else if (has(m, 'wp', e) <= 0) leave(m, e, 'pacified')
  }
}

const OUTCOMES = ['killed', 'pacified', 'fled'] as const
export type FoeOutcome = (typeof OUTCOMES)[number]

/** Summons may bring more; of those only the sums are kept. */
const ENDS = ['end0', 'end1', 'end2', 'end3', 'end4', 'end5', 'end6', 'end7'] as const

export const forgetEnds = (m: Match): void => ENDS.forEach((name) => keep(m, name, 0))

function rememberEnd(m: Match, def: number, outcome: FoeOutcome): void {
  const free = ENDS.find((name) => kept(m, name) === 0)
  if (free !== undefined) keep(m, free, 1 + def * OUTCOMES.length + OUTCOMES.indexOf(outcome))
}

/** What became of whom, in the order it happened, as definition numbers. */
export const endsOf = (m: Match): { def: number; outcome: FoeOutcome }[] =>
  ENDS.map((name) => kept(m, name) - 1)
    .filter((end) => end >= 0)
    .map((end) => ({
      def: Math.floor(end / OUTCOMES.length),
      outcome: OUTCOMES[end % OUTCOMES.length],
    }))

export function leave(m: Match, e: number, outcome: FoeOutcome): void {
  const { enemy } = wordsOf(m)
  const { symbolOf } = m.rules.words
  const { kill, pacify } = enemy[defOf(m, e)]!
  count(m, outcome)
  rememberEnd(m, defOf(m, e), outcome)
  emit(m, 'foe-settled', e, -1, symbolOf(outcome))
  if (outcome !== 'fled') owe(m, outcome === 'killed' ? kill : pacify)
  remove(m, e)
}

/** Rewards wait for the end of the encounter. */
function owe(m: Match, { faith, resonance, loot, flags }: Reward): void {
  count(m, 'faithDue', faith)
  count(m, 'resonanceDue', resonance)
  for (const def of loot) {
    const card = newCard(m, def, SEAT)
    if (card >= 0) putIn(m, card, wordsOf(m).zone.loot)
  }
  for (const flag of flags) setFlag(m, flag)
}

export function setFlag(m: Match, flag: string): void {
  include(m, 'flags', wordsOf(m).campaign.flags.indexOf(flag))
}
export const hasFlag = (m: Match, flag: string): boolean =>
  includes(m, 'flags', wordsOf(m).campaign.flags.indexOf(flag))

/** [TW-11.5] The first blow that would kill leaves a little, once per encounter. */
export function hurtHero(m: Match, amount: number, by: number): void {
  const who = hero(m)
  if (amount <= 0) return
  const left = has(m, 'hp', who) - amount
  const stands = left <= 0 && combat(m, 'lastStand') > 0 && kept(m, 'stoodFast') === 0
  if (stands) {
    keep(m, 'stoodFast', 1)
    setTo(m, 'hp', who, combat(m, 'lastStand'))
  } else setTo(m, 'hp', who, Math.max(0, left))
  count(m, 'taken', amount)
  emit(
    m,
    m.rules.events.on.damaged,
    who,
    SEAT,
    by,
    amount,
    amount,
    -1,
    left <= 0 && !stands ? 1 : 0,
  )
  if (stands) emit(m, 'last-stand', who, SEAT)
}

export const isFallen = (m: Match): boolean => has(m, 'hp', hero(m)) <= 0

export function hurtEnemy(
  m: Match,
  e: number,
  amount: number,
  track: 'hp' | 'wp',
  by: number,
): void {
  const left = Math.max(0, has(m, track, e) - amount)
  setTo(m, track, e, left)
  count(m, 'dealt', amount)
  const { on } = m.rules.events
  const { symbolOf } = m.rules.words
  emit(m, on.damaged, e, -1, by, amount, amount, symbolOf(track), left === 0 ? 1 : 0)
}
