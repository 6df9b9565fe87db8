// The entry point of the game: its code and the URL of its pack. A page imports only the code (`./code`).
export { lineValue } from './board.ts'
export { skirmish } from './code.ts'
export type { SkirmishFacts } from './facts.ts'
export { readDeck, readyMade, type Cards, type Written } from './decks.ts'
export { threshold } from './rounds.ts'

export const contentUrl = new URL('../content/', import.meta.url)
