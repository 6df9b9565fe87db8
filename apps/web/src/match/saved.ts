// The archive of this browser. Reading `localStorage` alone may throw where storage is forbidden.
import { Archive, type Drawer } from './archive.ts'
import { DEFAULT_LEVEL, FIRST_LEVEL, type Level } from './plan.ts'

function drawerOfBrowser(): Drawer | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

export const archive = new Archive(drawerOfBrowser())

/** How well bots play against whoever sits here, when nothing else is said. */
export const usualLevel = (game: string): Level =>
  archive.hasEnded(game) ? DEFAULT_LEVEL : FIRST_LEVEL
