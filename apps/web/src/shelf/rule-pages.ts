// The rules of the games, written as Markdown and set when the page is built (build/rules.ts).
import { pages } from 'virtual:shelf/rules'

export interface RulesPage {
  html: string
  contents: { id: string; title: string }[]
}

export type RulesPages = Partial<Record<'en' | 'ru', RulesPage>>

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
