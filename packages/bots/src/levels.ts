// Four strengths for people to choose from, each above the greedy bot. They differ in how long they search;
// what each is worth is in docs/decisions/013-search-over-information-sets.md.
import { searchBot, type SearchBot } from './search-bot.ts'
import type { ThinkOptions } from './thinking.ts'

/** Milliseconds are for one move and count only where there is a clock. */
export const BOT_LEVELS = [
  { level: 1, name: 'level1', iterations: 2, milliseconds: 400 },
  { level: 2, name: 'level2', iterations: 8, milliseconds: 400 },
  { level: 3, name: 'level3', iterations: 40, milliseconds: 400 },
  { level: 4, name: 'level4', iterations: 240, milliseconds: 400 },
] as const

export type BotLevel = (typeof BOT_LEVELS)[number]['level']

export function levelBot(level: BotLevel, seed: number, clock?: ThinkOptions['clock']): SearchBot {
  const { name, ...options } = BOT_LEVELS[level - 1]
  return searchBot(seed, clock === undefined ? options : { ...options, clock }, name)
}
