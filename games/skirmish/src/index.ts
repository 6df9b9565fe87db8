// The door of the game: its code and where its pack lies. A page takes the code alone (`./code`).
export { lineValue } from './board.ts'
export { skirmish } from './code.ts'
export type { SkirmishFacts } from './facts.ts'
export { readDeck, readyMade, type Cards, type Written } from './decks.ts'
export { threshold } from './rounds.ts'

export const contentUrl = new URL('../content/', import.meta.url)
