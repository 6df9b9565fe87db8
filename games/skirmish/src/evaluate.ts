// How good a position looks to a seat: rounds and points, what its lines are worth, who is stunned, whose
// tokens lie where. Made for bots that look one step ahead, so every phase is judged alike.
import {
  ACTIVE,
  amountOf,
  ask,
  ENDED,
  may,
  ROUND,
  sizeOf,
  T_COUNT,
  T_GIVER,
  T_NEXT,
  T_STATUS,
  WINNERS,
  type Match,
} from '@cardwright/engine/author'
import { lastPlayed, lineValue } from './board.ts'
import { threshold } from './rounds.ts'
import { wordsOf } from './words.ts'

const WON = 10000
const PER_ROUND = 60
/** The round is nearly decided: points beyond the threshold help only against others. */
const OVER = 4
const PER_UNIT = 0.8
const PER_POWER = 0.6
const PER_CARD = 0.7
/** What a line will bring at the end of this turn, or of the next one. */
const THIS_TURN = 0.95
const NEXT_TURN = 0.45
/** A token says that its giver may do something with it. */
const PER_TOKEN = 0.35
const PER_MARK = 0.12

const worth: number[] = []

export function evaluate(m: Match, seat: number): number {
  const { s, rules } = m
  if (s[ENDED] !== 0) return (s[WINNERS] & (1 << seat)) !== 0 ? WON : -WON
  worth.length = 0
  for (let k = 0; k < rules.seats; k++) worth.push(seatWorth(m, k))
  addBoard(m)
  const { team } = rules.layout
  let mine = 0
  let best = -Infinity
  for (let k = 0; k < rules.seats; k++)
    if (s[team + k] !== s[team + seat]) best = Math.max(best, worth[k])
    else mine = k === seat ? mine + worth[k] : mine + worth[k] / 4
  return mine - best
}

/** What a seat has apart from the board. */
function seatWorth(m: Match, seat: number): number {
  const { points, rounds } = wordsOf(m.rules)
  const has = amountOf(m, points, seat)
  const over = has >= threshold(m.s[ROUND]) ? OVER : 0
  return (
    amountOf(m, rounds, seat) * PER_ROUND +
    has +
    over +
    Math.min(8, sizeOf(m, m.rules.hand!, seat)) * PER_CARD +
    prospect(m, seat)
  )
}

/** The better line through the last card played. */
function prospect(m: Match, seat: number): number {
  const { grid, layout } = m.rules
  const last = lastPlayed(m, seat)
  if (last < 0) return 0
  const at = m.s[layout.at + last]
  const row = lineValue(m, grid!.rowOf[at], seat)
  const column = lineValue(m, grid!.rows + grid!.colOf[at], seat)
  return Math.max(row, column) * (m.s[ACTIVE] === seat ? THIS_TURN : NEXT_TURN)
}

/** Units for their owners, tokens for their givers. */
function addBoard(m: Match): void {
  const { s, rules } = m
  const { occupant, owner, tokens } = rules.layout
  const { power, scores } = wordsOf(rules)
  for (let c = 0, z = rules.grid!.size; c < z; c++) {
    const e = s[occupant + c]
    if (e < 0) continue
    const awake = may(m, scores, e) ? 1 : 0.4
    worth[s[owner + e]] += (PER_UNIT + ask(m, power, e) * PER_POWER) * awake
    for (let r = s[tokens + e]; r >= 0; r = s[r + T_NEXT]) {
      const { token, stacks } = rules.statuses[s[r + T_STATUS]]
      const giver = s[r + T_GIVER]
      if (giver >= 0)
        worth[giver] += token ? Math.min(3, s[r + T_COUNT]) * PER_TOKEN : stacks ? 0 : PER_MARK
    }
  }
}
