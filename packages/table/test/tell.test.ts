import { expect, test } from 'vitest'
import { tell } from '../src/tell.ts'
import { event } from './kit/moments.ts'

const by = (source: number, ability: string) => ({
  source,
  def: 'wolf',
  holder: 'wolf',
  ability,
  step: 0,
})
const shape = (lines: ReturnType<typeof tell>) =>
  lines.map(({ kind, event: e }) => `${kind} ${e.kind}`)

test('what another ability made of it stands beneath', () => {
  const events = [
    { ...event('moved', { unit: 7, seat: 0 }), cause: by(7, 'walk') },
    { ...event('damaged', { unit: 8, seat: 1 }), cause: by(9, 'thorns') },
  ]
  const lines = tell([{ seat: 0, events }])
  expect(shape(lines)).toEqual(['line moved', 'sub damaged'])
  expect(lines[0].source).toBe('unit:7')
})

test('a turn is a heading over what it brings', () => {
  const events = [
    event('turn-ended', { seat: 0 }),
    event('resource-changed', { seat: 1 }),
    event('turn-started', { seat: 1, round: 2 }),
  ]
  expect(shape(tell([{ seat: 0, events }]))).toEqual(['turn turn-started', 'line resource-changed'])
})

test('cards that somebody else draws are one line', () => {
  const drawn = event('card-drawn', { seat: 1, count: 1 })
  const [line, ...more] = tell([{ seat: 1, events: [drawn, drawn, drawn] }])
  expect(line.event.count).toBe(3)
  expect(more).toEqual([])
})

test('what the board shows anyway, or a game leaves out, is not told', () => {
  const events = [event('dying', { unit: 7 }), event('actions-reset', { seat: 0 }), event('died')]
  expect(shape(tell([{ seat: 0, events }], ['actions-reset']))).toEqual(['line died'])
})
