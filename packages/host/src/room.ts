// A match and everybody at its table. Requests are taken one after the other: checked against the engine's
// list, appended to the log, and only then acknowledged and shown to the others.
import type { Action, Game, Match, Options } from '@cardwright/engine'
import { SPECTATOR } from '@cardwright/engine'
import {
  PROTOCOL,
  type Chain,
  type ChatLine,
  type Clock,
  type Ending,
  type MatchInfo,
  type Refused,
  type ToClient,
  type ToServer,
} from '@cardwright/protocol'
import type { Entry, Numbered } from './entry.ts'
import { gist, HostedMatch, type Setup, type Told } from './hosted-match.ts'
import { holdsUntil, storyFor } from './story.ts'

/** One connection of one viewer. */
export interface Link {
  send(message: ToClient): void
  /** The client must not come back by itself. */
  bye(code: 'elsewhere'): void
}

/** Where the log lies. A number is given once: whoever comes second is told so. */
export interface Log {
  append(match: string, seq: number, entry: Entry): Promise<boolean>
  read(match: string, after: number): Promise<Numbered[]>
}

/** What a room needs of the world around it. */
export interface Surroundings {
  log: Log
  now(): number
  think(question: { state: Match; options: Options; seat: number; level: number }): Promise<Action>
  /** Others who hold this match hear of it. */
  publish(news: News): void
  keepLine(match: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine>
  rematch(info: MatchInfo): Promise<{ match: string; tokens: (string | null)[] }>
  ended(match: string, ending: Ending): void
  failed(error: unknown): void
}

/** What holders of one match tell each other. */
export type News =
  | { match: string; kind: 'entry'; seq: number }
  | { match: string; kind: 'chat'; line: ChatLine }
  | { match: string; kind: 'chairs' }
  | { match: string; kind: 'seated'; seat: number; by: string }
  | { match: string; kind: 'askBack'; seat: number; to: number }
  | { match: string; kind: 'allowUndo'; seat: number; yes: boolean }
  | { match: string; kind: 'next'; next: string; tokens: (string | null)[] }

interface Guest {
  link: Link
  seat: number | null
  want: 'table' | 'brief'
  viewer: number
}

/** How strong the bot is that sits down for somebody who has gone. */
const STAND_IN_LEVEL = 2
/** How long a chair must have been empty before the others may fill it. */
export const GRACE = 30_000
const LAST_LINES = 100
/** How long a bot waits for a storage that is away. */
const TRY_AGAIN = 1000

export class Room {
  info: MatchInfo
  readonly game: Game
  private readonly seed: number
  private readonly around: Surroundings
  private readonly node: string
  private hosted: HostedMatch
  private readonly guests = new Map<Link, Guest>()
  private readonly leftAt = new Map<number, number>()
  private lines: ChatLine[]
  private queue: Promise<void> = Promise.resolve()
  private wish: { seat: number; to: number; yes: Set<number> } | null = null
  private readonly again = new Set<number>()
  private alarm: ReturnType<typeof setTimeout> | undefined
  private thinking = false

  constructor(
    game: Game,
    kept: { info: MatchInfo; seed: number; log: readonly Numbered[]; lines: ChatLine[] },
    around: Surroundings,
    node = '',
  ) {
    this.game = game
    this.info = kept.info
    this.seed = kept.seed
    this.lines = kept.lines
    this.around = around
    this.node = node
    this.hosted = HostedMatch.from(game, this.setup, kept.log)
    this.replaceChairs()
  }

  get isEmpty(): boolean {
    return this.guests.size === 0
  }

  get isOver(): boolean {
    return this.hosted.ending !== null
  }

  get seq(): number {
    return this.hosted.seq
  }

  get hash(): string {
    return this.hosted.hash
  }

  /** Everything asked so far is done. */
  settled(): Promise<void> {
    return this.queue
  }

  /** Bots begin to think, clocks are looked at. */
  wake(): void {
    this.wind()
    this.letBotAnswer()
  }

  close(): void {
    clearTimeout(this.alarm)
  }

  join(
    link: Link,
    seat: number | null,
    request: { after?: number; want?: 'table' | 'brief' },
  ): void {
    const guest: Guest = {
      link,
      seat,
      want: request.want ?? 'table',
      viewer: seat ?? SPECTATOR,
    }
    if (seat !== null) this.takeOver(seat)
    this.guests.set(link, guest)
    if (seat !== null) {
      this.leftAt.delete(seat)
      this.around.publish({ match: this.info.id, kind: 'seated', seat, by: this.node })
    }
    this.do(async () => {
      link.send({
        t: 'welcome',
        protocol: PROTOCOL,
        info: this.shownInfo(),
        seat,
        n: seat === null ? 0 : this.hosted.last[seat],
      })
      if (this.lines.length > 0) link.send({ t: 'chat', lines: this.lines })
      await this.catchUp(guest, request.after)
      this.tellChairs()
      this.wake()
    })
  }

  leave(link: Link): void {
    const guest = this.guests.get(link)
    if (guest === undefined) return
    this.guests.delete(link)
    if (guest.seat !== null) this.leftAt.set(guest.seat, this.around.now())
    this.tellChairs()
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
        return this.do(() => this.say(guest, message.text))
      case 'answer':
        return this.do(() =>
          this.request(guest, message, (seat, at) => ({
            kind: 'answer',
            seat,
            n: message.n,
            actions: message.actions,
            at,
          })),
        )
      case 'resign':
        return this.do(() =>
          this.request(guest, message, (seat, at) => ({ kind: 'resign', seat, n: message.n, at })),
        )
      case 'undo':
        return this.do(() => this.undo(guest, message))
      case 'allowUndo':
        return this.do(() => this.allowUndo(guest, message.yes))
      case 'rematch':
        return this.do(() => this.rematch(guest))
      case 'replace':
        return this.do(() => this.replace(guest, message.seat))
    }
  }

  /** Another holder of this match has news. */
  hear(news: News): void {
    switch (news.kind) {
      case 'entry':
        if (news.seq > this.hosted.seq) this.advance()
        break
      case 'chat':
        this.hearLine(news.line)
        break
      case 'seated':
        if (news.by !== this.node) this.takeOver(news.seat)
        break
      case 'askBack':
        this.wish = { seat: news.seat, to: news.to, yes: new Set() }
        this.send(({ seat }) => seat !== null && seat !== news.seat, {
          t: 'askBack',
          seat: news.seat,
        })
        break
      case 'next':
        this.tellNext(news.next, news.tokens)
        break
      case 'allowUndo':
        this.do(() => this.hearConsent(news.seat, news.yes))
        break
      case 'chairs':
        break
    }
  }

  /** Somebody sat down, or left: what everybody sees of the chairs. */
  setInfo(info: MatchInfo): void {
    this.info = info
    this.replaceChairs()
    this.tellChairs()
  }

  /** Everybody sits: the clocks run. */
  begin(): void {
    // an answer that comes first must not keep the clocks from starting
    this.do(async () => {
      while ((await this.commit({ kind: 'begin', at: this.around.now() })) === 'again');
    })
  }

  /** Reads what others have appended. */
  advance(): void {
    this.do(() => this.readOn())
  }

  private get setup(): Setup {
    const { chairs, options, clock } = this.info
    return { seats: chairs.length, options, seed: this.seed, clock: clock satisfies Clock }
  }

  private do(task: () => Promise<void>): void {
    this.queue = this.queue.then(task).catch((error: unknown) => this.around.failed(error))
  }

  /** The same request twice is one entry; a second node's entry in between is read, and the request judged anew. */
  private async request(
    { link, seat }: Guest,
    { n, at: seen }: { n: number; at?: number },
    entryOf: (seat: number, at: number) => Entry,
  ): Promise<void> {
    if (seat === null) return link.send({ t: 'refused', n, refusal: { code: 'not-seated' } })
    const entry = entryOf(seat, this.around.now())
    for (;;) {
      const { last, said, foreign, seq } = this.hosted
      if (n < last[seat] || (n === last[seat] && said[seat] === gist(entry)))
        return link.send({ t: 'taken', n, seq })
      const isStale = n === last[seat] || (seen !== undefined && seen < foreign[seat])
      const answer = isStale ? ({ code: 'moved-on' } as const) : await this.commit(entry)
      if (answer === 'again') continue
      if (answer !== null) link.send({ t: 'refused', n, refusal: answer })
      else link.send({ t: 'taken', n, seq: this.hosted.seq })
      return
    }
  }

  /** @returns null when it stands; 'again' when another entry came first */
  private async commit(entry: Entry): Promise<null | 'again' | Refused> {
    const proposed = this.hosted.propose(entry, this.viewers())
    if (!proposed.ok) return proposed.refusal
    let isOurs: boolean
    try {
      isOurs = await this.around.log.append(this.info.id, this.hosted.seq + 1, entry)
    } catch (error) {
      this.hosted.withdraw()
      this.around.failed(error)
      this.send(() => true, { t: 'pause', reason: 'storage' })
      return { code: 'paused' }
    }
    if (!isOurs) {
      this.hosted.withdraw()
      await this.readOn()
      return 'again'
    }
    await this.settle(entry, proposed.told)
    this.around.publish({ match: this.info.id, kind: 'entry', seq: this.hosted.seq })
    return null
  }

  private async readOn(): Promise<void> {
    for (const { entry } of await this.around.log.read(this.info.id, this.hosted.seq)) {
      const proposed = this.hosted.propose(entry, this.viewers())
      if (!proposed.ok) throw new Error(`the log of ${this.info.id} does not fit its match`)
      await this.settle(entry, proposed.told)
    }
  }

  private async settle(entry: Entry, told: Told): Promise<void> {
    if (!this.hosted.settle(entry)) {
      const log = await this.around.log.read(this.info.id, 0)
      this.hosted = HostedMatch.from(this.game, this.setup, log)
    }
    if (entry.kind === 'replace') this.replaceChairs()
    this.wish = null
    this.show(entry.kind === 'undo' ? entry.to : this.hosted.seq - 1, told)
    const { ending } = this.hosted
    if (ending !== null) this.around.ended(this.info.id, ending)
    this.wake()
  }

  private viewers(): number[] {
    const tables = [...this.guests.values()].filter(({ want }) => want === 'table')
    return [...new Set(tables.map(({ viewer }) => viewer))]
  }

  private show(from: number, told: Told): void {
    const made = new Map<string, ToClient>()
    for (const guest of this.guests.values()) {
      const key = `${guest.viewer} ${guest.want}`
      let message = made.get(key)
      if (message === undefined) {
        const chain = told.get(guest.viewer)
        message = this.momentFor(guest, chain === undefined ? [] : [chain], from)
        made.set(key, message)
      }
      guest.link.send(message)
    }
  }

  private momentFor({ viewer, want }: Guest, chains: Chain[], from: number): ToClient {
    return want === 'brief'
      ? this.hosted.briefFor(viewer)
      : this.hosted.momentFor(viewer, chains, from, this.around.now())
  }

  private async catchUp(guest: Guest, after: number | undefined): Promise<void> {
    if (guest.want === 'brief') return guest.link.send(this.hosted.briefFor(guest.viewer))
    if (after === this.hosted.seq) return guest.link.send(this.momentFor(guest, [], after))
    const log = await this.around.log.read(this.info.id, 0)
    const from = after === undefined ? -1 : holdsUntil(log, after)
    const seen = log.filter(({ seq }) => seq <= this.hosted.seq)
    const chains = storyFor(this.game, this.setup, seen, guest.viewer, from)
    guest.link.send(this.momentFor(guest, chains, from))
  }

  private async undo(guest: Guest, message: Extract<ToServer, { t: 'undo' }>): Promise<void> {
    const { link, seat } = guest
    const { n } = message
    if (seat === null || this.hosted.opened[seat] < 0)
      return link.send({ t: 'refused', n, refusal: { code: 'nothing-to-undo' } })
    const to = this.hosted.opened[seat]
    if (this.hosted.noUndo(seat) === null)
      return this.request(guest, message, (by, at) => ({ kind: 'undo', seat: by, n, to, at }))
    if (this.hosted.ending !== null)
      return link.send({ t: 'refused', n, refusal: { code: 'game-over' } })
    this.wish = { seat, to, yes: new Set() }
    this.around.publish({ match: this.info.id, kind: 'askBack', seat, to })
    this.send((one) => one.seat !== null && one.seat !== seat, { t: 'askBack', seat })
    await this.grantWish()
  }

  private async allowUndo({ seat }: Guest, yes: boolean): Promise<void> {
    if (seat === null) return
    this.around.publish({ match: this.info.id, kind: 'allowUndo', seat, yes })
    await this.hearConsent(seat, yes)
  }

  private async hearConsent(seat: number, yes: boolean): Promise<void> {
    if (this.wish === null || seat === this.wish.seat) return
    if (!yes) this.wish = null
    else {
      this.wish.yes.add(seat)
      await this.grantWish()
    }
  }

  /** Bots never mind. */
  private async grantWish(): Promise<void> {
    const { wish } = this
    if (wish === null) return
    const mind = this.info.chairs.some(
      ({ kind }, seat) => kind === 'human' && seat !== wish.seat && !wish.yes.has(seat),
    )
    if (mind) return
    const n = this.hosted.last[wish.seat] + 1
    const { seat, to } = wish
    while ((await this.commit({ kind: 'undo', seat, n, to, at: this.around.now() })) === 'again');
  }

  private async replace({ seat: by }: Guest, seat: number): Promise<void> {
    const chair = this.info.chairs[seat]
    const left = this.leftAt.get(seat)
    const mayBe =
      by !== null &&
      chair?.kind === 'human' &&
      !this.isPresent(seat) &&
      left !== undefined &&
      this.around.now() - left >= GRACE
    if (!mayBe) return
    await this.commit({ kind: 'replace', seat, level: STAND_IN_LEVEL, at: this.around.now() })
  }

  private async rematch({ seat }: Guest): Promise<void> {
    if (seat === null || !this.isOver) return
    this.again.add(seat)
    const waits = this.info.chairs.some(
      ({ kind }, other) => kind === 'human' && this.isPresent(other) && !this.again.has(other),
    )
    if (waits || this.info.next !== null) return
    const { match, tokens } = await this.around.rematch(this.info)
    this.info = { ...this.info, next: match }
    this.around.publish({ match: this.info.id, kind: 'next', next: match, tokens })
    this.tellNext(match, tokens)
  }

  private tellNext(match: string, tokens: (string | null)[]): void {
    this.info = { ...this.info, next: match }
    for (const { link, seat } of this.guests.values())
      link.send({ t: 'next', match, token: seat === null ? null : tokens[seat] })
  }

  private async say({ seat, link }: Guest, text: string): Promise<void> {
    if (seat === null) return link.send({ t: 'refused', n: 0, refusal: { code: 'not-seated' } })
    const name = this.info.chairs[seat].name ?? ''
    const line = await this.around.keepLine(this.info.id, {
      seat,
      name,
      text,
      at: this.around.now(),
    })
    this.around.publish({ match: this.info.id, kind: 'chat', line })
    this.hearLine(line)
  }

  private hearLine(line: ChatLine): void {
    this.lines = [...this.lines, line].slice(-LAST_LINES)
    this.send(() => true, { t: 'chat', lines: [line] })
  }

  private explain(
    { seat, viewer, link }: Guest,
    message: Extract<ToServer, { t: 'why' | 'explain' }>,
  ): void {
    const value =
      message.t === 'explain'
        ? this.hosted.explain(viewer, message.entity, message.query)
        : seat === null
          ? null
          : this.hosted.whyNot(seat, message.key)
    link.send({ t: 'reply', id: message.id, value })
  }

  /** The newer connection of a seat takes over. */
  private takeOver(seat: number): void {
    for (const guest of this.guests.values())
      if (guest.seat === seat) {
        this.guests.delete(guest.link)
        guest.link.bye('elsewhere')
      }
  }

  private isPresent(seat: number): boolean {
    return [...this.guests.values()].some((guest) => guest.seat === seat)
  }

  private shownInfo(): MatchInfo {
    const chairs = this.info.chairs.map((chair, seat) => ({
      ...chair,
      present: chair.kind === 'bot' || this.isPresent(seat),
    }))
    return { ...this.info, chairs }
  }

  private tellChairs(): void {
    this.send(({ want }) => want === 'table', { t: 'info', info: this.shownInfo() })
  }

  private replaceChairs(): void {
    if (this.hosted.replaced.size === 0) return
    const chairs = this.info.chairs.map((chair, seat) => {
      const level = this.hosted.replaced.get(seat)
      return level === undefined ? chair : { ...chair, kind: 'bot' as const, level }
    })
    this.info = { ...this.info, chairs }
  }

  private send(to: (guest: Guest) => boolean, message: ToClient): void {
    for (const guest of this.guests.values()) if (to(guest)) guest.link.send(message)
  }

  private letBotAnswer(): void {
    const seat = this.hosted.asked
    if (seat === null || this.thinking) return
    const chair = this.info.chairs[seat]
    if (chair.kind !== 'bot') return
    this.thinking = true
    const { seq } = this.hosted
    this.around
      .think({
        state: this.hosted.state,
        options: this.info.options,
        seat,
        level: chair.level ?? STAND_IN_LEVEL,
      })
      .then((action) => {
        this.thinking = false
        this.do(async () => {
          // somebody took something back meanwhile, or another node was faster
          if (this.hosted.seq !== seq || this.hosted.asked !== seat) return this.letBotAnswer()
          const n = this.hosted.last[seat] + 1
          const at = this.around.now()
          const answer = await this.commit({ kind: 'answer', seat, n, actions: [action], at })
          if (answer !== null && answer !== 'again' && answer.code === 'paused')
            setTimeout(() => this.letBotAnswer(), TRY_AGAIN)
        })
      })
      .catch((error: unknown) => {
        this.thinking = false
        this.around.failed(error)
      })
  }

  /** Sets the alarm for when the asked seat runs out of time. */
  private wind(): void {
    clearTimeout(this.alarm)
    const now = this.around.now()
    const due = this.hosted.clock.dueAt(now, this.hosted.asked)
    if (due === null) return
    const seat = this.hosted.asked!
    const { seq } = this.hosted
    this.alarm = setTimeout(
      () =>
        this.do(async () => {
          if (this.hosted.seq !== seq || this.hosted.asked !== seat) return
          await this.commit({ kind: 'time', seat, at: this.around.now() })
        }),
      Math.max(0, due - now) + 5,
    )
  }
}
