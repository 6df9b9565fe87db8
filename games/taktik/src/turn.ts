// The turn as a chain of small nodes. [TK-5]
import {
  active,
  askMain,
  askMove,
  beginTurn,
  closeTurn,
  emit,
  go,
  isOver,
  number,
  phase,
  round,
  setNumber,
  setPhase,
  setRound,
  shuffle,
  sizeOf,
  type FlowNode,
  type Match,
  type MoveCode,
} from '@cardwright/engine/author'
import { dropQueue, nextAttack, queueLength } from './battle.ts'
import { canDraw, pendingCard, pendingMoves } from './drawing.ts'
import { beginCounting, judgeMission } from './missions.ts'
import { unmarkAll } from './units.ts'
import { checkVictory, judgeTurn, occupyPoints } from './victory.ts'

/** Marks that last for a turn of their bearer, and those that last to the end of any turn. */
const OF_A_TURN = ['moved', 'attacked', 'queued']
const OF_AN_ATTACK = ['aimed', 'spotted']
const NONE: readonly string[] = []
const DRAW = ['drawCard']
const PLAY = ['play']
const MARCH = ['march', 'play']
const FIRE = ['fire', 'play']
const NEXT = ['nextPhase']
const NEXT_OR_END = ['nextPhase', 'endTurn']
const QUEUED = ['unqueue', 'nextPhase', 'endTurn']
const END = ['endTurn']
const ROLL = ['roll']
const RESOLVE = ['resolve']

function enter(m: Match, name: string): void {
  setPhase(m, name)
  emit(m, m.rules.events.on.phaseEntered, active(m), m.rules.words.symbolOf(name))
}

export const flow: Record<string, FlowNode> = {
  firstTurn(m) {
    setRound(m, 1)
    beginTurn(m, 0)
    go(m, 'turnStart')
  },
  turnStart(m) {
    setNumber(m, 'turns', number(m, 'turns') + 1)
    setNumber(m, 'moves', 0)
    setNumber(m, 'extraMoves', 0)
    setNumber(m, 'drawn', 0)
    beginCounting(m)
    unmarkAll(m, active(m), OF_A_TURN)
    go(m, 'draw')
    enter(m, 'draw')
  },
  /** [TK-5.2] Exactly one, and nothing else before it. */
  draw(m) {
    if (number(m, 'drawn') === 0 && canDraw(m)) return askMain(m, active(m), NONE, DRAW)
    go(m, 'resolution')
    enter(m, 'resolution')
  },
  resolution(m) {
    const isPending = pendingCard(m) >= 0
    askMain(m, active(m), PLAY, isPending ? pendingMoves(m) : NEXT)
  },
  movement(m) {
    askMain(m, active(m), MARCH, NEXT_OR_END)
  },
  attack(m) {
    askMain(m, active(m), FIRE, queueLength(m) > 0 ? QUEUED : END)
  },
  dice(m) {
    checkVictory(m)
    if (isOver(m)) return
    if (!nextAttack(m)) return go(m, 'afterDice')
    if (number(m, 'rolled') === 1) return askMove(m, active(m), RESOLVE)
    askMain(m, active(m), PLAY, ROLL)
  },
  afterDice(m) {
    askMain(m, active(m), PLAY, END)
  },
  /** [TK-5.8] Durations, goals, shuffle, then the other player. */
  end(m) {
    const seat = active(m)
    dropQueue(m)
    closeTurn(m, seat)
    for (let one = 0; one < m.rules.things.seats; one++) unmarkAll(m, one, OF_AN_ATTACK)
    go(m, 'mission')
    emit(m, m.rules.events.on.turnEnded, seat, round(m))
  },
  mission(m) {
    occupyPoints(m, active(m))
    go(m, 'pass')
    judgeMission(m, active(m))
  },
  pass(m) {
    const { deck } = m.rules.zones
    if (judgeTurn(m, active(m))) return
    if (sizeOf(m, deck!, 0) > 1) shuffle(m, deck!, 0)
    setRound(m, round(m) + 1)
    beginTurn(m, 1 - active(m))
    go(m, 'turnStart')
  },
}

const AFTER: Record<string, string> = { resolution: 'movement', movement: 'attack', attack: 'dice' }

export const turnMoves: Record<string, MoveCode> = {
  nextPhase: {
    apply(m) {
      const next = AFTER[phase(m)]
      go(m, next)
      enter(m, next)
    },
  },
  endTurn: { apply: (m) => go(m, 'end') },
}
