// A match and everyone at its table. Requests are handled one at a time: checked against the engine's
// list, appended to the log, and only then acknowledged and shown to the others. Take-backs, chat, rematches,
// stand-ins and the alarm of the clocks have files of their own.
import { SPECTATOR, type Game } from '@cardwright/engine'
import {
  PROTOCOL,
  type Chain,
  type ChatLine,
  type MatchInfo,
  type Refused,
  type ToClient,
  type ToServer,
} from '@cardwright/protocol'
import { Absences } from './absences.ts'
import { Alarm } from './alarm.ts'
import { Away } from './away.ts'
import { Chat } from './chat.ts'
import { dummySeats, keeperOf } from './dummies.ts'
import { gist, onBehalf, type Entry } from './entry.ts'
import { Guests, type Guest, type Link } from './guests.ts'
import { HostedMatch, OtherMatch, type Setup, type Told } from './hosted-match.ts'
import { SNAPSHOT_EVERY } from './log.ts'
import { RecentStories } from './recent-stories.ts'
import { Rematch } from './rematch.ts'
import { STAND_IN_LEVEL, StandIns } from './stand-ins.ts'
import { holdsUntil, storyFor } from './story.ts'
import type { Gap, Inside, News, Surroundings } from './surroundings.ts'
import { TakeBacks } from './take-backs.ts'
import { UnkeptTime } from './unkept-time.ts'

/** How long requests wait for an unavailable storage. */
const TRY_AGAIN = 1000

export interface KeptRoom {
  info: MatchInfo
  hosted: HostedMatch
  lines: ChatLine[]
}

export class Room {
  info: MatchInfo
  readonly game: Game
  private readonly around: Surroundings
  private readonly node: string
  private hosted: HostedMatch
  private readonly guests = new Guests()
  private readonly chat: Chat
  private readonly takeBacks: TakeBacks
  private readonly again: Rematch
  private readonly standIns: StandIns
  private readonly away: Away
  private readonly absences: Absences
  private readonly unkept: UnkeptTime
  private readonly alarm: Alarm
  private readonly stories = new RecentStories()
  /** Answers that could not be stored, by seat; a retry keeps the original time. */
  private readonly held = new Map<number, { entry: Entry; again(): Promise<void> }>()
  private queue: Promise<void> = Promise.resolve()
  /** The room can no longer follow its match. */
  isLost = false

  constructor({ info, hosted, lines }: KeptRoom, around: Surroundings, node = '') {
    this.game = hosted.game
    this.info = info
    this.hosted = hosted
    this.around = around
    this.node = node
    const inside: Inside = {
      around,
      guests: this.guests,
      hosted: () => this.hosted,
      info: () => this.info,
      setInfo: (changed) => void (this.info = changed),
      now: () => around.now(),
      publish: (news) => around.publish({ match: info.id, ...news }),
      queue: (task) => this.do(task),
      commit: (entry) => this.commit(entry),
      keeperOf: (seat) => this.keeperOf(seat),
      tellChairs: () => this.tellChairs(),
    }
    this.chat = new Chat(inside, lines)
    this.takeBacks = new TakeBacks(inside)
    this.again = new Rematch(inside)
    this.standIns = new StandIns(inside)
    this.away = new Away(this.guests, hosted.party.people, around.now())
    this.absences = new Absences(inside, this.away)
    this.unkept = new UnkeptTime(inside)
    this.alarm = new Alarm(inside, this.unkept, (seat) => this.askAgain(seat))
    this.info = this.standIns.seated(info)
  }

  get isEmpty(): boolean {
    return this.guests.size === 0
  }

  get spectators(): number {
    return this.guests.spectators
  }

  get isOver(): boolean {
    return this.hosted.ending !== null
  }

  /** Whether the match has clocks. */
  get isTimed(): boolean {
    const { move, match } = this.info.clock
    return move > 0 || match > 0
  }

  get seq(): number {
    return this.hosted.seq
  }

  get hash(): string {
    return this.hosted.hash
  }

  /** Whether a player is connected. */
  get hasPlayer(): boolean {
    return this.guests.hasPlayer
  }

  /** Resolves when all requests so far are done. */
  settled(): Promise<void> {
    return this.queue
  }

  /** Starts bots and checks clocks. */
  wake(): void {
    this.alarm.wind()
    this.standIns.wake()
  }

  close(): void {
    this.alarm.stop()
    this.stories.clear()
    this.standIns.close()
  }

  join(
    link: Link,
    seat: number | null,
    request: { after?: number; want?: 'table' | 'brief' },
  ): void {
    const guest = this.guests.sitDown(link, seat, request.want ?? 'table')
    const match = this.info.id
    if (seat !== null) {
      this.around.publish({ match, kind: 'seated', seat, by: this.node })
      this.cameOrWent()
    }
    this.welcome(guest, async () => {
      if (seat !== null) await this.standIns.giveWayTo(seat)
      guest.isWelcome = true
      link.send({
        t: 'welcome',
        protocol: PROTOCOL,
        info: this.shownInfo(),
        seat,
        n: seat === null ? 0 : this.hosted.last[seat],
      })
      this.chat.catchUp(link)
      await this.catchUp(guest, request.after)
      // a spectator changes no chair
      if (seat !== null) this.tellChairs()
      this.wake()
    })
  }

  leave(link: Link): void {
    const hadSeat = this.guests.get(link)?.seat !== null
    if (!this.guests.leave(link) || !hadSeat) return
    this.cameOrWent()
    this.tellChairs()
    this.standIns.wake()
  }

  /** Seats connected to other holders. */
  setElsewhere(seats: readonly number[]): void {
    if (!this.away.setElsewhere(seats, this.around.now())) return
    this.tellChairs()
    this.do(() => this.absences.count())
  }

  /** No holder kept the match in that time. */
  forgive(gap: Gap): void {
    this.do(async () => {
      if ((await this.unkept.forgive(gap)) === 'paused')
        setTimeout(() => this.forgive(gap), TRY_AGAIN)
    })
  }

  receive(link: Link, message: Exclude<ToServer, { t: 'join' }>): void {
    const guest = this.guests.get(link)
    if (guest === undefined) return
    switch (message.t) {
      case 'ping':
        return link.send({ t: 'pong' })
      case 'why':
      case 'explain':
        return this.explain(guest, message)
      case 'say':
        return this.do(() => this.chat.say(guest, message.text))
      case 'answer': {
        const { n, actions } = message
        // its time is now, even if it waits in the queue or for the storage
        const at = this.around.now()
        return this.do(() =>
          this.request(guest, message, (seat, by) => ({
            kind: 'answer',
            seat,
            ...onBehalf(seat, by),
            n,
            actions,
            at,
          })),
        )
      }
      case 'resign': {
        const { n } = message
        return this.do(() =>
          this.request(guest, message, (seat, _, at) => ({
            kind: 'out',
            seat,
            why: 'conceded',
            n,
            level: STAND_IN_LEVEL,
            ...this.hosted.outOf(seat),
            at,
          })),
        )
      }
      case 'undo':
        return this.do(() =>
          this.takeBacks.ask(guest, message, (entryOf) => this.request(guest, message, entryOf)),
        )
      case 'allowUndo':
        return this.do(() => this.takeBacks.allow(guest, message.yes))
      case 'rematch':
        return this.do(() => this.again.ask(guest))
      case 'replace':
        return this.do(() =>
          this.absences.ask(guest, message.seat, message.who === 'dummy' ? 'self' : 'bot'),
        )
      case 'claim':
        return this.do(() => this.absences.ask(guest, message.seat, 'win'))
    }
  }

  /** Another holder of this match has news. */
  hear(news: News): void {
    switch (news.kind) {
      case 'entry':
        if (news.seq > this.hosted.seq) this.advance()
        break
      case 'chat':
        this.chat.hear(news.line)
        break
      case 'seated':
        if (news.by === this.node) break
        this.guests.takeOver(news.seat)
        this.away.sitsElsewhere(news.seat)
        this.cameOrWent()
        this.tellChairs()
        this.standIns.wake()
        break
      case 'vote':
        this.do(() => this.absences.hearVote(news.seat, news.by))
        break
      case 'askBack':
        this.takeBacks.hearWish(news.seat, news.by ?? news.seat, news.to)
        break
      case 'allowUndo':
        this.do(() => this.takeBacks.hearConsent(news.seat, news.yes))
        break
      case 'next':
        this.do(() => this.again.hear())
        break
      // the keeper of the rooms reloads or drops it
      case 'chairs':
      case 'lines':
      case 'gone':
        break
    }
  }

  /** A player sat down or left: sends the new chairs. */
  setInfo(info: MatchInfo): void {
    this.info = this.standIns.seated(info)
    this.tellChairs()
  }

  /** Every seat is taken, so the clocks start. */
  begin(): void {
    // an answer that comes first must not keep the clocks from starting
    this.do(async () => {
      for (;;) {
        if (this.hosted.clock.hasBegun || this.isLost) return
        const answer = await this.commit({ kind: 'begin', at: this.around.now() })
        if (answer === 'again') continue
        if (answer?.code === 'paused') setTimeout(() => this.begin(), TRY_AGAIN)
        return
      }
    })
  }

  /** A moderator closes the match. @returns the reason if that is not possible */
  callOff(): Promise<null | Refused> {
    return new Promise((done, fail) =>
      this.do(async () => {
        try {
          for (;;) {
            const answer = await this.commit({ kind: 'close', at: this.around.now() })
            if (answer !== 'again') return done(answer)
          }
        } catch (error) {
          fail(error as Error)
        }
      }),
    )
  }

  /** A moderator has changed the chat. */
  setLines(lines: ChatLine[]): void {
    this.chat.hearAgain(lines)
  }

  /** A moderator has deleted the match; nobody can come back to it. */
  clear(): void {
    this.alarm.stop()
    this.guests.sayGoodbye('deleted')
  }

  /** Reads what others have appended. */
  advance(): void {
    this.do(() => this.readOn())
  }

  private get setup(): Setup {
    return this.hosted.setup
  }

  private do(task: () => Promise<void>): void {
    this.queue = this.queue
      .then(task)
      .catch((error: unknown) => this.around.failed(error, this.info.id))
  }

  /** Tells a viewer why the match cannot be shown, and retries later where that helps. */
  private welcome(guest: Guest, show: () => Promise<void>): void {
    this.do(async () => {
      if (this.guests.get(guest.link) !== guest) return
      try {
        await show()
      } catch (error) {
        this.around.failed(error, this.info.id)
        if (this.around.isForGood?.(error)) return guest.link.bye('damaged')
        guest.link.send({ t: 'pause', reason: 'storage' })
        setTimeout(() => this.welcome(guest, show), TRY_AGAIN)
      }
    })
  }

  /** The same request twice is one entry. If another node wrote an entry first, that is read and the request checked again. */
  private async request(
    guest: Guest,
    request: { n: number; at?: number; seat?: number | null },
    entryOf: (seat: number, by: number, at: number) => Entry,
  ): Promise<void> {
    const { link, seat: by } = guest
    const { n, at: seen, seat = by } = request
    const isOwn = seat === by && by !== null && !this.hosted.out.has(by)
    const mayAct = isOwn || (seat !== null && this.keeperOf(seat) === by)
    if (by === null || seat === null || !mayAct)
      return link.send({ t: 'refused', n, refusal: { code: 'not-seated' } })
    const fresh = entryOf(seat, by, this.around.now())
    const earlier = this.held.get(by)?.entry
    const entry = earlier !== undefined && gist(earlier) === gist(fresh) ? earlier : fresh
    this.held.delete(by)
    for (;;) {
      const { last, foreign, seq } = this.hosted
      if (n < last[by] || (n === last[by] && this.hosted.saidBy(by) === gist(entry)))
        return link.send({ t: 'taken', n, seq })
      const isStale = n === last[by] || (seen !== undefined && seen < foreign[by])
      const answer = isStale ? ({ code: 'moved-on' } as const) : await this.commit(entry)
      if (answer === 'again') continue
      if (answer?.code === 'paused' && entry.kind === 'answer')
        this.held.set(by, { entry, again: () => this.request(guest, request, () => entry) })
      if (answer !== null) link.send({ t: 'refused', n, refusal: answer })
      else link.send({ t: 'taken', n, seq: this.hosted.seq })
      return
    }
  }

  /** @returns null when it was accepted; 'again' when another entry came first */
  private async commit(entry: Entry): Promise<null | 'again' | Refused> {
    if (this.isLost) return { code: 'paused' }
    const { id } = this.info
    const proposed = this.hosted.propose(entry, this.viewers())
    if (!proposed.ok) return proposed.refusal
    this.hosted.note(entry)
    let isOurs: boolean
    try {
      isOurs = await this.around.log.append(id, this.hosted.seq + 1, entry)
    } catch (error) {
      this.hosted.withdraw(entry)
      this.around.failed(error, id)
      this.guests.tell({ t: 'pause', reason: 'storage' })
      return { code: 'paused' }
    }
    if (!isOurs) {
      this.hosted.withdraw(entry)
      await this.readOn()
      return this.isLost ? { code: 'paused' } : 'again'
    }
    await this.settle(entry, proposed.told)
    const { seq } = this.hosted
    this.around.publish({ match: id, kind: 'entry', seq })
    if (seq % SNAPSHOT_EVERY === 0)
      this.around.log
        .keepSnapshot(id, this.hosted.snapshot())
        .catch((error: unknown) => this.around.failed(error, id))
    return null
  }

  private async readOn(): Promise<void> {
    if (this.isLost) return
    for (const { entry } of await this.around.log.read(this.info.id, this.hosted.seq)) {
      const proposed = this.hosted.propose(entry, this.viewers())
      if (!proposed.ok || this.hosted.isOther(entry)) return this.lose(entry)
      await this.settle(entry, proposed.told)
    }
  }

  /** A node with other rules has continued the match, so guests here must reconnect. */
  private lose(entry: Entry): void {
    this.hosted.withdraw(entry)
    this.isLost = true
    this.close()
    this.guests.sendAway()
    const { id } = this.info
    this.around.failed(new OtherMatch(this.hosted.seq + 1, `of ${id} is of other rules`), id)
  }

  private async settle(entry: Entry, told: Told): Promise<void> {
    if (!this.hosted.settle(entry)) {
      const { seq } = this.hosted
      const log = await this.around.log.read(this.info.id, 0)
      this.hosted = HostedMatch.from(this.game, this.setup, log.slice(0, seq))
    }
    const { ending } = this.hosted
    if (entry.kind === 'replace' || entry.kind === 'return' || entry.kind === 'out') {
      this.info = this.standIns.seated(this.info)
      this.tellChairs()
    }
    this.takeBacks.forget()
    this.stories.goOn(this.hosted.seq, entry, told, this.around.now())
    this.show(entry.kind === 'undo' ? entry.to : this.hosted.seq - 1, told)
    if (ending !== null) this.around.ended(this.info.id, ending)
    this.wake()
  }

  private keeperOf(seat: number): number | null {
    return keeperOf(this.info.chairs, this.hosted.party, seat)
  }

  private cameOrWent(): void {
    this.away.look(this.around.now())
    this.around.others?.seated(this.info.id, this.guests.seats())
    this.do(() => this.absences.count())
  }

  private async askAgain(seat: number): Promise<void> {
    const held = [...this.held.values()].filter(
      ({ entry }) => 'seat' in entry && entry.seat === seat,
    )
    for (const { again } of held) await again()
  }

  /**
   * The seat whose view a guest gets: a player sees a dummy's view while playing for it, and a player who is out
   * watches.
   */
  private eyesOf({ seat, viewer }: Guest): number {
    const { asked, out } = this.hosted
    if (asked !== null && seat !== null && out.has(seat)) return SPECTATOR
    return asked !== null && seat !== null && this.keeperOf(asked) === seat ? asked : viewer
  }

  /** All views in use, including those of dummies, which may be asked next. */
  private viewers(): number[] {
    const more = dummySeats(this.info.chairs)
    if (this.hosted.out.size > 0) more.push(SPECTATOR)
    const viewers = this.guests.viewers()
    const kept = this.stories.viewers
    if (more.length === 0 && kept.length === 0) return viewers
    return [...new Set([...viewers, ...more, ...kept])]
  }

  private show(from: number, told: Told): void {
    const made = new Map<string, ToClient>()
    for (const guest of this.guests) {
      const viewer = this.eyesOf(guest)
      const key = `${viewer} ${guest.want}`
      let message = made.get(key)
      if (message === undefined) {
        const chain = told.get(viewer)
        message = this.momentFor(guest, chain === undefined ? [] : [chain], from)
        made.set(key, message)
      }
      guest.link.send(message)
    }
  }

  private momentFor(guest: Guest, chains: Chain[], from: number): ToClient {
    const viewer = this.eyesOf(guest)
    return guest.want === 'brief'
      ? this.hosted.briefFor(viewer)
      : this.hosted.momentFor(viewer, chains, from, this.around.now())
  }

  private async catchUp(guest: Guest, after: number | undefined): Promise<void> {
    if (guest.want === 'brief') return guest.link.send(this.momentFor(guest, [], 0))
    if (after === this.hosted.seq) return guest.link.send(this.momentFor(guest, [], after))
    const { chains, from } = await this.storyOf(this.eyesOf(guest), after)
    guest.link.send(this.momentFor(guest, chains, from))
  }

  /** Everything a viewer may know of the match so far, or what happened since `after`. */
  private async storyOf(
    viewer: number,
    after: number | undefined,
  ): Promise<{ from: number; chains: Chain[] }> {
    const now = this.around.now()
    const known = this.stories.find(viewer, after, now)
    if (known !== null) return known
    const log = await this.around.log.read(this.info.id, 0)
    const seen = log.filter(({ seq }) => seq <= this.hosted.seq)
    const from = after === undefined ? -1 : holdsUntil(log, after)
    const chains = storyFor(this.game, this.setup, seen, viewer, from)
    this.stories.keep(viewer, from, chains, seen, now)
    return { from, chains }
  }

  private explain(guest: Guest, message: Extract<ToServer, { t: 'why' | 'explain' }>): void {
    const viewer = this.eyesOf(guest)
    const value =
      message.t === 'explain'
        ? this.hosted.explain(viewer, message.entity, message.query)
        : guest.seat === null
          ? null
          : this.hosted.whyNot(viewer, message.key)
    guest.link.send({ t: 'reply', id: message.id, value })
  }

  private shownInfo(): MatchInfo {
    const chairs = this.info.chairs.map((chair, seat) => {
      const away = this.absences.of(chair, seat)
      const present = chair.kind !== 'human' || this.away.isPresent(seat)
      return { ...chair, present, ...(away && { away }) }
    })
    return { ...this.info, chairs }
  }

  private tellChairs(): void {
    this.guests.tell({ t: 'info', info: this.shownInfo() }, ({ want }) => want === 'table')
  }
}
