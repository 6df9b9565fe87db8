// What the tests of the game use of it.
export { drones } from './code.ts'
export { deckProblems, deckRules } from './deck.ts'

/** The URL of the pack. */
export const contentUrl = new URL('../content/', import.meta.url)
export { importInto as importDrones } from './import/index.ts'
