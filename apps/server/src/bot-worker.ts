// Runs in a worker thread: bots that answer questions about the worlds they receive.
import { setPriority } from 'node:os'
import { BroadcastChannel, workerData } from 'node:worker_threads'
import { serve, type PortLike } from '@cardwright/bots'
import { type Game, type Pack } from '@cardwright/engine'
import { createGame } from '@cardwright/language/rules'
import { openShelf } from './games.ts'
import { hearPackWords, PACK_CHANNEL, type PackWord } from './packs.ts'

/** How many games with older packs are kept loaded. */
const MOST = 12
/** A question about a match comes with its pack. */
const PATIENCE = 5_000

/** Long searches run at a lower priority, where threads can have one. */
const AFTER_OTHERS = 10

const { port, isPatient } = workerData as { port: PortLike; isPatient: boolean }
const shelf = openShelf()
const giveWay = () => {
  if (isPatient && process.platform === 'linux') setPriority(AFTER_OTHERS)
}
// problems of the games are reported with the first question
shelf.then(giveWay, () => {})

const older = new Map<string, Promise<Game>>()
const channel = new BroadcastChannel(PACK_CHANNEL)
const wanted = new Map<string, (pack: Pack) => void>()
hearPackWords(channel, (word) => {
  if (word.kind === 'pack') wanted.get(word.hash)?.(word.pack)
})

serve(port, {
  async game(id, pack) {
    const game = (await shelf).get(id)
    if (game === undefined) throw new Error(`there is no game "${id}" here`)
    if (game.pack.hash === pack) return game
    let found = older.get(pack)
    if (found === undefined) {
      found = fetched(pack).then((one) => createGame(one, game.code))
      found.catch(() => older.delete(pack))
      older.set(pack, found)
      if (older.size > MOST) older.delete(older.keys().next().value!)
    }
    return found
  },
  clock: () => performance.now(),
})

function fetched(hash: string): Promise<Pack> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => {
      wanted.delete(hash)
      fail(new Error(`nobody has the pack ${hash}`))
    }, PATIENCE)
    wanted.set(hash, (pack) => {
      clearTimeout(timer)
      wanted.delete(hash)
      done(pack)
    })
    channel.postMessage({ kind: 'want', hash } satisfies PackWord)
  })
}
