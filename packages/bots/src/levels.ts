// Four strengths for people to choose from. The upper two search, the lower two look one step ahead; all but the last answer
// at random now and then, the first one so often that a newcomer should beat it. Their strengths are in
// docs/PERFORMANCE.md.
import { searchBot, type SearchBot } from './search-bot.ts'
import type { ThinkOptions } from './thinking.ts'

/** Milliseconds per move; they count only where there is a clock. */
export const BOT_LEVELS = [
  { level: 1, name: 'level1', iterations: 1, slips: 2, milliseconds: 400 },
  { level: 2, name: 'level2', iterations: 1, slips: 4, milliseconds: 400 },
  { level: 3, name: 'level3', iterations: 4, slips: 16, milliseconds: 400 },
  { level: 4, name: 'level4', iterations: 96, milliseconds: 400 },
] as const

export type BotLevel = (typeof BOT_LEVELS)[number]['level']

export function levelBot(level: BotLevel, seed: number, clock?: ThinkOptions['clock']): SearchBot {
  const { name, ...options } = BOT_LEVELS[level - 1]
  return searchBot(seed, clock === undefined ? options : { ...options, clock }, name)
}
