// The turn: Preparation, Setup, Main, Commit, Scoring, as small nodes. [SK-5]
import {
  ACTIVE,
  askMain,
  beginTurn,
  closeTurn,
  emit,
  gain,
  go,
  number,
  PHASE,
  pushDraw,
  put,
  ROUND,
  setPhase,
  setResource,
  sizeOf,
  TURN,
  type FlowNode,
  type Match,
  type MoveCode,
} from '@cardwright/engine/author'
import { hasCards, lastPlayed, linesThrough, markLatest, nextOrder, valueFor } from './board.ts'
import { FIRST_HAND } from './exchange.ts'
import { isRoundOver, endRound } from './rounds.ts'
import { wordsOf } from './words.ts'

const active = (m: Match) => m.s[ACTIVE]
const PHASES = ['setup', 'main', 'commit', 'scoring']

/** What may be used in each phase, and what besides while another unit may be played. [SK-9.2] */
const TIMINGS: Record<string, readonly string[]> = {
  setup: ['deploy', 'setup', 'flip', 'order'],
  main: ['deploy', 'flip', 'order'],
  commit: ['deploy', 'commit'],
  scoring: ['deploy'],
}
const WITH_UNITS: Record<string, readonly string[]> = {
  ...TIMINGS,
  setup: [...TIMINGS.setup, 'play'],
  main: [...TIMINGS.main, 'play'],
}
const NEXT = ['next']
const DRAW_OR_NEXT = ['draw', 'next']
const SCORE = ['score']

const phaseOf = (m: Match): string => m.rules.manifest.phases[m.s[PHASE]]

function enterPhase(m: Match, phase: string): void {
  setPhase(m, phase)
  go(m, 'main')
  emit(m, m.rules.on.phaseEntered, active(m), m.rules.symbolOf(phase))
}

/** [SK-5.3] One, and as many more as the option says. */
function mayPlayUnit({ s, rules }: Match): boolean {
  const { extraUnits, unitsPlayed } = wordsOf(rules)
  return s[extraUnits] < 0 || s[unitsPlayed] <= s[extraUnits]
}

/** [SK-5.1] Whoever draws by hand may do so in Setup. */
function movesIn(m: Match, phase: string): readonly string[] {
  if (phase === 'scoring') return SCORE
  const draws =
    phase === 'setup' &&
    m.s[wordsOf(m.rules).mayDraw] === 1 &&
    sizeOf(m, m.rules.deck!, active(m)) > 0
  return draws ? DRAW_OR_NEXT : NEXT
}

export const flow: Record<string, FlowNode> = {
  start(m) {
    put(m, ROUND, 1)
    go(m, 'exchange')
    for (let seat = m.rules.seats - 1; seat >= 0; seat--) pushDraw(m, seat, FIRST_HAND)
  },
  firstTurn(m) {
    put(m, TURN, 1)
    beginTurn(m, number(m, 'starter'))
    go(m, 'prepare')
  },
  // [SK-5.1]
  prepare(m) {
    const { unitsPlayed, cardsPlayed, mayDraw } = wordsOf(m.rules)
    put(m, unitsPlayed, 0)
    put(m, cardsPlayed, 0)
    go(m, 'prepared')
    const isManual = ((number(m, 'manual') >> active(m)) & 1) === 1
    put(m, mayDraw, isManual ? 1 : 0)
    if (!isManual) pushDraw(m, active(m), 1)
  },
  // [SK-7.2] rounds end when the starting player enters Setup, never in between
  prepared(m) {
    if (active(m) === number(m, 'starter') && isRoundOver(m)) return endRound(m)
    go(m, 'begun')
    emit(m, m.rules.on.turnStarted, active(m), m.s[TURN])
  },
  begun: (m) => enterPhase(m, 'setup'),
  main(m) {
    const phase = phaseOf(m)
    // [SK-5.6] a card played in Setup leads to Main
    if (phase === 'setup' && m.s[wordsOf(m.rules).cardsPlayed] > 0) return enterPhase(m, 'main')
    if (phase === 'scoring' && lastPlayed(m, active(m)) < 0) return go(m, 'end')
    const timings = mayPlayUnit(m) ? WITH_UNITS : TIMINGS
    askMain(m, active(m), timings[phase], movesIn(m, phase))
  },
  // [SK-5.9] stunned cards recover by their own rule
  end(m) {
    go(m, 'pass')
    emit(m, m.rules.on.turnEnded, active(m), m.s[ROUND])
  },
  pass(m) {
    const seat = active(m)
    closeTurn(m, seat)
    const next = (seat + 1) % m.rules.seats
    if (next === number(m, 'starter')) put(m, TURN, m.s[TURN] + 1)
    beginTurn(m, next)
    go(m, 'prepare')
  },
}

export const moves: Record<string, MoveCode> = {
  draw: {
    apply(m, seat) {
      put(m, wordsOf(m.rules).mayDraw, 0)
      go(m, 'main')
      pushDraw(m, seat, 1)
    },
  },
  next: {
    apply(m, seat) {
      const next = PHASES[PHASES.indexOf(phaseOf(m)) + 1]
      // [SK-5.8]
      if (next === 'scoring' && !hasCards(m, seat)) return go(m, 'end')
      enterPhase(m, next)
    },
  },
  // [SK-6.3]
  score: {
    list(m, seat, add) {
      for (const line of linesThrough(m, lastPlayed(m, seat))) add(line)
    },
    apply(m, seat, line) {
      const { grid, layout } = m.rules
      const { points, unitScored } = wordsOf(m.rules)
      go(m, 'end')
      let sum = 0
      for (const cell of grid!.lines[line]) {
        const e = m.s[layout.occupant + cell]
        const value = e < 0 ? 0 : valueFor(m, e, seat)
        if (value > 0) emit(m, unitScored, e, seat, value)
        sum += value
      }
      gain(m, points, seat, sum)
    },
    show: (m, line) => m.rules.grid!.lineNames[line],
    read: (m, name) => m.rules.grid!.lineNames.indexOf(name),
  },
}

/** What the game keeps count of as it happens. */
export const hears = {
  entered(m: Match, payload: Int32Array): void {
    const unit = payload[0]
    // [SK-6.1] token cards are not played
    if (m.rules.defCard[m.s[m.rules.layout.def + unit]] !== 1) return
    setResource(m, wordsOf(m.rules).order, unit, nextOrder(m))
    markLatest(m, payload[1])
  },
  left: (m: Match, payload: Int32Array): void => markLatest(m, payload[1]),
  died: (m: Match, payload: Int32Array): void => markLatest(m, payload[1]),
  'card-played'(m: Match, payload: Int32Array): void {
    countCard(m, payload[0])
  },
  'ability-cancelled'(m: Match, payload: Int32Array): void {
    if (m.rules.defPlace[m.s[m.rules.layout.def + payload[0]]] !== ON_BOARD)
      countCard(m, payload[0])
  },
}

const ON_BOARD = 0

function countCard(m: Match, card: number): void {
  const { unitsPlayed, cardsPlayed } = wordsOf(m.rules)
  put(m, cardsPlayed, m.s[cardsPlayed] + 1)
  if (m.rules.defPlace[m.s[m.rules.layout.def + card]] === ON_BOARD)
    put(m, unitsPlayed, m.s[unitsPlayed] + 1)
}
