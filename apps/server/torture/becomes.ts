// Waits for what must come, however busy the machine is.
import { setTimeout as wait } from 'node:timers/promises'

const PATIENCE = 30_000

/** @returns whether it has come */
export async function becomes(isTrue: () => boolean): Promise<boolean> {
  const begun = performance.now()
  while (!isTrue() && performance.now() - begun < PATIENCE) await wait(20)
  return isTrue()
}
