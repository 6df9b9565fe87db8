// The endpoint for pages that connect to each other: a guest's messages go to the host of the meeting, the
// host's to the guest it names. Nothing is stored; with several nodes messages go over the bus.
import { createHash } from 'node:crypto'
import { PROTOCOL, type FromMeeting, type ToMeeting } from '@cardwright/protocol'
import { readToMeeting } from '@cardwright/protocol/schema'
import type { Caller, Door, Visitor } from './sockets.ts'
import { newId } from './tokens.ts'

/** A message for another node. */
export type Word = { kind: 'word' } & (
  | { to: 'host'; meeting: string; message: FromMeeting }
  | { to: 'guest'; guest: string; message: FromMeeting }
)

export interface MeetingParts {
  publish(word: Word): void
  /** Whether the host may be at another node. */
  hasOthers: boolean
  ice: readonly string[]
}

/** A visitor who has declared whether it hosts or knocks. */
type Known = Pick<Visitor<ToMeeting>, 'hear' | 'leave'>

const nameOf = (key: string): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 16)

export class Meetings implements Door<ToMeeting> {
  readonly read = readToMeeting
  private readonly parts: MeetingParts
  private readonly hosts = new Map<string, Caller>()
  /** Guests waiting for the host's reply; after that they talk to the host's page directly and leave. */
  private readonly guests = new Map<string, { caller: Caller; meeting: string }>()

  constructor(parts: MeetingParts) {
    this.parts = parts
  }

  welcome(caller: Caller): Visitor<ToMeeting> {
    let visitor: Known | null = null
    return {
      hear: (message) => {
        if (message.t === 'ping') return this.send(caller, { t: 'pong' })
        if (visitor !== null) return visitor.hear(message)
        if (message.t === 'tell')
          return caller.strike('bad-message', 'a connection begins with "host" or "knock"')
        if (message.protocol !== PROTOCOL)
          return caller.end('protocol', 'this page is of another version; reload it')
        caller.settle()
        visitor =
          message.t === 'host' ? this.host(caller, message.key) : this.guest(caller, message)
      },
      // pages exchange a handful of messages and wait only briefly for each
      refuse: () => {},
      leave: () => visitor?.leave(),
    }
  }

  /** A message from another node. */
  hear(word: Word): void {
    const caller =
      word.to === 'host' ? this.hosts.get(word.meeting) : this.guests.get(word.guest)?.caller
    if (caller !== undefined) this.send(caller, word.message)
  }

  private host(caller: Caller, key: string): Known {
    const meeting = nameOf(key)
    // the newer page of a host takes over
    const older = this.hosts.get(meeting)
    this.hosts.set(meeting, caller)
    if (older !== undefined) {
      older.end('elsewhere', 'this match is hosted by another window')
      this.turnAway(meeting)
    }
    this.send(caller, { t: 'hosting', meeting, ice: [...this.parts.ice] })
    return {
      hear: (message) => {
        if (message.t !== 'tell' || message.guest === undefined)
          return caller.strike('bad-message', 'a host must name the recipient')
        const { guest, word } = message
        this.pass({ kind: 'word', to: 'guest', guest, message: { t: 'told', guest: null, word } })
      },
      leave: () => {
        if (this.hosts.get(meeting) !== caller) return
        this.hosts.delete(meeting)
        this.turnAway(meeting)
      },
    }
  }

  private guest(caller: Caller, { meeting, word }: Extract<ToMeeting, { t: 'knock' }>): Known {
    const guest = newId()
    this.guests.set(guest, { caller, meeting })
    this.send(caller, { t: 'knocking', ice: [...this.parts.ice] })
    const say = (message: FromMeeting) => {
      const isThere = this.pass({ kind: 'word', to: 'host', meeting, message })
      if (!isThere) this.send(caller, { t: 'nobody' })
    }
    say({ t: 'knock', guest, word })
    return {
      hear: (message) => {
        if (message.t !== 'tell') return caller.strike('bad-message', 'one connection, one meeting')
        say({ t: 'told', guest, word: message.word })
      },
      leave: () => void this.guests.delete(guest),
    }
  }

  /** Tells guests that the host's page is gone, so that they retry. */
  private turnAway(meeting: string): void {
    for (const guest of this.guests.values())
      if (guest.meeting === meeting) this.send(guest.caller, { t: 'nobody' })
  }

  /** @returns false when the meeting cannot exist */
  private pass(word: Word): boolean {
    const isHere = word.to === 'host' ? this.hosts.has(word.meeting) : this.guests.has(word.guest)
    if (isHere) this.hear(word)
    else if (this.parts.hasOthers) this.parts.publish(word)
    return isHere || this.parts.hasOthers
  }

  private send(caller: Caller, message: FromMeeting): void {
    caller.send(message)
  }
}
