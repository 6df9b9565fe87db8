// Deployment and action: one action each in turn, until both have passed. [DR-3.8] [DR-4]
import {
  active,
  askMain,
  beginTurn,
  closeTurn,
  emit,
  go,
  include,
  includes,
  isTurnKept,
  number,
  phase,
  round,
  setNumber,
  setPhase,
  touchClock,
  used,
  type FlowNode,
  type Match,
  type MoveCode,
} from '@cardwright/engine/author'

const DEPLOY = ['deploy']
const ACT = ['act', 'play']
const MOVES = ['pass']

const isAction = (m: Match) => phase(m) === 'action'
const hasPassed = (m: Match, seat: number) => includes(m, 'passed', seat)

/** [DR-4.6] Actions of the active seat; the other seat has none. */
export const actionsThisTurn = (m: Match, seat: number): number =>
  seat === active(m) ? number(m, 'actions') : 0

function open(m: Match, phase: string): void {
  setPhase(m, phase)
  setNumber(m, 'passed', 0)
  setNumber(m, 'actions', 0)
  beginTurn(m, number(m, 'first'))
  go(m, 'main')
  emit(m, m.rules.events.on.phaseEntered, number(m, 'first'), m.rules.words.symbolOf(phase))
}

export const turns: Record<string, FlowNode> = {
  deployment: (m) => open(m, 'deployment'),
  action: (m) => open(m, 'action'),
  main(m) {
    go(m, 'acted')
    askMain(m, active(m), isAction(m) ? ACT : DEPLOY, MOVES)
  },
  acted(m) {
    // a cancelled choice was no action
    if (used(m) === 0) return go(m, 'main')
    setNumber(m, 'actions', number(m, 'actions') + 1)
    touchClock(m)
    go(m, isTurnKept(m) ? 'main' : 'next')
  },
  // [DR-4.2] the other acts, unless it has passed
  next(m) {
    const other = 1 - active(m)
    if (hasPassed(m, other)) return go(m, 'main')
    go(m, 'other')
    emit(m, m.rules.events.on.turnEnded, active(m), round(m))
  },
  other(m) {
    closeTurn(m, active(m))
    setNumber(m, 'actions', 0)
    beginTurn(m, 1 - active(m))
    go(m, 'main')
    emit(m, m.rules.events.on.turnStarted, active(m), round(m))
  },
  // [DR-4.3] a pass is final; the player who passed first in the action phase starts the next round
  passed(m) {
    const seat = active(m)
    const isFirst = !hasPassed(m, 1 - seat)
    if (isFirst && isAction(m)) setNumber(m, 'firstPasser', seat)
    include(m, 'passed', seat)
    go(m, isFirst ? 'other' : isAction(m) ? 'roundEnd' : 'action')
    emit(m, m.rules.events.on.passed, seat)
  },
}

export const turnMoves: Record<string, MoveCode> = {
  pass: { apply: (m) => go(m, 'passed') },
}
