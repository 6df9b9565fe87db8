// Taking back: states before one's own steps, forgotten as soon as taking them back would give away
// something: a card was seen, chance was used, somebody else acted.
import { clone, copyInto, sees, type Match } from '@cardwright/engine'
import type { LogEntry } from './log.ts'
import type { MatchLog } from './match-log.ts'

interface Step {
  before: Match
  actions: number
  entries: number
}

export interface UndoStack {
  /** Call before a step of one's own. */
  remember(): void
  /** Call after it: forgets everything if the step cannot be taken back. */
  settle(): void
  forget(): void
  /** @returns false when there is nothing to take back */
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
      if (last && (usedChance(last.before, match) || learned(last.before, match, seat)))
        steps.length = 0
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

function usedChance(before: Match, after: Match): boolean {
  const { layout, streamIndex } = after.rules
  for (let i = layout.streams, z = i + streamIndex.size * 4; i < z; i++)
    if (before.s[i] !== after.s[i]) return true
  return false
}

/** Does the seat now see the face of something that it did not see before? */
function learned(before: Match, after: Match, seat: number): boolean {
  const { layout, seats } = after.rules
  for (let e = seats + 1; e < layout.entities; e++) {
    const wasThere = before.s[layout.zone + e] > 1
    if (wasThere && !sees(before, seat, e) && sees(after, seat, e)) return true
  }
  return false
}
