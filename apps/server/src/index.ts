// One node: page, API and live connections on one port, over an embedded database or over PostgreSQL and Redis.
import { listen } from './listening.ts'
import { Meetings } from './meetings.ts'
import { Metrics } from './metrics.ts'
import { Moderators } from './moderators.ts'
import { openDoors } from './node/doors.ts'
import { openGround } from './node/ground.ts'
import type { NodeOptions, RunningNode } from './node/options.ts'
import type { NodeParts } from './node/parts.ts'
import { openPlay, type Play } from './node/play.ts'
import { stopParts } from './node/stopping.ts'
import { openStrangers } from './node/strangers.ts'
import { Upkeep } from './node/upkeep.ts'
import { Origins } from './origins.ts'
import { warmUp } from './warm-up.ts'

export { fromEnvironment } from './environment.ts'
export type { NodeOptions, PageAnswer, RunningNode } from './node/options.ts'

const LOOPBACK = '127.0.0.1'

export async function startNode(options: NodeOptions): Promise<RunningNode> {
  const { host = LOOPBACK, isBehindProxy = false } = options
  const isShared = options.redisUrl !== undefined
  const origins = new Origins({ origins: options.origins ?? [], host, isBehindProxy })
  // check this before anything is opened, so that a mistake is noticed
  const moderators = new Moderators(options.moderators)
  const metrics = new Metrics(
    () => play.rooms.size,
    () => play.bots.waiting,
  )
  const ground = await openGround(options, metrics)
  const { node, log, shelf, trouble } = ground
  const play: Play = await openPlay(options, ground)
  const strangers = await openStrangers(ground, play)
  const meetings = new Meetings({
    publish: (word) => play.bus.publish(word),
    hasOthers: isShared,
    ice: options.ice ?? [],
  })
  const parts: NodeParts = { ...ground, ...play, ...strangers, meetings }
  const catchUp = () => void play.rooms.catchUp().catch(trouble)
  await listenToOthers(parts, catchUp)

  let isStopping = false
  const admission = { origins, moderators, isBehindProxy, isStopping: () => isStopping }
  const doors = openDoors(options, parts, admission)
  const { server } = doors
  await ground.roster.enter(trouble, () => void stop())
  const port = await listen(server, options.port, host)
  const upkeep = new Upkeep({ ...parts, retention: options.retention ?? {}, isShared, catchUp })
  log.info({ port, node }, 'ready')
  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    await stopParts(parts, doors, upkeep)
  }
  return {
    port,
    address: `http://localhost:${port}`,
    server,
    survived(error, what) {
      metrics.survived.inc()
      log.error({ err: error }, `${what}; the node goes on`)
    },
    warmUp: () => warmUp(shelf),
    stop,
  }
}

const listenToOthers = (parts: NodeParts, catchUp: () => void): Promise<void> =>
  parts.bus.listen((told) => {
    if (told.kind === 'word') parts.meetings.hear(told)
    else if (told.kind === 'bans') void parts.bans.refresh()
    else parts.rooms.hear(told).catch(parts.trouble)
  }, catchUp)
