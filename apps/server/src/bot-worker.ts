// Runs in a worker thread: bots that answer questions about worlds they are sent.
import { workerData } from 'node:worker_threads'
import { serve, type PortLike } from '@cardwright/bots'
import { openShelf } from './games.ts'

const shelf = openShelf()

serve((workerData as { port: PortLike }).port, {
  async game(id) {
    const game = (await shelf).get(id)
    if (game === undefined) throw new Error(`there is no game "${id}" here`)
    return game
  },
  clock: () => performance.now(),
})
