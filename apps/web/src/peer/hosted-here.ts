// A match that this page keeps for others: the same room a server runs, with a log in this browser. Guests get
// their own views and nothing else. After a reload it goes on from the log.
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
import { keepHost, placeOf, type KeptHost } from './kept-host.ts'
import { inPieces } from './pieces.ts'

const MOST_LINES = 100

/** The log of this page: one writer, so every number is free. */
class PageLog implements Log {
  private readonly entries: Entry[]
  private readonly keep: () => void

  constructor(entries: Entry[], keep: () => void) {
    this.entries = entries
    this.keep = keep
  }

  async append(_match: string, seq: number, entry: Entry): Promise<boolean> {
    if (seq !== this.entries.length + 1) return false
    this.entries.push(entry)
    this.keep()
    return true
  }

  async read(_match: string, after: number): Promise<Numbered[]> {
    return this.entries.slice(after).map((entry, k) => ({ seq: after + k + 1, entry }))
  }

  /** It is loaded once, when the page is. */
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
  /** Nobody's but the bots': what they answer says nothing of the match's chance. */
  private readonly botSeed = crypto.getRandomValues(new Int32Array(1))[0]
  private readonly kept: KeptHost
  /** The keys of guests who have sat down: their chairs are theirs. */
  private readonly keys: Map<number, string>
  readonly own: number
  /** False: with this page the match is gone. */
  isKept = false

  /** @throws when what was kept does not fit the game */
  constructor(title: Title, kept: KeptHost) {
    this.title = title
    this.kept = kept
    const { plan, name, guests, entries, lines } = kept
    this.keys = new Map(guests.map(({ seat, key }) => [seat, key]))
    const nameOf = (seat: number) =>
      seat === own ? name : (guests.find((one) => one.seat === seat)?.name ?? null)
    const own = plan.players.findIndex(({ kind }) => kind === 'human')
    this.own = own
    this.info = {
      id: kept.id,
      game: plan.game,
      pack: title.pack.hash,
      options: plan.options,
      clock: { move: 0, match: 0 },
      open: false,
      createdAt: Date.now(),
      next: null,
      chairs: plan.players.map((player, seat) =>
        player.kind === 'human'
          ? { kind: 'human', name: nameOf(seat), present: false }
          : { ...player, name: null, present: true },
      ),
    }
    const around: Surroundings = {
      log: new PageLog(entries, () => this.keep()),
      now: Date.now,
      think: (question) => this.think(question),
      publish() {},
      keepLine: async (_, line) => this.keepLine(line),
      rematch: () => Promise.reject(new Error('a hosted match has no next one')),
      ended() {},
      failed: (error) => console.error(error),
    }
    const { seed, options, players } = plan
    const setup = { seats: players.length, options, seed, clock: this.info.clock }
    const log = entries.map((entry, k) => ({ seq: k + 1, entry }))
    const hosted = HostedMatch.from(title.game, setup, log)
    this.room = new Room({ info: this.info, hosted, lines: [...lines] }, around)
    this.keep()
  }

  get id(): string {
    return this.info.id
  }

  /** The address under which this browser goes on with it. */
  get place(): string {
    return placeOf(this.kept)
  }

  /** Opens the meeting that guests know. */
  get key(): string {
    return this.kept.key
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

  /**
   * Somebody comes through a channel, and sits down with the first word: it may be here before the channel is
   * said to be open.
   * @param own the key of a guest who came through a link; null: a code has led here, and leads nobody back
   */
  expect(channel: RTCDataChannel, seat: number, name: string, own: string | null): void {
    const arrive = ({ data }: MessageEvent) => {
      const sitDown = () => this.seat(channel, seat, name, own)?.(String(data))
      // before that nothing can be answered
      if (channel.readyState === 'open') sitDown()
      else channel.addEventListener('open', sitDown, { once: true })
    }
    channel.addEventListener('message', arrive, { once: true })
  }

  /** @returns who hears what was said first; undefined: the chair is taken */
  private seat(channel: RTCDataChannel, seat: number, name: string, own: string | null) {
    const key = own ?? crypto.randomUUID()
    if (!this.mayCome(seat, key)) return void channel.close()
    this.keys.set(seat, key)
    if (own !== null) {
      const { guests } = this.kept
      this.kept.guests = [...guests.filter((one) => one.seat !== seat), { seat, name, key }]
      this.keep()
    }
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
    let isIn = false
    const hear = (text: string) => {
      const read = readMessage(text)
      if (!read.ok) return
      if (read.value.t !== 'join') this.room.receive(link, read.value)
      // a guest says it until it is answered
      else if (!isIn) {
        isIn = true
        this.room.join(link, seat, read.value)
      }
    }
    channel.addEventListener('message', ({ data }) => hear(String(data)))
    channel.addEventListener('close', () => this.room.leave(link))
    return hear
  }

  close(): void {
    this.room.close()
    this.desk.close()
  }

  private keep(): void {
    this.isKept = keepHost(this.kept)
  }

  private keepLine(line: Omit<ChatLine, 'n'>): ChatLine {
    const { lines } = this.kept
    const numbered = { n: (lines.at(-1)?.n ?? 0) + 1, ...line }
    this.kept.lines = [...lines, numbered].slice(-MOST_LINES)
    this.keep()
    return numbered
  }

  private async think({
    state,
    options,
    seat,
    level,
  }: {
    state: Match
    options: MatchPlan['options']
    seat: number
    level: number
  }): Promise<Action> {
    const bot = `level${level}` as 'level1'
    const id = ++this.questions
    const message = thinkMessage({ id, match: state, options, seat, bot, seed: this.botSeed })
    // the table moves on meanwhile: what the bot answers is named where it was asked
    const asked = clone(state)
    return nameAction(asked, await this.desk.ask(message, () => {}).answer)
  }
}
