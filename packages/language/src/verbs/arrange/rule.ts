import {
  actorOf,
  askPlace,
  emit,
  firstNamed,
  outcomes,
  owner,
  picksOf,
  rule,
  setOutcome,
  type Arranging,
} from '@cardwright/engine/author'
import type { Said } from '../../step.ts'
import type { arrange as words } from './words.ts'

/** The actor assigns the seen cards one by one: each answer names a card and its place. */
export const arrange = rule({
  name: 'arrange',
  stands: 'card',
  isBarrier: true,
  keepsCount: true,
  compile: ({ places }: Said<typeof words>): Arranging => ({ places }),
  whole(m, f, step) {
    if (askPlace(m, f, step)) return
    const first = firstNamed(m, f, step)
    setOutcome(m, f, step, outcomes.arranged)
    const of = first < 0 ? -1 : owner(m, first)
    emit(m, m.rules.events.on.cardsArranged, actorOf(m, f), of, picksOf(m, f, step))
  },
})
