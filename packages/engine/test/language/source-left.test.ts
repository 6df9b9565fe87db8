import { expect, test } from 'vitest'
import type { Step } from '../../src/index.ts'
import { act, toy } from '../toy.ts'

/** A god that leaves and then does something. */
function leaving(...steps: Step[]) {
  const t = toy({
    pieces: { god: { abilities: [act({ do: 'destroy', each: 'self' }, ...steps)] } },
  })
  const me = t.put('god', 'C3')
  const foe = t.put('pawn', 'A1', 1)
  t.begin()
  t.use(me)
  return { t, foe }
}
const foes = { kind: 'unit', side: 'opponent' } as const

test('numbers of a source that has left are read as they were', () => {
  const { t, foe } = leaving({ do: 'damage', amount: { stat: 'power', of: 'self' }, each: foes })
  expect([t.of('life', foe), t.told('step-skipped').length]).toEqual([2, 0])
})

test('what is searched for around it is skipped with it', () => {
  const { t } = leaving({
    do: 'gain',
    what: 'points',
    amount: 1,
    each: { ...foes, near: { of: 'self', by: 'king', max: 3 } },
  })
  expect(t.told('step-skipped')).toHaveLength(1)
})

test('who is given tokens by a source that has left is found without it', () => {
  const { t, foe } = leaving({ do: 'give', status: 'mark', giver: 'self.owner', each: foes })
  expect([t.tokens(foe, 'mark'), t.told('step-skipped').length]).toEqual([1, 0])
})

test('a modifier whose amount is read of it is skipped with it', () => {
  const { t, foe } = leaving({
    do: 'modify',
    query: 'power',
    add: { stat: 'power', of: 'self' },
    until: 'turn',
    each: foes,
  })
  expect([t.stat('power', foe), t.told('step-skipped').length]).toEqual([1, 1])
})
