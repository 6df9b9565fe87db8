// Plays a random forward answer, all equally likely.
import { forwardAnswers, type Bot } from './bot.ts'
import { diceOf } from './dice.ts'

export function randomBot(seed: number): Bot {
  const dice = diceOf(seed)
  return { name: 'random', choose: (m) => m.list[dice.below(forwardAnswers(m))] }
}
