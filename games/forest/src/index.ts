// The entry point of the game: its code and the URL of its pack. A page imports only the code (`./code`).
export { forest } from './code.ts'

export const contentUrl = new URL('../content/', import.meta.url)
