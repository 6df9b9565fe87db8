// The door of the game: its code and where its pack lies. A page takes the code alone (`./code`).
export { taktik } from './code.ts'

export const contentUrl = new URL('../content/', import.meta.url)
