// A thread that plays the matches it is sent.
import { parentPort, workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
const { openGame } = await import('./open.ts')
const { playMatch } = await import('./contest.ts')
const { threadClock, wallClock } = await import('./clock.ts')

const game = await openGame(workerData.game)
const clock = workerData.cpu ? threadClock() : wallClock
parentPort.on('message', ({ pairing, k }) => {
  parentPort.postMessage(playMatch(game, pairing, k, clock))
})
parentPort.postMessage('ready')
