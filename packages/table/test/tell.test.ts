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

test('a card that is played is told first, and that its piece enters is not', () => {
  const events = [
    event('resource-changed', { seat: 0, amount: -1 }),
    event('damaged', { unit: 8, seat: 1 }),
    event('entered', { unit: 31, seat: 0 }),
    event('card-played', { card: 20, unit: 31, seat: 0 }),
  ]
  expect(shape(tell([{ seat: 0, events }]))).toEqual(['line card-played', 'sub damaged'])
})

test('a card that acts when it is drawn is drawn first', () => {
  const events = [
    event('card-drawn', { card: 20, seat: 0, count: 1 }),
    event('card-played', { card: 20, seat: 1 }),
  ]
  expect(shape(tell([{ seat: 0, events }]))).toEqual(['line card-drawn', 'line card-played'])
})

test('a walk is told by where it led; an ability with a name is told by it', () => {
  const deed = (holder: string, ability: string) => {
    const cause = { source: 7, def: 'mage', holder, ability, step: 0 }
    return [
      { ...event('moved', { unit: 9, seat: 0 }), cause },
      { ...event('resource-changed', { unit: 7, amount: -1 }), cause },
      event('ability-used', { unit: 7, ability }),
    ]
  }
  expect(shape(tell([{ seat: 0, events: deed('walk', 'walk') }]))).toEqual(['line moved'])
  expect(shape(tell([{ seat: 0, events: deed('mage', 'displace') }]))).toEqual([
    'line ability-used',
    'sub moved',
  ])
})

test('a card that goes into a hand is told', () => {
  const events = [
    event('cards-seen', { seat: 0, of: 1, count: 3 }),
    event('card-moved', { seat: 1, from: 'deck', to: 'hand' }),
  ]
  expect(shape(tell([{ seat: 0, events }]))).toEqual(['line cards-seen', 'line card-moved'])
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
  expect(shape(tell([{ seat: 0, events }], { untold: ['actions-reset'] }))).toEqual(['line died'])
})

test('a game may leave out one event among others of its kind, and choose its headings', () => {
  const given = (status: string) => event('status-given', { unit: 7, status })
  const events = [event('phase-entered'), given('tired'), given('stun')]
  const telling = {
    untold: [({ status }: (typeof events)[0]) => status === 'tired'],
    headings: ['phase-entered'],
  }
  const lines = tell([{ seat: 0, events }], telling)
  expect(shape(lines)).toEqual(['turn phase-entered', 'line status-given'])
})

test('an ability that is answered step by step is told under its deed', () => {
  const given = { ...event('status-given', { unit: 8, seat: 1 }), cause: by(7, 'setup') }
  const gained = { ...event('resource-changed', { seat: 0, amount: 3 }), cause: by(7, 'setup') }
  const used = event('ability-used', { unit: 7, seat: 0, ability: 'setup' })
  const story = [
    { seat: 0, events: [given] },
    // a pick that changes nothing yet
    { seat: 0, events: [] },
    { seat: 0, events: [gained, used] },
    { seat: 0, events: [event('moved', { unit: 7, seat: 0 })] },
  ]
  expect(shape(tell(story))).toEqual([
    'line ability-used',
    'sub status-given',
    'sub resource-changed',
    'line moved',
  ])
})

test('the end of the match is the winner’s line, whoever brought it about', () => {
  const [end] = tell([{ seat: 1, events: [event('match-ended', { winner: 0, reason: 'points' })] }])
  expect(end.seat).toBe(0)
})
