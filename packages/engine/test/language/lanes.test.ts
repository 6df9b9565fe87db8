// Lanes and sections as a space, and zones with their order and sight.
import { describe, expect, test } from 'vitest'
import type { Manifest, Step, Target } from '../../src/index.ts'
import { act, toy } from '../toy.ts'

const space: Manifest['space'] = { kind: 'lanes', lanes: ['left', 'middle', 'right'], perLane: 3 }
const unit = (rest: Partial<Target> = {}): Target => ({ kind: 'unit', ...rest })
const lane = (rest: Partial<Target> = {}): Target => ({ kind: 'lane', ...rest })

function god(...steps: Step[]) {
  const t = toy({
    manifest: { space },
    code: { regions: {}, partitions: {} },
    pieces: { god: { abilities: [act(...steps)] } },
    things: { wall: { class: 'section', stats: { maxLife: 5 } } },
  })
  return { t, me: t.put('god', 'left') }
}

describe('[L-2.1] lanes', () => {
  test('a mover is appended on the right; near by lane', () => {
    const { t, me } = god({ do: 'move', each: 'self', to: lane({ near: { by: 'lane', max: 1 } }) })
    const there = t.put('pawn', 'middle')
    t.begin()
    t.use(me)
    expect(t.picks()).toEqual(['middle'])
    t.pick('middle')
    expect([t.at(me), t.at(there)]).toEqual(['middle', 'middle'])
    expect(t.told('moved')).toMatchObject([{ fromLane: 'left', toLane: 'middle', distance: 1 }])
  })

  test('a view lists a row from left to right', () => {
    const { t, me } = god({ do: 'move', each: 'self', to: lane({ near: { by: 'lane', max: 1 } }) })
    const there = t.put('pawn', 'middle')
    const wall = t.put('wall', 'middle')
    t.begin()
    t.use(me)
    t.pick('middle')
    expect(t.view().board.map(({ id }) => id)).toEqual([there, me, wall])
  })

  test('a later choice of a chain shows what was chosen before, to the chooser alone', () => {
    const { t, me } = god(
      { do: 'move', target: unit(), to: lane({ near: { of: 'target', by: 'lane', max: 1 } }) },
      { do: 'damage', amount: 1, target: unit({ side: 'opponent' }) },
    )
    t.put('pawn', 'left', 1)
    t.begin()
    t.use(me)
    t.pick(me, 'middle')
    expect(t.view(0).asking?.earlier).toEqual([{ picked: [me], to: 'middle' }])
    expect(t.view(1).asking?.earlier).toBeUndefined()
    expect(t.at(me)).toBe('left')
  })

  test('near by order: places in the lane row of one side', () => {
    const { t, me } = god({
      do: 'damage',
      amount: 1,
      target: unit({ side: 'opponent' }),
      each: unit({ side: 'opponent', near: { of: 'target', by: 'order', max: 1 } }),
    })
    const row = [1, 2, 3].map(() => t.put('pawn', 'left', 1))
    t.begin()
    t.use(me)
    t.pick(row[0])
    expect(row.map((e) => t.of('life', e))).toEqual([3, 2, 3])
  })

  test('in a lane, by the source’s own lane, by a chosen lane', () => {
    const { t, me } = god({ do: 'damage', amount: 1, target: lane(), each: unit({ in: 'target' }) })
    const [l, r] = [t.put('pawn', 'left', 1), t.put('pawn', 'right', 1)]
    t.begin()
    t.use(me)
    t.pick('right')
    expect([l, r, me].map((e) => t.of('life', e))).toEqual([3, 2, 3])
  })

  test('spawn respects the per-lane maximum of its side', () => {
    const { t, me } = god({ do: 'spawn', def: 'pawn', to: lane() })
    t.put('pawn', 'left')
    t.put('pawn', 'left')
    t.put('pawn', 'right', 1)
    t.begin()
    t.use(me)
    expect(t.picks()).not.toContain('left')
    t.pick('right')
    expect(t.view().board).toHaveLength(5)
  })

  test('a lane that is full and was not chosen: spawn ends with "full"', () => {
    const { t, me } = god(
      { do: 'spawn', def: 'pawn', as: 'x', to: 'self.lane' },
      { do: 'gain', what: 'points', amount: 1, if: { outcome: 'full', of: '@x' } },
    )
    t.put('pawn', 'left')
    t.put('pawn', 'left')
    t.begin()
    t.use(me)
    expect([t.view().board.length, t.of('points', 0)]).toEqual([3, 1])
  })

  test('sections: chosen by side and lane, hurt, and gone when they fall', () => {
    const { t, me } = god({
      do: 'damage',
      amount: 5,
      target: { kind: 'section', side: 'opponent' },
    })
    const wall = t.put('wall', 'left', 1)
    const mine = t.put('wall', 'left', 0)
    const pawn = t.put('pawn', 'left', 1)
    t.begin()
    t.use(me)
    expect(t.picks()).toEqual([wall])
    t.pick(wall)
    expect([t.at(wall), t.at(mine), t.at(pawn)]).toEqual([null, 'left', 'left'])
    expect(t.canUse(me)).toBe(false)
  })

  test('units come lane by lane, side by side, left to right', () => {
    const { t, me } = god({ do: 'select', target: unit() })
    const [c, a, b] = [t.put('pawn', 'right', 1), t.put('pawn', 'left', 1), t.put('pawn', 'left')]
    t.begin()
    t.use(me)
    expect(t.picks()).toEqual([me, b, a, c])
  })
})

describe('[L-7] zones', () => {
  const hands = (t: ReturnType<typeof toy>, seat: number | 'spectator') =>
    [0, 1].map((owner) => t.view(seat).seats[owner].zones.hand.map((c) => c?.def ?? null))

  test('each zone says who sees it', () => {
    const t = toy()
    t.card('page', 'hand', 0)
    t.card('page', 'hand', 1)
    t.card('page', 'deck', 0)
    t.card('page', 'discard', 1)
    t.card('page', 'market')
    t.begin()
    expect(hands(t, 0)).toEqual([['page'], [null]])
    expect(hands(t, 1)).toEqual([[null], ['page']])
    expect(hands(t, 'spectator')).toEqual([[null], [null]])
    expect(t.view(0).seats[0].zones.deck).toEqual([null])
    expect(t.view('spectator').seats[1].zones.discard).toMatchObject([{ def: 'page' }])
    expect(t.view('spectator').shared.market).toMatchObject([{ def: 'page' }])
  })

  test('a face-down unit shows its back to the others', () => {
    const t = toy()
    const e = t.put('pawn', 'A1')
    t.m.s[t.m.rules.layout.face + e] = 1
    t.begin()
    expect(t.view(0).board[0].def).toBe('pawn')
    expect(t.view(1).board[0]).toMatchObject({ def: '', faceDown: true, stats: {} })
  })
})
