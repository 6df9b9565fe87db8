// Deployment and action: one action each in turn, until both have passed. [DR-3.8] [DR-4]
import {
  ACTIVE,
  askMain,
  beginTurn,
  closeTurn,
  emit,
  go,
  KEPT,
  number,
  PHASE,
  put,
  ROUND,
  setNumber,
  setPhase,
  touchClock,
  USED,
  type FlowNode,
  type Match,
  type MoveCode,
} from '@cardwright/engine/author'

const DEPLOY = ['deploy']
const ACT = ['act', 'play']
const MOVES = ['pass']
const BOTH = 3

const active = (m: Match) => m.s[ACTIVE]
const isAction = (m: Match) => m.s[PHASE] === m.rules.phaseIndex.get('action')
const hasPassed = (m: Match, seat: number) => (number(m, 'passed') & (1 << seat)) !== 0

/** [DR-4.6] Actions of the seat whose turn it is; nobody else has taken any. */
export const actionsThisTurn = (m: Match, seat: number): number =>
  seat === active(m) ? number(m, 'actions') : 0

function open(m: Match, phase: string): void {
  setPhase(m, phase)
  setNumber(m, 'passed', 0)
  setNumber(m, 'actions', 0)
  beginTurn(m, number(m, 'first'))
  go(m, 'main')
  emit(m, m.rules.on.phaseEntered, number(m, 'first'), m.rules.symbolOf(phase))
}

export const turns: Record<string, FlowNode> = {
  deployment: (m) => open(m, 'deployment'),
  action: (m) => open(m, 'action'),
  main(m) {
    go(m, 'acted')
    put(m, KEPT, 0)
    askMain(m, active(m), isAction(m) ? ACT : DEPLOY, MOVES)
  },
  acted(m) {
    // a cancelled choice was no action
    if (m.s[USED] === 0) return go(m, 'main')
    setNumber(m, 'actions', number(m, 'actions') + 1)
    touchClock(m)
    go(m, m.s[KEPT] === 1 ? 'main' : 'next')
  },
  // [DR-4.2] the other acts, unless it has passed
  next(m) {
    const other = 1 - active(m)
    if (hasPassed(m, other)) return go(m, 'main')
    go(m, 'other')
    emit(m, m.rules.on.turnEnded, active(m), m.s[ROUND])
  },
  other(m) {
    closeTurn(m, active(m))
    setNumber(m, 'actions', 0)
    beginTurn(m, 1 - active(m))
    go(m, 'main')
    emit(m, m.rules.on.turnStarted, active(m), m.s[ROUND])
  },
  // [DR-4.3] a pass is final; who passed first in the action phase begins the next round
  passed(m) {
    const seat = active(m)
    const passed = number(m, 'passed') | (1 << seat)
    if (number(m, 'passed') === 0 && isAction(m)) setNumber(m, 'firstPasser', seat)
    setNumber(m, 'passed', passed)
    go(m, passed !== BOTH ? 'other' : isAction(m) ? 'roundEnd' : 'action')
    emit(m, m.rules.on.passed, seat)
  },
}

export const turnMoves: Record<string, MoveCode> = {
  pass: { apply: (m) => go(m, 'passed') },
}
