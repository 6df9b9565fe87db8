// What matches are played with: the rooms, those who sit in them, bots, and the other nodes.
import { BotTables } from '../bot-tables.ts'
import { Bots } from '../bots.ts'
import { RedisBus, silence, type Bus } from '../bus.ts'
import { Custody } from '../custody.ts'
import { keptLog } from '../kept-log.ts'
import { Lobby } from '../lobby.ts'
import { Matches } from '../matches.ts'
import { Presence } from '../presence.ts'
import { Rooms, type AroundRooms } from '../rooms.ts'
import { damageIn } from '../storage/damaged.ts'
import { OpenTables } from '../storage/open-tables.ts'
import { newSecret } from '../tokens.ts'
import type { Ground } from './ground.ts'
import type { NodeOptions } from './options.ts'

export interface Play {
  bots: Bots
  botTables: BotTables
  bus: Bus
  custody: Custody
  matches: Matches
  rooms: Rooms
  lobby: Lobby
  presence: Presence
}

export async function openPlay(options: NodeOptions, ground: Ground): Promise<Play> {
  const { node, metrics, store, clock, versions, trouble } = ground
  const bots = new Bots({
    workers: options.botWorkers,
    waited: (seconds) => metrics.botWaiting.observe(seconds),
    thought: (seconds) => metrics.botThinking.observe(seconds),
  })
  const bus = await openBus(options, ground)
  const botTables = new BotTables(options.botMatches)
  const tables = new OpenTables(store)
  const open = (match: string) => rooms.get(match)
  const matches = new Matches({ ...ground, botTables, tables, open }, (match, isFull) => {
    bus.publish({ match, kind: 'chairs' })
    rooms.refresh(match).catch(trouble)
    if (isFull) rooms.get(match).then((room) => room?.begin(), trouble)
  })
  const custody: Custody = new Custody({
    node,
    clock,
    holders: store.holders,
    isShared: options.redisUrl !== undefined,
    broke: () => void rooms.forgive().catch(trouble),
    failed: trouble,
  })
  const around = aroundRooms(options.grace, ground, { bots, bus, custody, matches })
  const rooms: Rooms = new Rooms(store, versions, around, node, botTables, custody)
  await custody.start()
  const lobby = openLobby(ground, tables, { matches, bus, rooms })
  const presence = new Presence(tables, lobby, trouble)
  return { bots, botTables, bus, custody, matches, rooms, lobby, presence }
}

async function openBus(options: NodeOptions, ground: Ground): Promise<Bus> {
  if (options.redisUrl === undefined) return silence
  const { node, store, clock, metrics, log, trouble } = ground
  return new RedisBus({
    url: options.redisUrl,
    node,
    secret: await store.setting('bus', newSecret),
    now: () => clock.now(),
    ca: options.redisCa,
    refused: (why) => metrics.newsRefused.inc({ why }),
    away: (error) =>
      log.warn({ err: error }, 'Redis cannot be reached; news are looked for in the database'),
    failed: trouble,
  })
}

function aroundRooms(
  grace: number | undefined,
  { store, clock, metrics, writing, faults, trouble }: Ground,
  { bots, bus, custody, matches }: Pick<Play, 'bots' | 'bus' | 'custody' | 'matches'>,
): AroundRooms {
  return {
    log: keptLog(store, metrics, writing),
    now: () => clock.now(),
    grace,
    others: custody,
    think: (question) => bots.think(question),
    publish: (news) => bus.publish(news),
    keepLine: (match, line) => writing.watch(() => store.keepLine(match, line)),
    rematch: (info) => matches.rematch(info),
    next: (info) => matches.next(info),
    ended: (match, ending) => {
      custody.over(match)
      writing.watch(() => store.end(match, ending, clock.now())).catch(trouble)
    },
    failed: (error, match) => void faults.report(error, match),
    isForGood: (error) => damageIn(error) !== null,
  }
}

function openLobby(
  { shelf, pseudonyms, limits }: Ground,
  tables: OpenTables,
  { matches, bus, rooms }: Pick<Play, 'matches' | 'bus' | 'rooms'>,
): Lobby {
  return new Lobby({
    tables,
    matches,
    shelf,
    pseudonyms,
    each: limits.openTables,
    async moved(from, to) {
      await matches.joinedFrom(to)
      const news = { match: from.id, kind: 'next' } as const
      bus.publish(news)
      await rooms.hear(news)
    },
  })
}
