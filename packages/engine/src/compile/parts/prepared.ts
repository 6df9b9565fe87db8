// What is made once from all the rest, so that the hot path looks it up.
import type { Action, MoveAction, Thing } from '../../door/named.ts'
import { cardLister } from '../../list/card-list.ts'
import { boardLister } from '../../list/main-list.ts'
import { runAbility } from '../../run/ability.ts'
import { runDeath } from '../../run/death.ts'
import { runDispatch } from '../../events/dispatch.ts'
import { runDraw } from '../../run/draw.ts'
import { runFlow } from '../../run/flow.ts'
import { runTold } from '../../run/told.ts'
import { runWindow } from '../../run/window.ts'
import type { Match } from '../../state/match.ts'
import { quickTable, type QuickTable } from '../quick.ts'
import type { Compiled } from '../../tables/rules.ts'
import { blankBlock } from '../../tables/shortcuts.ts'

export type BoardLister = (m: Match, seat: number, f: number) => void
export type CardLister = (m: Match, seat: number) => void

export interface PreparedPart {
  /** The fixed part of a block in which nothing has happened yet. */
  readonly blank: Int32Array
  /** What runs each kind of frame. */
  readonly handlers: readonly ((m: Match, f: number) => void)[]
  /** What the main list knows of printed abilities, by definition. */
  readonly quick: QuickTable
  /** Lists what the units of a seat may do, and its cards. */
  readonly listBoard: BoardLister
  readonly listCards: CardLister
  /** The last lists of names `askMain` was given, as bits. */
  readonly masks: {
    timings: readonly string[]
    open: number
    moves: readonly string[]
    openMoves: number
  }
  /** The moves as answers that say no more. */
  readonly plainMoves: readonly MoveAction[]
  /** The most frequent answers as they are named, by cell and by unit: made once for all lists. */
  readonly cellPicks: readonly Action[]
  readonly unitPicks: readonly Action[]
}

export function preparedOf(compiled: Compiled): PreparedPart {
  const { game, words, space, layout } = compiled
  const quick = quickTable(compiled)
  return {
    blank: blankBlock(compiled),
    // in the order of the kinds of frames
    handlers: [
      runFlow,
      runAbility,
      runDispatch,
      runDeath,
      runWindow,
      runDraw,
      runTold,
      ...Object.values(game.code.procedures ?? {}),
    ],
    quick,
    listBoard: boardLister(compiled, quick),
    listCards: cardLister(compiled),
    masks: { timings: [], open: 0, moves: [], openMoves: 0 },
    plainMoves: words.moveNames.map((move) => Object.freeze({ kind: 'move', move })),
    cellPicks: (space.grid?.labels ?? []).map((cell) => pickOf({ cell })),
    unitPicks: Array.from({ length: layout.entities }, (_, unit) => pickOf({ unit })),
  }
}

/** Many lists hold the same object: it must not be changed. */
const pickOf = (pick: Thing): Action =>
  Object.freeze({ kind: 'pick' as const, pick: Object.freeze(pick) })
