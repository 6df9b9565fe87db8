// What a match begins with when nobody has said anything.
import { fileURLToPath } from 'node:url'
import { loadFolder } from '@cardwright/content/node'
import { createMatch, legalActions, viewFor } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { expect, test } from 'vitest'
import { contentUrl, taktik } from '../src/index.ts'

const loaded = await loadFolder(fileURLToPath(contentUrl), { usedByCode: taktik.reads })
if (!loaded.ok) throw new Error('the pack does not load')
const game = createGame(loaded.pack, taktik)

test('[TK-4.2] both begin with a ready-made six, and the first question is the first turn', () => {
  const m = createMatch(game, { seed: 1 })
  for (const seat of [0, 1]) expect(viewFor(m, seat).seats[seat].zones['tactics']).toHaveLength(6)
  expect(viewFor(m, 0)).toMatchObject({ phase: 'draw', asking: { seat: 0 } })
})

test('[TK-4.2] whoever wants to choose picks out of eleven', () => {
  const m = createMatch(game, { seed: 1, options: { tactics: 'choose' } })
  expect(legalActions(m, 0)).toHaveLength(11)
  expect(legalActions(m, 0)[0]).toMatchObject({ kind: 'move', move: 'takeTactic' })
})
