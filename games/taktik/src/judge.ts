// What the code looks up by role must be there before a match begins, not when it is first needed.
import type { Bounds, GameCode } from '@cardwright/engine/author'

const DECKS =
  'common-60 common-90 common-10 tactics tactics-preset missions army-0 army-1 squad-0 squad-1 duel-0 duel-1'.split(
    ' ',
  )
const STATUSES = 'moved attacked queued aimed spotted wanted loaded'.split(' ')

const few: Bounds = { min: 1, max: 20 }
const points: Bounds = { min: 1, max: 200 }
const turns: Bounds = { min: 1, max: 200 }
const pips: Bounds = { min: 0, max: 6 }
const FIGURES: Readonly<Record<string, Bounds>> = {
  movesPerTurn: few,
  attacksPerTurn: few,
  halvesPerPoint: few,
  neededBeside: pips,
  neededPerCell: pips,
  neededMost: pips,
  linePenalty: pips,
  pointsToWin0: points,
  pointsToWin1: points,
  holdTurns: turns,
  lastTurn: turns,
  firstJudged: { min: 0, max: 200 },
  resistPercent: { min: 1, max: 100 },
  deliveries0: few,
  deliveries1: few,
  evacuees0: few,
  evacuees1: few,
  yieldToWin0: points,
  yieldToWin1: points,
  sabotageTurns: turns,
  wrecks0: few,
  wrecks1: few,
}

export const judge: NonNullable<GameCode['judge']> = (_pack, desk) => {
  desk.figures(FIGURES)
  desk.roles('decks', DECKS)
  desk.roles('statuses', STATUSES)
}
