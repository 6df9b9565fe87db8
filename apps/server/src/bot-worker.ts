// Runs in a worker thread: bots that answer questions about worlds they are sent.
import { setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'
import { serve, type PortLike } from '@cardwright/bots'
import { openShelf } from './games.ts'

/** Long thoughts give way to those who play, where a thread can have a priority of its own. */
const AFTER_OTHERS = 10

const { port, isPatient } = workerData as { port: PortLike; isPatient: boolean }
const shelf = openShelf()
const giveWay = () => {
  if (isPatient && process.platform === 'linux') setPriority(AFTER_OTHERS)
}
// what is wrong with the games is told with the first question
shelf.then(giveWay, () => {})

serve(port, {
  async game(id) {
    const game = (await shelf).get(id)
    if (game === undefined) throw new Error(`there is no game "${id}" here`)
    return game
  },
  clock: () => performance.now(),
})
