// Opens a game named on the command line: its entry, its pack, its rules.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GameEntry } from '@cardwright/games'
import { games } from '@cardwright/games/here'
import {
  CEILINGS,
  formatProblems,
  nearest,
  type LoadOptions,
  type Problem,
} from '@cardwright/content'
import { loadFolder } from '@cardwright/content/node'
import {
  BadOption,
  createMatch,
  fullOptions,
  type Game,
  type MatchSetup,
  type Match,
  type Options,
  type Pack,
} from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { Failure, meant, USAGE } from './failure.ts'
import { isFolder } from './files.ts'

export interface OpenGame {
  entry: GameEntry
  pack: Pack
  game: Game
}

/** By its id or its folder. */
export const findEntry = (what: string): GameEntry | undefined =>
  games.find(({ id, file }) => id === what || dirname(fileURLToPath(file)) === resolve(what))

export function unknownGame(id: string, said = `there is no game "${id}"`): Failure {
  const ids = games.map((entry) => entry.id)
  return new Failure(
    'unknown-game',
    `${said}; there are: ${ids.join(', ')}${meant(nearest(id, ids))}`,
    { value: id, games: ids },
    USAGE,
  )
}

/** @param what a game, its folder, or a folder with another pack for one */
export async function openGame(what: string, content?: string): Promise<OpenGame> {
  const isPack = findEntry(what) === undefined && isFolder(what)
  const folder = content ?? (isPack ? what : undefined)
  const entry = findEntry(isPack ? idIn(what) : what)
  if (!entry) throw isPack ? noGameIn(what) : unknownGame(what)
  const { id } = entry
  const { pack, problems } = await loadContent(folder ?? fileURLToPath(entry.contentUrl), entry)
  if (!pack) throw badPack(folder ?? `the pack of ${id}`, problems)
  const game = createGame(pack, entry.code)
  const misfit = misfitOf(game)
  if (misfit !== null)
    throw new Failure('wrong-pack', `${folder ?? id} does not fit the game ${id}: ${misfit}`, {
      game: id,
    })
  return { entry, pack, game }
}

const noGameIn = (folder: string): Failure =>
  unknownGame(
    folder,
    `${folder} is no game: it has no game.ts, and no manifest.json of a game that is here`,
  )

/** Reads a folder as content of this game, or of no particular game. Texts and cards are tried only on request. */
export async function loadContent(
  folder: string,
  entry?: GameEntry,
  more: Pick<LoadOptions, 'checkText' | 'tryCards' | 'icons'> = {},
): Promise<{ pack: Pack | null; problems: Problem[] }> {
  if (!isFolder(folder))
    throw new Failure('unreadable-folder', `there is no folder ${folder}`, { folder })
  const named = findEntry(idIn(folder))
  // whatever its own check says of a pack of another game helps nobody
  if (entry && named && named.id !== entry.id)
    throw new Failure(
      'wrong-pack',
      `${folder} does not fit the game ${entry.id}: it is a pack of ${named.id}`,
      { game: entry.id },
    )
  const loaded = await loadFolder(folder, {
    usedByCode: entry?.code.reads,
    judge: entry?.code.judge,
    ...more,
  })
  return loaded.ok ? { pack: loaded.pack, problems: [] } : { pack: null, problems: loaded.problems }
}

export function badPack(folder: string, problems: readonly Problem[]): Failure {
  return new Failure('bad-pack', `${folder} cannot be used:\n${formatProblems(problems)}`, {
    folder,
    problems,
  })
}

/** Which game a folder's content belongs to; the validator reports an unreadable manifest. */
export function idIn(folder: string): string {
  try {
    const file = join(folder, 'manifest.json')
    if (statSync(file).size > CEILINGS.fileSize.most) return ''
    return String(JSON.parse(readFileSync(file, 'utf8'))?.id)
  } catch {
    return ''
  }
}

/** A valid pack may still lack something the game's code looks up: a deck, a resource, a query. */
function misfitOf(game: Game): string | null {
  try {
    createMatch(game)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** Creates the match described on the command line; an unknown option is the user's mistake. */
export const startMatch = (game: Game, setup: MatchSetup): Match =>
  blaming(() => createMatch(game, setup))

/** Checks options before anything is printed. */
export function checkOptions(game: Game, options: Options): void {
  blaming(() => fullOptions(game, options))
}

function blaming<T>(make: () => T): T {
  try {
    return make()
  } catch (error) {
    if (error instanceof BadOption) throw new Failure('bad-option', error.message, {}, USAGE)
    throw error
  }
}
