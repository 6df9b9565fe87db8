// How bots judge a position: attacks count for what they take on average, and the end of a turn for nothing.
import { fileURLToPath } from 'node:url'
import { loadFolder } from '@cardwright/content/node'
import {
  applyAction,
  applyPacked,
  clone,
  createMatch,
  listActions,
  type Match,
} from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { setNumber, isOnBoard } from '@cardwright/engine/author'
import { ACTIVE, amountOf, ASK, ENDED } from '@cardwright/engine/block'
import { expect, test } from 'vitest'
import { attackerAt, queueLength, targetAt } from '../src/battle.ts'
import { evaluate } from '../src/evaluate.ts'
import { contentUrl, taktik } from '../src/index.ts'
import { chanceOf } from '../src/odds.ts'

const loaded = await loadFolder(fileURLToPath(contentUrl), { usedByCode: taktik.reads })
if (!loaded.ok) throw new Error('the pack does not load')
const game = createGame(loaded.pack, taktik)

/** Any moves, and a look before each. */
function walk(look: (m: Match) => void): void {
  for (let seed = 1; seed <= 12; seed++) {
    const options = { map: 'small', tactics: 'preset', points: true }
    const m = createMatch(game, { seed, options })
    for (let k = 0; k < 400 && m.s[ENDED] === 0; k++) {
      look(m)
      listActions(m)
      applyPacked(m, m.list[(seed * 7919 + k * 104_729) % m.forward])
    }
  }
}

test('an announced attack is worth its chance of what it takes', () => {
  let looked = 0
  walk((m) => {
    const target = targetAt(m, 0)
    if (queueLength(m) !== 1 || !isOnBoard(m, target)) return
    const quiet = clone(m)
    setNumber(quiet, 'queued', 0)
    const seat = m.s[ACTIVE]
    const gain = evaluate(m, seat) - evaluate(quiet, seat)
    const { layout } = m.rules
    const { definitions } = m.rules.things
    const { byName: resourceIndex } = m.rules.pools
    const left = amountOf(m, resourceIndex.get('hits')!, target)
    const { worth } = definitions[m.s[layout.def + target]].stats as { worth: number }
    const taken = left === 1 ? worth * 100 + 50 : 50
    expect(gain).toBeCloseTo(chanceOf(m, attackerAt(m, 0), target) * taken)
    looked++
  })
  expect(looked).toBeGreaterThan(20)
})

test('the end of a turn is worth nothing by itself', () => {
  let looked = 0
  walk((m) => {
    const seat = m.s[ASK]
    if (queueLength(m) > 0) return
    const after = clone(m)
    if (!applyAction(after, seat, { kind: 'move', move: 'endTurn' }).ok) return
    if (after.s[ENDED] !== 0) return
    expect(evaluate(after, seat)).toBeCloseTo(evaluate(m, seat))
    looked++
  })
  expect(looked).toBeGreaterThan(50)
})
