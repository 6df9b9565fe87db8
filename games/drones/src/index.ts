// The entry point of the game: its code and the URL of its pack. A page imports only the code (`./code`).
export { drones } from './code.ts'
export { deckProblems, deckRules } from './deck.ts'

/** The URL of the pack. */
export const contentUrl = new URL('../content/', import.meta.url)
export { importInto as importDrones } from './import/index.ts'
