// Chance from a secret: repeated by whoever has it, in every way a state is kept, and in no block.
import { expect, test, vi } from 'vitest'
import { below } from '../../src/author.ts'
import {
  BadOption,
  clone,
  createMatch,
  givenAway,
  hash,
  loadMatch,
  rollBack,
  saveMatch,
  type Match,
} from '../../src/index.ts'
import { imagine } from '../../src/door/imagine.ts'
import { createGame } from '@cardwright/language/rules'
import { allowSecrets, isSecret } from '../../src/secret.ts'
import { toyCode, toyPack } from '../toy.ts'

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const OTHER = SECRET.replace('1f', '1e')
const game = createGame(toyPack({}), toyCode)

allowSecrets()
const matchOf = (seed: number | string) => createMatch(game, { seed })
const draws = (m: Match, n = 20, of = 0x100000000) =>
  Array.from({ length: n }, () => below(m, m.rules.words.chanceStream, of))

/** What one more draw shows, and all behind it. */
const future = (m: Match) => draws(clone(m))

test('the same secret brings the same, another one or another stream something else', () => {
  expect(draws(matchOf(SECRET))).toEqual(draws(matchOf(SECRET)))
  expect(hash(matchOf(SECRET))).toBe(hash(matchOf(SECRET)))
  const all = [SECRET, OTHER, 1].flatMap((seed) => draws(matchOf(seed)))
  expect(new Set(all).size).toBe(all.length)
})

test('all numbers below n come about as often as each other', () => {
  const seen = [0, 0, 0, 0, 0, 0, 0]
  for (const n of draws(matchOf(SECRET), 7000, 7)) seen[n]++
  for (const times of seen) expect(Math.abs(times - 1000)).toBeLessThan(150)
})

test('a copy, a saved match and an undone draw go on alike', () => {
  const m = matchOf(SECRET)
  draws(m, 3)
  const saved = loadMatch(game, JSON.parse(JSON.stringify(saveMatch(m, {}))))
  expect(future(saved)).toEqual(future(m))
  const before = clone(m)
  m.journal = true
  const next = draws(m, 1)
  expect(givenAway(before, m, 0)).toBe('chance')
  rollBack(m, 0)
  expect(hash(m)).toBe(hash(before))
  expect(draws(m, 1)).toEqual(next)
})

test('the block holds neither the secret nor what was drawn from it before', () => {
  const words = new Int32Array(Uint8Array.from(Buffer.from(SECRET, 'hex')).buffer)
  const m = matchOf(SECRET)
  const base = m.rules.layout.streams + m.rules.words.chanceStream * 4
  const first = [...m.s.subarray(base, base + 4)]
  draws(m, 1)
  for (const word of [...words, ...first]) expect(m.s).not.toContain(word)
})

test('an imagined world knows nothing of the secret: it is the same whatever the secret is', () => {
  const one = matchOf(SECRET)
  const other = matchOf(OTHER)
  const quick = matchOf(5)
  const [a, b, c] = [one, other, quick].map((m) => imagine(m, 0, 77, clone(m)))
  expect(hash(b)).toBe(hash(a))
  expect(hash(c)).toBe(hash(a))
  expect(future(b)).toEqual(future(a))
})

test('a block that was used for a secret match is as good as new', () => {
  const used = matchOf(SECRET)
  expect(hash(createMatch(game, { seed: 3, into: used }))).toBe(hash(matchOf(3)))
  expect(draws(used)).toEqual(draws(matchOf(3)))
})

test.each([
  '',
  'secret',
  SECRET.slice(1),
  `${SECRET}0`,
  SECRET.toUpperCase(),
  ` ${SECRET.slice(1)}`,
])('no secret: %j', (seed) => {
  expect(isSecret(seed)).toBe(false)
  expect(() => matchOf(seed)).toThrow(BadOption)
})

test('without its door a secret is refused with the name of the door', async () => {
  // other tests of this worker have been through the door
  vi.resetModules()
  const engine = await import('../../src/index.ts')
  const bare = engine.createGame(toyPack({}), toyCode, {})
  const setUp = () => engine.createMatch(bare, { seed: SECRET })
  expect(setUp).toThrow('@cardwright/engine/secret')
})
