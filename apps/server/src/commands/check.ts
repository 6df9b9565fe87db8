// Looks for damage: in the file of the embedded database, and in the log of every match.
import Database from 'libsql'
import { findDamage } from '../storage/soundness.ts'
import type { Database_ } from '../storage/sqlite-types.ts'
import type { Store } from '../storage/store.ts'
import { fileIn, type Place } from './place.ts'
import { ofThisVersion, withStore } from './with-store.ts'

export interface Checked {
  matches: number
  entries: number
  /** Played from the beginning. */
  played: number
  /** Skipped, because another version of the code made them. */
  foreign: number
  problems: number
}

export interface CheckOptions {
  /** Every log is played. */
  play: boolean
  /** Reads every page, but does not compare indexes with tables. */
  quick: boolean
  say(problem: string): void
}

const AT_ONCE = 500

export async function check(place: Place, options: CheckOptions): Promise<Checked> {
  const found: Checked = { matches: 0, entries: 0, played: 0, foreign: 0, problems: 0 }
  const say = (problem: string) => {
    found.problems++
    options.say(problem)
  }
  if (place.kind === 'sqlite') {
    const path = fileIn(place.folder)
    for (const line of damageOf(path, options.quick)) say(`${path}: ${line}`)
  }
  await withStore(place, async (store) => {
    if (options.play) await ofThisVersion(store)
    // load games only if logs are played
    const player = options.play ? await (await import('./play-log.ts')).openPlayer(store) : null
    await eachMatch(store, say, async (id) => {
      found.matches++
      const log = await store.read(id, 0)
      found.entries += log.length
      const gap = log.findIndex(({ seq }, k) => seq !== k + 1)
      if (gap >= 0) return say(`match ${id}: entry ${gap + 1} is missing`)
      if (player === null) return
      const kept = (await store.match(id))!
      if (await player.play(kept, log, await store.snapshot(id))) found.played++
      else found.foreign++
    })
    player?.close()
  })
  return found
}

function damageOf(path: string, isQuick: boolean): string[] {
  const file = new Database(path) as unknown as Database_
  try {
    return findDamage(file, isQuick ? 'quick_check' : 'integrity_check')
  } finally {
    file.close()
  }
}

async function eachMatch(
  store: Store,
  say: (problem: string) => void,
  look: (id: string) => Promise<void>,
): Promise<void> {
  try {
    for (let after = ''; ;) {
      const ids = await store.upkeep.ids(after, AT_ONCE)
      if (ids.length === 0) break
      for (const id of ids)
        await look(id).catch((error: Error) => say(`match ${id}: ${error.message}`))
      after = ids.at(-1)!
    }
    for (const id of await store.upkeep.orphans(AT_ONCE))
      say(`match ${id}: its log exists, but the match does not`)
  } catch (error) {
    say(`the list of matches cannot be read: ${(error as Error).message}`)
  }
}
