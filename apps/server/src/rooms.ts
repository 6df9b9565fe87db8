// The matches this node holds: loaded when a client joins, dropped when no client has been there for a while.
import { Room, type News, type Surroundings } from '@cardwright/host'
import type { MatchInfo } from '@cardwright/protocol'
import { commitmentTo } from '@cardwright/protocol/deal'
import { ownerOf, type BotTables } from './bot-tables.ts'
import type { OwnedQuestion } from './bots.ts'
import type { Custody } from './custody.ts'
import type { KeptMatch, Store } from './storage/store.ts'
import type { Versions } from './versions.ts'

const LINES = 100
/** Matches per query. */
const AT_ONCE = 500

export function infoOf(match: KeptMatch): MatchInfo {
  const { id, game, pack, options, clock, absence, open, createdAt, next, seed } = match
  return {
    id,
    game,
    pack,
    options,
    clock,
    absence,
    open,
    createdAt,
    next,
    ...(typeof seed === 'string' ? { commitment: commitmentTo(id, seed) } : {}),
    chairs: match.chairs.map(({ kind, name, level }) => ({
      kind,
      name,
      present: kind !== 'human',
      ...(level === null ? {} : { level }),
    })),
  }
}

export const isFull = (chairs: KeptMatch['chairs']): boolean =>
  chairs.every(({ kind, claim }) => kind !== 'human' || claim !== null)

/** The surroundings of all rooms; each adds whose bots it uses. */
export interface AroundRooms extends Omit<Surroundings, 'think'> {
  think(question: OwnedQuestion): ReturnType<Surroundings['think']>
}

export class Rooms {
  private readonly store: Store
  private readonly versions: Versions
  private readonly around: AroundRooms
  private readonly node: string
  private readonly botTables: BotTables
  private readonly custody: Custody
  private readonly open = new Map<string, Promise<Room | null>>()

  constructor(
    store: Store,
    versions: Versions,
    around: AroundRooms,
    node: string,
    botTables: BotTables,
    custody: Custody,
  ) {
    this.store = store
    this.versions = versions
    this.around = around
    this.node = node
    this.botTables = botTables
    this.custody = custody
  }

  get size(): number {
    return this.open.size
  }

  /** Whether it is held here because a client is, or recently was, connected. */
  has(id: string): boolean {
    return this.open.has(id)
  }

  /** Null: there is no such match. @throws NotPlayedHere when this node cannot continue it */
  async get(id: string): Promise<Room | null> {
    const room = await (this.open.get(id) ?? this.enter(id))
    if (room === null || !room.isLost) return room
    this.forget(id)
    return this.get(id)
  }

  async hear(news: News): Promise<void> {
    const room = await this.open.get(news.match)
    if (news.kind === 'chairs') await this.refresh(news.match)
    else if (news.kind === 'lines') await this.retell(news.match)
    else if (news.kind === 'gone') await this.drop(news.match)
    else room?.hear(news)
  }

  /** Seats were taken, so the room reloads them. */
  async refresh(id: string): Promise<void> {
    const room = await this.open.get(id)
    const kept = room === undefined || room === null ? null : await this.store.match(id)
    if (kept !== null) room!.setInfo(infoOf(kept))
  }

  /** The chat is read again. */
  private async retell(id: string): Promise<void> {
    const room = await this.open.get(id)
    if (room) room.setLines(await this.store.lines(id, LINES))
  }

  /** The match was removed; connected clients get a message. */
  async drop(id: string): Promise<void> {
    const room = await this.open.get(id)?.catch(() => null)
    this.open.delete(id)
    this.botTables.remove(id)
    room?.clear()
    await room?.settled()
    // last, because leaving clients are recorded as gone
    this.custody.over(id)
  }

  /** News may have been missed: reads new log entries. */
  async catchUp(): Promise<void> {
    const ids = [...this.open.keys()]
    for (let k = 0; k < ids.length; k += AT_ONCE) {
      const some = ids.slice(k, k + AT_ONCE)
      const heads = await this.store.heads(some)
      for (const { match, seq } of heads) {
        const room = await this.open.get(match)?.catch(() => null)
        if (room && room.seq < seq) room.advance()
      }
      const there = new Set(heads.map(({ match }) => match))
      for (const id of some) if (!there.has(id)) await this.drop(id)
    }
    for (let k = 0; k < ids.length; k += AT_ONCE)
      for (const [match, seats] of await this.custody.elsewhereOf(ids.slice(k, k + AT_ONCE)))
        (await this.open.get(match)?.catch(() => null))?.setElsewhere(seats)
  }

  /** This node had a gap. */
  async forgive(): Promise<void> {
    for (const [id, promise] of this.open) {
      const room = await promise.catch(() => null)
      if (room?.isTimed) for (const gap of await this.custody.unkept(id)) room.forgive(gap)
    }
  }

  /** Drops idle matches; they can be reloaded from the log. */
  async sweep(): Promise<void> {
    for (const [id, promise] of this.open) {
      const room = await promise.catch(() => null)
      if (room === null || !room.isEmpty) continue
      await room.settled()
      if (!room.isEmpty) continue
      room.close()
      this.forget(id)
    }
  }

  /** Resolves when all requests so far are done. */
  async settled(): Promise<void> {
    for (const room of this.open.values()) await (await room.catch(() => null))?.settled()
  }

  private forget(id: string): void {
    this.open.delete(id)
    this.botTables.remove(id)
    this.custody.closed(id)
  }

  private enter(id: string): Promise<Room | null> {
    const room = this.load(id)
    this.open.set(id, room)
    room.then(
      (one) => one === null && this.open.delete(id),
      () => this.open.delete(id),
    )
    return room
  }

  private async load(id: string): Promise<Room | null> {
    const kept = await this.store.match(id)
    if (kept === null) return null
    const [hosted, lines] = await Promise.all([
      this.versions.open(kept, this.around.log),
      this.store.lines(id, LINES),
    ])
    const owner = ownerOf(kept)
    const around: Surroundings = {
      ...this.around,
      think: (question) => this.around.think({ ...question, owner }),
    }
    const room = new Room({ info: infoOf(kept), hosted, lines }, around, this.node)
    this.botTables.add(kept, room)
    if (hosted.ending === null) {
      const { isTimed } = room
      const { counted } = hosted.clock
      const { gap, seats } = await this.custody.opened(id, { isTimed, counted })
      room.setElsewhere(seats)
      if (gap !== null) room.forgive(gap)
    }
    // a node that was killed may have left these undone
    if (hosted.ending !== null && kept.endedAt === null) this.around.ended(id, hosted.ending)
    if (isFull(kept.chairs) && !hosted.clock.hasBegun) room.begin()
    room.wake()
    return room
  }
}
