// Runs in a Web Worker: bots that answer questions about worlds they are sent.
import { serve, type PortLike } from '@cardwright/bots'
import { openRules } from '../shelf/rules.ts'

serve(self as PortLike, {
  game(id) {
    const game = openRules(id)
    if (game === null) throw new Error(`there is no game "${id}" here`)
    return game
  },
  clock: () => performance.now(),
})
