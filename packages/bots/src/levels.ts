// Four strengths for people to choose from. They differ in how long they search; the first one, which somebody new to a
// game should beat, also answers without a thought now and then. What each is worth is in docs/PERFORMANCE.md.
import { searchBot, type SearchBot } from './search-bot.ts'
import type { ThinkOptions } from './thinking.ts'

/** Milliseconds are for one move and count only where there is a clock. */
export const BOT_LEVELS = [
  { level: 1, name: 'level1', iterations: 1, slips: 3, milliseconds: 400 },
  { level: 2, name: 'level2', iterations: 2, milliseconds: 400 },
  { level: 3, name: 'level3', iterations: 16, milliseconds: 400 },
  { level: 4, name: 'level4', iterations: 160, milliseconds: 400 },
] as const

export type BotLevel = (typeof BOT_LEVELS)[number]['level']

export function levelBot(level: BotLevel, seed: number, clock?: ThinkOptions['clock']): SearchBot {
  const { name, ...options } = BOT_LEVELS[level - 1]
  return searchBot(seed, clock === undefined ? options : { ...options, clock }, name)
}
