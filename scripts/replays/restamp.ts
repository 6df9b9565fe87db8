// When the block of a state is laid out in another way, or packs get other names, hashes change and no match does.
// Then they are taken anew, but only where each list and each ending is still as recorded.
import { hash, type Game, type GameCode } from '@cardwright/engine'
import {
  gameOf,
  rerun,
  stateByte,
  type Divergence,
  type Recording,
  type RecordingShelf,
} from '@cardwright/testkit'
import { gameWith } from './files.ts'

type Restamped =
  | { ok: true; changed: number }
  | { ok: false; recording: Recording; found: Divergence }

/** Changes the shelf; one that differs in more than hashes leaves it to the caller to throw it away. */
export function restamped(shelf: RecordingShelf, code: GameCode): Restamped {
  const opened = new Map<string, Game>()
  let changed = 0
  for (const recording of shelf.recordings) {
    const { pack } = recording
    const game = opened.get(pack) ?? gameWith(code, shelf.packs[pack], pack)
    opened.set(pack, game)
    const states: number[] = []
    let last = ''
    const found = rerun(game, recording, shelf.actions, {
      ignoreStates: true,
      each: (m) => {
        states.push(stateByte(m))
        last = hash(m)
      },
    })
    if (found !== null) return { ok: false, recording, found }
    if (last === recording.hash && states.every((byte, k) => byte === recording.states[k])) continue
    recording.hash = last
    recording.states = Uint8Array.from(states)
    changed++
  }
  return { ok: true, changed: changed + renamePacks(shelf, code) }
}

/** Packs go by the hashes they have now. @returns how many recordings that concerns */
function renamePacks(shelf: RecordingShelf, code: GameCode): number {
  let renamed = 0
  for (const [before, files] of Object.entries(shelf.packs)) {
    const { hash: now } = gameOf(files, code).pack
    if (now === before) continue
    delete shelf.packs[before]
    shelf.packs[now] = files
    for (const recording of shelf.recordings)
      if (recording.pack === before) {
        recording.pack = now
        renamed++
      }
  }
  return renamed
}
