// One modifier that names several queries is as many modifiers, for rules and for the hash.
import { expect, it } from 'vitest'
import { passive, problemsOf, toyFiles, toyWords } from '../test/toy.ts'
import { loadPack } from './load.ts'

function loaded(modifiers: object[]) {
  const found = loadPack(toyFiles([{ passive: modifiers }]), { usedByCode: toyWords })
  if (!found.ok) throw new Error(found.problems[0].message)
  return found.pack
}
const modifier = (query: string | string[]) => ({ query, add: 1, of: 'self' })

it('is the same pack as one with a modifier for each', () => {
  const [short, long] = [
    loaded([modifier(['power', 'speed'])]),
    loaded([modifier('power'), modifier('speed')]),
  ]
  expect(short.definitions).toEqual(long.definitions)
  expect(short.hash).toBe(long.hash)
})

it.each<[string, object, string]>([
  [
    'an unknown query',
    { query: ['power', 'sped'], add: 1 },
    'passive[0].query[1]  unknown query ("sped") — did you mean "speed"?',
  ],
  ['a query of another kind', { query: ['power', 'canMove'], add: 1 }, 'passive[0]'],
  [
    'one that is read',
    { query: ['power', 'speed'], add: 1, while: { stat: 'speed', gt: 0 } },
    'passive[0]  reads what it changes',
  ],
  ['none', { query: [], add: 1 }, 'passive[0].query'],
])('%s among them is a problem', (_, fields, message) => {
  expect(problemsOf(passive(fields))).toEqual([expect.stringContaining(message)])
})
