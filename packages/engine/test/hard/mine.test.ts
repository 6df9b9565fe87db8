// A mine kills the moved unit, so the steps that speak of it are skipped, and those that speak of them.
import { expect, test } from 'vitest'
import { toy, act } from '../toy.ts'

const charge = act(
  {
    do: 'move',
    free: true,
    as: 'mover',
    target: { kind: 'unit', side: 'own', except: ['self'] },
    to: { kind: 'cell', empty: true, near: { of: 'target', by: 'step', max: 1 } },
  },
  { do: 'give', status: 'mark', each: '@mover', as: 'marked' },
  { do: 'give', status: 'stun', each: '@marked' },
  { do: 'gain', what: 'points', amount: 1, if: { outcome: 'skipped', of: '@marked' } },
  { do: 'gain', what: 'points', amount: 10 },
)
const mine = {
  on: 'moved',
  if: { is: { near: { of: 'self', by: 'step' as const, max: 1 } }, of: 'event.unit' },
  steps: [{ do: 'damage', amount: 9, each: 'event.unit' }],
}
const game = { pieces: { captain: { abilities: [charge] }, mine: { abilities: [mine] } } }

function table(manifest = {}) {
  const t = toy({ ...game, manifest, things: { spy: { class: 'agent', stats: { maxLife: 2 } } } })
  return { t, captain: t.put('captain', 'A1') }
}

test('[L-3.5] a step whose pick was killed by a trigger is skipped, and so is what uses that step', () => {
  const { t, captain } = table()
  const scout = t.put('pawn', 'C3')
  t.put('mine', 'E3', 1)
  t.begin()
  t.use(captain)
  t.pick(scout, 'D3')
  expect(t.at(scout)).toBeNull()
  expect(t.told('step-skipped').map((e) => [e.step, e.reason])).toEqual([
    [1, 'skipped'],
    [2, 'skipped'],
  ])
  expect(t.told('status-given')).toEqual([])
  expect(t.of('points', 0)).toBe(11)
})

test('[L-3.5] a unit that lives on is marked', () => {
  const { t, captain } = table()
  const scout = t.put('pawn', 'C3')
  t.put('mine', 'E3', 1)
  t.begin()
  t.use(captain)
  t.pick(scout, 'C4')
  expect([t.tokens(scout, 'mark'), t.tokens(scout, 'stun'), t.of('points', 0)]).toEqual([1, 1, 10])
})

test('[L-3.5] the same for a unit whose card goes to the discard when it dies', () => {
  const { t, captain } = table()
  const spy = t.put('spy', 'C3')
  t.put('mine', 'E3', 1)
  t.begin()
  t.use(captain)
  t.pick(spy, 'D3')
  expect(t.zone('discard')).toEqual(['spy'])
  expect(t.told('status-given')).toEqual([])
  expect(t.of('points', 0)).toBe(11)
})

test('[L-3.3] pick by pick the same steps are skipped', () => {
  const policies = { commit: 'pick', cancel: 'spent', needsTarget: false, together: false }
  const { t, captain } = table({ policies: { ...policies, choice: 'all' } })
  const scout = t.put('pawn', 'C3')
  t.put('mine', 'E3', 1)
  t.begin()
  t.use(captain)
  t.pick(scout, 'D3')
  expect(t.told('status-given')).toEqual([])
  expect(t.of('points', 0)).toBe(11)
})
