// Undo: keeps the states before the player's own steps, and drops them as soon as an undo would leak
// information: a card was seen, chance was used, or another player acted.
import { clone, copyInto, givenAway, type Match } from '@cardwright/engine'
import type { LogEntry } from './log.ts'
import type { MatchLog } from './match-log.ts'

interface Step {
  before: Match
  actions: number
  entries: number
}

export interface UndoStack {
  /** Call before the player's own step. */
  remember(): void
  /** Call after it: drops all states if the step cannot be undone. */
  settle(): void
  forget(): void
  /** @returns false when there is nothing to undo */
  undo(): boolean
}

export function undoStack(log: MatchLog, entries: LogEntry[], seat: number): UndoStack {
  const steps: Step[] = []
  const { match } = log
  return {
    remember() {
      steps.push({ before: clone(match), actions: log.actions.length, entries: entries.length })
    },
    settle() {
      const last = steps.at(-1)
      if (last && givenAway(last.before, match, seat) !== null) steps.length = 0
    },
    forget() {
      steps.length = 0
    },
    undo() {
      const step = steps.pop()
      if (!step) return false
      const { sink } = match
      copyInto(step.before, match)
      match.sink = sink
      log.actions.length = step.actions
      entries.length = step.entries
      return true
    },
  }
}
