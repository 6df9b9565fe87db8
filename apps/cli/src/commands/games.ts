// `cardwright games`: lists the games.
import type { Command } from 'commander'
import { games } from '@cardwright/games/here'
import type { Lang } from '@cardwright/content'
import type { Io } from '../io.ts'
import { openGame } from '../open-game.ts'
import { withJson, withLang, type Common } from '../options.ts'
import { counted, table, type Report } from '../report.ts'
import type { Finish } from '../run.ts'

interface GamesOptions extends Common {
  lang: Lang
}

export function addGames(program: Command, _io: Io, finish: Finish): void {
  const command = program
    .command('games')
    .description('list the games with their players, cards and options')
  withLang(withJson(command)).action(async (options: GamesOptions) =>
    finish(await listGames(options), options.json),
  )
}

async function listGames({ lang }: GamesOptions): Promise<Report> {
  const list = await Promise.all(
    games.map(async ({ id, name }) => {
      const { pack, game } = await openGame(id)
      const options = Object.entries(game.code.options ?? {})
      return {
        id,
        name: name[lang],
        seats: pack.manifest.seats,
        definitions: pack.definitions.length,
        options: Object.fromEntries(options.map(([key, { values }]) => [key, values])),
        pack: pack.hash,
      }
    }),
  )
  const rows = list.map(({ id, name, seats, definitions, options }) => [
    id,
    name,
    seats.min === seats.max ? counted(seats.min, 'player') : `${seats.min}–${seats.max} players`,
    counted(definitions, 'definition'),
    Object.entries(options)
      .map(([key, values]) => `${key}=${values.join('|')}`)
      .join(' '),
  ])
  return { data: { games: list }, text: table(rows) }
}
