// Bots by name, for choosing one; the weakest first.
import type { Bot } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { levelBot } from './levels.ts'
import { randomBot } from './random.ts'

const MAKERS = {
  random: (seed) => randomBot(seed),
  level1: (seed, clock) => levelBot(1, seed, clock),
  level2: (seed, clock) => levelBot(2, seed, clock),
  greedy: (seed) => greedyBot(seed),
  level3: (seed, clock) => levelBot(3, seed, clock),
  level4: (seed, clock) => levelBot(4, seed, clock),
} as const satisfies Record<string, (seed: number, clock?: () => number) => Bot>

export type BotName = keyof typeof MAKERS
export const BOT_NAMES = Object.keys(MAKERS) as BotName[]

export const isBotName = (name: string): name is BotName => Object.hasOwn(MAKERS, name)

/**
 * Bots of one match get different random numbers by seat. With a clock the levels are limited by time;
 * without one, equal seeds play equal games.
 */
export function createBot(name: BotName, seed: number, seat = 0, clock?: () => number): Bot {
  return MAKERS[name]((seed ^ Math.imul(seat + 1, 0x5bd1e995)) | 0, clock)
}
