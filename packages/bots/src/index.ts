// The door of this package: players that know no more than their seat.
export type { Bot } from './bot.ts'
export { diceOf, type Dice } from './dice.ts'
export { greedyBot, type GreedyOptions } from './greedy.ts'
export { BOT_NAMES, createBot, isBotName, type BotName } from './names.ts'
export { playOut, type PlayOptions } from './play.ts'
export { randomBot } from './random.ts'
