// What the disk itself takes to keep something: an answer cannot be faster than that. A page is written over
// again and again and synced, as a database does with its log.
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ms, type Delays } from './delays.ts'

const PAGE = Buffer.alloc(4096, 1)
/** Pages that are written over in turn. */
const PAGES = 256
/** Milliseconds from one sync to the next. */
const APART = 20

/** From now on, until it is asked what it took. */
export async function diskDelays(folder: string): Promise<() => Promise<Delays>> {
  const file = await open(join(folder, 'disk-probe'), 'w+')
  for (let k = 0; k < PAGES; k++) await file.write(PAGE, 0, PAGE.length, k * PAGE.length)
  await file.sync()
  const taken: number[] = []
  const over = new AbortController()
  const probe = async () => {
    for (let k = 0; !over.signal.aborted; k++) {
      await file.write(PAGE, 0, PAGE.length, (k % PAGES) * PAGE.length)
      const since = performance.now()
      await file.datasync()
      taken.push(performance.now() - since)
      await wait(APART)
    }
  }
  const probing = probe()
  return async () => {
    over.abort()
    await probing
    await file.close()
    taken.sort((a, b) => a - b)
    const at = (share: number) => ms(taken[Math.floor(taken.length * share)] / 1000)
    return { p50: at(0.5), p99: at(0.99), most: ms(taken.at(-1)! / 1000) }
  }
}
