// A player who concedes in the middle of something: what was begun ends where it is.
import { expect, test } from 'vitest'
import { active, go } from '../../src/author.ts'
import { applyAction, outcome, type GameCode } from '../../src/index.ts'
import { DEPTH } from '../../src/block.ts'
import { act, toy, toyCode } from '../toy.ts'

const hit = act({ do: 'damage', amount: 1, target: { kind: 'unit', side: 'opponent' } })
const leaves: Partial<GameCode> = {
  leaves(m, seat) {
    if (active(m) === seat) go(m, 'pass')
  },
}

function choosing(code: Partial<GameCode>) {
  const t = toy({ pieces: { bard: { abilities: [{ ...hit, name: 'hit' }] } }, seats: 3, code })
  const [bard, first] = [t.put('bard', 'A1'), t.put('pawn', 'B1', 1)]
  t.put('pawn', 'C1', 2)
  t.begin()
  t.do({ kind: 'use', source: bard, ability: 'hit' })
  return { t, first }
}

test('nothing of his choice happens, and the next one is asked', () => {
  const { t, first } = choosing(leaves)
  expect(applyAction(t.m, 0, { kind: 'concede' }).ok).toBe(true)
  expect([t.asked, t.m.s[DEPTH], t.of('life', first)]).toEqual([1, 0, 3])
  t.endTurn()
  expect(t.asked).toBe(2)
})

test('another one goes on choosing', () => {
  const { t, first } = choosing(leaves)
  expect(applyAction(t.m, 1, { kind: 'concede' }).ok).toBe(true)
  t.pick(first)
  expect([t.asked, t.of('life', first)]).toEqual([0, 2])
})

test('where the game says nothing of leaving the others cannot play on', () => {
  const { t } = choosing({})
  expect(applyAction(t.m, 0, { kind: 'concede' })).toEqual({
    ok: false,
    refusal: { code: 'others-play-on' },
  })
  expect(outcome(t.m)).toBe(null)
})

test('a side whose other player is left is still there', () => {
  const t = toy({ seats: 4, options: { teams: true }, code: { ...toyCode } })
  t.put('pawn', 'A1')
  t.begin()
  // the partner plays on: the match cannot end, and the toy cannot go on without him
  expect(applyAction(t.m, 0, { kind: 'concede' }).ok).toBe(false)
})
