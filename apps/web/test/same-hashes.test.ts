import { expect, inject, test } from 'vitest'
import { forestGame } from './kit/forest-game.ts'
import { playGames } from './kit/play-games.ts'
import { visit } from './kit/visit.ts'

/** `npm run browser:hashes` plays all 200. */
const COUNT = process.env['BROWSER_LONG'] ? 200 : 20
const AT_ONCE = 10

test(`${COUNT} games with the same seed and answers are the same in Chromium and in Node`, async () => {
  const game = await forestGame()
  const page = await visit(`${inject('testPages')}/games.html`)
  const inPage: string[] = []
  for (let first = 1; first <= COUNT; first += AT_ONCE)
    inPage.push(
      ...(await page.evaluate(([from, count]) => window.playGames(from, count), [first, AT_ONCE])),
    )
  expect(inPage).toEqual(playGames(game, 1, COUNT))
  // each went its own way: equal lines would compare nothing
  expect(new Set(inPage.map((line) => line.split(': ')[1])).size).toBe(COUNT)
}, 600_000)
