// The test that ends a match between two bots: how often it is wrong, and how many deals it asks for.
import { diceOf } from '@cardwright/bots'
import { describe, expect, test } from 'vitest'
import { DECIDED, ratioOf, scoreAt, verdictOf, type Verdict } from './sprt.ts'

const BOUNDS = { low: 0, high: 50 }

interface Found {
  verdicts: Record<Verdict, number>
  deals: number
}

/** Pairs of matches between bots that are so far apart; `seat` is what sitting first is worth, `drawn` how often nobody wins. */
function played(elo: number, { runs = 100, seat = 0, drawn = 0 } = {}): Found {
  const dice = diceOf(77)
  const chance = () => dice.below(1_000_000) / 1_000_000
  const found: Found = { verdicts: { stronger: 0, 'not-stronger': 0, open: 0 }, deals: 0 }
  const won = (scoreAt(elo) - drawn / 2) / (1 - drawn)
  const made = (first: boolean) =>
    chance() < drawn ? 0.25 : chance() < won + (first ? seat : -seat) ? 0.5 : 0
  for (let run = 0; run < runs; run++) {
    const scores = new Map<number, number>()
    let verdict: Verdict = 'open'
    while (verdict === 'open') {
      const score = made(true) + made(false)
      scores.set(score, (scores.get(score) ?? 0) + 1)
      verdict = verdictOf([...scores], BOUNDS)
      found.deals++
    }
    found.verdicts[verdict]++
  }
  return { ...found, deals: found.deals / runs }
}

describe('a bot', () => {
  test.each([
    ['in an even game', {}],
    ['where the first seat wins more often', { seat: 0.3 }],
    ['where most matches are drawn', { drawn: 0.6 }],
  ])('%s is called stronger when it is not, or not when it is, about once in twenty', (_, game) => {
    // of 100 runs 5 are to be expected; 11 would come once in a hundred times
    expect(played(0, game).verdicts['stronger']).toBeLessThanOrEqual(10)
    expect(played(50, game).verdicts['not-stronger']).toBeLessThanOrEqual(10)
  })

  test('that is much stronger or weaker is known to be after few deals', () => {
    const [far, between] = [played(200), played(25)]
    expect([far.verdicts['stronger'], far.deals < 35]).toEqual([100, true])
    expect(played(-100).verdicts['not-stronger']).toBe(100)
    expect(between.deals).toBeGreaterThan(far.deals * 5)
  })
})

test('deals that are always shared say that neither is stronger', () => {
  expect(ratioOf([[0.5, 200]], BOUNDS)).toBeLessThan(-DECIDED)
})

test('nothing that was played says nothing', () => {
  expect(ratioOf([], BOUNDS)).toBe(0)
  expect(verdictOf([[1, 10]], BOUNDS)).toBe('open')
})

test('a score is what Elo says it is', () => {
  expect([0, 100, 200].map((elo) => scoreAt(elo).toFixed(2))).toEqual(['0.50', '0.64', '0.76'])
})
