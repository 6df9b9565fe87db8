// [TK-14.6] Secret missions: each seat draws one. Its card has the condition, which is checked at the end of the
// seat's own turn; here is what these cards count.
import {
  active,
  actorOf,
  cardAt,
  couldAct,
  definitionOf,
  emit,
  number,
  owner,
  playForced,
  selfOf,
  setNumber,
  sizeOf,
  unitAt,
  type Match,
  type VerbCode,
} from '@cardwright/engine/author'
import { figure } from './balance.ts'
import { villagesOf } from './places.ts'
import { zone } from './set-up.ts'

/** What is counted for each seat. */
export const MISSION_TALLIES = ['heldVillages', 'felledSpecials']
/** What is counted during a turn, for the seat whose turn it is. */
const PER_TURN = ['kills', 'bonuses', 'retaken']
export const MISSION_NUMBERS = [...PER_TURN, 'fulfilled']

const VILLAGES = 2

export function beginCounting(m: Match): void {
  for (const name of PER_TURN) setNumber(m, name, 0)
}

const isAgreed = (m: Match): boolean => number(m, 'missions') === 1
const countOne = (m: Match, name: string): void => setNumber(m, name, number(m, name) + 1)

export function countKill(m: Match, victim: number): void {
  const killer = 1 - owner(m, victim)
  if (!isAgreed(m) || killer !== active(m)) return
  countOne(m, 'kills')
  const isSpecial = definitionOf(m, victim).types?.includes('special')
  if (isSpecial) countOne(m, `felledSpecials${killer}`)
}

export function countBonus(m: Match, card: number, seat: number): void {
  if (!isAgreed(m) || seat !== active(m)) return
  if (definitionOf(m, card).class === 'bonus') countOne(m, 'bonuses')
}

/** At the end of a seat's turn: is it in two villages, and for how many turns by now? */
function countVillages(m: Match, seat: number): void {
  const name = `heldVillages${seat}`
  const held = villagesOf(m).filter((cell) => {
    const e = unitAt(m, cell)
    return e >= 0 && owner(m, e) === seat
  })
  setNumber(m, name, held.length >= VILLAGES ? number(m, name) + 1 : 0)
}

/** At the end of its turn a seat that has fulfilled its mission shows it; the card says what comes of that. */
export function judgeMission(m: Match, seat: number): void {
  const own = zone(m, 'mission')
  if (!isAgreed(m) || sizeOf(m, own, seat) === 0) return
  countVillages(m, seat)
  if (number(m, 'turns') < figure(m, 'firstJudged')) return
  const card = cardAt(m, own, seat, 0)
  if (couldAct(m, card, 'judged', seat)) playForced(m, card, 'judged', seat)
}

/** Decides the match; it ends when the card has been shown. */
export const winVerb: VerbCode = {
  name: 'win',
  whole(m, f) {
    const seat = actorOf(m, f)
    setNumber(m, 'fulfilled', seat + 1)
    emit(m, 'mission-fulfilled', selfOf(m, f), seat)
  },
}

/** The seat that has fulfilled its mission; -1: none. */
export const winnerByMission = (m: Match): number => number(m, 'fulfilled') - 1
