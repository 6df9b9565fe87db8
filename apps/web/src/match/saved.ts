// The archive of this browser. Even reading `localStorage` may throw where storage is forbidden.
import { Archive, type Drawer } from './archive.ts'

function drawerOfBrowser(): Drawer | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

export const archive = new Archive(drawerOfBrowser())
