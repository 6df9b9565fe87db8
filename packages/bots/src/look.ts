// Searches whole chains of picks, depth first, in one imagined world that is rolled back after
// every branch. A chain is settled when the game asks its main question again (of any seat), the turn
// has passed or the match is over; only then is the state evaluated.
import { applyListed, rollBack, sees, type Match } from '@cardwright/engine'
import {
  ACTIVE,
  ASK,
  ASK_GAME,
  ASK_KIND,
  ASK_MAIN,
  ASK_MAY,
  ASK_WINDOW,
  ENDED,
  ROUND,
  ZONES,
  packed,
} from '@cardwright/engine/block'
import { forwardAnswers } from './bot.ts'
import { deedsOf, type Deeds } from './deeds.ts'
import type { Dice } from './dice.ts'
import { leaveOutTheSame } from './sameness.ts'

/** Longer chains are evaluated where they are cut off. */
const DEEPEST = 64
const DECLINE = packed.packed(packed.DECLINE, 0)

export interface Look {
  readonly world: Match
  readonly seat: number
  readonly dice: Dice
  readonly evaluate: (m: Match, seat: number) => number
  /** The current chain: answers, and a fingerprint of the list each was taken from. */
  readonly path: Int32Array
  readonly signs: Int32Array
  readonly lists: Int32Array[]
  /** Called for every settled chain with its length (in `path`) and the seat's evaluation. */
  readonly settled: (k: Look, length: number, value: number) => void
  /** Whether signs are needed. */
  isSigned: boolean
  readonly deeds: Deeds | null
  /** The turn in which the first question is asked. */
  turn: number
  /** The number of answers before another seat was first asked in this chain, or -1. */
  cut: number
  /** Set when some answers were skipped for lack of time. */
  isPartial: boolean
  /** The last evaluation. */
  judged: number
  best: number
  bestPath: Int32Array
  bestSigns: Int32Array
  bestLength: number
  ties: number
}

export function lookIn(
  world: Match,
  seat: number,
  dice: Dice,
  evaluate: Look['evaluate'],
  settled: Look['settled'] = keepBest,
): Look {
  return {
    world,
    seat,
    dice,
    evaluate,
    settled,
    isSigned: true,
    path: new Int32Array(DEEPEST),
    signs: new Int32Array(DEEPEST),
    lists: [],
    deeds: deedsOf(world),
    turn: -1,
    cut: -1,
    isPartial: false,
    judged: 0,
    best: -Infinity,
    bestPath: new Int32Array(DEEPEST),
    bestSigns: new Int32Array(DEEPEST),
    bestLength: 0,
    ties: 0,
  }
}

/** Call when the world has been replaced. */
export function beginLook(k: Look): void {
  k.turn = turnOf(k.world)
  k.cut = -1
  k.isPartial = false
  k.deeds?.begin()
}

export const turnOf = ({ s }: Match): number => s[ROUND] * 64 + s[ACTIVE]

const isSettled = ({ world, turn }: Look): boolean =>
  world.s[ENDED] !== 0 ||
  world.s[ASK_KIND] === ASK_MAIN ||
  world.s[ASK_KIND] === ASK_GAME ||
  turnOf(world) !== turn

/** Tries the answers to the current question; `effort` is how many answers may be applied. */
export function lookThrough(k: Look, effort: number, depth = 0): number {
  const { world } = k
  const all = forwardAnswers(world)
  const list = keep(k, depth, all)
  // the first question is the current one, so it needs no sign
  if (depth > 0 && k.isSigned) k.signs[depth] = signOf(world, k.seat, all)
  const worthwhile = world.rules.game.code.prune?.(world, list, all) ?? all
  const n = depth === 0 ? worthwhile : leaveOutTheSame(world, list, worthwhile)
  // Too many to try: take as many as there is time for, starting at a random one.
  const tried = Math.min(n, Math.max(1, effort))
  const first = tried < n ? k.dice.below(n) : 0
  if (tried < n) k.isPartial = true
  const { deeds } = k
  const row = deeds === null || depth === 0 ? -1 : deeds.rowOf(world, k.path[0])
  let spent = 0
  for (let i = 0; i < tried; i++) {
    if (depth === 0 && tried === n && isTwin(world, list, i)) continue
    const at = first + i
    const answer = list[at < n ? at : at - n]
    k.path[depth] = answer
    const deed = row < 0 ? -1 : row + packed.valueOf(answer)
    if (deed >= 0 && deeds!.has(deed)) {
      k.settled(k, depth + 1, deeds!.valueOf(deed))
      spent++
      continue
    }
    const mark = world.written
    applyListed(world, answer)
    const share = Math.floor((effort - spent - tried + i) / (tried - i))
    const more = follow(k, share, depth + 1)
    if (deed >= 0 && more === 0) deeds!.keep(deed, k.judged)
    spent += 1 + more
    rollBack(world, mark)
  }
  return spent
}

/** A card equal to one tried before: the same face in the same zone, with nothing attached. */
function isTwin({ s, rules }: Match, list: Int32Array, i: number): boolean {
  const { layout } = rules
  const card = cardOf(list[i])
  if (card < 0 || s[layout.zone + card] < ZONES) return false
  if (s[layout.tokens + card] >= 0 || s[layout.mods + card] >= 0) return false
  for (let j = 0; j < i; j++) {
    const other = cardOf(list[j])
    if (
      other >= 0 &&
      abilityOf(list[i]) === abilityOf(list[j]) &&
      s[layout.def + card] === s[layout.def + other] &&
      s[layout.zone + card] === s[layout.zone + other] &&
      s[layout.owner + card] === s[layout.owner + other] &&
      s[layout.tokens + other] < 0 &&
      s[layout.mods + other] < 0
    )
      return true
  }
  return false
}

const cardOf = (action: number): number =>
  packed.kindOf(action) === packed.USE ? packed.sourceIn(packed.valueOf(action)) : -1
const abilityOf = (action: number): number => packed.abilityIn(packed.valueOf(action))

function follow(k: Look, effort: number, length: number): number {
  const { cut } = k
  const others = letOthersPass(k, length)
  let spent = others
  if (isSettled(k) || length === DEEPEST) {
    k.judged = k.evaluate(k.world, k.seat)
    k.settled(k, length, k.judged)
  } else spent += lookThrough(k, effort - others, length)
  k.cut = cut
  return spent
}

/** Other seats that are asked in between are assumed to decline, or to answer at random. */
function letOthersPass(k: Look, length: number): number {
  const { world } = k
  let answers = 0
  while (!isSettled(k) && world.s[ASK] !== k.seat && answers < DEEPEST) {
    if (k.cut < 0) k.cut = length
    applyListed(world, declineOr(k))
    answers++
  }
  return answers
}

function declineOr({ world, dice }: Look): number {
  const kind = world.s[ASK_KIND]
  // always legal, so the list is not needed
  if (kind === ASK_WINDOW || kind === ASK_MAY) {
    dice.next()
    return DECLINE
  }
  const n = forwardAnswers(world)
  const any = world.list[dice.below(n)]
  for (let i = 0; i < n; i++) if (world.list[i] === DECLINE) return DECLINE
  return any
}

function keepBest(k: Look, length: number, value: number): void {
  if (value < k.best) return
  if (value > k.best) k.ties = 0
  else if (isIdler(k.path[0], k.bestPath[0])) return
  else if (isIdler(k.bestPath[0], k.path[0])) k.ties = 0
  k.ties++
  // choose uniformly among equal chains
  if (k.ties > 1 && k.dice.below(k.ties) > 0) return
  k.best = value
  k.bestLength = length
  for (let i = 0; i < length; i++) {
    k.bestPath[i] = k.path[i]
    k.bestSigns[i] = k.signs[i]
  }
}

/** An ability that gains nothing over a move of the game (end turn, pass) is not worth using. */
const isIdler = (action: number, than: number): boolean =>
  packed.kindOf(action) !== packed.MOVE && packed.kindOf(than) === packed.MOVE

function keep(k: Look, depth: number, n: number): Int32Array {
  let list = k.lists[depth]
  if (list === undefined || list.length < n)
    list = k.lists[depth] = new Int32Array(Math.max(n * 2, 64))
  for (let i = 0; i < n; i++) list[i] = k.world.list[i]
  return list
}

/** A fingerprint of a question as the seat sees it: the answers and the faces they refer to. */
export function signOf(m: Match, seat: number, n: number): number {
  const { layout } = m.rules
  let sign = n
  for (let i = 0; i < n; i++) {
    const action = m.list[i]
    sign = Math.imul(sign ^ action, 0x01000193)
    const thing = packed.valueOf(action)
    if (packed.kindOf(action) === packed.PICK && thing < layout.entities && sees(m, seat, thing))
      sign = Math.imul(sign ^ m.s[layout.def + thing], 0x01000193)
  }
  return sign
}
