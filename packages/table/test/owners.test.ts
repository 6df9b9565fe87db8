import { expect, test } from 'vitest'
import { ownersOf } from '../src/owners.ts'
import { event, moment, unit } from './kit/moments.ts'

const struck = (attacker: number, target: number, seat: number) =>
  event('attack-declared', { attacker, attackerDef: 'wolf', target, targetDef: 'wolf', seat })

test('a thing is told by its owner where both players have one, also when it is gone', () => {
  const died = event('died', { unit: 8, unitDef: 'wolf', seat: 1 })
  const blow = struck(7, 8, 0)
  const story = [{ seat: 1, events: [event('entered', { unit: 8, unitDef: 'wolf', seat: 1 })] }]
  const all = [...story, { seat: 0, events: [blow, died] }]
  const { view } = moment({ board: [unit(7, 'B2')] })
  const { ownerIn } = ownersOf(all, view)
  expect([ownerIn(blow, 7), ownerIn(blow, 8), ownerIn(died, 8)]).toEqual([0, 1, 1])
})

test('a number that belongs to something else by now does not change what was told', () => {
  const first = event('died', { unit: 8, unitDef: 'wolf', seat: 1 })
  const story = [
    { seat: 1, events: [event('entered', { unit: 8, unitDef: 'wolf', seat: 1 })] },
    { seat: 0, events: [first] },
    { seat: 0, events: [event('entered', { unit: 8, unitDef: 'wolf', seat: 0 })] },
  ]
  const { ownerIn } = ownersOf(story, moment({ board: [unit(8, 'B2')] }).view)
  expect(ownerIn(first, 8)).toBe(1)
})

test('where only one player has such a thing nothing is added', () => {
  const moved = event('moved', { unit: 7, unitDef: 'wolf', seat: 0 })
  const { ownerIn } = ownersOf(
    [{ seat: 0, events: [moved] }],
    moment({ board: [unit(7, 'B2')] }).view,
  )
  expect(ownerIn(moved, 7)).toBeNull()
})

test('an intercepted attack keeps the owner of its attacker', () => {
  const redirected = event('attack-redirected', {
    attacker: 7,
    attackerDef: 'wolf',
    target: 8,
    targetDef: 'wolf',
    interceptor: 8,
    interceptorDef: 'wolf',
    seat: 1,
  })
  const story = [
    { seat: 0, events: [event('entered', { unit: 7, unitDef: 'wolf', seat: 0 })] },
    { seat: 1, events: [event('entered', { unit: 8, unitDef: 'wolf', seat: 1 })] },
    { seat: 1, events: [redirected] },
  ]
  const { ownerIn } = ownersOf(story, moment({}).view)
  expect([ownerIn(redirected, 7), ownerIn(redirected, 8)]).toEqual([0, 1])
})
