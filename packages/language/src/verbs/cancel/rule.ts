import {
  actorOf,
  emit,
  outcomes,
  rule,
  selfOf,
  setOutcome,
  stopPending,
} from '@cardwright/engine/author'
import type { Said } from '../../step.ts'
import type { cancel as words } from './words.ts'

/** Stops the change that a replacing ability saw, or the subject of the window. */
export const cancel = rule({
  name: 'cancel',
  compile: ({ what }: Said<typeof words>) => ({ what }),
  whole(m, f, step) {
    const { on } = m.rules.events
    const { symbolOf } = m.rules.words
    stopPending(m, f)
    setOutcome(m, f, step, outcomes.cancelled)
    emit(m, on.prevented, selfOf(m, f), actorOf(m, f), -1, symbolOf(step.params.what))
  },
})
