// A cell beyond the edge has no name a scenario could write; whoever sends one is refused all the same.
import { fileURLToPath } from 'node:url'
import { loadFolder } from '@cardwright/content/node'
import { applyAction, createMatch, hash, legalActions } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { expect, test } from 'vitest'
import { contentUrl, taktik } from '../src/index.ts'

const loaded = await loadFolder(fileURLToPath(contentUrl), { usedByCode: taktik.reads })
if (!loaded.ok) throw new Error('the pack does not load')
const game = createGame(loaded.pack, taktik)

test('[TK-1.2] nobody marches or deploys beyond the edge, and asking changes nothing', () => {
  const options = { map: 'plain', tactics: 'preset', deployment: 'manual' }
  const m = createMatch(game, { seed: 1, options })
  for (const value of ['F31', 'U5', 'A0', '', 'cell:5']) {
    const before = hash(m)
    const answer = applyAction(m, 1, { kind: 'move', move: 'place', value })
    expect(answer.ok, value).toBe(false)
    expect(hash(m)).toBe(before)
  }
  // the whole army, and the other one; then a march from the list with a cell that is on no map
  const isMarch = (seat: number) =>
    legalActions(m, seat).find((action) => action.kind === 'use' && action.ability === 'march')
  for (let k = 0; k < 60 && isMarch(0) === undefined; k++)
    for (const seat of [0, 1]) {
      const [first] = legalActions(m, seat)
      if (first !== undefined && isMarch(0) === undefined) applyAction(m, seat, first)
    }
  expect(applyAction(m, 0, isMarch(0)!).ok).toBe(true)
  for (const cell of ['F31', 'U5', 'A0']) {
    const before = hash(m)
    expect(applyAction(m, 0, { kind: 'pick', pick: { cell } }).ok, cell).toBe(false)
    expect(hash(m)).toBe(before)
  }
  const [legal] = legalActions(m, 0)
  expect(legal).toMatchObject({ kind: 'pick', pick: { cell: expect.any(String) } })
})
