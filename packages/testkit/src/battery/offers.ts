// Offers are the legal actions looked one pick ahead: all of them are accepted, none is forgotten, and
// what is offered tells nothing that the seat does not know.
import {
  applyAction,
  applyActions,
  copyInto,
  hash,
  legalActions,
  Match,
  type Game,
} from '@cardwright/engine'
import { imagine } from '@cardwright/engine/imagine'
import { positionFor } from '@cardwright/engine/position'
import { amountOf, ASK, BOARD, ENDED } from '@cardwright/engine/block'
import { Broken, walk, type Visit, type WalkSize } from './walk.ts'
import type { Tried } from './answers.ts'

const BACKWARD = new Set(['cancel', 'unpick'])

export function checkOffers(game: Game, size: WalkSize, every = 97): Tried {
  let tried = 0
  let spare: Match | null = null
  const walked = walk(game, size, (visit) => {
    const { match: m } = visit
    if (visit.decision % every !== 0) return
    if (spare?.rules !== m.rules) spare = new Match(m.rules)
    const seat = m.s[ASK]
    const before = hash(m)
    const { offers, legal } = positionFor(m, seat)
    for (const { actions, leaves = {} } of offers) {
      const answer = applyActions(copyInto(m, spare), seat, actions)
      if (!answer.ok)
        throw new Broken(
          `${JSON.stringify(actions)} is offered, but refused: ${JSON.stringify(answer.refusal)}`,
          visit,
        )
      tried++
      letHappen(spare, seat)
      for (const [id, left] of Object.entries(leaves))
        if (JSON.stringify(leftOf(spare, Number(id), left)) !== JSON.stringify(left))
          throw new Broken(`${JSON.stringify(actions)} does not leave what it says of ${id}`, visit)
    }
    const begun = new Set(offers.map(({ actions }) => JSON.stringify(actions[0])))
    const forgotten = legal.find((a) => !BACKWARD.has(a.kind) && !begun.has(JSON.stringify(a)))
    if (forgotten) throw new Broken(`${JSON.stringify(forgotten)} is legal, but not offered`, visit)
    if (JSON.stringify(legal) !== JSON.stringify(legalActions(m, seat)))
      throw new Broken('the position lists other answers than the match', visit)
    sameElsewhere(visit, spare, JSON.stringify(offers))
    if (hash(m) !== before) throw new Broken('looking ahead changes the match', visit)
  })
  return { ...walked, tried }
}

/** Whoever might step in does not. */
function letHappen(m: Match, seat: number): void {
  while (m.s[ENDED] === 0 && m.s[ASK] !== seat)
    if (!applyAction(m, m.s[ASK], { kind: 'decline' }).ok) return
}

/** What the same resources of a piece are now. */
function leftOf(m: Match, e: number, like: Record<string, number> | null) {
  const { layout } = m.rules
  const { byName: resourceIndex } = m.rules.pools
  if (m.s[layout.zone + e] !== BOARD) return null
  const names = Object.keys(like ?? {})
  return Object.fromEntries(names.map((name) => [name, amountOf(m, resourceIndex.get(name)!, e)]))
}

function sameElsewhere({ match: m, ...visit }: Visit, world: Match, real: string): void {
  const seat = m.s[ASK]
  imagine(m, seat, visit.seed * 31 + visit.decision, world)
  if (JSON.stringify(positionFor(world, seat).offers) !== real)
    throw new Broken(`what seat ${seat} is offered depends on hidden cards`, { ...visit, match: m })
}
