// The rules of the games, written as Markdown and set when the page is built (build/rules.ts).
export interface RulesPage {
  html: string
  contents: { id: string; title: string }[]
}

export type RulesPages = Partial<Record<'en' | 'ru', RulesPage>>

const pages: Readonly<Record<string, () => Promise<RulesPages>>> = {
  forest: () => import('virtual:rules/forest').then((found) => found.pages),
  taktik: () => import('virtual:rules/taktik').then((found) => found.pages),
  skirmish: () => import('virtual:rules/skirmish').then((found) => found.pages),
  drones: () => import('virtual:rules/drones').then((found) => found.pages),
  twilight: () => import('virtual:rules/twilight').then((found) => found.pages),
}

const opened = new Map<string, Promise<RulesPages>>()

/** @returns null for a game that is not on the shelf */
export function openRulePages(id: string): Promise<RulesPages> | null {
  if (!Object.hasOwn(pages, id)) return null
  let found = opened.get(id)
  if (found === undefined) {
    found = pages[id]()
    found.catch(() => opened.delete(id))
    opened.set(id, found)
  }
  return found
}
