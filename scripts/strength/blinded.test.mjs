// Bots do not look at what their seat does not see: shuffled once more, they play as well. A bot that does look is found out.
import { createBot, searchBot } from '@cardwright/bots'
import { applyListed, clone, listActions } from '@cardwright/engine'
import { loadGame } from '@cardwright/testkit'
import { court, kuhn } from '@cardwright/testkit/probes'
import { describe, expect, test } from 'vitest'
import { compareBlinded } from './blinded.ts'

const SIZE = { bounds: { low: 0, high: 60 }, deals: 3000 }
const probes = { court: await loadGame(court), kuhn: await loadGame(kuhn) }

const bots = {
  greedy: (seed, seat) => createBot('greedy', seed, seat),
  search: (seed, seat) => searchBot(seed * 2 + seat, { iterations: 12 }),
}

/** Tries every answer in the real match and takes the one after which the game thinks best of it. */
const cheat = () => ({
  name: 'cheat',
  choose(m, seat) {
    const n = listActions(m)
    const values = Array.from({ length: n }, (_, k) => {
      const next = clone(m)
      listActions(next)
      applyListed(next, m.list[k])
      return m.rules.game.code.evaluate(next, seat)
    })
    return m.list[values.indexOf(Math.max(...values))]
  },
})

const RUNS = 6

/** In how many of the runs the bot was found stronger. One of twenty is by mistake. */
function timesStronger(name, game, make) {
  let stronger = 0
  let deals = 0
  let points = 0
  for (let run = 1; run <= RUNS; run++) {
    const found = compareBlinded(game, make, { ...SIZE, seed: 1000 * run })
    if (found.verdict === 'stronger') stronger++
    deals += found.deals
    points += found.deals * found.score
  }
  const share = ((100 * points) / deals).toFixed(1)
  console.log(`${name}: ${stronger} of ${RUNS} runs, ${deals} deals, ${share} % of the points`)
  return stronger
}

describe.each(['court', 'kuhn'])('in %s', (id) => {
  test.each(['greedy', 'search'])('%s is not stronger than its blinded twin', (bot) => {
    expect(timesStronger(`${id}, ${bot}`, probes[id], bots[bot])).toBeLessThan(2)
  })
})

test('a bot that tries its answers in the real match is', () => {
  expect(timesStronger('court, cheat', probes.court, cheat)).toBe(RUNS)
})
