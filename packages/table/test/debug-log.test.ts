import { expect, test } from 'vitest'
import { debugLines } from '../src/debug-log.ts'
import { event, moment } from './kit/moments.ts'

test('an activation is logged once, every mode of it with its targets, and how it ended', () => {
  const idle = moment({})
  const asking = {
    seat: 0,
    kind: 'pick' as const,
    source: 7,
    def: 'zius',
    ability: 'setup',
    step: 1,
    steps: 2,
  }
  const first = moment({ asking: { ...asking, aims: [{ thing: { unit: 8 } }] } })
  const second = moment({ asking: { ...asking, kind: 'to', step: 2 } })
  const ended = moment({
    events: [event('ability-used', { unit: 7, unitDef: 'zius', ability: 'setup' })],
  })
  expect(debugLines(idle, first)).toEqual([
    '[activateAbility] zius action: setup',
    '[handleActionExecution] seat 0 mode: pick step 1 of 2, 1 targets',
  ])
  expect(debugLines(first, second)).toEqual([
    '[handleActionExecution] seat 0 mode: to step 2 of 2, 0 targets',
  ])
  expect(debugLines(second, ended)).toEqual(['[ability-used] zius setup'])
})
