import type { Comfort } from '../comfort.ts'

// asked once: a new question makes the page lay itself out first
const still =
  typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null

/** Nothing may move: the player's setting, or the system's. */
export function isCalm({ motion }: Comfort): boolean {
  return motion <= 0 || still?.matches === true
}
