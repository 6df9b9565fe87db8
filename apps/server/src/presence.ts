// Which players are present at this node, written to the database while seats are free: the lobbies of all nodes list
// tables with a player present.
import type { Room } from '@cardwright/host'
import type { Lobby } from './lobby.ts'
import type { OpenTables } from './storage/open-tables.ts'

/** How often presence is written. */
const BEAT = 10_000

export class Presence {
  private readonly tables: OpenTables
  private readonly lobby: Lobby
  private readonly failed: (error: unknown) => void
  private readonly rooms = new Set<Room>()
  private readonly timer: ReturnType<typeof setInterval>
  private isStopped = false

  constructor(tables: OpenTables, lobby: Lobby, failed: (error: unknown) => void) {
    this.tables = tables
    this.lobby = lobby
    this.failed = failed
    this.timer = setInterval(() => void this.beat(), BEAT)
    this.timer.unref()
  }

  /** A player has come. */
  came(room: Room): void {
    this.rooms.add(room)
    if (isWaiting(room)) void this.tell([room.info.id])
  }

  /** A player has left; others may still be there. */
  left(room: Room): void {
    // when a node stops, its players reconnect to another node or come back shortly
    if (this.isStopped || room.hasPlayer || !this.rooms.delete(room)) return
    if (isWaiting(room)) this.tables.left(room.info.id).catch(this.failed)
  }

  /** Writes presence for all tables of this node; expired tables leave the lobby. */
  async beat(): Promise<void> {
    for (const room of this.rooms) if (!room.hasPlayer) this.rooms.delete(room)
    await this.tell([...this.rooms].filter(isWaiting).map(({ info }) => info.id))
    await this.tables.expire().catch(this.failed)
  }

  stop(): void {
    this.isStopped = true
    clearInterval(this.timer)
  }

  private async tell(ids: string[]): Promise<void> {
    if (ids.length === 0) return
    try {
      await this.tables.seen(ids)
      await this.lobby.pairUp(ids)
    } catch (error) {
      this.failed(error)
    }
  }
}

const isWaiting = ({ info, isOver }: Room): boolean =>
  info.open && !isOver && info.chairs.some(({ kind, name }) => kind === 'human' && name === null)
