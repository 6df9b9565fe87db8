// §1.1 Step fields and §2.4 selection fields.
import { describe, expect, test } from 'vitest'
import type { Step, Target } from '../../src/index.ts'
import { act, toy, type ToyParts } from '../toy.ts'

/** A god at A1 with these steps, and whatever else the game needs. */
function god(steps: Step[], parts: ToyParts = {}) {
  const t = toy({ ...parts, pieces: { ...parts.pieces, god: { abilities: [act(...steps)] } } })
  return { t, god: t.put('god', 'A1') }
}
const unit = (rest: Partial<Target> = {}): Target => ({ kind: 'unit', ...rest })

describe('[L-1.1] times and amount', () => {
  test('times: picks one after another, repeats allowed, each told on its own', () => {
    const { t, god: me } = god([{ do: 'give', status: 'mark', times: 3, target: unit() }])
    const foe = t.put('pawn', 'C3', 1)
    t.begin()
    t.use(me)
    t.pick(foe, foe)
    expect(t.tokens(foe, 'mark')).toBe(0)
    t.pick(me)
    expect([t.tokens(foe, 'mark'), t.tokens(me, 'mark')]).toEqual([2, 1])
    expect(t.told('status-given')).toHaveLength(3)
  })

  test('amount on one pick: all at once', () => {
    const { t, god: me } = god([{ do: 'give', status: 'mark', amount: 3, target: unit() }])
    t.begin()
    t.use(me)
    t.pick(me)
    expect(t.tokens(me, 'mark')).toBe(3)
    expect(t.told('status-given')).toMatchObject([{ n: 3 }])
  })

  test('a stack sees what it has placed: a filter may forbid the repeat, and running out ends it', () => {
    const { t, god: me } = god([
      { do: 'give', status: 'mark', as: 'm', times: 5, target: unit({ lacks: 'mark' }) },
      { do: 'gain', what: 'points', amount: '@m.count' },
    ])
    const foe = t.put('pawn', 'C3', 1)
    t.begin()
    t.use(me)
    t.pick(foe)
    expect(t.picks()).toEqual([me])
    t.pick(me)
    expect(t.of('points', 0)).toBe(2)
  })

  test('{min, max}: the chooser may stop from min on', () => {
    const { t, god: me } = god([
      { do: 'give', status: 'mark', times: { min: 1, max: 3 }, target: unit() },
    ])
    t.begin()
    t.use(me)
    expect(t.kinds()).toEqual(['pick', 'cancel'])
    t.pick(me)
    expect(t.kinds()).toEqual(['pick', 'done', 'cancel'])
    t.say('done')
    expect(t.tokens(me, 'mark')).toBe(1)
  })
})

describe('[L-1.1] together', () => {
  const steps = (together: boolean): Step[] => [
    { do: 'damage', amount: 1, together, each: unit({ side: 'opponent' }) },
  ]
  // the widow hurts everybody when somebody dies
  const parts: ToyParts = {
    pieces: {
      weak: { stats: { maxLife: 1 } },
      widow: {
        stats: { maxLife: 9 },
        abilities: [
          { on: 'died', steps: [{ do: 'damage', amount: 1, each: unit({ def: ['stout'] }) }] },
        ],
      },
      stout: { stats: { maxLife: 2 } },
    },
  }
  const play = (together: boolean) => {
    const { t, god: me } = god(steps(together), parts)
    const [weak, stout] = [t.put('weak', 'B1', 1), t.put('stout', 'C1', 1)]
    t.put('widow', 'D1', 1)
    t.begin()
    t.use(me)
    return t.log
      .filter((e) => ['damaged', 'died'].includes(e.kind))
      .map((e) => `${e.kind} ${e.unit === weak ? 'weak' : e.unit === stout ? 'stout' : 'widow'}`)
  }

  test('false: recipient by recipient, each fully resolved', () => {
    expect(play(false)).toEqual([
      'damaged weak',
      'died weak',
      'damaged stout',
      'damaged stout',
      'died stout',
      'damaged widow',
    ])
  })

  test('true: all change first, then deaths, events and triggers in order', () => {
    expect(play(true)).toEqual([
      'damaged weak',
      'died weak',
      'damaged stout',
      'died stout',
      'damaged stout',
      'damaged widow',
    ])
  })

  test('true: the second has lost its life before the first one’s death is told', () => {
    const { t, god: me } = god(steps(true), {
      pieces: {
        weak: { stats: { maxLife: 1 } },
        clerk: {
          abilities: [
            {
              on: 'died',
              of: { def: ['weak'] },
              steps: [{ do: 'gain', what: 'points', amount: { sum: 'missing', over: unit() } }],
            },
          ],
        },
      },
    })
    t.put('weak', 'B1', 1)
    t.put('pawn', 'C1', 1)
    t.put('clerk', 'E5')
    t.begin()
    t.use(me)
    expect(t.of('points', 0)).toBe(1)
  })
})
