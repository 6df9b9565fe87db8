// Twilight Marches: encounters with two tracks, one Fate deck for everything, and a world that answers.
export { twilight } from './code.ts'
export { importInto as importTwilight } from './import.ts'

/** The URL of the pack. */
export const contentUrl = new URL('../content/', import.meta.url)
