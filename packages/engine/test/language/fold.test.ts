// §7 How modifiers fold into one answer.
import { describe, expect, test } from 'vitest'
import { explain } from '../../src/index.ts'
import type { Modifier, Target } from '../../src/index.ts'
import { toy, type ToyParts } from '../toy.ts'

const unit = (rest: Partial<Target> = {}): Target => ({ kind: 'unit', ...rest })
const self = (rest: Partial<Modifier>): Modifier => ({ of: 'self', ...rest })

/** A thing with these passives and stats. */
function thing(passive: Modifier[], stats: Record<string, number>, parts: ToyParts = {}) {
  const t = toy({
    balance: { half: 0.5, third: 1.5 },
    ...parts,
    pieces: {
      ...parts.pieces,
      thing: { stats: { maxLife: 3, ...stats }, abilities: [{ passive }] },
    },
  })
  const e = t.put('thing', 'C3')
  return { t, e }
}

describe('[L-7] fold', () => {
  test('set, then add, then scale, then round, then plus, then bounds – whatever the order written', () => {
    const { t, e } = thing(
      [
        self({ query: 'power', plus: 1 }),
        self({ query: 'power', scale: '$half' }),
        self({ query: 'power', add: 2 }),
        self({ query: 'power', set: 3 }),
      ],
      { power: 9 },
    )
    expect(t.stat('power', e)).toBe(4)
  })

  test('the latest set wins', () => {
    const { t, e } = thing([self({ query: 'power', set: 3 }), self({ query: 'power', set: 5 })], {
      power: 1,
    })
    expect(t.stat('power', e)).toBe(5)
  })

  test('factor rules: product, sum of what is above one, largest only', () => {
    const twice = (query: string) => [self({ query, scale: 2 }), self({ query, scale: '$third' })]
    expect(thing(twice('power'), { power: 2 }).t.stat('power', 3)).toBe(6)
    expect(thing(twice('summed'), { summed: 2 }).t.stat('summed', 3)).toBe(5)
    expect(thing(twice('peak'), { peak: 2 }).t.stat('peak', 3)).toBe(4)
  })

  test('largest of one factor below one is that factor', () => {
    expect(thing([self({ query: 'peak', scale: '$half' })], { peak: 4 }).t.stat('peak', 3)).toBe(2)
  })

  test('rounding: half up, up, down', () => {
    const half = (query: string) => [self({ query, scale: '$half' })]
    expect(thing(half('power'), { power: 5 }).t.stat('power', 3)).toBe(3)
    expect(thing(half('summed'), { summed: 5 }).t.stat('summed', 3)).toBe(3)
    expect(thing(half('peak'), { peak: 5 }).t.stat('peak', 3)).toBe(2)
  })

  test('floor and ceiling come last', () => {
    expect(thing([self({ query: 'power', add: -9 })], { power: 1 }).t.stat('power', 3)).toBe(0)
    expect(thing([self({ query: 'summed', plus: 90 })], { summed: 1 }).t.stat('summed', 3)).toBe(9)
  })

  test('ignore drops modifiers by tag', () => {
    const { t, e } = thing(
      [
        self({ query: 'speed', add: -1, tags: ['hinder'] }),
        self({ query: 'speed', add: 2 }),
        self({ query: 'speed', ignore: ['hinder'] }),
      ],
      { speed: 1 },
    )
    expect(t.stat('speed', e)).toBe(3)
  })

  test('forbid beats allow beats the base; an ignored forbid does not count', () => {
    const can = (...passive: Modifier[]) => {
      const { t, e } = thing(passive, {})
      return [t.can('flying', e), t.can('canMove', e)]
    }
    const allow = self({ query: 'flying', allow: true })
    const forbid = self({ query: 'flying', forbid: true, tags: ['hinder'] })
    expect(can(allow)[0]).toBe(true)
    expect(can(forbid, allow)[0]).toBe(false)
    expect(can(forbid, allow, self({ query: 'flying', ignore: ['hinder'] }))[0]).toBe(true)
    expect(can(self({ query: 'canMove', forbid: true }))[1]).toBe(false)
  })

  test('an amount that changes with the state follows it', () => {
    const { t, e } = thing([self({ query: 'power', add: { count: unit({ side: 'opponent' }) } })], {
      power: 1,
    })
    expect(t.stat('power', e)).toBe(1)
    t.put('pawn', 'A1', 1)
    t.put('pawn', 'A2', 1)
    expect(t.stat('power', e)).toBe(3)
  })

  test('explain lists what made the number', () => {
    const { t, e } = thing([self({ query: 'power', add: 2 })], { power: 1 })
    expect(JSON.stringify(explain(t.m, e, 'power'))).toContain('thing')
  })
})
