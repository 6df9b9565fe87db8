// What the tests of the game use of it.
export { taktik } from './code.ts'

export const contentUrl = new URL('../content/', import.meta.url)
