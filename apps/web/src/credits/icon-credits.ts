// The authors of the icons used by the games of this page. The icon set
// has a folder per author; `icon-authors.json` lists them, and a test compares it
// with the icons the games use.
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
