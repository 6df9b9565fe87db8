// What the tests of the game use of it.
export { forest } from './code.ts'

export const contentUrl = new URL('../content/', import.meta.url)
