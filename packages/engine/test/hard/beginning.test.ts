// How matches begin: a beginning without chance is made once and copied, and nobody can tell.
import { expect, test } from 'vitest'
import { below, enterBoard, newUnit } from '../../src/author.ts'
import { createMatch, hash, type GameCode } from '../../src/index.ts'
import { createGame } from '@cardwright/language/rules'
import { toyCode, toyPack } from '../toy.ts'

const gameOf = (setUp: GameCode['setUp']) => createGame(toyPack({}), { ...toyCode, setUp })
const seeds = [3, 1, 4, 1, 5]

test('without chance: the same as the long way there, and each has its own seed', () => {
  const game = gameOf((m) => enterBoard(m, newUnit(m, 0, 0), 5))
  const long = seeds.map((seed) => hash(createMatch(game, { seed, sink: () => {} })))
  expect(seeds.map((seed) => hash(createMatch(game, { seed })))).toEqual(long)
  expect(new Set(long).size).toBe(4)
  const used = createMatch(game, { seed: 9 })
  enterBoard(used, newUnit(used, 0, 1), 6)
  used.journal = true
  const again = createMatch(game, { seed: 3, into: used })
  expect([again, hash(again), again.journal]).toEqual([used, long[0], false])
})

test('with chance: it is drawn anew for every match', () => {
  const game = gameOf((m) =>
    enterBoard(m, newUnit(m, 0, 0), below(m, m.rules.words.chanceStream, 9)),
  )
  const cells = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
    const { s, rules } = createMatch(game, { seed })
    return s[rules.layout.at + rules.things.seats + 1]
  })
  expect(new Set(cells).size).toBeGreaterThan(2)
})
