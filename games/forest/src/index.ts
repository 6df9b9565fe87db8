// The door of the game: its code and where its pack lies. A page takes the code alone (`./code`).
export { forest } from './code.ts'

export const contentUrl = new URL('../content/', import.meta.url)
