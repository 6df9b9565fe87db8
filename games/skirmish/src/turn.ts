// The turn: Preparation, Setup, Main, Commit, Scoring, as small nodes. [SK-5]
import {
  active,
  askMain,
  beginTurn,
  cardOf,
  closeTurn,
  emit,
  gain,
  go,
  includes,
  number,
  phase,
  placeOf,
  pushDraw,
  round,
  setNumber,
  setPhase,
  setPool,
  setRound,
  setTurn,
  sizeOf,
  turn,
  unitAt,
  type FlowNode,
  type Match,
  type MoveCode,
} from '@cardwright/engine/author'
import {
  hasCards,
  lastPlayed,
  linesThrough,
  markLatest,
  mayPlayUnit,
  nextOrder,
  valueFor,
} from './board.ts'
import { FIRST_HAND } from './exchange.ts'
import { isRoundOver, endRound } from './rounds.ts'
import { words } from './words.ts'

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

function enterPhase(m: Match, name: string): void {
  setPhase(m, name)
  go(m, 'main')
  emit(m, m.rules.events.on.phaseEntered, active(m), m.rules.words.symbolOf(name))
}

/** [SK-5.1] Whoever draws by hand may do so in Setup. */
function movesIn(m: Match): readonly string[] {
  if (phase(m) === 'scoring') return SCORE
  const draws =
    phase(m) === 'setup' &&
    number(m, words(m).mayDraw) === 1 &&
    sizeOf(m, m.rules.zones.deck!, active(m)) > 0
  return draws ? DRAW_OR_NEXT : NEXT
}

export const flow: Record<string, FlowNode> = {
  start(m) {
    setRound(m, 1)
    go(m, 'exchange')
    for (let seat = m.rules.things.seats - 1; seat >= 0; seat--) pushDraw(m, seat, FIRST_HAND)
  },
  firstTurn(m) {
    setTurn(m, 1)
    beginTurn(m, number(m, 'starter'))
    go(m, 'prepare')
  },
  // [SK-5.1]
  prepare(m) {
    const { unitsPlayed, cardsPlayed, mayDraw } = words(m)
    setNumber(m, unitsPlayed, 0)
    setNumber(m, cardsPlayed, 0)
    go(m, 'prepared')
    const isManual = includes(m, 'manual', active(m))
    setNumber(m, mayDraw, isManual ? 1 : 0)
    if (!isManual) pushDraw(m, active(m), 1)
  },
  // [SK-7.2] rounds end when the starting player enters Setup, never in between
  prepared(m) {
    if (active(m) === number(m, 'starter') && isRoundOver(m)) return endRound(m)
    go(m, 'begun')
    emit(m, m.rules.events.on.turnStarted, active(m), turn(m))
  },
  begun: (m) => enterPhase(m, 'setup'),
  main(m) {
    const now = phase(m)
    // [SK-5.6] a card played in Setup leads to Main
    if (now === 'setup' && number(m, words(m).cardsPlayed) > 0) return enterPhase(m, 'main')
    if (now === 'scoring' && lastPlayed(m, active(m)) < 0) return go(m, 'end')
    const timings = mayPlayUnit(m) ? WITH_UNITS : TIMINGS
    askMain(m, active(m), timings[now], movesIn(m))
  },
  // [SK-5.9] stunned cards recover by their own rule
  end(m) {
    go(m, 'pass')
    emit(m, m.rules.events.on.turnEnded, active(m), round(m))
  },
  pass(m) {
    const seat = active(m)
    closeTurn(m, seat)
    const next = (seat + 1) % m.rules.things.seats
    if (next === number(m, 'starter')) setTurn(m, turn(m) + 1)
    beginTurn(m, next)
    go(m, 'prepare')
  },
}

export const moves: Record<string, MoveCode> = {
  draw: {
    apply(m, seat) {
      setNumber(m, words(m).mayDraw, 0)
      go(m, 'main')
      pushDraw(m, seat, 1)
    },
  },
  next: {
    apply(m, seat) {
      const next = PHASES[PHASES.indexOf(phase(m)) + 1]
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
      const { grid } = m.rules.space
      const { points, unitScored } = words(m)
      go(m, 'end')
      let sum = 0
      for (const cell of grid!.lines[line]) {
        const e = unitAt(m, cell)
        const value = e < 0 ? 0 : valueFor(m, e, seat)
        if (value > 0) emit(m, unitScored, e, seat, value)
        sum += value
      }
      gain(m, seat, points, sum)
    },
    show: (m, line) => m.rules.space.grid!.lineNames[line],
    read: (m, name) => m.rules.space.grid!.lineNames.indexOf(name),
  },
}

/** What the game keeps count of as it happens. */
export const hears = {
  entered(m: Match, payload: Int32Array): void {
    const unit = payload[0]
    // [SK-6.1] token cards are not played
    if (cardOf(m, unit) !== 'becomes') return
    setPool(m, unit, words(m).order, nextOrder(m))
    markLatest(m, payload[1])
  },
  left: (m: Match, payload: Int32Array): void => markLatest(m, payload[1]),
  died: (m: Match, payload: Int32Array): void => markLatest(m, payload[1]),
  'card-played'(m: Match, payload: Int32Array): void {
    countCard(m, payload[0])
  },
  'ability-cancelled'(m: Match, payload: Int32Array): void {
    if (placeOf(m, payload[0]) !== 'board') countCard(m, payload[0])
  },
}

function countCard(m: Match, card: number): void {
  const { unitsPlayed, cardsPlayed } = words(m)
  setNumber(m, cardsPlayed, number(m, cardsPlayed) + 1)
  if (placeOf(m, card) === 'board') setNumber(m, unitsPlayed, number(m, unitsPlayed) + 1)
}
