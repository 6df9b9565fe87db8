// The games of this page without their looks: what a bot in a worker needs, fetched when it is needed.
import { type Game, type GameCode, type Pack } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'

interface Entry {
  code(): Promise<GameCode>
  content(): Promise<{ pack: Pack; icons: Readonly<Record<string, string>> }>
  /** The pack as it is written, file by file. */
  files(): Promise<{ files: Readonly<Record<string, string>> }>
}

export const entries: Readonly<Record<string, Entry>> = {
  forest: {
    code: () => import('@cardwright/forest/code').then(({ forest }) => forest),
    content: () => import('virtual:pack/forest'),
    files: () => import('virtual:pack-files/forest'),
  },
  taktik: {
    code: () => import('@cardwright/taktik/code').then(({ taktik }) => taktik),
    content: () => import('virtual:pack/taktik'),
    files: () => import('virtual:pack-files/taktik'),
  },
  skirmish: {
    code: () => import('@cardwright/skirmish/code').then(({ skirmish }) => skirmish),
    content: () => import('virtual:pack/skirmish'),
    files: () => import('virtual:pack-files/skirmish'),
  },
  drones: {
    code: () => import('@cardwright/drones/code').then(({ drones }) => drones),
    content: () => import('virtual:pack/drones'),
    files: () => import('virtual:pack-files/drones'),
  },
  twilight: {
    code: () => import('@cardwright/twilight/code').then(({ twilight }) => twilight),
    content: () => import('virtual:pack/twilight'),
    files: () => import('virtual:pack-files/twilight'),
  },
}

const opened = new Map<string, Promise<Game>>()

/** @returns null for a game that is not on the shelf */
export function openRules(id: string): Promise<Game> | null {
  const entry = Object.hasOwn(entries, id) ? entries[id] : undefined
  if (entry === undefined) return null
  const known = opened.get(id)
  if (known !== undefined) return known
  const game = Promise.all([entry.content(), entry.code()]).then(([{ pack }, code]) =>
    createGame(pack, code),
  )
  // a failed fetch may be tried again
  game.catch(() => opened.delete(id))
  opened.set(id, game)
  return game
}
