// How long matches are kept, from the environment of a process.
import type { Retention } from './retention.ts'
import { CannotStart } from './storage/cannot-start.ts'

/** Empty counts as unset. @throws CannotStart for anything but a number of days, since guessing could remove matches */
export function retentionFrom(env: NodeJS.ProcessEnv): Retention {
  const { KEEP_FINISHED_DAYS, KEEP_ABANDONED_DAYS, ARCHIVE } = env
  return {
    finishedDays: daysOf('KEEP_FINISHED_DAYS', KEEP_FINISHED_DAYS || undefined),
    abandonedDays: daysOf('KEEP_ABANDONED_DAYS', KEEP_ABANDONED_DAYS || undefined),
    archive: ARCHIVE || undefined,
  }
}

export function daysOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,5}(\.\d+)?$/.test(text))
    throw new CannotStart(`${name} needs a number of days, not "${text}".`)
  return Number(text)
}
