import { describe, expect, it } from 'vitest'
import { hashOf } from './hash.ts'
import { editDistance, nearest } from './nearest.ts'
import { formatProblems, writePath } from './problem.ts'

describe('problems', () => {
  it('writes JSON paths as one reads them', () => {
    expect(writePath(['cards', 3, 'abilities', 0, 'target', 'side'])).toBe(
      'cards[3].abilities[0].target.side',
    )
    expect(writePath([0, 'an odd key'])).toBe('[0]["an odd key"]')
  })

  it('prints one line per problem, by file and place, and counts them', () => {
    const block = formatProblems([
      { file: 'b.json', path: '[10]', value: 1, message: 'is odd' },
      { file: 'b.json', path: '[9]', value: 'snatk', message: 'is unknown', hint: 'snack' },
      { file: 'a.json', path: '', value: undefined, message: 'is missing' },
    ])
    expect(block.split('\n')).toEqual([
      'a.json  is missing',
      'b.json:[9]  is unknown ("snatk") — did you mean "snack"?',
      'b.json:[10]  is odd (1)',
      '3 problems',
    ])
  })
})

describe('the nearest word', () => {
  it('counts slips of the finger', () => {
    expect(editDistance('target', 'target')).toBe(0)
    expect(editDistance('tragte', 'target')).toBe(2)
    expect(editDistance('stn', 'stun')).toBe(1)
  })

  it('is offered only if it is plausible', () => {
    expect(nearest('oppnent', ['own', 'opponent', 'other'])).toBe('opponent')
    expect(nearest('xyzzy', ['own', 'opponent', 'other'])).toBeUndefined()
  })
})

describe('the hash of content', () => {
  it('is the same for the same content and differs for any other', () => {
    expect(hashOf({ a: [1, 2] })).toBe(hashOf({ a: [1, 2] }))
    expect(hashOf({ a: [1, 2] })).toMatch(/^[0-9a-f]{16}$/)
    const hashes = Array.from({ length: 2000 }, (_, i) => hashOf({ a: i }))
    expect(new Set(hashes).size).toBe(2000)
  })
})
