// [TW-19] No hero's journey is hopeless or a matter of course. `npm run journeys` plays more of them.
import { loadGame } from '@cardwright/testkit'
import { expect, test } from 'vitest'
import { contentUrl, twilight } from '../src/index.ts'
import { heroesOf, surelyWithin, winsOf } from './journeys.ts'

const game = await loadGame({ code: twilight, contentUrl })
const JOURNEYS = 90

test.each(heroesOf(game))('the greedy bot wins 20 to 80 % of the journeys of %s', (hero) => {
  const wins = winsOf(game, hero, JOURNEYS)
  const { least, most } = surelyWithin(JOURNEYS)
  expect(wins).toBeGreaterThanOrEqual(least)
  expect(wins).toBeLessThanOrEqual(most)
})
