import {
  actorOf,
  at,
  canBeMoved,
  defOf,
  destinationOf,
  exhaust,
  hasRoom,
  isLaneFull,
  isOnBoard,
  lanesHaveLimits,
  movePlace,
  outcomes,
  owner,
  rule,
  selfOf,
  setOutcome,
  setTo,
  tellExhausted,
  tellMoved,
} from '@cardwright/engine/author'
import type { Said } from '../../step.ts'
import type { move as words } from './words.ts'

// handed to `tell` besides where it comes from
const EXHAUSTED = 0

export const move = rule({
  name: 'move',
  payload: [
    'unit:unit',
    'seat:seat',
    'source:any',
    'toCell:cell',
    'toLane:lane',
    'by:seat',
    'free:number',
  ],
  moves: true,
  byAnyone: 'moved',
  hands: 1,
  compile: ({ free }: Said<typeof words>) => ({ isFree: free === true }),
  /** All that are picked go to the same lane. */
  room: (_step, { rules, each, pick, picks }) =>
    !lanesHaveLimits(rules)
      ? null
      : (m, self, lane, f) => {
          const e = (each?.get ?? pick)(m, self, lane, f)
          const n = each === null ? Math.max(1, picks(m, self, lane, f)) : 1
          return e < 0 || !isLaneFull(m, lane, owner(m, e), defOf(m, e), n)
        },
  before(m, f, step, e) {
    const to = destinationOf(m, f, step, e)
    if (at(m, e) === to) return null
    const [cell, lane] = m.rules.space.grid !== null ? [to, -1] : [-1, to]
    return [e, owner(m, e), selfOf(m, f), cell, lane, actorOf(m, f), step.params.isFree ? 1 : 0]
  },
  change(m, f, step, e) {
    const from = at(m, e)
    const to = destinationOf(m, f, step, e)
    if (!isOnBoard(m, e) || to < 0 || !canBeMoved(m, f, e)) {
      setOutcome(m, f, step, outcomes.forbidden)
      return -1
    }
    if (from === to) {
      setOutcome(m, f, step, outcomes.stayed)
      return -1
    }
    if (!hasRoom(m, defOf(m, e), owner(m, e), to)) {
      setOutcome(m, f, step, outcomes.forbidden)
      return -1
    }
    movePlace(m, e, to)
    if (step.toRef !== null) setTo(m, f, step, to)
    setOutcome(m, f, step, outcomes.moved)
    m.handed[EXHAUSTED] = !step.params.isFree && exhaust(m, f, e) ? 1 : 0
    return from
  },
  tell(m, f, _step, e, from) {
    if (from < 0) return
    const isExhausted = m.handed[EXHAUSTED] === 1
    tellMoved(m, e, from, at(m, e), actorOf(m, f))
    // told last, so it is heard first: it is exhausted when its move is announced
    if (isExhausted) tellExhausted(m, f, e)
  },
  preview(m, f, step, e) {
    const to = destinationOf(m, f, step, e)
    if (to >= 0 && at(m, e) !== to) movePlace(m, e, to)
  },
})
