// [TW-21] A share that is shown is the share of orders in which it then happens. `npm run odds` looks at 10,000 and more.
import { loadGame } from '@cardwright/testkit'
import { expect, test } from 'vitest'
import { contentUrl, twilight } from '../src/index.ts'
import { compare, positionsOf, type Tally } from './odds.ts'

const game = await loadGame({ code: twilight, contentUrl })

test('[TW-21] the chances shown are those that are played', () => {
  const tally: Tally = { shown: 0, off: [] }
  for (let seed = 0; tally.shown < 500; seed++)
    positionsOf(game, seed, (m) => {
      if (tally.shown < 500) compare(m, tally, `seed ${seed}`)
    })
  expect(tally.off).toEqual([])
})
