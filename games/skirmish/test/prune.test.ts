// What bots leave out: units that lie face-down, and nothing else.
import { applyPacked, createMatch, listActions, nameAction } from '@cardwright/engine'
import { ENDED } from '@cardwright/engine/block'
import { loadGame } from '@cardwright/testkit'
import { expect, test } from 'vitest'
import { contentUrl, skirmish } from '../src/index.ts'
import { prune } from '../src/prune.ts'

const game = await loadGame({ code: skirmish, contentUrl })

test('bots do not look at units played face-down', () => {
  const m = createMatch(game, { seed: 2 })
  let pruned = 0
  for (let k = 0; k < 300 && m.s[ENDED] === 0; k++) {
    listActions(m)
    const answers = m.list.slice(0, m.forward)
    const n = prune(m, answers, m.forward)
    expect(n).toBeGreaterThan(0)
    expect(answers.slice().sort()).toEqual(m.list.slice(0, m.forward).sort())
    for (const [i, answer] of answers.entries()) {
      const isFaceDown = JSON.stringify(nameAction(m, answer)).includes('playFaceDown')
      expect(isFaceDown).toBe(i >= n)
      if (isFaceDown) pruned++
    }
    applyPacked(m, m.list[(k * 7919) % m.forward])
  }
  expect(pruned).toBeGreaterThan(50)
})
