// `import { pages } from 'virtual:rules/forest'`: the rules of a game, set as HTML in every language they are
// written in (games/<id>/RULES.md, RULES.ru.md).
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { setPage } from './markdown.ts'
import { named } from './shelf.ts'

const PREFIX = 'virtual:rules/'

export function rules(): Plugin {
  return {
    name: 'cardwright-rules',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const { rules } = named(id.slice(PREFIX.length + 1))
      const pages = Object.entries(rules).map(([lang, file]) => [
        lang,
        setPage(readFileSync(file, 'utf8')),
      ])
      return `export const pages = ${JSON.stringify(Object.fromEntries(pages))}`
    },
  }
}
