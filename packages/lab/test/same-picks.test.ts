// Bots look at picks that come to the same once, and miss nothing by it.
import { games } from '@cardwright/games/here'
import { greedyBot } from '@cardwright/bots'
import {
  applyPacked,
  clone,
  createMatch,
  listActions,
  type GameCode,
  type Match,
} from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { ASK, ASK_KIND, ASK_PICK, packed } from '@cardwright/engine/block'
import { expect, test } from 'vitest'
import { openGame } from './open.ts'

const { pack } = await openGame('drones')
const { code } = games.find(({ id }) => id === 'drones')!

/** The first question in some match about shields to be moved that leaves a choice. */
function shieldsToMove(evaluate: GameCode['evaluate']): Match {
  const game = createGame(pack, { ...code, evaluate })
  for (let seed = 1; ; seed++) {
    const m = createMatch(game, { seed })
    for (let k = 0; k < 400 && listActions(m) > 0; k++) {
      const list = [...m.list.subarray(0, m.forward)]
      const move = list.find((answer) => isMoveOfShields(m, answer))
      if (move !== undefined) {
        const asked = clone(m)
        applyPacked(asked, move)
        if (changes(asked, endsOf(asked)).size > 3) return asked
      }
      applyPacked(m, list[(k * 7) % list.length])
    }
  }
}

const isMoveOfShields = (m: Match, answer: number): boolean =>
  packed.kindOf(answer) === packed.USE &&
  m.rules.abilities.all[packed.abilityIn(packed.valueOf(answer))].label === 'reallocateShields'

function shieldsOf({ s, rules }: Match): string {
  const { base } = rules.pools.byName.get('shields')!
  return s.subarray(base, base + rules.layout.units).join(' ')
}

/** Where any answers lead. */
function endsOf(m: Match, ends: string[] = []): string[] {
  listActions(m)
  for (const answer of m.list.subarray(0, m.forward)) {
    const next = clone(m)
    applyPacked(next, answer)
    if (next.s[ASK_KIND] === ASK_PICK) endsOf(next, ends)
    else ends.push(shieldsOf(next))
  }
  return ends
}

const changes = (m: Match, ends: string[]): Set<string> =>
  new Set(ends.filter((end) => end !== shieldsOf(m)))

test('shields moved one by one: every change of them is judged, most of them once', () => {
  const seen: string[] = []
  const m = shieldsToMove((world) => {
    seen.push(shieldsOf(world))
    return 0
  })
  const ends = endsOf(m)
  seen.length = 0
  greedyBot(1).choose(m, m.s[ASK])
  expect(changes(m, seen)).toEqual(changes(m, ends))
  expect(seen.length).toBeLessThan(ends.length / 2)
})
