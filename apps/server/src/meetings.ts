// The door of pages that want to find each other: what a guest says goes to the host of the meeting, what the
// host says to the guest it names. Nothing is kept; with several nodes the words go over the bus.
import { createHash } from 'node:crypto'
import { PROTOCOL, type FromMeeting, type ToMeeting } from '@cardwright/protocol'
import { readToMeeting } from '@cardwright/protocol/schema'
import type { Caller, Door, Visitor } from './sockets.ts'
import { newId } from './tokens.ts'

/** A word on its way to another node. */
export type Word = { kind: 'word' } & (
  | { to: 'host'; meeting: string; message: FromMeeting }
  | { to: 'guest'; guest: string; message: FromMeeting }
)

export interface MeetingParts {
  publish(word: Word): void
  /** May the host be at another node? */
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
  /** Those who wait for a host's word; who has it talks to the host's page and leaves. */
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
      // pages exchange a handful of words and wait for none of them for long
      refuse: () => {},
      leave: () => visitor?.leave(),
    }
  }

  /** A word from another node. */
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
          return caller.strike('bad-message', 'a host says to whom it speaks')
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

  /** A guest of a page that is gone need not wait for it: a new one may be there soon. */
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
