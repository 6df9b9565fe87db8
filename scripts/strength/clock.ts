// Two clocks in milliseconds: the one on the wall, and the processor time of this thread, which other
// work on the machine cannot shorten. Only Linux tells the second one.
import { existsSync, openSync, readSync } from 'node:fs'

const OF_THIS_THREAD = '/proc/thread-self/schedstat'

export const hasThreadClock = (): boolean => existsSync(OF_THIS_THREAD)

export const wallClock = (): number => performance.now()

/** Opened by the thread that is measured: the file stays its own. */
export function threadClock(): () => number {
  const file = openSync(OF_THIS_THREAD, 'r')
  const bytes = Buffer.alloc(64)
  return () => {
    const n = readSync(file, bytes, 0, bytes.length, 0)
    // nanoseconds on a processor come first
    return Number.parseInt(bytes.toString('latin1', 0, n), 10) / 1e6
  }
}
