// Whose drawings are in the page: the icons that the games on the shelf name, by their authors.
import authors from './icon-authors.json'

export interface IconCredit {
  /** Null: the set names the author with the icon, this page does not. */
  author: string | null
  icons: string[]
}

export function creditsFor(names: readonly string[]): IconCredit[] {
  const left = new Set(names)
  const credits: IconCredit[] = Object.entries(authors).flatMap(([author, drawn]) => {
    const icons = drawn.filter((icon) => left.delete(icon))
    return icons.length === 0 ? [] : [{ author, icons }]
  })
  credits.sort((a, b) => b.icons.length - a.icons.length)
  return left.size === 0 ? credits : [...credits, { author: null, icons: [...left].sort() }]
}
