// §8 Triggers: order, depth first, once per chain, last known; replacement and the path of death.
import { describe, expect, test } from 'vitest'
import type { Ability, Definition, Step, Target } from '../../src/index.ts'
import { act, toy, type Table, type ToyParts } from '../toy.ts'

const unit = (rest: Partial<Target> = {}): Target => ({ kind: 'unit', ...rest })
/** Leaves a trace: a number that nothing else changes. */
const say: Step = { do: 'gain', what: 'fuel', amount: 1, each: 'self' }
const sayers = (t: Table) =>
  t
    .told('resource-changed')
    .filter((e) => e.what === 'fuel')
    .map((e) => e.unit)
const hit: Ability = { ...act({ do: 'damage', amount: 1, target: unit() }), name: 'hit' }

function play(pieces: Record<string, Partial<Definition>>, parts: ToyParts = {}) {
  return toy({ ...parts, pieces: { ...pieces, god: { abilities: [hit] } } })
}

describe('[L-8] order', () => {
  const echo: Ability = { on: 'damaged', steps: [say] }
  const own: Ability = { on: 'damaged', of: 'self', steps: [say] }

  test('the subject first, then the active seat, then board order', () => {
    const t = play({ crowd: { abilities: [echo] }, victim: { abilities: [own] } })
    const [foeEarly, mineLate, mineEarly] = [
      t.put('crowd', 'A1', 1),
      t.put('crowd', 'E5'),
      t.put('crowd', 'B1'),
    ]
    const [victim, god] = [t.put('victim', 'D1', 1), t.put('god', 'D2')]
    t.begin()
    t.use(god)
    t.pick(victim)
    expect(sayers(t)).toEqual([victim, mineEarly, mineLate, foeEarly])
  })

  test('self, board, attached: row by row over both sides where the game says so', () => {
    const t = play(
      { crowd: { abilities: [echo] } },
      { manifest: { triggerOrder: ['self', 'board', 'attached'] } },
    )
    const all = [t.put('crowd', 'A1', 1), t.put('crowd', 'B1'), t.put('crowd', 'C1', 1)]
    const [victim, god] = [t.put('pawn', 'D1', 1), t.put('god', 'D2')]
    t.begin()
    t.use(god)
    t.pick(victim)
    expect(sayers(t)).toEqual(all)
  })

  test('exclusive: only the first of the group fires, and groups come first where the game says so', () => {
    const mine: Ability = { on: 'damaged', exclusive: 'mine', steps: [say] }
    const t = play(
      { crowd: { abilities: [echo] }, mine: { abilities: [mine] } },
      {
        manifest: { triggerOrder: ['self', 'exclusive', 'seat', 'board', 'attached'] },
      },
    )
    const [crowd, one] = [t.put('crowd', 'A1'), t.put('mine', 'B1', 1)]
    t.put('mine', 'C1', 1)
    const [victim, god] = [t.put('pawn', 'D1', 1), t.put('god', 'D2')]
    t.begin()
    t.use(god)
    t.pick(victim)
    expect(sayers(t)).toEqual([one, crowd])
  })

  test('depth first: what a trigger causes is dispatched before the next trigger', () => {
    const first: Ability = {
      on: 'damaged',
      of: { def: ['pawn'] },
      steps: [{ do: 'damage', amount: 1, each: unit({ def: ['drum'] }) }, say],
    }
    const onDrum: Ability = { on: 'damaged', of: 'self', steps: [say] }
    const t = play({
      first: { abilities: [first] },
      drum: { abilities: [onDrum] },
      crowd: { abilities: [{ ...echo, of: { def: ['pawn'] } }] },
    })
    const [a, last, drum] = [t.put('first', 'A1'), t.put('crowd', 'B1'), t.put('drum', 'E5')]
    const [victim, god] = [t.put('pawn', 'D1', 1), t.put('god', 'D2')]
    t.begin()
    t.use(god)
    t.pick(victim)
    expect(sayers(t)).toEqual([drum, a, last])
  })

  test('candidates are collected once; one that died meanwhile is dropped', () => {
    const killer: Ability = {
      on: 'damaged',
      of: { def: ['pawn'] },
      steps: [{ do: 'destroy', each: unit({ def: ['crowd'] }) }],
    }
    const t = play({ killer: { abilities: [killer] }, crowd: { abilities: [echo] } })
    t.put('killer', 'A1')
    t.put('crowd', 'B1')
    const [victim, god] = [t.put('pawn', 'D1', 1), t.put('god', 'D2')]
    t.begin()
    t.use(god)
    t.pick(victim)
    expect(sayers(t)).toEqual([])
  })

  test('if is asked when its turn comes, optional asks "may"', () => {
    const may: Ability = { on: 'damaged', optional: true, if: { lacks: 'mark' }, steps: [say] }
    const t = play({ crowd: { abilities: [may] } })
    const crowd = t.put('crowd', 'A1', 1)
    const [victim, god] = [t.put('pawn', 'D1', 1), t.put('god', 'D2')]
    t.begin()
    t.use(god)
    t.pick(victim)
    expect([t.asked, t.kinds()]).toEqual([1, ['accept', 'decline']])
    t.say('decline')
    expect(sayers(t)).toEqual([])
    t.use(god)
    t.pick(victim)
    t.say('accept')
    expect(sayers(t)).toEqual([crowd])
  })

  test('limit on a trigger: so often and no more', () => {
    const t = play({ crowd: { abilities: [{ ...echo, limit: { n: 1, per: 'turn' } }] } })
    const crowd = t.put('crowd', 'A1')
    const [victim, god] = [t.put('pawn', 'D1', 1), t.put('god', 'D2')]
    t.begin()
    for (let k = 0; k < 2; k++) {
      t.use(god)
      t.pick(victim)
    }
    expect(sayers(t)).toEqual([crowd])
  })

  test('a trigger that has to choose asks its own seat', () => {
    const aim: Ability = {
      on: 'damaged',
      of: 'self',
      steps: [{ do: 'give', status: 'mark', target: unit() }],
    }
    const t = play({ victim: { abilities: [aim] } })
    const [victim, god] = [t.put('victim', 'D1', 1), t.put('god', 'D2')]
    t.begin()
    t.use(god)
    t.pick(victim)
    expect([t.asked, t.kinds()]).toEqual([1, ['pick']])
    t.pick(god)
    expect(t.unit(god).statuses).toEqual([{ status: 'mark', giver: 1, n: 1 }])
  })
})
