// How long ago, in words.
import type { Say } from './speak.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export function ago(say: Say, then: number, now = Date.now()): string {
  const passed = Math.max(0, now - then)
  if (passed < MINUTE) return say('ago.now')
  if (passed < HOUR) return say('ago.minutes', { count: Math.floor(passed / MINUTE) })
  if (passed < DAY) return say('ago.hours', { count: Math.floor(passed / HOUR) })
  return say('ago.days', { count: Math.floor(passed / DAY) })
}
