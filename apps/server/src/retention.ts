// Removes matches that have been finished or abandoned for longer than the operator wants to keep them: one at a time,
// with pauses, so that no player waits for it. They can be archived first.
import { setTimeout as wait } from 'node:timers/promises'
import type { Archive } from './archive.ts'
import type { Store } from './storage/store.ts'
import type { Aged } from './storage/upkeep.ts'

export interface Retention {
  /** Days to keep a match after its end; unset: forever. */
  finishedDays?: number
  /** Days to keep an unfinished match after its last entry; unset: forever. */
  abandonedDays?: number
  /** The archive folder for removed matches; unset: they are deleted. */
  archive?: string
}

export interface Removed {
  finished: number
  abandoned: number
}

export interface SweepParts {
  store: Store
  archive: Archive | null
  /** Skips a match that is in use. */
  isHeld(match: string): boolean
  /** Called for a match that could not be read or removed; it stays. */
  failed(match: string, error: unknown): void
  now: number
  /** Aborts the sweep. */
  isOver?(): boolean
}

const DAY = 86_400_000
/** The batch size. */
const AT_ONCE = 50
/** Milliseconds between two matches. */
const PAUSE = 5

export async function sweep(keep: Retention, parts: SweepParts): Promise<Removed> {
  const removed: Removed = { finished: 0, abandoned: 0 }
  const { finishedDays, abandonedDays } = keep
  const before = (days: number) => parts.now - days * DAY
  if (finishedDays !== undefined)
    for await (const ids of older(parts, before(finishedDays), 'ended_at'))
      removed.finished += await removeAll(parts, ids)
  if (abandonedDays !== undefined)
    for await (const ids of older(parts, before(abandonedDays), 'created_at'))
      removed.abandoned += await removeAll(parts, await quiet(parts, ids, before(abandonedDays)))
  return removed
}

/** All that are older, some at a time. */
async function* older(
  { store, isHeld, isOver }: SweepParts,
  time: number,
  by: 'ended_at' | 'created_at',
): AsyncGenerator<string[]> {
  let after: Aged = { id: '', at: -1 }
  for (;;) {
    if (isOver?.()) return
    const found = await store.upkeep.olderThan(time, by, after, AT_ONCE)
    if (found.length === 0) return
    after = found.at(-1)!
    yield found.map(({ id }) => id).filter((id) => !isHeld(id))
  }
}

/** Those of them in which nothing has happened since. */
async function quiet({ store, failed }: SweepParts, ids: readonly string[], time: number) {
  const found: string[] = []
  for (const id of ids) {
    try {
      const last = await store.upkeep.lastEntry(id)
      if ((last?.entry.at ?? 0) < time) found.push(id)
    } catch (error) {
      failed(id, error)
    }
    await wait(PAUSE)
  }
  return found
}

async function removeAll(parts: SweepParts, ids: readonly string[]): Promise<number> {
  const { store, archive, isOver, failed } = parts
  const ready: { id: string; seq: number }[] = []
  for (const id of ids) {
    if (isOver?.()) break
    try {
      const match = await store.match(id)
      if (match === null) continue
      const log = await store.read(id, 0)
      archive?.add(match, log)
      ready.push({ id, seq: log.at(-1)?.seq ?? 0 })
    } catch (error) {
      failed(id, error)
    }
    await wait(PAUSE)
  }
  // a match stays in the database until it is safely archived
  await archive?.flush()
  let removed = 0
  for (const { id, seq } of ready) {
    if (await store.upkeep.remove(id, seq)) removed++
    await wait(PAUSE)
  }
  return removed
}
