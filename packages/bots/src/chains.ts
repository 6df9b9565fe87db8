// Chains of answers as moves: everything a seat can answer from its current question until the chain is
// settled or another seat is asked, each with the seat's evaluation of the resulting state.
import { applyListed, listActions, type Match } from '@cardwright/engine'
import { ASK, ENDED } from '@cardwright/engine/block'
import { forwardAnswers } from './bot.ts'
import type { Dice } from './dice.ts'
import { beginLook, lookIn, lookThrough, signOf, type Look } from './look.ts'

export interface Chain {
  readonly path: readonly number[]
  /** A fingerprint of the question that each answer belongs to. */
  readonly signs: readonly number[]
  value: number
}

export type Evaluate = (m: Match, seat: number) => number

/** Finds chains in one world, from any seat's question. */
export class ChainFinder {
  readonly world: Match
  private readonly dice: Dice
  private readonly evaluate: Evaluate
  private readonly looks: Look[] = []
  private found: Chain[] = []
  /** Whether the last look had to leave answers out. */
  isPartial = false

  constructor(world: Match, dice: Dice, evaluate: Evaluate) {
    this.world = world
    this.dice = dice
    this.evaluate = evaluate
  }

  /** Best first; equal ones in the order of the list. The world is unchanged afterwards. */
  find(seat: number, effort: number): Chain[] {
    return this.look(seat, effort, true).sort(byValue)
  }

  /** Unsorted and without signs, for playing one at once in this world. */
  findQuickly(seat: number, effort: number): Chain[] {
    return this.look(seat, effort, false)
  }

  private look(seat: number, effort: number, isSigned: boolean): Chain[] {
    const look = (this.looks[seat] ??= lookIn(
      this.world,
      seat,
      this.dice,
      this.evaluate,
      (k, length, value) => this.take(k, length, value),
    ))
    beginLook(look)
    look.isSigned = isSigned
    this.found = []
    lookThrough(look, effort)
    this.isPartial = look.isPartial
    return this.found
  }

  private take(k: Look, settledAt: number, value: number): void {
    const length = k.cut < 0 ? settledAt : k.cut
    const last = this.found.at(-1)
    // what follows another seat's answer is not part of this move
    if (k.cut >= 0 && last !== undefined && isSame(last.path, k.path, length)) {
      last.value = Math.max(last.value, value)
      return
    }
    const signs = k.isSigned ? firstOf(k.signs, length) : UNSIGNED
    this.found.push({ path: firstOf(k.path, length), signs, value })
  }
}

const UNSIGNED: readonly number[] = []

/** The best one first. */
export const byValue = (a: Chain, b: Chain): number => b.value - a.value

// plain arrays: allocating thousands of typed ones would cost more than the look
function firstOf(numbers: Int32Array, length: number): number[] {
  const out: number[] = []
  for (let i = 0; i < length; i++) out.push(numbers[i])
  return out
}

function isSame(a: readonly number[], b: Int32Array, length: number): boolean {
  if (a.length !== length) return false
  for (let i = 0; i < length; i++) if (a[i] !== b[i]) return false
  return true
}

/** Every answer as a chain of its own, without looking at where it leads. */
export function answersOf(m: Match, seat: number): Chain[] {
  const n = forwardAnswers(m)
  const signs = [signOf(m, seat, n)]
  const out: Chain[] = []
  for (let i = 0; i < n; i++) out.push({ path: [m.list[i]], signs, value: 0 })
  return out
}

/**
 * Plays a chain found in another world. It ends early when chance or a hidden card leads to a different
 * question from the one expected. The first answer always fits.
 */
export function playChain(m: Match, seat: number, { path, signs }: Chain): void {
  applyListed(m, path[0])
  for (let i = 1; i < path.length; i++) {
    if (m.s[ENDED] !== 0 || m.s[ASK] !== seat) return
    if (signOf(m, seat, forwardAnswers(m)) !== signs[i]) return
    applyListed(m, path[i])
  }
}

/** Plays a chain in the same state in which it was found. */
export function playAgain(m: Match, { path }: Chain): void {
  for (const action of path) applyListed(m, action)
}

/** Plays a chain found earlier whose first answer is still on the list, for as long as the other answers are. */
export function playIfListed(m: Match, seat: number, { path }: Chain): boolean {
  applyListed(m, path[0])
  for (let i = 1; i < path.length; i++) {
    if (m.s[ENDED] !== 0 || m.s[ASK] !== seat || !isListed(m, path[i])) return false
    applyListed(m, path[i])
  }
  return true
}

function isListed(m: Match, action: number): boolean {
  const n = listActions(m)
  for (let i = 0; i < n; i++) if (m.list[i] === action) return true
  return false
}
