// Bots try a deed once, whoever could do it, and choose as if they had tried it every time.
import { games } from '@cardwright/games/here'
import { createBot, playOut } from '@cardwright/bots'
import { createMatch, type GameCode, type Options } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { expect, test } from 'vitest'
import { openGame } from './open.ts'

const { pack } = await openGame('forest')
const { code } = games.find(({ id }) => id === 'forest')!

/** The answers of both seats, and how many states were judged for them. */
function played(change: Partial<GameCode>, options: Options, seed: number) {
  let judged = 0
  const evaluate: GameCode['evaluate'] = (m, seat) => {
    judged++
    return code.evaluate!(m, seat)
  }
  const m = createMatch(createGame(pack, { ...code, ...change, evaluate }), { options, seed })
  const answers: number[] = []
  const bots = [0, 1].map((seat) => createBot('greedy', seed, seat))
  playOut(m, bots, { limit: 150, before: (_m, _seat, answer) => answers.push(answer) })
  return { answers, judged }
}

test.each([
  ['standard', 1],
  ['standard', 2],
  // here lie cards that hear of moves
  ['draft', 3],
  ['draft', 4],
])('Forest, %s, deal %i: the same answers with fewer tries', (mode, seed) => {
  const once = played({}, { mode }, seed)
  const always = played({ evaluatesDeeds: undefined }, { mode }, seed)
  expect(once.answers).toEqual(always.answers)
  expect(once.judged).toBeLessThan(always.judged)
})
