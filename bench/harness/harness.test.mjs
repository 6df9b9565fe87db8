// The harness itself, with contestants that only pretend to play.
import { describe, expect, test } from 'vitest'
import { paceFigures, ratioFigures, verdict } from './figures.mjs'
import { TraceDiffers, rounds } from './measure.mjs'
import { playHere } from './player.mjs'
import { median, ratio } from './statistics.mjs'
import { checkTraces } from './traces.mjs'

/** Plays one decision a game; `offset` makes it play something else. */
function pretend(id, offset = 0) {
  const play = (game, tally) => {
    tally.trace = game * 7 + offset
    tally.decisions++
    for (let i = 0, sum = 0; i < 20000; i++) tally.listed += sum += i & 1
  }
  return { id, game: 'forest', player: playHere(id, { playGame: play, checkGame: play }) }
}

const reference = pretend('forest/hand')
const amounts = { fast: 5, slow: 1 }
const short = { count: 2, milliseconds: 1 }

describe('the harness', () => {
  test('equal traces are counted', async () => {
    const report = await checkTraces([reference, pretend('b')], () => reference, amounts)
    expect(report.forest).toMatchObject({ games: 5, decisions: 5, checked: { b: 5 } })
  })

  test('a differing trace stops the run before and while it is timed', async () => {
    const loaded = [reference, pretend('b', 1)]
    await expect(checkTraces(loaded, () => reference, amounts)).rejects.toThrow(TraceDiffers)
    await expect(rounds(loaded, () => reference, short)).rejects.toThrow(TraceDiffers)
  })

  test('a contestant that plays alike gets one rate per round', async () => {
    const rates = await rounds([reference, pretend('forest/hand-again')], () => reference, short)
    expect(rates.get('forest/hand')).toHaveLength(2)
    expect(ratioFigures(rates)).toHaveLength(1)
  })

  test('ratios are taken per round, then the middle one counts', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
    expect(ratio([10, 100, 30], [1, 10, 10])).toEqual({ median: 10, min: 3, max: 10, n: 3 })
  })

  test('a pace is decisions by the length of a game', () => {
    const rates = new Map([['twilight/simulation', [60_000, 90_000]]])
    const [pace] = paceFigures(rates, { twilight: { decisionsPerGame: 10 } })
    expect(pace).toMatchObject({ median: 7500, min: 6000, max: 9000, unit: '/s', verdict: 'aim' })
  })

  test('more is better in a ratio and a pace, less in a cost', () => {
    expect(verdict({ floor: 5000, aim: 5000, median: 4999, unit: '/s' })).toBe('missed')
    expect(verdict({ floor: 0.3, aim: 0.45, median: 0.4 })).toBe('floor')
    expect(verdict({ floor: 0.3, aim: 0.12, median: 0.1, unit: 'µs' })).toBe('aim')
    expect(verdict({ floor: 60, aim: 35, median: 61, unit: 'kB' })).toBe('missed')
    expect(verdict({ median: 1 })).toBeNull()
  })
})
