import { describe, expect, it } from 'vitest'
import { act, draws, gated, hit, passive, problemsOf } from '../../test/toy.ts'

const pick = { do: 'select', as: 'who', target: { kind: 'unit' } }
const kill = { do: 'destroy', each: '@who' }
const damaged = (step: object) => ({ on: 'damaged', of: 'self', steps: [step] })
const answer = (amount: string) => ({ answer: 'beforeMove', steps: [{ do: 'draw', amount }] })

describe('names', () => {
  it('are read after the step that defines them', () => {
    expect(problemsOf(act(pick, kill))).toEqual([])
    expect(problemsOf(act(kill, pick))).toEqual([
      'steps[0].each  a name can be read only after the step that defines it, on the same path ("@who")',
    ])
  })

  it('are not read by their own step', () => {
    const step = { do: 'damage', as: 'x', amount: '@x.amount', target: { kind: 'unit' } }
    expect(problemsOf(act(step))).toEqual([
      'steps[0].amount  a step cannot read its own result ("@x.amount")',
    ])
  })

  it('get a hint when misspelt', () => {
    expect(problemsOf(act(pick, kill, { do: 'destroy', each: '@whom' }))).toEqual([
      'steps[2].each  no step has this name ("@whom") — did you mean "@who"?',
    ])
  })

  it('are read by somebody', () => {
    expect(problemsOf(act(pick))).toEqual(['steps[0].as  nothing reads this name ("who")'])
  })

  it('are given once', () => {
    expect(problemsOf(act(pick, kill, pick, kill))).toEqual([
      'steps[2].as  another step of this ability has the same name ("who")',
    ])
  })

  it('of a loop are known inside it only', () => {
    const loop = { do: 'repeat', count: 2, max: 2, steps: [pick, kill] }
    expect(problemsOf(act(loop))).toEqual([])
    expect(problemsOf(act(loop, kill))).toHaveLength(1)
  })

  it('have the fields of their verb', () => {
    const push = { do: 'push', as: 'p', target: { kind: 'unit' } }
    const follow = { do: 'move', each: 'self', to: { kind: 'cell', in: '@p.fromCell' } }
    expect(problemsOf(act(push, follow))).toEqual([])
    expect(problemsOf(act(push, { ...follow, to: '@p.excess' }))).toEqual([
      'steps[1].to  unknown field of a "push" ("excess")',
    ])
    expect(problemsOf(act(push, { do: 'draw', amount: '@p.fromCell' }))).toEqual([
      'steps[1].amount  is not a number ("@p.fromCell")',
    ])
    expect(problemsOf(act(push, { do: 'destroy', each: '@p.count' }))).toEqual([
      'steps[1].each  is a number, not a thing or a place ("@p.count")',
    ])
  })

  it('of a choice stand for its outcome only', () => {
    const choose = { do: 'choose', as: 'c', options: ['a', 'b'] }
    const test = { do: 'draw', amount: 1, if: { outcome: ['a', 'b'], of: '@c' } }
    expect(problemsOf(act(choose, test))).toEqual([])
    expect(problemsOf(act(choose, test, { do: 'destroy', each: '@c' }))).toHaveLength(1)
  })
})

describe('references', () => {
  it.each<[string, unknown, string]>([
    ['a misspelt root', act({ do: 'destroy', each: 'slef' }), 'did you mean "self"?'],
    ['a part too many', act({ do: 'destroy', each: 'self.owner.cell' }), 'a part too many'],
    ['a place of another space', hit({ in: 'self.lane' }), 'no such place in this game'],
    ['event outside of triggers', act({ do: 'destroy', each: 'event.unit' }), 'on and before'],
    [
      'pending outside of answers',
      act({ do: 'destroy', each: 'pending.unit' }),
      'answers to a window',
    ],
    [
      'a field the event lacks',
      damaged({ do: 'destroy', each: 'event.target' }),
      'field of this event',
    ],
    ['a number as a thing', damaged({ do: 'destroy', each: 'event.amount' }), 'is a number'],
    ['a thing as a number', damaged({ do: 'draw', amount: 'event.source' }), 'is not a number'],
    ['a bare event', damaged({ do: 'destroy', each: 'event' }), 'name a field'],
    ['target without a target', act({ do: 'destroy', each: 'target' }), 'picks no target'],
    ['target in its own filter', hit({ in: 'target' }), 'picks no target'],
    ['it without a candidate', gated({ has: 'stun', of: 'it' }), 'no candidate'],
    [
      'per outside of derived statuses',
      passive({ query: 'power', add: 1, of: 'per' }),
      '"per" is known',
    ],
    ['giver outside of statuses', act({ do: 'destroy', each: 'giver' }), '"giver" is known'],
    ['a hero where there is none', act({ do: 'destroy', each: 'hero' }), 'no class "hero"'],
    ['a word as an amount', draws('half'), 'did you mean "$half"?'],
    [
      'an unknown balance key',
      draws('$halff'),
      'unknown balance key ("halff") — did you mean "half"?',
    ],
    ['an outcome of no step', gated({ outcome: 'a', of: 'self' }), 'name of a step'],
  ])('refuse %s', (_, ability, message) => {
    expect(problemsOf(ability)).toEqual([expect.stringContaining(message)])
  })

  it('read the window that is answered', () => {
    expect(problemsOf(answer('pending.roll'))).toEqual([])
    expect(problemsOf(answer('pending.rol'))).toEqual([
      'steps[0].amount  unknown field of this window ("rol") — did you mean "roll"?',
    ])
  })

  it('know the recipient in amounts and the candidate in filters', () => {
    const amount = { stat: 'power', of: 'it' }
    expect(problemsOf(act({ do: 'damage', amount, target: { kind: 'unit' } }))).toEqual([])
    expect(problemsOf(hit({ near: { by: 'king', max: { stat: 'power', of: 'it' } } }))).toEqual([])
  })
})
