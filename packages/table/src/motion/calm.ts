import type { Comfort } from '../comfort.ts'

/** Nothing may move: the player's setting, or the system's. */
export function isCalm({ motion }: Comfort): boolean {
  return motion <= 0 || matchMedia('(prefers-reduced-motion: reduce)').matches
}
