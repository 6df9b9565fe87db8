import type { Action, Refusal } from '@cardwright/engine'
import { describe, expect, test, vi } from 'vitest'
import { cellKey, unitKey } from '../src/keys.ts'
import type { Dealer } from '../src/moment.ts'
import type { Player } from '../src/motion/player.ts'
import { createTable } from '../src/table.ts'
import { at, cell, event, moment, pack, unit, use } from './kit/moments.ts'

function dealer() {
  const answers: (readonly Action[])[] = []
  const one: Dealer = {
    answer: (actions) => void answers.push(actions),
    undo: vi.fn(),
    whyNot: async () => ({ code: 'not-a-target' }) as Refusal,
    explain: async () => null,
    hurry: vi.fn(),
    order: vi.fn(),
  }
  return { ...one, answers }
}

/** Plays nothing until it is told that it was seen. */
function slowPlayer() {
  const shown: string[][] = []
  let end: () => void = () => {}
  const player: Player = {
    play(events, done) {
      shown.push(events.map(({ kind }) => kind))
      end = done
    },
    stop: vi.fn(),
  }
  return { player, shown, end: () => end() }
}

const walks = () =>
  moment({
    offers: [{ actions: [use(7, 'walk'), cell('B1')] }, { actions: [use(7, 'strike'), at(8)] }],
    board: [unit(7, 'B2'), unit(8, 'B3', 1)],
  })

describe('pressing', () => {
  test('a piece, then its target, is one answer', () => {
    const keeper = dealer()
    const table = createTable(keeper, pack, walks())
    table.getState().press([cellKey('B2'), unitKey(7)])
    expect(keeper.answers).toEqual([])
    expect(table.getState().selected).toBe(unitKey(7))
    table.getState().press([cellKey('B3'), unitKey(8)])
    expect(keeper.answers).toEqual([[use(7, 'strike'), at(8)]])
  })

  test('a spare thing says why it does nothing, stays taken up, and is put where it may lie', async () => {
    const keeper = dealer()
    const lay: Action = { kind: 'move', move: 'lay' }
    const carry = () => ({ what: unitKey(21), to: 'spot:tray' })
    const table = createTable(keeper, pack, moment({ offers: [{ actions: [lay] }] }), { carry })
    table.getState().press([unitKey(21)])
    await vi.waitFor(() => expect(table.getState().refused?.key).toBe(unitKey(21)))
    expect(table.getState().selected).toBe(unitKey(21))
    table.getState().press(['spot:tray'])
    expect(keeper.answers).toEqual([[lay]])
  })

  test('what means two things asks which', () => {
    const keeper = dealer()
    const offers = [{ actions: [cell('B1')] }, { actions: [at(8)] }]
    const table = createTable(keeper, pack, moment({ offers }))
    table.getState().press([cellKey('B1'), unitKey(8)])
    expect(table.getState().asking?.offers).toHaveLength(2)
    expect(keeper.answers).toEqual([])
  })

  test('of two ways with the same targets one is meant, and the other can be taken', () => {
    const keeper = dealer()
    const offers = [{ actions: [use(20, 'play'), at(8)] }, { actions: [use(20, 'burn'), at(8)] }]
    const table = createTable(keeper, pack, moment({ offers }))
    table.getState().select(unitKey(20))
    expect(table.getState().targets.ways).toEqual(['play', 'burn'])
    table.getState().select(unitKey(20), 'burn')
    table.getState().press([unitKey(8)])
    expect(keeper.answers).toEqual([[use(20, 'burn'), at(8)]])
  })

  test('a move of the game may be answered by pointing', () => {
    const keeper = dealer()
    const score = { kind: 'move' as const, move: 'score', value: 'row:2' }
    const now = moment({ offers: [{ actions: [score] }] })
    const table = createTable(keeper, pack, now, { aim: () => 'line:row:2' })
    expect(table.getState().targets.buttons).toEqual([])
    table.getState().press([cellKey('B1'), 'line:row:2'])
    expect(keeper.answers).toEqual([[score]])
  })

  test('a thing that needs no target is used by the second press', () => {
    const keeper = dealer()
    const table = createTable(keeper, pack, moment({ offers: [{ actions: [use(20, 'play')] }] }))
    table.getState().press([unitKey(20)])
    table.getState().press([unitKey(20)])
    expect(keeper.answers).toEqual([[use(20, 'play')]])
  })

  test('what cannot be chosen says why not', async () => {
    const table = createTable(dealer(), pack, walks())
    table.getState().press([cellKey('G5')])
    await vi.waitFor(() => expect(table.getState().refused?.refusal.code).toBe('not-a-target'))
  })

  test("somebody else's piece that is no target leaves what was taken up in hand", () => {
    const { offers, view } = walks()
    const far = moment({ offers, board: [...view.board, unit(9, 'G5', 1)] })
    const table = createTable(dealer(), pack, far)
    table.getState().press([unitKey(7)])
    table.getState().press([cellKey('G5'), unitKey(9)])
    expect(table.getState().selected).toBe(unitKey(7))
    expect(table.getState().refused?.refusal.code).toBe('not-a-target')
  })

  test('an empty place that is no target leaves what was taken up in hand', () => {
    const table = createTable(dealer(), pack, walks())
    table.getState().press([unitKey(7)])
    table.getState().press([cellKey('G5')])
    expect(table.getState().selected).toBe(unitKey(7))
    expect(table.getState().refused?.refusal.code).toBe('not-a-target')
  })

  test('Esc cancels at the first press, whatever is looked at or was refused', async () => {
    const keeper = dealer()
    const running = { ...walks(), legal: [{ kind: 'cancel' as const }] }
    const table = createTable(keeper, pack, running)
    table.getState().look({ def: 'wolf', id: 7 })
    table.getState().toggleLog(true)
    table.getState().press([cellKey('G5')])
    await vi.waitFor(() => expect(table.getState().refused).not.toBeNull())
    table.getState().cancel()
    expect(keeper.answers).toEqual([[{ kind: 'cancel' }]])
    expect(table.getState()).toMatchObject({ looked: null, refused: null, isLogOpen: false })
  })

  test('Esc puts back what was taken up, and closes a spread pile before anything else', () => {
    const keeper = dealer()
    const table = createTable(keeper, pack, { ...walks(), legal: [{ kind: 'cancel' as const }] })
    table.getState().select(unitKey(7))
    table.getState().look({ def: 'wolf', id: 7 })
    table.getState().cancel()
    expect(table.getState()).toMatchObject({ looked: null, selected: null })
    table.getState().spreadOut({ zone: 'discard', seat: 0 })
    table.getState().cancel()
    expect(table.getState().spread).toBeNull()
    expect(keeper.answers).toEqual([])
  })
})

describe('moments that come while another is shown', () => {
  test('are shown in order, each before it stands on the table', () => {
    const table = createTable(dealer(), pack, walks())
    const { player, shown, end } = slowPlayer()
    table.getState().attach(player)
    const first = moment({ events: [event('moved')] })
    const second = moment({ events: [event('died')] })
    table.getState().show(first)
    table.getState().show(second)
    expect(shown).toEqual([['moved']])
    expect(table.getState().isPlaying).toBe(true)
    end()
    expect(table.getState().moment.number).toBe(first.number)
    expect(shown).toEqual([['moved'], ['died']])
    end()
    expect(table.getState().moment.number).toBe(second.number)
    expect(table.getState().isPlaying).toBe(false)
  })

  test('never keep an answer waiting: a press ends the show and means the newest moment', () => {
    const keeper = dealer()
    const table = createTable(keeper, pack, moment({}))
    const { player } = slowPlayer()
    table.getState().attach(player)
    table.getState().show({ ...walks(), events: [event('turn-started')] })
    table.getState().press([unitKey(7)])
    expect(player.stop).toHaveBeenCalled()
    expect(table.getState().isPlaying).toBe(false)
    expect(table.getState().selected).toBe(unitKey(7))
  })

  test('an undo shows no motion and ends what runs', () => {
    const table = createTable(dealer(), pack, walks())
    const { player, shown } = slowPlayer()
    table.getState().attach(player)
    table.getState().show(moment({ events: [event('moved')] }))
    const before = moment({})
    table.getState().show(before)
    expect(shown).toEqual([['moved']])
    expect(table.getState().moment.number).toBe(before.number)
  })
})

test('a piece that has not changed keeps its identity from moment to moment', () => {
  const table = createTable(dealer(), pack, moment({ board: [unit(7, 'B2'), unit(8, 'B3')] }))
  const [still] = table.getState().moment.view.board
  table.getState().show(moment({ board: [unit(7, 'B2'), unit(8, 'C3')] }))
  const [same, moved] = table.getState().moment.view.board
  expect(same).toBe(still)
  expect(moved.at).toBe('C3')
})

test('a table that is held shows nothing and offers nothing until it may go on', () => {
  const { player, shown, end } = slowPlayer()
  const table = createTable(dealer(), pack, walks())
  table.getState().attach(player)
  table.getState().hold(true)
  expect(table.getState().targets.ready.size).toBe(0)
  const next = { ...walks(), number: 2, events: [event('moved', { unit: 7 })] }
  table.getState().show(next)
  table.getState().press([unitKey(7)])
  expect(shown).toEqual([])
  expect(table.getState().moment.number).not.toBe(2)
  table.getState().hold(false)
  expect(shown).toEqual([['moved']])
  end()
  expect(table.getState().moment.number).toBe(2)
  expect(table.getState().targets.ready.size).toBeGreaterThan(0)
})
