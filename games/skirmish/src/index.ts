// What the tests of the game use of it.
export { lineValue } from './board.ts'
export { skirmish } from './code.ts'
export type { SkirmishFacts } from './facts.ts'
export { readDeck, readyMade } from './decks.ts'

export const contentUrl = new URL('../content/', import.meta.url)
