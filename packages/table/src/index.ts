// The entry point of the table: furniture for any game's board. It receives moments and returns answers.
export type { Ahead, Board, BoardMaker, Carried, Meter, Poster } from './board.ts'
export { usualComfort, type Comfort } from './comfort.ts'
export {
  aimOf,
  backKey,
  cellKey,
  entityOf,
  keyOf,
  laneKey,
  seatKey,
  unitKey,
  type Key,
} from './keys.ts'
export type { Chain, Dealer, Moment, NoUndo } from './moment.ts'
export type { Cue } from './motion/cue.ts'
export { progressed, withUnit } from './progress.ts'
export { pieceProps, pileSpot, type Spot } from './spots.ts'
export { createTable } from './table.ts'
export type { Looked, Table, TableActions, TableState } from './table-state.ts'
export { markOf, targetsOf, type Bubble, type Mark, type Targets } from './targets.ts'
export { SittingContext, useSitting, useTable, useWords, type Sitting } from './use-table.ts'
export { useReason } from './use-reason.ts'
export { useTarget, type Pointable } from './use-target.ts'
export type { Gloss, Paragraph, Words } from './words.ts'
export { Clock, LogButton, PhaseTrack, TableBar, UndoButton, useClock } from './furniture/bar.tsx'
export { Arrows, type Arrow } from './furniture/arrows.tsx'
export { BoardContext } from './furniture/board-context.ts'
export { Card, CardBack, RulesText, type CardProps } from './furniture/card.tsx'
export { Cards } from './furniture/cards.tsx'
export { Chips } from './furniture/chips.tsx'
export { Glyph, seatMark } from './furniture/glyph.tsx'
export { Icon, IconsContext, type Icons } from './furniture/icon.tsx'
export { MapWindow, type MapHandle, type MapWindowProps } from './furniture/map-window.tsx'
export { MatchTable, type MatchTableProps } from './furniture/match-table.tsx'
export { Bar, DualBars, Pips } from './furniture/meters.tsx'
export { Named } from './furniture/named.tsx'
export { Num } from './furniture/num.tsx'
export { Pile } from './furniture/pile.tsx'
export { Ghost, Grid, Lane, Place, Section } from './furniture/places.tsx'
export { Sheet } from './furniture/sheet.tsx'
export { useCountdown } from './furniture/use-countdown.ts'
export { useNames } from './furniture/use-names.ts'
export { en } from './texts/en.ts'
export { ru } from './texts/ru.ts'
