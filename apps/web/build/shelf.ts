// The games of the config as modules of the page:
//   virtual:shelf           by id: code, pack and files, each fetched when it is needed; bots in workers need no more
//   virtual:shelf/boards    by id: the boards of those that have one of their own
//   virtual:shelf/posters   what the front page shows, there at once
//   virtual:shelf/rules     by id: the rules as HTML
//   virtual:shelf/palettes.css   the inks of those that have drawn no poster
//   virtual:code/forest, virtual:board/forest   one of them
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GameEntry } from '@cardwright/games'
import { games } from '@cardwright/games/here'
import { paletteOf } from '@cardwright/table/palette'
import type { Plugin } from 'vite'

const NAME = /^virtual:(?:shelf(?:\/(?<list>\w+)(?:\.css)?)?|(?<part>code|board)\/(?<id>.+))$/

export function shelf(): Plugin {
  return {
    name: 'cardwright-shelf',
    resolveId(id, importer) {
      if (NAME.test(id)) return `\0${id}`
      // a game folder that lies outside finds what the page finds
      const isLent =
        importer !== undefined && isOutside(importer) && /^(?:@cardwright\/|react)/.test(id)
      return isLent ? this.resolve(id, PAGE, { skipSelf: true }) : null
    },
    load(id) {
      const found = id.startsWith('\0') ? NAME.exec(id.slice(1)) : null
      if (found === null) return null
      const { list, part, id: game } = found.groups!
      if (part === 'code') return `export { code } from ${quoted(named(game).file)}`
      if (part === 'board') return `export { board } from ${quoted(named(game).board!)}`
      return LISTS[list ?? 'entries']()
    },
  }
}

const PAGE = fileURLToPath(new URL('../src/main.tsx', import.meta.url))
const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))

const isOutside = (file: string): boolean =>
  !file.startsWith(REPOSITORY) &&
  games.some((game) => file.startsWith(fileURLToPath(new URL('.', game.file))))

export function named(id: string): GameEntry {
  const game = games.find((one) => one.id === id)
  if (game === undefined) throw new Error(`no game "${id}"`)
  return game
}

const quoted = (file: URL): string => JSON.stringify(fileURLToPath(file))

/** @param value JavaScript, for each game */
const byId = (name: string, list: readonly GameEntry[], value: (id: string) => string): string =>
  `export const ${name} = {${list.map(({ id }) => `${JSON.stringify(id)}: ${value(id)}`).join(',\n')}}`

const LISTS: Readonly<Record<string, () => string>> = {
  entries: () =>
    byId(
      'entries',
      games,
      (id) => `{
        code: () => import('virtual:code/${id}').then(({ code }) => code),
        content: () => import('virtual:pack/${id}'),
        files: () => import('virtual:pack-files/${id}'),
      }`,
    ),
  boards: () =>
    byId(
      'boards',
      games.filter(({ board }) => board !== null),
      (id) => `() => import('virtual:board/${id}').then(({ board }) => board)`,
    ),
  rules: () =>
    byId('pages', games, (id) => `() => import('virtual:rules/${id}').then(({ pages }) => pages)`),
  palettes: () =>
    games.flatMap(({ id, poster }) => (poster === null ? [paletteOf(id)] : [])).join('\n'),
  posters: () => {
    const imports = games.flatMap(({ poster }, k) =>
      poster === null ? [] : [`import { poster as poster${k} } from ${quoted(poster)}`],
    )
    const list = games.map((game, k) => {
      const told = JSON.stringify(tellOf(game))
      return game.poster === null ? told : `{ ...${told}, ...poster${k} }`
    })
    return `${imports.join('\n')}\nexport const posters = [${list.join(',\n')}]`
  },
}

function tellOf({ id, name, line, minutes, contentUrl }: GameEntry) {
  const manifest = readFileSync(new URL('manifest.json', contentUrl), 'utf8')
  const { seats } = JSON.parse(manifest) as { seats: { min: number; max: number } }
  const { min, max } = seats
  return { id, name, line, minutes, players: min === max ? `${min}` : `${min}–${max}` }
}
