// The eyes for the page as players get it, which has none of its own: `window.look` comes with them.
import { eyes } from './eyes.ts'

Object.assign(window, { look: { ...eyes, table: () => null } })
