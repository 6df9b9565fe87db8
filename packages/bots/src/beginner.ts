// For people who are new to a game: it sees what the greedy bot sees, and now and then it does anything.
import { forwardAnswers, type Bot } from './bot.ts'
import { diceOf } from './dice.ts'
import { greedyBot } from './greedy.ts'

/** One question in so many is answered without a thought. */
const SLIP = 3

export function beginnerBot(seed: number): Bot {
  const dice = diceOf(Math.imul(seed, 0x9e3779b1))
  const greedy = greedyBot(seed)
  return {
    name: 'beginner',
    choose(m, seat) {
      const n = forwardAnswers(m)
      return dice.below(SLIP) === 0 ? m.list[dice.below(n)] : greedy.choose(m, seat)
    },
  }
}
