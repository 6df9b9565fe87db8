// Public facts besides cards and points: which cards can act, and between which lines
// the active player chooses. Nothing here depends on hidden information.
import {
  active,
  isReady,
  nextCell,
  number,
  phase,
  unitAt,
  type Match,
} from '@cardwright/engine/author'
import { lastPlayed, linesThrough, lineValue, mayPlayUnit } from './board.ts'

export interface SkirmishFacts {
  /** Cards whose player may use them now, by number. [SK-9.3] */
  ready: readonly number[]
  /** Another unit may be played this turn. [SK-5.3] */
  mayPlayUnit: boolean
  /** In Scoring: the lines to choose from, by name, with what each brings. [SK-6.3] */
  lines: Readonly<Record<string, number>>
  /** Seconds for each choice of a running ability; 0: no limit. [SK-9.17] */
  choiceTime: number
}

export function facts(m: Match): SkirmishFacts {
  return {
    ready: readyCards(m),
    mayPlayUnit: mayPlayUnit(m),
    lines: linesToChoose(m),
    choiceTime: number(m, 'choiceTime'),
  }
}

function readyCards(m: Match): number[] {
  const seat = active(m)
  const ready: number[] = []
  for (let c = nextCell(m, seat); c >= 0; c = nextCell(m, seat, c))
    if (isReady(m, unitAt(m, c), seat)) ready.push(unitAt(m, c))
  return ready
}

function linesToChoose(m: Match): Record<string, number> {
  const { lineNames } = m.rules.space.grid!
  const seat = active(m)
  const last = lastPlayed(m, seat)
  if (phase(m) !== 'scoring' || last < 0) return {}
  return Object.fromEntries(
    linesThrough(m, last).map((line) => [lineNames[line], lineValue(m, line, seat)]),
  )
}
