// `import { pack, icons } from 'virtual:pack/forest'`: the checked pack of a game and the icons it names,
// so that the page needs neither the validator nor four thousand icons. A bad pack ends the build.
// `import { files } from 'virtual:pack-files/forest'`: the same as it is written, for the workshop.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { games } from '@cardwright/all'
import { formatProblems, nearest } from '@cardwright/content'
import { loadFolder, readPackFolder } from '@cardwright/content/node'
import type { Plugin } from 'vite'

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
        icons: new Set(Object.keys(iconSet().drawn)),
      })
      if (!loaded.ok) throw new Error(formatProblems(loaded.problems))
      const { pack } = loaded
      const boardIcons = readBoardIcons(new URL('../board/icons.json', game.contentUrl))
      const drawn = [...pack.definitions.flatMap(({ icon }) => icon ?? []), ...boardIcons]
      return [
        `export const pack = JSON.parse(${JSON.stringify(JSON.stringify(pack))})`,
        `export const icons = ${JSON.stringify(drawings(drawn, name))}`,
      ].join('\n')
    },
  }
}

function named(name: string) {
  const game = games.find((one) => one.id === name)
  if (game === undefined) throw new Error(`no game "${name}"`)
  return game
}

/** Icons that the board shows beside those of its cards: a list, or by what they stand for. */
function readBoardIcons(file: URL): string[] {
  return Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
}

interface IconSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

let known: { drawn: Record<string, string> } | null = null

/** Every icon there is, by name. */
function iconSet(): { drawn: Record<string, string> } {
  if (known !== null) return known
  const require = createRequire(import.meta.url)
  const { icons, aliases = {} } = require('@iconify-json/game-icons/icons.json') as IconSet
  const drawn = Object.fromEntries(Object.entries(icons).map(([name, { body }]) => [name, body]))
  for (const [name, { parent }] of Object.entries(aliases)) drawn[name] ??= drawn[parent]
  return (known = { drawn })
}

function drawings(names: string[], game: string): Record<string, string> {
  const { drawn } = iconSet()
  const out: Record<string, string> = {}
  const lost: string[] = []
  for (const name of new Set(names)) {
    if (drawn[name] !== undefined) out[name] = drawn[name]
    else {
      const meant = nearest(name, Object.keys(drawn))
      lost.push(`"${name}"${meant === undefined ? '' : ` (did you mean "${meant}"?)`}`)
    }
  }
  if (lost.length > 0)
    throw new Error(
      `${game}: the board names icons that are not at game-icons.net: ${lost.join(', ')}`,
    )
  return out
}
