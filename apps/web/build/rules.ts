// `import { pages } from 'virtual:rules/forest'`: the rules of a game, set as HTML in every language they are
// written in (games/<id>/RULES.md, RULES.ru.md).
import { existsSync, readFileSync } from 'node:fs'
import { games } from '@cardwright/all'
import type { Plugin } from 'vite'
import { setPage } from './markdown.ts'

const PREFIX = 'virtual:rules/'
const FILES = { en: '../RULES.md', ru: '../RULES.ru.md' }

export function rules(): Plugin {
  return {
    name: 'cardwright-rules',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const name = id.slice(PREFIX.length + 1)
      const game = games.find((one) => one.id === name)
      if (game === undefined) throw new Error(`no game "${name}"`)
      const pages = Object.entries(FILES).flatMap(([lang, path]) => {
        const file = new URL(path, game.contentUrl)
        return existsSync(file) ? [[lang, setPage(readFileSync(file, 'utf8'))]] : []
      })
      return `export const pages = ${JSON.stringify(Object.fromEntries(pages))}`
    },
  }
}
