// A march: announced, perhaps answered, then carried out if the way is still there. [TK-6]
import {
  actorOf,
  answersTaken,
  arg,
  ask,
  at,
  emit,
  finish,
  may,
  movePlace,
  number,
  openWindow,
  pathWithin,
  pushProcedure,
  selfOf,
  setNumber,
  setStage,
  stage,
  toPlace,
  type Match,
  type Procedure,
  type VerbCode,
} from '@cardwright/engine/author'
import { figure } from './balance.ts'
import { mark } from './units.ts'
import { wordsOf } from './words.ts'

const UNIT = 0
const CELL = 1
const SEAT = 2

export const marchVerb: VerbCode = {
  name: 'march',
  whole(m, f, step) {
    pushProcedure(m, 'march', selfOf(m, f), toPlace(m, f, step), actorOf(m, f))
  },
}

export const march: Procedure = (m, f) => {
  const unit = arg(m, f, UNIT)
  const cell = arg(m, f, CELL)
  const seat = arg(m, f, SEAT)
  const now = stage(m, f)
  setStage(m, f, now + 1)
  if (now === 0) return openWindow(m, 'beforeMove', seat, [unit, cell])
  const { on } = m.rules.events
  const { grid } = m.rules.space
  // if nobody answered, the path is the same as when the cell was chosen
  if (answersTaken(m) > 0 && !canReach(m, unit, cell)) {
    finish(m, f, 'forbidden')
    return emit(m, 'march-refused', unit, seat, cell)
  }
  const from = at(m, unit)
  movePlace(m, unit, cell)
  mark(m, unit, 'moved')
  setNumber(m, 'moves', number(m, 'moves') + 1)
  // [TK-10.4] one march in addition to the five
  if (may(m, wordsOf(m).movePastLimit, unit))
    setNumber(m, 'extraMoves', number(m, 'extraMoves') + 1)
  finish(m, f, 'moved')
  emit(m, on.moved, unit, seat, from, cell, -1, -1, grid!.king[from * grid!.size + cell], seat)
}

function canReach(m: Match, unit: number, cell: number): boolean {
  const { canMove, movement } = wordsOf(m)
  if (!may(m, canMove, unit)) return false
  const budget = ask(m, movement, unit) * figure(m, 'halvesPerPoint')
  return pathWithin(m, unit, cell, budget)
}
