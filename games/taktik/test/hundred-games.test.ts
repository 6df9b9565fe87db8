// A hundred matches played at random: every one ends by a rule, none by giving up.
import { unitsOf } from '@cardwright/engine/author'
import { fileURLToPath } from 'node:url'
import { loadFolder } from '@cardwright/content/node'
import { applyPacked, createMatch, listActions, outcome } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { ROUND } from '@cardwright/engine/block'
import { expect, test } from 'vitest'
import { figure } from '../src/balance.ts'
import { contentUrl, taktik } from '../src/index.ts'

const loaded = await loadFolder(fileURLToPath(contentUrl), { usedByCode: taktik.reads })
if (!loaded.ok) throw new Error('the pack does not load')
const game = createGame(loaded.pack, taktik)

/** Far more than any of them takes. */
const PATIENCE = 20_000

test('[TK-14.7] [TK-14.9] a hundred random matches end by rule', () => {
  const endings = new Map<string, number>()
  for (let seed = 1; seed <= 100; seed++) {
    // the wide map with its timed goal; now and then the small one, some of these without
    const isSmall = seed % 3 === 0
    const options = { map: isSmall ? 'small' : 'drawn', territory: !isSmall || seed % 2 === 0 }
    const m = createMatch(game, { seed, options })
    let state = seed
    for (let k = 0; k < PATIENCE && listActions(m) > 0; k++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      applyPacked(m, m.list[Math.floor((state / 2 ** 32) * m.forward)])
    }
    const { winners, reason } = outcome(m)!
    const rounds = figure(m, 'lastTurn') * (reason === 'turnLimit' ? 2 : 1)
    const armies = [0, 1].map((seat) => unitsOf(m, seat).length)
    if (reason === 'annihilation') expect(Math.min(...armies)).toBe(0)
    else expect(m.s[ROUND], reason).toBeGreaterThanOrEqual(rounds)
    expect(winners).toHaveLength(reason === 'turnLimit' ? 0 : 1)
    endings.set(reason, (endings.get(reason) ?? 0) + 1)
  }
  expect([...endings.values()].reduce((sum, n) => sum + n)).toBe(100)
  expect(endings.get('territory')).toBeGreaterThan(10)
  expect(endings.get('turnLimit')).toBeGreaterThan(10)
})
