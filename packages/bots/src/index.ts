// The entry point of this package: bots that know only what their seat knows.
export { askBot, type Asked, type AskPort } from './ask.ts'
export { forwardAnswers, type Bot } from './bot.ts'
export { diceOf, type Dice } from './dice.ts'
export { greedyBot, type GreedyOptions } from './greedy.ts'
export { BOT_LEVELS, levelBot, type BotLevel } from './levels.ts'
export {
  thinkMessage,
  type FromWorker,
  type ThinkMessage,
  type ThinkRequest,
  type ToWorker,
} from './messages.ts'
export { BOT_NAMES, createBot, isBotName, type BotName } from './names.ts'
export { playOut, type PlayOptions } from './play.ts'
export { randomBot } from './random.ts'
export { searchBot, type SearchBot, type SearchOptions } from './search-bot.ts'
export { serve, type PortLike, type ServeOptions } from './serve.ts'
export type { Progress, Thinking, ThinkOptions } from './thinking.ts'
