// A match that this page keeps for others: the same room a server runs, with a log in this browser. Guests get
// their own views and nothing else. After a reload it goes on from the log.
import { thinkMessage } from '@cardwright/bots'
import { nameAction, type Action, type Seed } from '@cardwright/engine'
import {
  HostedMatch,
  replayOf,
  Room,
  type Link,
  type Question,
  type Setup,
  type Surroundings,
} from '@cardwright/host'
import type { ChatLine, FromGuest, MatchInfo, ToClient } from '@cardwright/protocol'
import type { ProvenReplay } from '@cardwright/protocol/deal'
import { readFromGuest, readMessage } from '@cardwright/protocol/schema'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { openDesk, type BotDesk } from '../bots/bot-desk.ts'
import { heardDeals } from '../deal/heard-deals.ts'
import type { Line, LineEnds } from '../online/line.ts'
import type { Title } from '../shelf/title.ts'
import { hostSeat, keepHost, placeOf, type KeptHost } from './kept-host.ts'
import { PageLog } from './page-log.ts'
import { inPieces } from './pieces.ts'
import { SharedDeal } from './shared-deal.ts'

const MOST_LINES = 100

interface Waiting {
  seat: number
  request: { after?: number }
}

export class HostedHere {
  readonly title: Title
  /** Who sits, and whom the deal waits for. */
  readonly state: StoreApi<{ chairs: MatchInfo['chairs']; waits: readonly number[] }>
  private room: Room | null = null
  private info: MatchInfo
  private readonly desk: BotDesk = openDesk()
  private questions = 0
  /** Nobody's but the bots': what they answer says nothing of the match's chance. */
  private readonly botSeed = crypto.getRandomValues(new Int32Array(1))[0]
  private readonly kept: KeptHost
  private readonly log: PageLog
  private readonly deal: SharedDeal
  /** Who is here, the host's own table among them. */
  private readonly links = new Map<Link, Waiting>()
  /** The keys of guests who have sat down: their chairs are theirs. */
  private readonly keys: Map<number, string>
  readonly own: number
  /** False: with this page the match is gone. */
  isKept = false

  /** @throws when what was kept does not fit the game */
  constructor(title: Title, kept: KeptHost) {
    this.title = title
    this.kept = kept
    const { plan, name, guests } = kept
    this.keys = new Map(guests.map(({ seat, key }) => [seat, key]))
    const own = hostSeat(plan)
    const nameOf = (seat: number) =>
      seat === own ? name : (guests.find((one) => one.seat === seat)?.name ?? null)
    this.own = own
    this.info = {
      id: kept.id,
      game: plan.game,
      pack: title.pack.hash,
      options: plan.options,
      clock: { move: 0, match: 0 },
      absence: kept.absence ?? 'bot',
      open: false,
      createdAt: Date.now(),
      next: null,
      chairs: plan.players.map((player, seat) =>
        player.kind === 'human'
          ? { kind: 'human', name: nameOf(seat), present: false }
          : { ...player, name: null, present: true },
      ),
    }
    const others = plan.players.flatMap(({ kind }, seat) =>
      kind === 'human' && seat !== own ? [seat] : [],
    )
    this.log = new PageLog(kept.entries, () => this.keep())
    this.deal = new SharedDeal(kept.id, others, kept.deal)
    this.state = createStore(() => ({ chairs: this.info.chairs, waits: this.deal.waits }))
    this.keep()
    this.gather()
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

  /** What it is dealt from; null: not everybody has had a part in it. */
  private get seed(): Seed | null {
    return this.kept.seed ?? this.deal.secret
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
        this.arrive(link, this.own, { after: ends.after() })
      },
      close: () => this.leave(link),
      send: (message) => {
        if (message.t !== 'join') this.room?.receive(link, message)
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
    this.room?.setInfo(this.info)
    const link: Link = {
      send: (message: ToClient) => {
        for (const piece of inPieces(JSON.stringify(message)))
          if (channel.readyState === 'open') channel.send(piece)
      },
      bye: () => channel.close(),
    }
    let isIn = false
    const hear = (text: string) => {
      const part = readFromGuest(text)
      if (part.ok) return this.take(seat, part.value)
      const read = readMessage(text)
      if (!read.ok) return
      if (read.value.t !== 'join') this.room?.receive(link, read.value)
      // a guest says it until it is answered
      else if (!isIn) {
        isIn = true
        this.arrive(link, seat, read.value)
      }
    }
    channel.addEventListener('message', ({ data }) => hear(String(data)))
    channel.addEventListener('close', () => this.leave(link))
    return hear
  }

  private arrive(link: Link, seat: number, request: Waiting['request']): void {
    this.links.set(link, { seat, request })
    if (this.room === null) return this.gather()
    this.room.join(link, seat, request)
    if (this.room.isOver) this.reveal()
  }

  private leave(link: Link): void {
    this.links.delete(link)
    this.room?.leave(link)
    if (this.room === null) this.gather()
  }

  private take(seat: number, said: FromGuest): void {
    if (this.room !== null) return
    if (said.t === 'bond') this.deal.bind(seat, said.bond)
    else this.deal.show(seat, said.part)
    this.keep()
    this.gather()
  }

  /** Deals when every page has shown its part; says how far it is until then. */
  private gather(): void {
    const { deal, info, seed } = this
    if (deal.isBound) heardDeals.keep({ match: info.id, isEarly: true, bonds: deal.bonds })
    this.state.setState({ chairs: info.chairs, waits: deal.waits })
    if (seed !== null) {
      this.room = this.begin(seed)
      for (const [link, { seat, request }] of this.links) this.room.join(link, seat, request)
      return
    }
    const here = new Set([...this.links.values()].map(({ seat }) => seat))
    const chairs = info.chairs.map((chair, seat) => ({
      ...chair,
      present: chair.kind !== 'human' || here.has(seat),
    }))
    for (const [link, { seat }] of this.links)
      if (seat !== this.own)
        link.send({
          t: 'gather',
          info: { ...info, chairs },
          seat,
          bonds: deal.bonds,
          isBound: deal.isBound,
          waits: deal.waits,
        })
  }

  private begin(seed: Seed): Room {
    const { lines } = this.kept
    const around: Surroundings = {
      log: this.log,
      now: Date.now,
      think: (question) => this.think(question),
      publish() {},
      keepLine: async (_, line) => this.keepLine(line),
      rematch: () => Promise.reject(new Error('a hosted match has no next one')),
      next: async () => null,
      ended: () => this.reveal(),
      failed: (error) => console.error(error),
    }
    const hosted = HostedMatch.from(this.title.game, this.setUp(seed), this.log.all)
    return new Room({ info: this.info, hosted, lines: [...lines] }, around)
  }

  private setUp(seed: Seed): Setup {
    const { clock, chairs, options } = this.info
    const people = chairs.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
    return { seats: chairs.length, options, seed, clock, people }
  }

  /** It is over: everybody is told the whole match and what it was dealt from. */
  private reveal(): void {
    const { deal, info, seed, room, title } = this
    if (room === null || seed === null) return
    const replay: ProvenReplay = replayOf(title.game, this.setUp(seed), this.log.all, room.hash)
    if (typeof seed === 'string') replay.proof = { match: info.id, parts: deal.parts }
    for (const link of this.links.keys()) link.send({ t: 'replay', replay })
  }

  close(): void {
    this.room?.close()
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

  private async think(question: Question): Promise<Action | null> {
    const { options, seat, level } = question
    const state = question.state()
    if (state === null) return null
    const bot = `level${level}` as 'level1'
    const id = ++this.questions
    const message = thinkMessage({ id, match: state, options, seat, bot, seed: this.botSeed })
    const action = await this.desk.ask(message, () => {}).answer
    // the table may have moved on meanwhile
    const now = question.state()
    return now === null ? null : nameAction(now, action)
  }
}
