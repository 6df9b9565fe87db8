// What everybody at the table is shown besides cards and points: which cards can act, and between which lines
// the player whose turn it is chooses. Nothing here depends on what anybody hides.
import {
  ACTIVE,
  crowdOf,
  firstCell,
  isReady,
  number,
  PHASE,
  type Match,
} from '@cardwright/engine/author'
import { lastPlayed, linesThrough, lineValue } from './board.ts'

export interface SkirmishFacts {
  /** Cards whose player may use them now, by number. [SK-9.3] */
  ready: readonly number[]
  /** In Scoring: the lines to choose from, by name, with what each brings. [SK-6.3] */
  lines: Readonly<Record<string, number>>
  /** Seconds for each choice of a running ability; 0: no limit. [SK-9.17] */
  choiceTime: number
}

export function facts(m: Match): SkirmishFacts {
  return {
    ready: readyCards(m),
    lines: linesToChoose(m),
    choiceTime: number(m, 'choiceTime'),
  }
}

function readyCards(m: Match): number[] {
  const { s, rules } = m
  const seat = s[ACTIVE]
  const crowd = crowdOf(m, seat)
  const ready: number[] = []
  for (let w = 0; w < rules.layout.crowdSize; w++)
    for (let bits = s[crowd + w]; bits !== 0; bits &= bits - 1) {
      const e = s[rules.layout.occupant + firstCell(w, bits)]
      if (isReady(m, e, seat)) ready.push(e)
    }
  return ready
}

function linesToChoose(m: Match): Record<string, number> {
  const { manifest, grid } = m.rules
  const seat = m.s[ACTIVE]
  const last = lastPlayed(m, seat)
  if (manifest.phases[m.s[PHASE]] !== 'scoring' || last < 0) return {}
  return Object.fromEntries(
    linesThrough(m, last).map((line) => [grid!.lineNames[line], lineValue(m, line, seat)]),
  )
}
