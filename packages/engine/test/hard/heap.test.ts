// The dead leave nothing behind: what lay on them is free for others.
import { expect, test } from 'vitest'
import { HEAP_TOP } from '../../src/state/head.ts'
import { toy, act } from '../toy.ts'

const curse = act(
  { do: 'give', status: 'mark', each: { kind: 'unit', side: 'opponent' } },
  { do: 'destroy', sure: true, each: { kind: 'unit', side: 'opponent' } },
)

test('[L-10.2] tokens on the dead are given back, however many die', () => {
  const t = toy({ pieces: { witch: { abilities: [{ ...curse, limit: undefined }] } } })
  const witch = t.put('witch', 'A1')
  t.begin()
  let most = 0
  for (let k = 0; k < 40; k++) {
    t.put('pawn', 'C3', 1)
    t.put('pawn', 'C4', 1)
    t.use(witch)
    most = Math.max(most, t.m.s[HEAP_TOP])
  }
  expect(most).toBeLessThanOrEqual(4)
})
