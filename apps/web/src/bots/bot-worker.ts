// Runs in a Web Worker: bots that answer questions about the worlds they receive.
import { serve, type PortLike } from '@cardwright/bots'
import { openGameWith } from '../shelf/older-packs.ts'

serve(self as PortLike, {
  game: openGameWith,
  clock: () => performance.now(),
})
