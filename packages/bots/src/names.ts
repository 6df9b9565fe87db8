// Bots by name, for whoever lets people choose one.
import type { Bot } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'

const MAKERS = { random: randomBot, greedy: greedyBot } as const satisfies Record<
  string,
  (seed: number) => Bot
>

export type BotName = keyof typeof MAKERS
export const BOT_NAMES = Object.keys(MAKERS) as BotName[]

export const isBotName = (name: string): name is BotName => Object.hasOwn(MAKERS, name)

/** Bots of one match get different chance by their seats. */
export function createBot(name: BotName, seed: number, seat = 0): Bot {
  return MAKERS[name]((seed ^ Math.imul(seat + 1, 0x5bd1e995)) | 0)
}
