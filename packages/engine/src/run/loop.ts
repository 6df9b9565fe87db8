// The run loop: the top frame does a little, again and again, until a seat must answer or the match
// is over. A budget ends every loop the same way on every machine.
import { ASK, ENDED, TOP } from '../state/head.ts'
import type { Match } from '../state/match.ts'
import { Unplayable } from '../state/unplayable.ts'

/** Past this many rounds of the loop no trigger fires any more (see `dispatch`), so it winds down. */
const HARD_LIMIT = 20

export function run(m: Match): void {
  const { s } = m
  const { handlers } = m.rules.prepared
  const most = m.rules.game.budgets.steps * HARD_LIMIT
  m.steps = 0
  while (s[ASK] < 0 && s[ENDED] === 0) {
    const f = s[TOP]
    handlers[s[f]](m, f)
    if (++m.steps > most)
      throw new Unplayable(`${m.rules.game.manifest.id}: the flow never asks anybody`)
  }
}
