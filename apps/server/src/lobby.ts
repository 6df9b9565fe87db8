// Finding an opponent: the list, quick matches, and joining two waiting players.
import type { Joined } from '@cardwright/protocol'
import type { Shelf } from './games.ts'
import { isAt, Sorry, type Matches } from './matches.ts'
import type { Asker, Pseudonyms } from './pseudonyms.ts'
import type { OpenTables } from './storage/open-tables.ts'
import type { KeptMatch } from './storage/store.ts'

const MOST_LISTED = 50

export interface LobbyParts {
  tables: OpenTables
  matches: Matches
  shelf: Shelf
  pseudonyms: Pseudonyms
  /** How many open tables one address may have. */
  each: number
  /** Moves a player who waited at one table to another table. */
  moved(from: KeptMatch, to: KeptMatch): Promise<void>
}

export class Lobby {
  private readonly parts: LobbyParts

  constructor(parts: LobbyParts) {
    this.parts = parts
  }

  /** Tables with a waiting player, newest first. */
  async list(asker: Asker, game?: string): Promise<KeptMatch[]> {
    const { tables, each } = this.parts
    const listed = await tables.listed({ most: MOST_LISTED, packs: this.packs(), each, game })
    return listed.filter((match) => this.mayMeet(match, asker))
  }

  /** @throws when this address has too many open tables */
  async mayOpen({ address }: Asker): Promise<void> {
    const { tables, each } = this.parts
    if ((await tables.openedBy(address)) >= each)
      throw new Sorry(429, 'too-many-open', `${each} open tables are the maximum; close one first`)
  }

  /** Sits down at the newest open match of the game with a player present, or opens one. */
  async quick(gameId: string, name: string, asker: Asker): Promise<Joined> {
    const { matches, shelf } = this.parts
    for (const match of await this.list(asker, gameId)) {
      if (isAt(match, asker)) continue
      const joined = await matches.join(match.id, name, asker).catch(() => null)
      if (joined !== null) return joined
    }
    await this.mayOpen(asker)
    const seats = shelf.get(gameId)?.pack.manifest.seats.min ?? 2
    const chairs = Array.from({ length: seats }, () => ({ kind: 'human' as const }))
    const wanted = { game: gameId, chairs, name, open: true }
    const { match, seat, token } = await matches.make(wanted, asker, { quick: true })
    return { match, seat, token }
  }

  /** Two players who asked at the same moment wait at two tables; one is moved to the other. */
  async pairUp(ids: readonly string[]): Promise<void> {
    const { tables, moved } = this.parts
    const waiting = await tables.waitingAlone(this.packs())
    const paired = new Set<string>()
    for (const here of waiting) {
      if (!ids.includes(here.id) || paired.has(here.id)) continue
      for (const other of waiting) {
        if (paired.has(other.id) || !this.couldBeOne(here, other)) continue
        // always move to the older table, so that two nodes do not swap the players
        const [to, from] =
          waiting.indexOf(here) < waiting.indexOf(other) ? [here, other] : [other, here]
        if ((await tables.move(from, to)) === null) continue
        paired.add(here.id).add(other.id)
        await moved(from, to)
        break
      }
    }
  }

  private couldBeOne(one: KeptMatch, other: KeptMatch): boolean {
    if (one.id === other.id || one.game !== other.game) return false
    if (one.pack !== other.pack || one.code !== other.code) return false
    const [maker, guest] = [one, other].map(({ chairs }) => chairs.find(({ claim }) => claim)!)
    const isOnePerson = maker.player !== null && maker.player === guest.player
    return !isOnePerson && this.parts.pseudonyms.mayMeet(maker, guest)
  }

  private mayMeet({ chairs }: KeptMatch, asker: Asker): boolean {
    return chairs.every((chair) => this.parts.pseudonyms.mayMeet(chair, asker))
  }

  private packs(): string[] {
    return [...this.parts.shelf.values()].map(({ pack }) => pack.hash)
  }
}
