import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readJson } from './json.ts'

const seed = Number(process.env.PROPERTY_SEED ?? 1)
const times = Number(process.env.PROPERTY_TIMES ?? 1)

describe('reading JSON', () => {
  it('reads whatever JSON.parse reads', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        fc.pre(!text.includes('__proto__'))
        const result = readJson(text)
        expect(result).toEqual({ ok: true, value: JSON.parse(text) })
      }),
      { seed, numRuns: 100 * times },
    )
  })

  it.each([
    ['', 1, 1, 'a value', 'the end of the file'],
    ['{"a": 1,\n "b": }', 2, 7, 'a value', '"}"'],
    ['{"a": 1', 1, 8, '"," or "}"', 'the end of the file'],
    ['[1 2]', 1, 4, '"," or "]"', '"2"'],
    ['{a: 1}', 1, 2, 'a key in double quotes', '"a"'],
    ['{"a" 1}', 1, 6, '":" after a key', '"1"'],
    ['"half', 1, 6, 'a closing quote', 'the end of the file'],
    ['"\\x"', 1, 3, 'an escape', '"x"'],
    ['[1,]', 1, 4, 'a value', '"]"'],
    ['{} {}', 1, 4, 'the end of the file', '"{"'],
    ['{"a": 1, "a": 2}', 1, 10, 'no second key "a"', '"\\""'],
    ['{"__proto__": 1}', 1, 2, 'another key', '"\\""'],
    ['tru', 1, 1, 'a value', '"t"'],
  ])('says where %j goes wrong and what it expected', (text, line, column, expected, found) => {
    expect(readJson(text)).toEqual({ ok: false, line, column, expected, found })
  })

  it('refuses to fall into a well of brackets', () => {
    expect(readJson('['.repeat(100_000))).toMatchObject({ ok: false, line: 1 })
  })

  it('does not mind a byte order mark', () => {
    expect(readJson('\uFEFF[]')).toEqual({ ok: true, value: [] })
  })
})
