// How decks do against each other: what a pack may say of it, and when it does not hold any more.
import { describe, expect, it } from 'vitest'
import { problemsWith, toyFiles } from '../test/toy.ts'
import type { Deck, Matchups } from './language.ts'
import { loadPack } from './load.ts'
import { decksPlayed, gamesOf, hashOfList, matchupOf, shareOf } from './matchups.ts'

const decks: Deck[] = [
  { id: 'light', cards: { cub: 2 } },
  { id: 'heavy', cards: { cub: 3, hero1: 1 } },
]
const [light, heavy] = decks.map(({ cards }) => hashOfList(cards))
const pair = { first: 'light', second: 'heavy', won: 3, drawn: 2, lost: 5 }
const matchups: Matchups = { bot: 'level3', seed: 1, lists: { light, heavy }, pairs: [pair] }
const problems = (change: object) =>
  problemsWith({ 'decks.json': decks, 'matchups.json': { ...matchups, ...change } })

describe('matchups of a pack', () => {
  it('are told by the pack, and do not identify it', () => {
    const files = { ...toyFiles([]), 'decks.json': JSON.stringify(decks) }
    const usedByCode = [...new Set(JSON.stringify(files).match(/[A-Za-z]+/g))]
    const [plain, told] = [files, { ...files, 'matchups.json': JSON.stringify(matchups) }].map(
      (all) => {
        const loaded = loadPack(all, { usedByCode })
        if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems))
        return loaded.pack
      },
    )
    expect([plain.matchups, told.matchups]).toEqual([undefined, matchups])
    expect(told.hash).toBe(plain.hash)
  })

  it.each<[string, object, string]>([
    ['an unknown deck', { pairs: [{ ...pair, second: 'heavi' }] }, 'did you mean "heavy"?'],
    [
      'the list of an unknown deck',
      { lists: { ...matchups.lists, extra: light } },
      'unknown deck ("extra")',
    ],
    ['a list that is no hash', { lists: { light: 'cub', heavy } }, 'not a hash'],
    ['a deck without a list', { lists: { light } }, 'there is no hash of this deck'],
    ['a deck against itself', { pairs: [{ ...pair, second: 'light' }] }, 'a deck against itself'],
    [
      'a pair twice',
      { pairs: [pair, { ...pair, first: 'heavy', second: 'light' }] },
      'this pair of decks occurs twice',
    ],
    ['no games', { pairs: [{ ...pair, won: 0, drawn: 0, lost: 0 }] }, 'no games were played'],
    ['fewer than none', { pairs: [{ ...pair, won: -1 }] }, 'must be at least 0'],
  ])('refuse %s', (_, change, message) => {
    expect(problems(change)).toEqual([expect.stringContaining(message)])
  })
})

describe('a matchup', () => {
  it('is seen from either side', () => {
    expect(matchupOf(matchups, 'light', 'heavy')).toEqual(pair)
    const other = matchupOf(matchups, 'heavy', 'light')!
    expect(other).toEqual({ first: 'heavy', second: 'light', won: 5, drawn: 2, lost: 3 })
    expect([gamesOf(other), shareOf(other)]).toEqual([10, 0.6])
    expect(matchupOf(matchups, 'light', 'light')).toBeNull()
  })

  it('holds for the lists that were played, in whatever order they are written', () => {
    expect(decksPlayed({ decks, matchups })).toEqual(['light', 'heavy'])
    const turned = { id: 'heavy', cards: { hero1: 1, cub: 3 } }
    expect(decksPlayed({ decks: [decks[0], turned], matchups })).toEqual(['light', 'heavy'])
    const changed = { id: 'heavy', cards: { cub: 2, hero1: 1 } }
    expect(decksPlayed({ decks: [decks[0], changed], matchups })).toEqual(['light'])
    expect(decksPlayed({ decks })).toEqual([])
  })
})
