// The numbers a match keeps besides its resources, and shortcuts to the hero, the enemies and their statuses.
import {
  addTokens,
  ask,
  definitionOf,
  defOf,
  emit,
  gain,
  hasStatus,
  isOnBoard,
  number,
  owner,
  pool,
  setNumber,
  setPool,
  takeTokens,
  tokensOn,
  unitAt,
  type Match,
} from '@cardwright/engine/author'
import { zoneIndexOf } from './resonance-zones.ts'
import { wordsOf, type ResourceWord, type StatusWord } from './words.ts'

/** Of things and cards: one more than the entity, 0 = none. */
const NUMBERS = [
  'campaign',
  'noFlight',
  'action',
  'target',
  'card',
  'choice',
  'effort',
  'marker',
  'lastAction',
  'attacked',
  'checks',
  'acting',
  'lastPlayed',
  'stoodFast',
  'mulligan',
  'killed',
  'pacified',
  'fled',
  'faithDue',
  'resonanceDue',
  'violence',
  'nonviolent',
  'kills',
  'peaces',
  'place',
  'option',
  'done',
  'succeeded',
  'flags',
  'lifts',
  // a test that echoes may be made once more: its option plus one
  'again',
  // noise on the road (1) or an unseen step (-1), until the next encounter
  'alarm',
  // resonance as last reported this turn
  'sounded',
  'ending',
  'dealt',
  'taken',
  'played',
  'foe0',
  'foe1',
  'foe2',
  'foe3',
  // what became of whom in the encounter that is over, in order
  'isOver',
  'end0',
  'end1',
  'end2',
  'end3',
  'end4',
  'end5',
  'end6',
  'end7',
] as const
export type Kept = (typeof NUMBERS)[number]
export const numbers: readonly string[] = NUMBERS

export const kept = (m: Match, name: Kept): number => number(m, name)
export const keep = (m: Match, name: Kept, value: number): void => setNumber(m, name, value)
export const count = (m: Match, name: Kept, by = 1): void => keep(m, name, kept(m, name) + by)

/** What is being done: the finishing actions, and what else draws a Fate card. */
export const ATTACK = 1
export const INFLUENCE = 2
export const WAIT = 3
export const FLEE = 4
export const DEFEND = 5
export const TEST = 6

/** How the last test ended; 0 while it has not. */
export const SUCCESS = 1
export const FAILURE = 2

export const SEAT = 0
const NOBODY = -1

/** The hero is in the last cell, enemies in those before it. */
export const heroCell = (m: Match): number => m.rules.space.grid!.size - 1
export const hero = (m: Match): number => unitAt(m, heroCell(m))
export const enemyAt = (m: Match, cell: number): number => unitAt(m, cell)

export function enemies(m: Match): number[] {
  const out: number[] = []
  for (let c = 0; c < heroCell(m); c++) if (enemyAt(m, c) >= 0) out.push(enemyAt(m, c))
  return out
}

export const isThere = (m: Match, e: number): boolean => isOnBoard(m, e)

export const has = (m: Match, name: ResourceWord, e: number): number =>
  pool(m, e, wordsOf(m).resource[name])
export const setTo = (m: Match, name: ResourceWord, e: number, value: number): void =>
  setPool(m, e, wordsOf(m).resource[name], value)
export const add = (m: Match, name: ResourceWord, e: number, by: number): number =>
  gain(m, e, wordsOf(m).resource[name], by)

export const bears = (m: Match, e: number, status: StatusWord): boolean =>
  hasStatus(m, e, wordsOf(m).status[status])
export const tokens = (m: Match, e: number, status: StatusWord): number =>
  tokensOn(m, e, wordsOf(m).status[status])

export function give(m: Match, e: number, status: StatusWord, n = 1): void {
  const index = wordsOf(m).status[status]
  const giver = status === 'foreseen' ? SEAT : NOBODY
  if (addTokens(m, e, index, giver, n) > 0)
    tellStatus(m, e, index, n, m.rules.events.on.statusGiven)
}
export function take(m: Match, e: number, status: StatusWord, n = Infinity): void {
  const index = wordsOf(m).status[status]
  if (!hasStatus(m, e, index)) return
  const taken = takeTokens(m, e, index, Math.min(n, tokensOn(m, e, index)))
  if (taken > 0) tellStatus(m, e, index, taken, m.rules.events.on.statusCleared)
}

function tellStatus(m: Match, e: number, status: number, n: number, event: number): void {
  emit(m, event, e, owner(m, e), status, NOBODY, n)
}

/** The current zone of resonance. */
export const zoneNow = (m: Match): number =>
  zoneIndexOf(wordsOf(m).zones, has(m, 'resonance', m.rules.things.world))

/** A printed number, raw. */
export const printed = (m: Match, e: number, stat: string): number =>
  definitionOf(m, e).stats?.[stat] ?? 0

/** [TW-13.1] Effective power: printed and modified, by zone, and grown. */
export function powerOf(m: Match, e: number): number {
  const { query, enemy } = wordsOf(m)
  const { byZone } = enemy[defOf(m, e)]!
  return Math.max(0, ask(m, query.power, e) + byZone[zoneNow(m)].power + has(m, 'buff', e))
}
