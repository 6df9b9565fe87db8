import type { Comfort } from '../comfort.ts'

// asked once: a new question makes the page lay itself out first
const still =
  typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null

/** Whether motion is off, by the player's or the system's setting. */
export function isCalm({ motion }: Comfort): boolean {
  return motion <= 0 || still?.matches === true
}
