// Where players of this node are, written to the database while chairs are free: the lobbies of all nodes list
// tables with a player present.
import type { Room } from '@cardwright/host'
import type { Lobby } from './lobby.ts'
import type { OpenTables } from './storage/open-tables.ts'

/** How often it is written. */
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

  /** A player has gone; perhaps another one is still there. */
  left(room: Room): void {
    // a node that stops has not lost its players: their pages are at another one, or back, in a moment
    if (this.isStopped || room.hasPlayer || !this.rooms.delete(room)) return
    if (isWaiting(room)) this.tables.left(room.info.id).catch(this.failed)
  }

  /** Once for all tables of this node; what has expired leaves the lobby. */
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
