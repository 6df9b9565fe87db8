import type { Action } from '@cardwright/engine'
import { describe, expect, test } from 'vitest'
import { backKey, cellKey, unitKey } from '../src/keys.ts'
import { markOf, onlyBubble, targetsOf } from '../src/targets.ts'
import { at, cell, moment, unit, use } from './kit/moments.ts'

const reading = { basics: new Set(['walk', 'strike', 'summon']) }
const mage = unitKey(7)

describe('a piece that may act', () => {
  const offers = [
    { actions: [use(7, 'walk'), cell('B1')] },
    { actions: [use(7, 'walk'), cell('C2')], loses: true as const },
    { actions: [use(7, 'displace'), at(8)] },
  ]
  const now = moment({ offers, board: [unit(7, 'B2'), unit(8, 'B3', 1)] })

  test('is ready, and nothing is dimmed before it is taken up', () => {
    const targets = targetsOf(now, null, reading)
    expect(markOf(targets, [mage])).toBe('ready')
    expect(markOf(targets, [cellKey('B1')])).toBe('plain')
  })

  test('taken up, shows where it may go, and what loses the match', () => {
    const targets = targetsOf(now, mage, reading)
    expect(markOf(targets, [mage])).toBe('source')
    expect(markOf(targets, [cellKey('B1')])).toBe('legal')
    expect(markOf(targets, [cellKey('C2')])).toBe('danger')
    expect(markOf(targets, [cellKey('A1')])).toBe('off')
    // under a veil a choice for others changes nothing
    expect(markOf(targets, [cellKey('A1')], true)).toBe('plain')
  })

  test('has a bubble for what has a name, not for what every piece can do', () => {
    const targets = targetsOf(now, null, reading)
    expect(targets.bubbles.get(mage)).toEqual([
      { source: 7, ability: 'displace', use: use(7, 'displace') },
    ])
    // what a bubble aims at is asked after the bubble
    expect(targetsOf(now, mage, reading).byKey.has(unitKey(8))).toBe(false)
    expect(onlyBubble(targets, mage)).toBeNull()
  })

  test('with one named ability and nothing else, a press is that ability', () => {
    const only = moment({ offers: [offers[2]], board: [unit(7, 'B2')] })
    expect(onlyBubble(targetsOf(only, null, reading), mage)?.ability).toBe('displace')
    // but it can be dragged onto its target as well
    expect(targetsOf(only, mage, reading).byKey.has(unitKey(8))).toBe(true)
  })
})

describe('a move that puts a thing somewhere', () => {
  const lay = (id: number): Action => ({ kind: 'move', move: 'lay', value: String(id) })
  const carry = (action: Action) =>
    action.kind === 'move' && action.move === 'lay'
      ? { what: unitKey(Number(action.value)), to: 'spot:tray' }
      : null
  const now = moment({
    offers: [{ actions: [use(20, 'play')] }, { actions: [lay(20)] }, { actions: [lay(21)] }],
  })
  const seen = (selected: string | null) => targetsOf(now, selected, { ...reading, carry })

  test('is no use of it: what can do nothing else is spare, and answers by a button, too', () => {
    expect(markOf(seen(null), [unitKey(20)])).toBe('ready')
    expect(markOf(seen(null), [unitKey(21)])).toBe('spare')
    expect(markOf(seen(null), ['spot:tray'])).toBe('plain')
    expect(seen(null).buttons).toEqual([lay(20), lay(21)])
  })

  test('shows the place while the thing is taken up, and dims nothing', () => {
    const targets = seen(unitKey(21))
    expect(markOf(targets, ['spot:tray'])).toBe('legal')
    expect(targets.places.get('spot:tray')?.actions).toEqual([lay(21)])
    expect(targets.isChoosing).toBe(false)
    expect(seen(unitKey(20)).uses).toHaveLength(1)
  })
})

test('a card in hand has no bubbles, and one without targets is used alone', () => {
  const now = moment({ offers: [{ actions: [use(20, 'play')] }] })
  const targets = targetsOf(now, unitKey(20), reading)
  expect(targets.bubbles.size).toBe(0)
  expect(targets.uses).toEqual([{ actions: [use(20, 'play')] }])
  expect(targets.isChoosing).toBe(false)
})

test('picks are numbered in their order, and everything else answers by buttons', () => {
  const unpick = (id: number) => ({ kind: 'unpick' as const, pick: { unit: id } })
  const now = moment({
    asking: { seat: 0, kind: 'pick', source: 7 },
    offers: [{ actions: [at(9)] }, { actions: [{ kind: 'done' }] }],
    legal: [at(9), unpick(8), unpick(5), { kind: 'done' }, { kind: 'cancel' }],
  })
  const targets = targetsOf(now, null, reading)
  expect(targets.picked).toEqual([unitKey(8), unitKey(5)])
  expect(targets.buttons).toEqual([{ kind: 'done' }])
  expect(targets.canCancel).toBe(true)
  expect(targets.source).toBe(mage)
})

test('with as many picks as there may be, all but the picks stays dimmed', () => {
  const now = moment({
    asking: { seat: 0, kind: 'pick', source: 7 },
    offers: [{ actions: [{ kind: 'done' }] }],
    legal: [{ kind: 'unpick', pick: { unit: 8 } }, { kind: 'done' }],
  })
  const targets = targetsOf(now, null, reading)
  expect(markOf(targets, [unitKey(8)])).toBe('picked')
  expect(markOf(targets, [unitKey(9)])).toBe('off')
})

describe('a choice that is shown to all', () => {
  const back = { zone: 'hand', seat: 1, place: 2 }
  const key = backKey(back)

  test('hidden cards are picked by their place', () => {
    const pick = { kind: 'pick' as const, pick: { card: 33 } }
    const asking = { seat: 0, kind: 'pick' as const, aims: [{ thing: { card: 33 }, back }] }
    const targets = targetsOf(moment({ offers: [{ actions: [pick] }], asking }), null, reading)
    expect(markOf(targets, [key])).toBe('legal')
    expect(markOf(targets, [unitKey(33)])).toBe('off')
  })

  test('whoever is not asked sees what is chosen from, and can press nothing', () => {
    const asking = { seat: 1, kind: 'pick' as const, aims: [{ thing: { cell: 'B1' } }, { back }] }
    const targets = targetsOf(moment({ asking, legal: [] }), null, reading)
    expect(markOf(targets, [cellKey('B1')])).toBe('watched')
    expect(markOf(targets, [key])).toBe('watched')
    expect(markOf(targets, [cellKey('B2')])).toBe('plain')
    expect(targets.byKey.size).toBe(0)
  })

  test('so is a target that is the source itself, and what the board says of a move', () => {
    const asking = { seat: 1, kind: 'pick' as const, source: 7, aims: [{ thing: { unit: 7 } }] }
    const watched = () => ['line:row:1']
    const targets = targetsOf(moment({ asking, legal: [] }), null, { ...reading, watched })
    expect(markOf(targets, [mage])).toBe('watched')
    expect(markOf(targets, ['line:row:1'])).toBe('watched')
  })
})

test('what is ready stays so beside a question of the turn', () => {
  const offers = [
    { actions: [use(7, 'deploy')] },
    { actions: [{ kind: 'move' as const, move: 'score', value: 'row:1' }] },
  ]
  const aim = () => 'line:row:1'
  const now = moment({ offers, asking: { seat: 0, kind: 'main' }, board: [unit(7, 'B2')] })
  const targets = targetsOf(now, null, { ...reading, aim })
  expect(targets.isChoosing).toBe(true)
  expect(markOf(targets, [mage])).toBe('ready')
  expect(markOf(targets, [unitKey(8)])).toBe('off')
})

test('a piece that may answer what is pending is pointed at; a card is taken up', () => {
  const offers = [{ actions: [use(7, 'guard')] }, { actions: [use(20, 'dodge')] }]
  const now = moment({ offers, asking: { seat: 0, kind: 'window' }, board: [unit(7, 'B2')] })
  const targets = targetsOf(now, null, reading)
  expect(markOf(targets, [mage])).toBe('legal')
  expect(markOf(targets, [unitKey(20)])).toBe('ready')
  expect(targets.ready.has(unitKey(20))).toBe(true)
})
