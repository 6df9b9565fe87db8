// What is made once from all the rest, so that the hot path looks it up.
import type { Action, MoveAction, Thing } from '../../door/named.ts'
import { fastLists } from '../../list/fast/index.ts'
import type { Lists } from '../../list/lists.ts'
import { runAbility } from '../../run/ability.ts'
import { runDeath } from '../../run/death.ts'
import { runDispatch } from '../../events/dispatch.ts'
import { runDraw } from '../../run/draw.ts'
import { runFlow } from '../../run/flow.ts'
import { runTold } from '../../run/told.ts'
import { runWindow } from '../../run/window.ts'
import type { Match } from '../../state/match.ts'
import type { Compiled } from '../../tables/rules.ts'
import { blankBlock } from '../../tables/shortcuts.ts'

export interface PreparedPart extends Lists {
  /** The fixed part of a block in which nothing has happened yet. */
  readonly blank: Int32Array
  /** What runs each kind of frame. */
  readonly handlers: readonly ((m: Match, f: number) => void)[]
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
  const { boardTimings, boardWindows, listBoard, listCards } = fastLists(compiled)
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
    boardTimings,
    boardWindows,
    listBoard,
    listCards,
    masks: { timings: [], open: 0, moves: [], openMoves: 0 },
    plainMoves: words.moveNames.map((move) => Object.freeze({ kind: 'move', move })),
    cellPicks: (space.grid?.labels ?? []).map((cell) => pickOf({ cell })),
    unitPicks: Array.from({ length: layout.entities }, (_, unit) => pickOf({ unit })),
  }
}

/** Many lists hold the same object: it must not be changed. */
const pickOf = (pick: Thing): Action =>
  Object.freeze({ kind: 'pick' as const, pick: Object.freeze(pick) })
