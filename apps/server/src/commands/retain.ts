// Runs one sweep; servers may be running.
import { Archive } from '../archive.ts'
import { sweep, type Removed, type Retention } from '../retention.ts'
import type { Place } from './place.ts'
import { ofThisVersion, withStore } from './with-store.ts'

export async function retain(place: Place, keep: Retention): Promise<Removed> {
  const archive = keep.archive === undefined ? null : new Archive(keep.archive)
  return withStore(place, async (store) => {
    await ofThisVersion(store)
    return sweep(keep, {
      store,
      archive,
      isHeld: () => false,
      failed: (match, error) => console.error(`match ${match} stays: ${(error as Error).message}`),
      now: Date.now(),
    })
  })
}
