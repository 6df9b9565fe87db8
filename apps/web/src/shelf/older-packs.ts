// Packs of former times: a match or a replay that was begun with one is shown with it. The server keeps them by
// their hashes; this page has only those of today.
import { type Game, type Pack } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { entries, openRules } from './rules.ts'

const fetched = new Map<string, Promise<Pack | null>>()

/** Null: nobody has it, or this page cannot read it. */
export function fetchPack(game: string, hash: string): Promise<Pack | null> {
  const key = `${game} ${hash}`
  let pack = fetched.get(key)
  if (pack === undefined) {
    pack = fetchNow(game, hash)
    fetched.set(key, pack)
    // whoever comes back may find the server there again
    void pack.then((found) => found ?? fetched.delete(key))
  }
  return pack
}

const games = new Map<string, Game>()

/** The game with the pack of this hash. @throws when there is none */
export async function openGameWith(id: string, hash: string): Promise<Game> {
  const today = await openRules(id)
  if (today === null) throw new Error(`there is no game "${id}" here`)
  if (today.pack.hash === hash) return today
  const known = games.get(hash)
  if (known !== undefined) return known
  const pack = await fetchPack(id, hash)
  if (pack === null) throw new Error(`there is no pack ${hash} of "${id}"`)
  const game = createGame(pack, today.code)
  games.set(hash, game)
  return game
}

async function fetchNow(game: string, hash: string): Promise<Pack | null> {
  try {
    const answer = await fetch(`/api/packs/${encodeURIComponent(hash)}`)
    const isJson = answer.headers.get('content-type')?.includes('json') === true
    if (!answer.ok || !isJson) return null
    const files = (await answer.json()) as Record<string, string>
    // only who needs an older pack needs what reads packs
    const [{ loadPack }, { reads, judge }] = await Promise.all([
      import('@cardwright/content'),
      entries[game].code(),
    ])
    const loaded = loadPack(files, { usedByCode: reads, judge })
    const isGood = loaded.ok && loaded.pack.manifest.id === game
    return isGood ? { ...loaded.pack, hash } : null
  } catch {
    return null
  }
}
