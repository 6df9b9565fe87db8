// How a match has ended: who won and why, and, in games that count or that players leave one by one, scores and places.
import { leftAs } from '../change/leaving.ts'
import { ENDED, REASON, SP, WINNERS } from '../state/head.ts'
import type { Match } from '../state/match.ts'
import { BROKEN } from '../state/unplayable.ts'

export interface Outcome {
  /** Nobody: a draw. */
  winners: number[]
  reason: string
  /** What each seat has been counted, in games that count. */
  scores?: number[]
  /** The place of each seat, from 1; equal ones are shared. Only with scores, or when seats have left before the end. */
  ranking?: number[]
}

/** Null while it runs. */
export function outcome(m: Match): Outcome | null {
  if (m.s[ENDED] === 0) return null
  const { seats } = m.rules.things
  const winners: number[] = []
  for (let seat = 0; seat < seats; seat++) if (hasWon(m, seat)) winners.push(seat)
  const ended: Outcome = { winners, reason: m.rules.words.reasons[m.s[REASON]] }
  const scores = scoresOf(m)
  if (scores !== null) ended.scores = scores
  if (seats > 1 && (scores !== null || hasLeavers(m))) ended.ranking = rankingOf(m, scores)
  return ended
}

/** What each seat has been counted so far, or in the end; null in games that count nothing. */
export function scoresOf(m: Match): number[] | null {
  const { s, layout, rules } = m
  // scores that the end was given lie where the stack was
  if (s[ENDED] !== 0 && s[SP] > layout.stack) return [...s.subarray(layout.stack, s[SP])]
  const counted = rules.game.code.scores?.(m) ?? null
  return counted === null ? null : [...counted]
}

const hasWon = ({ s }: Match, seat: number): boolean => ((s[WINNERS] >> seat) & 1) === 1

function hasLeavers(m: Match): boolean {
  for (let seat = 0; seat < m.rules.things.seats; seat++) if (leftAs(m, seat) > 0) return true
  return false
}

function rankingOf(m: Match, scores: readonly number[] | null): number[] {
  const merits = Array.from({ length: m.rules.things.seats }, (_, seat) => [
    hasWon(m, seat) ? 1 : 0,
    // whoever left later is before those who left earlier
    leftAs(m, seat) || Infinity,
    scores?.[seat] ?? 0,
  ])
  return merits.map((own) => 1 + merits.filter((other) => isBetter(other, own)).length)
}

/** By the first merit in which they differ. */
function isBetter(a: readonly number[], b: readonly number[]): boolean {
  const k = a.findIndex((merit, at) => merit !== b[at])
  return k >= 0 && a[k] > b[k]
}

/** Why a match ended as `broken`: what was full, and what to declare. Null: it did not. */
export const trouble = (m: Match): string | null =>
  m.s[ENDED] !== 0 && m.rules.words.reasons[m.s[REASON]] === BROKEN ? m.trouble : null
