// Limits running matches with bots per address of their creator.
import type { Room } from '@cardwright/host'
import type { KeptMatch } from './storage/store.ts'

export const hasBots = ({ chairs }: Pick<KeptMatch, 'chairs'>): boolean =>
  chairs.some(({ kind }) => kind === 'bot')

/** Old matches without a stored creator count separately. */
export const ownerOf = ({ id, maker }: Pick<KeptMatch, 'id' | 'maker'>): string => maker ?? id

const USUAL = 20

export class BotTables {
  private readonly rooms = new Map<string, Map<string, Room>>()
  private readonly owners = new Map<string, string>()
  private readonly most: number

  constructor(most = USUAL) {
    this.most = most
  }

  add(match: KeptMatch, room: Room): void {
    if (!hasBots(match)) return
    const owner = ownerOf(match)
    let rooms = this.rooms.get(owner)
    if (rooms === undefined) this.rooms.set(owner, (rooms = new Map()))
    rooms.set(match.id, room)
    this.owners.set(match.id, owner)
  }

  remove(id: string): void {
    const owner = this.owners.get(id)
    if (owner === undefined) return
    this.owners.delete(id)
    const rooms = this.rooms.get(owner)
    rooms?.delete(id)
    if (rooms?.size === 0) this.rooms.delete(owner)
  }

  /** Whether the limit is reached, not counting this match. */
  isFull(owner: string, match?: string): boolean {
    let played = 0
    for (const [id, room] of this.rooms.get(owner) ?? [])
      if (id !== match && room.hasPlayer && !room.isOver) played++
    return played >= this.most
  }
}
