// Odds as they are shown add up to what is rolled with.
import { fileURLToPath } from 'node:url'
import { loadFolder } from '@cardwright/content/node'
import { applyPacked, createMatch, listActions, viewFor } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { ENDED } from '@cardwright/engine/block'
import { expect, test } from 'vitest'
import type { TaktikFacts } from '../src/facts.ts'
import { contentUrl, taktik } from '../src/index.ts'
import { chanceOf } from '../src/odds.ts'

const loaded = await loadFolder(fileURLToPath(contentUrl), { usedByCode: taktik.reads })
if (!loaded.ok) throw new Error('the pack does not load')
const game = createGame(loaded.pack, taktik)

test('[TK-7.6] the parts that are shown are the sum that is added, and the chance follows from it', () => {
  let looked = 0
  for (let seed = 1; seed <= 8; seed++) {
    const m = createMatch(game, { seed, options: { map: 'small', tactics: 'preset' } })
    for (let k = 0; k < 300 && m.s[ENDED] === 0; k++) {
      for (const odds of (viewFor(m, 0).facts as unknown as TaktikFacts).odds) {
        expect(odds.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(odds.sum)
        expect(chanceOf(m, odds.attacker, odds.target)).toBeCloseTo((7 - odds.least) / 6)
        looked += odds.parts.length
      }
      listActions(m)
      applyPacked(m, m.list[(seed * 7919 + k * 104_729) % m.forward])
    }
  }
  expect(looked).toBeGreaterThan(100)
})
