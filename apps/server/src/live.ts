// The endpoint for players and spectators: one connection, one viewer of one match.
import type { Link } from '@cardwright/host'
import { PROTOCOL, type ByeCode, type ToClient, type ToServer } from '@cardwright/protocol'
import { readMessage } from '@cardwright/protocol/schema'
import { hasBots, ownerOf, type BotTables } from './bot-tables.ts'
import type { Faults } from './faults.ts'
import { Tally, type Limits } from './limits.ts'
import type { Metrics } from './metrics.ts'
import type { Presence } from './presence.ts'
import type { Rooms } from './rooms.ts'
import type { Caller, Door, Visitor } from './sockets.ts'
import { movedTo } from './storage/open-tables.ts'
import type { Store } from './storage/store.ts'
import type { Tokens } from './tokens.ts'
import { NotPlayedHere } from './versions.ts'

export interface LiveParts {
  store: Store
  rooms: Rooms
  tokens: Tokens
  metrics: Metrics
  limits: Limits
  botTables: BotTables
  failed(error: unknown): void
  presence: Presence
  faults: Faults
}

const DAMAGED = 'the stored data of this match can no longer be read'
/** Why a room closes a connection. */
const REASONS = {
  elsewhere: 'this seat was opened in another window',
  deleted: 'a moderator has removed this match',
  damaged: DAMAGED,
}

type Join = Extract<ToServer, { t: 'join' }>
/** A connection that has joined. */
interface Seated {
  leave(): void
  receive(message: Exclude<ToServer, Join>): void
}

export class Live implements Door<ToServer> {
  readonly read = readMessage
  private readonly parts: LiveParts
  /** Spectators, by address. */
  private readonly watching: Tally

  constructor(parts: LiveParts) {
    this.parts = parts
    this.watching = new Tally(parts.limits.watching)
  }

  welcome(caller: Caller): Visitor<ToServer> {
    const timed = this.timed(caller)
    let joining: Promise<Seated | null> | null = null
    const join = async (message: Join): Promise<Seated | null> => {
      try {
        const seated = await this.seat(timed.link, message, caller.address)
        if ('receive' in seated) return seated
        caller.end(seated.code, seated.reason)
      } catch (error) {
        if (error instanceof NotPlayedHere && error.code === 'outdated')
          caller.end('outdated', error.message)
        // another node has it, or the storage is unavailable: the client gets a message and reconnects
        else if (error instanceof NotPlayedHere) sendAway(caller, 'elsewhere')
        else if (this.parts.faults.report(error, message.match)) caller.end('damaged', DAMAGED)
        else sendAway(caller, 'storage')
      }
      return null
    }
    return {
      hear: (message) => {
        if (message.t === 'join') {
          if (joining !== null) return caller.strike('bad-message', 'one connection, one match')
          caller.settle()
          joining = join(message)
        } else if (joining === null) beforeJoining(caller, message)
        else {
          timed.came(message)
          // messages that arrive during the join wait until it is done
          joining.then((seated) => seated?.receive(message)).catch(this.parts.failed)
        }
      },
      refuse: (message) => tooFast(caller, message),
      leave: () => void joining?.then((seated) => seated?.leave()).catch(this.parts.failed),
    }
  }

  /** The link to one viewer, with timing of its answers. */
  private timed(caller: Caller): { link: Link; came(message: ToServer): void } {
    const { metrics } = this.parts
    const waiting = new Map<number, number>()
    const link: Link = {
      send: (message) => {
        if (message.t === 'refused') metrics.refused.inc()
        if (message.t === 'taken' || message.t === 'refused') {
          const since = waiting.get(message.n)
          waiting.delete(message.n)
          if (since !== undefined) metrics.answering.observe((performance.now() - since) / 1000)
        }
        caller.send(message)
      },
      bye: (code) => caller.end(code, REASONS[code]),
      again: () => sendAway(caller, 'elsewhere'),
    }
    return {
      link,
      came: (message) => {
        if (message.t === 'answer') waiting.set(message.n, performance.now())
      },
    }
  }

  private async seat(
    link: Link,
    message: Join,
    address: string,
  ): Promise<Seated | { code: ByeCode; reason: string }> {
    const { store, rooms, tokens, limits, botTables, presence } = this.parts
    if (message.protocol !== PROTOCOL)
      return { code: 'protocol', reason: 'this page has a different version; reload it' }
    let seat: number | null = null
    if (message.token !== undefined) {
      const right = await tokens.readSeat(message.token)
      const kept = right === null ? null : await store.match(right.match)
      const chair = right === null ? undefined : kept?.chairs[right.seat]
      if (right === null || right.match !== message.match || chair?.claim !== right.claim)
        return { code: 'token', reason: 'this link has no seat in this match' }
      seat = right.seat
      const next = kept === null ? null : await movedTo(store, kept, right.claim)
      if (next !== null) {
        const token = await tokens.seat({ ...next, claim: right.claim })
        link.send({ t: 'next', match: next.match, token })
        return { leave() {}, receive() {} }
      }
      if (kept !== null && hasBots(kept) && botTables.isFull(ownerOf(kept), kept.id))
        return {
          code: 'too-many-bots',
          reason: 'too many matches with bots are running from this address',
        }
    }
    const room = await rooms.get(message.match)
    if (room === null) return { code: 'unknown', reason: 'there is no such match' }
    const isCrowded = room.spectators >= limits.spectators || !this.watching.hasRoom(address)
    if (seat === null && isCrowded)
      return { code: 'crowded', reason: 'too many people are watching; try again later' }
    const forget = seat === null ? this.watching.enter(address) : () => {}
    room.join(link, seat, message)
    if (seat !== null) presence.came(room)
    return {
      leave: () => {
        forget()
        room.leave(link)
        presence.left(room)
      },
      receive: (one) => room.receive(link, one),
    }
  }
}

/** Ignores the message, but answers a client that waits for a reply. */
function tooFast(caller: Caller, message: ToServer): void {
  if (message.t === 'why' || message.t === 'explain')
    return caller.send({ t: 'reply', id: message.id, value: null } satisfies ToClient)
  if (message.t === 'ping') return caller.send({ t: 'pong' } satisfies ToClient)
  const n = 'n' in message ? message.n : 0
  caller.send({ t: 'refused', n, refusal: { code: 'too-fast' } } satisfies ToClient)
}

function sendAway(caller: Caller, reason: Extract<ToClient, { t: 'pause' }>['reason']): void {
  caller.send({ t: 'pause', reason } satisfies ToClient)
  caller.close(1013, 'try again later')
}

/** Ignores the message and sends a refusal. */
function beforeJoining(caller: Caller, message: Exclude<ToServer, Join>): void {
  if (message.t === 'ping') return caller.send({ t: 'pong' } satisfies ToClient)
  const n = 'n' in message ? message.n : 0
  caller.send({ t: 'refused', n, refusal: { code: 'not-joined' } } satisfies ToClient)
  caller.strike('bad-message', 'a connection begins with "join"')
}
