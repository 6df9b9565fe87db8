// What bots leave out: never an answer of their own making, never a cell from which they could fire.
import { fileURLToPath } from 'node:url'
import { loadFolder } from '@cardwright/content/node'
import { applyPacked, createMatch, listActions } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { ASK_KIND, ASK_TO, ENDED } from '@cardwright/engine/block'
import { expect, test } from 'vitest'
import { contentUrl, taktik } from '../src/index.ts'
import { prune } from '../src/prune.ts'

const loaded = await loadFolder(fileURLToPath(contentUrl), { usedByCode: taktik.reads })
if (!loaded.ok) throw new Error('the pack does not load')
const game = createGame(loaded.pack, taktik)

test('of many cells a few are kept, and all of them are on the list', () => {
  const m = createMatch(game, { seed: 2, options: { tactics: 'preset' } })
  let pruned = 0
  for (let k = 0; k < 2000 && m.s[ENDED] === 0; k++) {
    listActions(m)
    const answers = m.list.slice(0, m.forward)
    const n = prune(m, answers, m.forward)
    expect(answers.slice().sort()).toEqual(m.list.slice(0, m.forward).sort())
    if (n < m.forward) {
      expect(m.s[ASK_KIND]).toBe(ASK_TO)
      pruned++
    }
    applyPacked(m, m.list[(k * 7919) % m.forward])
  }
  expect(pruned).toBeGreaterThan(50)
})
