import { expect, test } from 'vitest'
import { cuesOf } from '../src/motion/plan.ts'
import { event, pack } from './kit/moments.ts'

const plan = { pack, icons: { stun: 'stun-grenade' } }

test('cues come in the order of the events', () => {
  const events = [
    event('card-played', { card: 20, seat: 0, cell: 'A1' }),
    event('entered', { unit: 20, toCell: 'A1' }),
    event('attack-declared', { attacker: 20, target: 8 }),
    event('damaged', { unit: 8, seat: 1, amount: 2 }),
    event('died', { unit: 8, seat: 1 }),
  ]
  expect(cuesOf(events, plan).map(({ kind }) => kind)).toEqual([
    'play',
    'arrive',
    'lean',
    'float',
    'die',
  ])
})

test('a slide takes 120 ms a cell, at most 480', () => {
  const slide = (distance: number) =>
    cuesOf([event('moved', { unit: 7, toCell: 'B5', distance })], plan)[0].ms
  expect([slide(3), slide(9)]).toEqual([360, 480])
})

test('cards are drawn from the pile of their seat, 60 ms apart', () => {
  const [cue] = cuesOf([event('card-drawn', { seat: 1, count: 1 })], plan)
  expect(cue).toMatchObject({ kind: 'fly', from: 'deck:1', to: 'hand:1', wait: 60 })
})

test('points rise where they were earned; what is paid does not', () => {
  const cause = { source: 9, def: 'wolf', holder: 'wolf', ability: 'score', step: 0 }
  const changed = (what: string, amount: number) =>
    cuesOf([{ ...event('resource-changed', { seat: 0, what, amount }), cause }], plan)
  expect(changed('points', 3)).toMatchObject([{ kind: 'float', at: 'unit:9', text: '+3' }])
  expect(changed('points', -3)).toEqual([])
  expect(changed('actions', 1)).toEqual([])
})

test('a game may show its own events its own way', () => {
  const flash = { kind: 'flash', at: 'seat:0', seat: 0, ms: 100 } as const
  const cues = cuesOf([event('zone-changed'), event('died', { unit: 7 })], {
    ...plan,
    motion: ({ kind }) => (kind === 'zone-changed' ? [flash] : null),
  })
  expect(cues.map(({ kind }) => kind)).toEqual(['flash', 'die'])
})
