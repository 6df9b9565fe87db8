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
  type Query,
  type ResourceTable,
  type Rules,
  type ZoneTable,
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
  isOver(m) ? verdict(m, seat) * WON : judge(m).value(m, seat)

/** Bots spend much of their time in it: whatever does not change is looked up once per rules. */
class Judge {
  private readonly seats: number
  private readonly grid: NonNullable<Rules['space']['grid']>
  private readonly points: ResourceTable
  private readonly rounds: ResourceTable
  private readonly power: Query
  private readonly scores: Query
  private readonly scoresFor: Query
  private readonly hand: ZoneTable
  /** By status: is it a token, and what is it worth to its giver otherwise? */
  private readonly isToken: Uint8Array
  private readonly marks: Float64Array
  /** Scratch, by seat and by cell: power, and whether it is awake to score it. */
  private readonly worth: Float64Array
  private readonly powers: Float64Array
  private readonly awake: Uint8Array

  constructor(rules: Rules) {
    const { seats, statuses } = rules.things
    this.seats = seats
    this.grid = rules.space.grid!
    this.points = find.pool(rules, 'points')
    this.rounds = find.pool(rules, 'rounds')
    this.power = find.query(rules, 'power')
    this.scores = find.query(rules, 'scores')
    this.scoresFor = find.query(rules, 'scoresFor')
    this.hand = rules.zones.hand!
    this.isToken = Uint8Array.from(statuses, ({ token }) => (token ? 1 : 0))
    this.marks = Float64Array.from(statuses, ({ stacks }) => (stacks ? 0 : PER_MARK))
    this.worth = new Float64Array(seats)
    this.powers = new Float64Array(this.grid.size)
    this.awake = new Uint8Array(this.grid.size)
  }

  value(m: Match, seat: number): number {
    const { worth, seats } = this
    this.lookAround(m)
    for (let k = 0; k < seats; k++) worth[k] = this.seatWorth(m, k)
    this.addBoard(m)
    let mine = 0
    let best = -Infinity
    for (let k = 0; k < seats; k++)
      if (teamOf(m, k) !== teamOf(m, seat)) best = Math.max(best, worth[k])
      else mine = k === seat ? mine + worth[k] : mine + worth[k] / 4
    return mine - best
  }

  private lookAround(m: Match): void {
    const { powers, awake, power, scores } = this
    const { size } = this.grid
    for (let c = 0; c < size; c++) {
      const e = unitAt(m, c)
      if (e < 0) continue
      powers[c] = ask(m, power, e)
      awake[c] = may(m, scores, e) ? 1 : 0
    }
  }

  /** What a seat has apart from the board. */
  private seatWorth(m: Match, seat: number): number {
    const has = pool(m, seat, this.points)
    const over = has >= threshold(round(m)) ? OVER : 0
    return (
      pool(m, seat, this.rounds) * PER_ROUND +
      has +
      over +
      Math.min(8, sizeOf(m, this.hand, seat)) * PER_CARD +
      this.prospect(m, seat)
    )
  }

  /** The better line through the last card played. */
  private prospect(m: Match, seat: number): number {
    const { lines, rows, rowOf, colOf } = this.grid
    const last = lastPlayed(m, seat)
    if (last < 0) return 0
    const cell = at(m, last)
    const row = this.lineWorth(m, lines[rowOf[cell]], seat)
    const column = this.lineWorth(m, lines[rows + colOf[cell]], seat)
    return Math.max(row, column) * (active(m) === seat ? THIS_TURN : NEXT_TURN)
  }

  /** What a row or column would bring. */
  private lineWorth(m: Match, line: Int32Array, seat: number): number {
    const { powers, awake, scoresFor } = this
    let sum = 0
    for (let k = 0; k < line.length; k++) {
      const c = line[k]
      const e = unitAt(m, c)
      if (e < 0 || awake[c] === 0) continue
      if (owner(m, e) === seat || mayAgainst(m, scoresFor, e, seat, -1)) sum += powers[c]
    }
    return sum
  }

  /** Units for their owners, tokens for their givers. */
  private addBoard(m: Match): void {
    const { worth, powers, awake, addToken } = this
    const { size } = this.grid
    for (let c = 0; c < size; c++) {
      const e = unitAt(m, c)
      if (e < 0) continue
      worth[owner(m, e)] += (PER_UNIT + powers[c] * PER_POWER) * (awake[c] === 1 ? 1 : 0.4)
      eachToken(m, e, addToken)
    }
  }

  private readonly addToken = (status: number, giver: number, n: number): void => {
    if (giver < 0) return
    const { worth, isToken, marks } = this
    worth[giver] += isToken[status] === 1 ? Math.min(3, n) * PER_TOKEN : marks[status]
  }
}

const judge = perRules((rules) => new Judge(rules))
