// The folder of recorded matches: one file a game, and a list of what has been retired and why.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { games } from '@cardwright/games/here'
import type { PackFiles } from '@cardwright/content'
import { type Game, type GameCode } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { gameOf, readShelf, writeShelf, type RecordingShelf } from '@cardwright/testkit'

/** Tests have a folder of their own. */
const folder = (): URL => {
  const { REPLAYS_FOLDER } = process.env
  return REPLAYS_FOLDER === undefined
    ? new URL('../../replays/', import.meta.url)
    : pathToFileURL(`${REPLAYS_FOLDER}/`)
}
const retiredPath = (): URL => new URL('retired.json', folder())

export interface Retirement {
  game: string
  reason: string
  /** Numbers of recordings with spaces between them. */
  recordings: string
}

const shelfPath = (game: string): string => fileURLToPath(new URL(`${game}.recordings`, folder()))

export function openRecordings(game: string): RecordingShelf {
  const path = shelfPath(game)
  return existsSync(path)
    ? readShelf(readFileSync(path))
    : { game, packs: {}, actions: [], recordings: [] }
}

/** Packs and actions that no recording needs any more are left out. */
export function keepRecordings(shelf: RecordingShelf): number {
  const recordings = [...shelf.recordings].sort((a, b) => a.id - b.id)
  const places = new Map<number, number>()
  const placed = recordings.map((one) => ({
    ...one,
    answers: one.answers.map(
      (old) => places.get(old) ?? (places.set(old, places.size), places.size - 1),
    ),
  }))
  const actions = [...places.keys()].map((old) => shelf.actions[old])
  const needed = new Set(recordings.map(({ pack }) => pack))
  const packs = Object.fromEntries(Object.entries(shelf.packs).filter(([hash]) => needed.has(hash)))
  const bytes = writeShelf({ game: shelf.game, packs, actions, recordings: placed })
  writeFileSync(shelfPath(shelf.game), bytes)
  return bytes.length
}

export const retirements = (): Retirement[] =>
  existsSync(retiredPath()) ? (JSON.parse(readFileSync(retiredPath(), 'utf8')) as Retirement[]) : []

export function addRetirement(one: Retirement): void {
  writeFileSync(retiredPath(), `${JSON.stringify([...retirements(), one], null, 2)}\n`)
}

/** The game as a recording knew it: its own pack, under the hash it had then, and the code of today. */
export function gameWith(code: GameCode, files: PackFiles, hash: string): Game {
  const { pack } = gameOf(files, code)
  return createGame({ ...pack, hash }, code)
}

export const codeOf = (game: string): GameCode => games.find(({ id }) => id === game)!.code
