// A march: announced, perhaps answered, then carried out if the way is still there. [TK-6]
import {
  ACTOR,
  ANSWERED,
  arg,
  ask,
  emit,
  finish,
  number,
  openWindow,
  pathWithin,
  movePlace,
  pushProcedure,
  SELF,
  setNumber,
  setStage,
  stage,
  toPlace,
  may,
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
    pushProcedure(m, 'march', m.s[f + SELF], toPlace(m, f, step), m.s[f + ACTOR])
  },
}

export const march: Procedure = (m, f) => {
  const unit = arg(m, f, UNIT)
  const cell = arg(m, f, CELL)
  const seat = arg(m, f, SEAT)
  const now = stage(m, f)
  setStage(m, f, now + 1)
  if (now === 0) return openWindow(m, 'beforeMove', seat, [unit, cell])
  const { on, layout, grid, eventIndex } = m.rules
  // where nobody answered, the way is what it was when the cell was chosen
  if (m.s[ANSWERED] > 0 && !canReach(m, unit, cell)) {
    finish(m, f, 'forbidden')
    return emit(m, eventIndex.get('march-refused')!, unit, seat, cell)
  }
  const from = m.s[layout.at + unit]
  movePlace(m, unit, cell)
  mark(m, unit, 'moved')
  setNumber(m, 'moves', number(m, 'moves') + 1)
  // [TK-10.4] one beside the five, whenever it marches
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
