// Evaluates a position for a seat: rounds and points, the value of its lines, stunned cards, whose
// tokens lie where. Made for bots that look one step ahead, so every phase is judged alike.
import {
  active,
  ask,
  at,
  eachToken,
  find,
  isOver,
  may,
  mayAgainst,
  owner,
  perRules,
  pool,
  round,
  sizeOf,
  teamOf,
  unitAt,
  verdict,
  type Match,
  type Rules,
} from '@cardwright/engine/author'
import { lastPlayed } from './board.ts'
import { threshold } from './rounds.ts'

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

export const evaluate = (m: Match, seat: number): number =>
  isOver(m) ? verdict(m, seat) * WON : judge(m)(m, seat)

/** By seat what it has; by cell the power there, and whether it is awake to score it. */
interface Scratch {
  worth: Float64Array
  powers: Float64Array
  awake: Uint8Array
}

/** Bots spend much of their time in it: whatever does not change is looked up once per rules. */
const judge = perRules((rules) => {
  const { seats } = rules.things
  const { size } = rules.space.grid!
  const worth = new Float64Array(seats)
  const scratch = { worth, powers: new Float64Array(size), awake: new Uint8Array(size) }
  const lookAround = lookAroundOf(rules, scratch)
  const seatWorth = seatWorthOf(rules, prospectOf(rules, scratch))
  const addBoard = addBoardOf(rules, scratch)

  return (m: Match, seat: number): number => {
    lookAround(m)
    for (let k = 0; k < seats; k++) worth[k] = seatWorth(m, k)
    addBoard(m)
    let mine = 0
    let best = -Infinity
    for (let k = 0; k < seats; k++)
      if (teamOf(m, k) !== teamOf(m, seat)) best = Math.max(best, worth[k])
      else mine = k === seat ? mine + worth[k] : mine + worth[k] / 4
    return mine - best
  }
})

function lookAroundOf(rules: Rules, { powers, awake }: Scratch) {
  const { size } = rules.space.grid!
  const power = find.query(rules, 'power')
  const scores = find.query(rules, 'scores')
  return (m: Match): void => {
    for (let c = 0; c < size; c++) {
      const e = unitAt(m, c)
      if (e < 0) continue
      powers[c] = ask(m, power, e)
      awake[c] = may(m, scores, e) ? 1 : 0
    }
  }
}

/** The better line through the last card played. */
function prospectOf(rules: Rules, { powers, awake }: Scratch) {
  const { lines, rows, rowOf, colOf } = rules.space.grid!
  const scoresFor = find.query(rules, 'scoresFor')

  /** What a row or column would bring. */
  function lineWorth(m: Match, line: Int32Array, seat: number): number {
    let sum = 0
    for (let k = 0; k < line.length; k++) {
      const c = line[k]
      const e = unitAt(m, c)
      if (e < 0 || awake[c] === 0) continue
      if (owner(m, e) === seat || mayAgainst(m, scoresFor, e, seat, -1)) sum += powers[c]
    }
    return sum
  }

  return (m: Match, seat: number): number => {
    const last = lastPlayed(m, seat)
    if (last < 0) return 0
    const cell = at(m, last)
    const row = lineWorth(m, lines[rowOf[cell]], seat)
    const column = lineWorth(m, lines[rows + colOf[cell]], seat)
    return Math.max(row, column) * (active(m) === seat ? THIS_TURN : NEXT_TURN)
  }
}

/** What a seat has apart from the board. */
function seatWorthOf(rules: Rules, prospect: (m: Match, seat: number) => number) {
  const points = find.pool(rules, 'points')
  const rounds = find.pool(rules, 'rounds')
  const hand = rules.zones.hand!
  return (m: Match, seat: number): number => {
    const has = pool(m, seat, points)
    const over = has >= threshold(round(m)) ? OVER : 0
    return (
      pool(m, seat, rounds) * PER_ROUND +
      has +
      over +
      Math.min(8, sizeOf(m, hand, seat)) * PER_CARD +
      prospect(m, seat)
    )
  }
}

/** Units for their owners, tokens for their givers. */
function addBoardOf(rules: Rules, { worth, powers, awake }: Scratch) {
  const { size } = rules.space.grid!
  const { statuses } = rules.things
  /** By status: is it a token, and what is it worth to its giver otherwise? */
  const isToken = Uint8Array.from(statuses, ({ token }) => (token ? 1 : 0))
  const marks = Float64Array.from(statuses, ({ stacks }) => (stacks ? 0 : PER_MARK))

  function addToken(status: number, giver: number, n: number): void {
    if (giver < 0) return
    worth[giver] += isToken[status] === 1 ? Math.min(3, n) * PER_TOKEN : marks[status]
  }

  return (m: Match): void => {
    for (let c = 0; c < size; c++) {
      const e = unitAt(m, c)
      if (e < 0) continue
      worth[owner(m, e)] += (PER_UNIT + powers[c] * PER_POWER) * (awake[c] === 1 ? 1 : 0.4)
      eachToken(m, e, addToken)
    }
  }
}
