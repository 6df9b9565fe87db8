// `import { pack, icons } from 'virtual:pack/forest'`: the checked pack of a game and the icons it names,
// so that the page needs neither the validator nor four thousand icons. A bad pack ends the build.
// `import { files } from 'virtual:pack-files/forest'`: the same as it is written, for the workshop.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { formatProblems, nearest } from '@cardwright/content'
import { loadFolder, readPackFolder } from '@cardwright/content/node'
import type { Pack } from '@cardwright/engine'
import type { GameEntry } from '@cardwright/games'
import { iconNames } from '@cardwright/table/icons'
import type { Plugin } from 'vite'
import { named } from './shelf.ts'

const PREFIX = 'virtual:pack/'
const FILES = 'virtual:pack-files/'

export function packs(): Plugin {
  return {
    name: 'cardwright-packs',
    resolveId: (id) => (id.startsWith(PREFIX) || id.startsWith(FILES) ? `\0${id}` : null),
    async load(id) {
      if (id.startsWith(`\0${FILES}`)) {
        const files = await readPackFolder(
          fileURLToPath(named(id.slice(FILES.length + 1)).contentUrl),
        )
        return `export const files = JSON.parse(${JSON.stringify(JSON.stringify(files))})`
      }
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const name = id.slice(PREFIX.length + 1)
      const game = named(name)
      const loaded = await loadFolder(fileURLToPath(game.contentUrl), {
        usedByCode: game.code.reads,
        judge: game.code.judge,
        icons: new Set([...Object.keys(icons.icons), ...Object.keys(icons.aliases ?? {})]),
      })
      if (!loaded.ok) throw new Error(formatProblems(loaded.problems))
      const { pack } = loaded
      const printed = pack.definitions.flatMap(({ icon }) => icon ?? [])
      return [
        `export const pack = JSON.parse(${JSON.stringify(JSON.stringify(pack))})`,
        `export const icons = ${JSON.stringify({ ...drawings(printed, name), ...boardIcons(game, pack) })}`,
      ].join('\n')
    },
  }
}

/** Icons that the board shows beside those of its cards: by its list, or by the words of the manifest. */
function boardIcons({ id, board }: GameEntry, pack: Pack): Record<string, string> {
  const list = board === null ? null : new URL('icons.json', board)
  if (list === null || !existsSync(list)) return known(Object.values(iconNames(pack)))
  const named = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>
  return drawings(Object.values(named), id)
}

interface IconSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

const require = createRequire(import.meta.url)
const icons = require('@iconify-json/game-icons/icons.json') as IconSet

const drawingOf = (name: string): string | undefined =>
  (icons.icons[name] ?? icons.icons[icons.aliases?.[name]?.parent ?? ''])?.body

/** Those that there are. */
function known(names: readonly string[]): Record<string, string> {
  const drawn = names.flatMap((name) => {
    const body = drawingOf(name)
    return body === undefined ? [] : [[name, body] as const]
  })
  return Object.fromEntries(drawn)
}

/** @throws with all names that there are not, and what was perhaps meant */
function drawings(names: readonly string[], game: string): Record<string, string> {
  const missing = [...new Set(names)].filter((name) => drawingOf(name) === undefined)
  if (missing.length === 0) return known(names)
  const said = missing.map((name) => {
    const meant = nearest(name, Object.keys(icons.icons))
    return `  "${name}"${meant === undefined ? '' : `; did you mean "${meant}"?`}`
  })
  throw new Error(`${game} names icons that game-icons does not have:\n${said.join('\n')}`)
}
