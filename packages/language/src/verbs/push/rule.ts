import {
  actorOf,
  at,
  canBeMoved,
  movePlace,
  neighbour,
  outcomes,
  rule,
  selfOf,
  setOutcome,
  setTo,
  tellMoved,
  type CompiledRef,
  type CompiledStep,
  type Match,
  type Num,
  unitAt,
} from '@cardwright/engine/author'
import type { Said } from '../../step.ts'
import type { push as words } from './words.ts'

interface Push {
  from: CompiledRef | null
  steps: Num | null
}

/** The cell it ends on, its own when there is no room. */
function landing(m: Match, f: number, { params }: CompiledStep<Push>, e: number): number {
  const { grid } = m.rules.space
  const self = selfOf(m, f)
  const pusher = params.from === null ? self : params.from.get(m, self, e, f)
  const start = at(m, e)
  const away = pusher < 0 ? -1 : at(m, pusher)
  if (away < 0 || grid === null) return start
  const dr = Math.sign(grid.rowOf[start] - grid.rowOf[away])
  const dc = Math.sign(grid.colOf[start] - grid.colOf[away])
  const steps = params.steps === null ? 1 : params.steps(m, self, e, f)
  let to = start
  for (let k = 0; k < steps; k++) {
    const next = neighbour(grid, to, dr, dc)
    if (next < 0 || unitAt(m, next) >= 0) break
    to = next
  }
  return to
}

export const push = rule({
  name: 'push',
  moves: true,
  compile: ({ from, steps }: Said<typeof words>, the): Push => ({
    from: the.ref(from),
    steps: the.amount(steps),
  }),
  accepts: (m, f, step, e) => landing(m, f, step, e) !== at(m, e),
  change(m, f, step, e) {
    const from = at(m, e)
    const to = landing(m, f, step, e)
    if (to === from || !canBeMoved(m, f, e)) {
      setOutcome(m, f, step, outcomes.blocked)
      return -1
    }
    movePlace(m, e, to)
    setTo(m, f, step, to)
    setOutcome(m, f, step, outcomes.moved)
    return from
  },
  tell(m, f, _step, e, from) {
    if (from >= 0) tellMoved(m, e, from, at(m, e), actorOf(m, f))
  },
  preview(m, f, step, e) {
    const to = landing(m, f, step, e)
    if (to !== at(m, e)) movePlace(m, e, to)
  },
})
