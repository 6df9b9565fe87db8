// The draft: four picks of one from three, first player then second. [FR-7.3] to [FR-7.5]
import {
  askMove,
  cardsOf,
  defOf,
  find,
  go,
  number,
  sees,
  setActive,
  setDef,
  setNumber,
  setPhase,
  shuffle,
  type FlowNode,
  type Match,
  type MoveCode,
  below,
} from '@cardwright/engine/author'
import { addCard } from './set-up.ts'

const OFFERS = ['offer0', 'offer1', 'offer2']
export const PICKS_EACH = 4

/** Which seat drafts now: the first player all of theirs, then the second. */
const drafter = (m: Match) => (number(m, 'picksLeft') > PICKS_EACH ? 0 : 1)

export const draftFlow: Record<string, FlowNode> = {
  draft(m) {
    if (number(m, 'picksLeft') === 0) return go(m, 'drafted')
    setPhase(m, 'draft')
    setActive(m, drafter(m))
    offer(m)
    go(m, 'draftPick')
  },
  draftPick(m) {
    askMove(m, drafter(m), ['pick'])
  },
  drafted(m) {
    for (const seat of [0, 1]) shuffle(m, m.rules.zones.deck!, seat)
    go(m, 'firstTurn')
  },
}

/** Three different cards of the pool, drawn anew each time. */
function offer(m: Match): void {
  const pool = draftPool(m)
  for (let k = 0; k < OFFERS.length; k++) {
    const j = k + below(m, 'draft', pool.length - k)
    ;[pool[k], pool[j]] = [pool[j], pool[k]]
    setNumber(m, OFFERS[k], pool[k])
  }
}

const draftPool = ({ rules }: Match): number[] =>
  Object.keys(find.deck(rules, 'draft-pool')).map((id) => find.def(rules, id))

/** A seat does not know what the other drafted: any card of the pool may lie where a picked one does. */
export function concealDraft(m: Match, seat: number, below: (n: number) => number): void {
  if (number(m, 'drafted') === 0) return
  const pool = draftPool(m)
  const any = () => pool[below(pool.length)]
  for (const card of cardsOf(m, 1 - seat))
    if (pool.includes(defOf(m, card)) && !sees(m, seat, card)) setDef(m, card, any())
  if (number(m, 'picksLeft') > 0 && drafter(m) !== seat)
    for (const slot of OFFERS) setNumber(m, slot, any())
}

export const pickMove: MoveCode = {
  list(m, _seat, add) {
    for (const slot of OFFERS) add(number(m, slot))
  },
  apply(m, seat, def) {
    addCard(m, seat, def)
    setNumber(m, 'picksLeft', number(m, 'picksLeft') - 1)
    for (const slot of OFFERS) setNumber(m, slot, 0)
    go(m, 'draft')
  },
  show: (m, def) => m.rules.things.definitions[def].id,
  read: (m, id) => m.rules.things.defIndex.get(id) ?? -1,
}
