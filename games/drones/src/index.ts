// The door of the game: its code and where its pack lies. A page takes the code alone (`./code`).
export { drones } from './code.ts'
export { deckProblems, deckRules } from './deck.ts'

/** Where the pack lies. */
export const contentUrl = new URL('../content/', import.meta.url)
export { importInto as importDrones } from './import/index.ts'
