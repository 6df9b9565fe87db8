// A match that this page keeps for others: the same room a server runs, with a log in this browser. Guests get
// their own views and nothing else.
import { thinkMessage } from '@cardwright/bots'
import { clone, nameAction, type Action, type Match } from '@cardwright/engine'
import {
  HostedMatch,
  Room,
  type Entry,
  type Link,
  type Log,
  type Numbered,
  type Surroundings,
} from '@cardwright/host'
import type { ChatLine, MatchInfo, ToClient } from '@cardwright/protocol'
import { readMessage } from '@cardwright/protocol/schema'
import { openDesk, type BotDesk } from '../bots/bot-desk.ts'
import type { MatchPlan } from '../match/plan.ts'
import type { Line, LineEnds } from '../online/line.ts'
import type { Title } from '../shelf/title.ts'
import { inPieces } from './pieces.ts'

/** The log of this page: one writer, so every number is free. */
class PageLog implements Log {
  private readonly entries: Entry[] = []

  async append(_match: string, seq: number, entry: Entry): Promise<boolean> {
    if (seq !== this.entries.length + 1) return false
    this.entries.push(entry)
    return true
  }

  async read(_match: string, after: number): Promise<Numbered[]> {
    return this.entries.slice(after).map((entry, k) => ({ seq: after + k + 1, entry }))
  }

  /** The match lives as long as this page: it is never loaded. */
  async snapshot(): Promise<null> {
    return null
  }

  async keepSnapshot(): Promise<void> {}
}

export class HostedHere {
  readonly title: Title
  readonly room: Room
  private info: MatchInfo
  private readonly desk: BotDesk = openDesk()
  private questions = 0
  private lines = 0
  /** The keys of guests who have sat down: their chairs are theirs. */
  private readonly keys = new Map<number, string>()
  readonly own: number

  constructor(title: Title, plan: MatchPlan, name: string) {
    this.title = title
    const own = plan.players.findIndex(({ kind }) => kind === 'human')
    this.own = own
    this.info = {
      id: `here-${crypto.randomUUID().slice(0, 8)}`,
      game: plan.game,
      pack: title.pack.hash,
      options: plan.options,
      clock: { move: 0, match: 0 },
      open: false,
      createdAt: Date.now(),
      next: null,
      chairs: plan.players.map((player, seat) =>
        player.kind === 'human'
          ? { kind: 'human', name: seat === own ? name : null, present: false }
          : { ...player, name: null, present: true },
      ),
    }
    const around: Surroundings = {
      log: new PageLog(),
      now: Date.now,
      think: (question) => this.think(question, plan.seed),
      publish() {},
      keepLine: async (_, line) => ({ n: ++this.lines, ...line }) satisfies ChatLine,
      rematch: () => Promise.reject(new Error('a hosted match has no next one')),
      ended() {},
      failed: (error) => console.error(error),
    }
    const { seed, options, players } = plan
    const setup = { seats: players.length, options, seed, clock: this.info.clock }
    const hosted = HostedMatch.from(title.game, setup, [])
    this.room = new Room({ info: this.info, hosted, lines: [] }, around)
  }

  get id(): string {
    return this.info.id
  }

  get chairs(): MatchInfo['chairs'] {
    return this.info.chairs
  }

  /** The host's own table. */
  line(ends: LineEnds): Line {
    const link: Link = {
      // as data: the table must not hold anything of the room
      send: (message) => ends.hear(structuredClone(message)),
      bye: () => ends.state('closed'),
    }
    return {
      open: () => {
        ends.state('open')
        this.room.join(link, this.own, { after: ends.after() })
      },
      close: () => this.room.leave(link),
      send: (message) => {
        if (message.t !== 'join') this.room.receive(link, message)
        return true
      },
    }
  }

  /** Is this chair free, or this guest's already? */
  mayCome(seat: number, key: string): boolean {
    const isForGuests = seat !== this.own && this.chairs[seat]?.kind === 'human'
    return isForGuests && (this.keys.get(seat) ?? key) === key
  }

  /** Somebody has come through a channel. */
  seat(channel: RTCDataChannel, seat: number, name: string, key: string): void {
    if (!this.mayCome(seat, key)) return channel.close()
    this.keys.set(seat, key)
    const chairs = this.info.chairs.map((chair, k) => (k === seat ? { ...chair, name } : chair))
    this.info = { ...this.info, chairs }
    this.room.setInfo(this.info)
    const link: Link = {
      send: (message: ToClient) => {
        for (const piece of inPieces(JSON.stringify(message)))
          if (channel.readyState === 'open') channel.send(piece)
      },
      bye: () => channel.close(),
    }
    channel.addEventListener('message', ({ data }) => {
      const read = readMessage(String(data))
      if (!read.ok) return
      if (read.value.t === 'join') this.room.join(link, seat, read.value)
      else this.room.receive(link, read.value)
    })
    channel.addEventListener('close', () => this.room.leave(link))
  }

  close(): void {
    this.room.close()
    this.desk.close()
  }

  private async think(
    {
      state,
      options,
      seat,
      level,
    }: { state: Match; options: MatchPlan['options']; seat: number; level: number },
    seed: number,
  ): Promise<Action> {
    const bot = `level${level}` as 'level1'
    const id = ++this.questions
    const message = thinkMessage({ id, match: state, options, seat, bot, seed: seed ^ 0x5bd1e995 })
    // the table moves on meanwhile: what the bot answers is named where it was asked
    const asked = clone(state)
    return nameAction(asked, await this.desk.ask(message, () => {}).answer)
  }
}
