// boardgame.io's own server with Forest, matches in memory: the same moves as `npm run load` plays.
import { Server } from 'boardgame.io/server'
import { forest } from '../forest/boardgame.ts'
import { createForest } from '../forest/objects/state.ts'

let seed = 0
const game = { ...forest(0), setup: () => createForest(++seed) }
const server = Server({ games: [game], origins: [/.*/] })
void server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  process.send?.((appServer.address() as { port: number }).port)
})
// whoever asked for it is gone
process.on('disconnect', () => process.exit(0))
