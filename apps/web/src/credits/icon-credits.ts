// Whose drawings are in the page: the icons that the games on the shelf name, by their authors. The set
// keeps each author's icons in a folder of their own; `icon-authors.json` says which, and a test holds it
// against what the games name.
import authors from './icon-authors.json'

export interface IconCredit {
  author: string
  icons: string[]
}

export function creditsFor(names: readonly string[]): IconCredit[] {
  const shown = new Set(names)
  return Object.entries(authors)
    .map(([author, drawn]) => ({ author, icons: drawn.filter((icon) => shown.has(icon)) }))
    .filter(({ icons }) => icons.length > 0)
    .sort((a, b) => b.icons.length - a.icons.length)
}
