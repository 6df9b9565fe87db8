// A match kept elsewhere, at this player's table: passes on moments, sends answers, and resends
// unacknowledged requests when the connection comes back.
import { SPECTATOR, type Action, type Explained, type Refusal } from '@cardwright/engine'
import type { Remedy } from '@cardwright/host'
import type {
  ByeCode,
  Chain,
  ChatLine,
  Ending,
  Gathering,
  MatchInfo,
  MomentMessage,
  Refused,
  ToClient,
  ToServer,
} from '@cardwright/protocol'
import type { ProvenReplay } from '@cardwright/protocol/deal'
import { createTable, type Dealer, type Moment, type Table } from '@cardwright/table'
import { createStore } from 'zustand/vanilla'
import { heardDeals } from '../deal/heard-deals.ts'
import type { Title } from '../shelf/title.ts'
import { replayOf } from './api.ts'
import type { Line, LineEnds, LineState } from './line.ts'
import { muted } from './strangers.ts'

export interface LiveState {
  info: MatchInfo | null
  /** When it was received; times in it are relative to this. */
  infoAt: number
  /** The team of each seat; empty until the table is shown. */
  sides: readonly number[]
  seated: { table: Table; viewer: number } | null
  wire: LineState
  bye: ByeCode | null
  /** When a ban ends. */
  bannedUntil: number | null
  ending: Ending | null
  round: number
  /** The clocks, and when they were read. */
  clocks: { at: number; left: MomentMessage['left']; asked: number | null } | null
  lines: readonly ChatLine[]
  /** The last chat message this player has seen. */
  readLine: number
  isChatOpen: boolean
  /** Muted seats. */
  muted: readonly number[]
  /** A refused chat message; it may be sent again. */
  unsaid: { text: string; tries: number } | null
  /** A seat that requests a take-back. */
  askBack: number | null
  /** Why the last request was refused. */
  refused: Refused | null
  /** Why it waits. */
  paused: Heard<'pause'>['reason'] | null
  /** For a match that a page keeps, before the deal. */
  gathering: Gathering | null
  /** The next match, and this player's token there. */
  next: { match: string; token: string | null } | null
  hasAskedAgain: boolean
}

const MOST_LINES = 200
/** How long a request waits for an unavailable storage, or after too many others. */
const TRY_AGAIN = 1000

type Heard<T extends ToClient['t']> = Extract<ToClient, { t: T }>
type Request = Extract<ToServer, { n: number }>
/** A request without its number, which is added when it is sent. */
type Unnumbered = Request extends infer R ? (R extends Request ? Omit<R, 'n'> : never) : never

export class LivePlay {
  readonly title: Title
  readonly match: string
  /** For matches kept by a page there is no replay to fetch and no next match. */
  readonly keeper: 'server' | 'page'
  readonly state = createStore<LiveState>(() => ({
    info: null,
    infoAt: 0,
    sides: [],
    seated: null,
    wire: 'connecting',
    bye: null,
    bannedUntil: null,
    ending: null,
    round: 0,
    clocks: null,
    lines: [],
    readLine: 0,
    isChatOpen: false,
    muted: [],
    unsaid: null,
    askBack: null,
    refused: null,
    paused: null,
    gathering: null,
    next: null,
    hasAskedAgain: false,
  }))
  private readonly wire: Line
  /** This player's seat; null: a spectator. */
  private own: number | null = null
  private seq: number | undefined
  private n = 0
  /** Sent and not yet acknowledged. */
  private waiting: Request[] = []
  private story: Chain[] = []
  private moments = 0
  /** The replay that the hosting page sent when the match was over. */
  private told: ProvenReplay | null = null
  private said = ''
  private refusals = 0
  private asked = 0
  private readonly replies = new Map<number, (value: Explained | Refusal | null) => void>()
  /** Orders given in advance, by seat. */
  private readonly orders = new Map<number, unknown>()

  constructor(
    title: Title,
    match: string,
    lay: (ends: LineEnds) => Line,
    keeper: 'server' | 'page' = 'server',
  ) {
    this.title = title
    this.match = match
    this.keeper = keeper
    this.state.setState({ muted: muted.of(match) })
    this.wire = lay({
      after: () => this.seq,
      hear: (message) => this.hear(message),
      state: (wire) => this.state.setState({ wire }),
    })
  }

  start(): void {
    this.wire.open()
  }

  stop(): void {
    this.wire.close()
  }

  resign(): void {
    this.request({ t: 'resign' })
  }

  /** Requests a take-back; if it is not free, the others are asked. */
  takeBack(): void {
    this.request({ t: 'undo', at: this.seq ?? 0, ...this.forDummy() })
  }

  allowBack(yes: boolean): void {
    this.wire.send({ t: 'allowUndo', yes })
    this.state.setState({ askBack: null })
  }

  say(text: string): void {
    this.said = text
    this.state.setState({ unsaid: null })
    this.wire.send({ t: 'say', text })
  }

  mute(seat: number, isMuted: boolean): void {
    const others = this.state.getState().muted.filter((one) => one !== seat)
    const seats = isMuted ? [...others, seat] : others
    muted.keep(this.match, seats)
    this.state.setState({ muted: seats })
  }

  again(): void {
    this.wire.send({ t: 'rematch' })
    this.state.setState({ hasAskedAgain: true })
  }

  /** Applies a remedy against an absent player. */
  remedy(seat: number, remedy: Remedy | 'loss'): void {
    if (remedy === 'win' || remedy === 'loss') this.wire.send({ t: 'claim', seat })
    else this.wire.send({ t: 'replace', seat, who: remedy === 'self' ? 'dummy' : 'bot' })
  }

  /** After the end. Null: the hosting page has not sent it. @throws Sorry */
  replay(): Promise<ProvenReplay | null> {
    return this.keeper === 'server' ? replayOf(this.match) : Promise.resolve(this.told)
  }

  readChat(isChatOpen: boolean): void {
    const { lines, readLine } = this.state.getState()
    this.state.setState({ isChatOpen, readLine: isChatOpen ? (lines.at(-1)?.n ?? 0) : readLine })
  }

  closeNotice(): void {
    this.state.setState({ refused: null })
  }

  private hear(message: ToClient): void {
    switch (message.t) {
      case 'welcome':
        this.welcome(message)
        break
      case 'moment':
        this.show(message)
        break
      case 'taken':
        this.waiting = this.waiting.filter(({ n }) => n !== message.n)
        this.state.setState({ paused: null })
        break
      case 'refused':
        this.hearRefusal(message)
        break
      case 'info':
        this.setInfo(message.info)
        break
      case 'chat':
        this.hearLines(message.lines)
        break
      case 'askBack':
        this.state.setState({ askBack: message.seat })
        break
      case 'next':
        this.state.setState({ next: { match: message.match, token: message.token } })
        break
      case 'reply':
        this.replies.get(message.id)?.(message.value)
        this.replies.delete(message.id)
        break
      case 'pause':
        this.state.setState({ paused: message.reason })
        break
      case 'bye':
        this.state.setState({ bye: message.code, bannedUntil: message.until ?? null })
        break
      case 'gather':
        this.state.setState({ gathering: message })
        break
      case 'replay':
        this.told = message.replay
        break
      case 'brief':
      case 'pong':
        break
    }
  }

  private welcome({ seat, info, n }: Heard<'welcome'>): void {
    this.own = seat
    this.setInfo(info)
    this.state.setState({ paused: null })
    this.n = Math.max(this.n, n)
    // do not resend a request whose acknowledgement was lost
    this.waiting = this.waiting.filter((request) => request.n > n)
    for (const request of this.waiting) this.wire.send(request)
  }

  private hearRefusal(message: Heard<'refused'>): void {
    const { n, refusal } = message
    if (this.isForLater(message)) {
      // the same request is resent until it is stored
      setTimeout(() => this.sendAgain(n), TRY_AGAIN)
      return
    }
    this.waiting = this.waiting.filter((request) => request.n !== n)
    this.state.setState({ refused: refusal })
    if (refusal.code === 'talks-too-fast' || refusal.code === 'not-said')
      this.state.setState({ unsaid: { text: this.said, tries: ++this.refusals } })
  }

  private hearLines(heard: readonly ChatLine[]): void {
    const { lines, isChatOpen } = this.state.getState()
    // a repeated message has been changed by a moderator
    const told = new Map([...lines, ...heard].map((line) => [line.n, line]))
    this.state.setState({ lines: [...told.values()].slice(-MOST_LINES) })
    this.readChat(isChatOpen)
  }

  /** Requests without a number, such as chat, are not resent automatically after "too fast". */
  private isForLater({ n, refusal }: Heard<'refused'>): boolean {
    return refusal.code === 'paused' || (refusal.code === 'too-fast' && n > 0)
  }

  private sendAgain(n: number): void {
    const request = this.waiting.find((one) => one.n === n)
    if (request !== undefined) this.wire.send(request)
  }

  private setInfo(info: MatchInfo): void {
    this.state.setState({ info, infoAt: Date.now() })
  }

  private show(message: MomentMessage): void {
    const { position, chains, from, seq, ending, left } = message
    const isBack = this.story.some((chain) => chain.seq > from)
    this.story = [...this.story.filter((chain) => chain.seq <= from), ...chains]
    const isFirst = this.seq === undefined
    if (isFirst) this.hearDeal(chains)
    this.seq = seq
    const moment: Moment = {
      ...position,
      number: ++this.moments,
      events: isFirst || isBack ? [] : chains.flatMap(({ events }) => events),
      story: this.story,
      noUndo: message.noUndo,
      order: this.orders.get(viewerOf(position.view)),
    }
    const asked = position.view.asking?.seat ?? null
    this.state.setState({
      ending,
      round: position.view.round,
      sides: position.view.seats.map(({ team }) => team),
      clocks: { at: Date.now(), left, asked },
      askBack: null,
      refused: null,
      paused: null,
    })
    const { seated } = this.state.getState()
    // a player who plays for a dummy sees its view while it is asked
    if (seated?.viewer !== viewerOf(moment.view)) this.seat(moment)
    else seated.table.getState().show(moment)
    this.answerAhead(moment)
  }

  /** Keeps what was announced about the deal, to compare it later. */
  private hearDeal(chains: readonly Chain[]): void {
    const { id, commitment } = this.state.getState().info ?? {}
    if (id === undefined || commitment === undefined) return
    const isEarly = chains.every(({ seq }) => seq === 0)
    heardDeals.keep({ match: id, commitment, isEarly })
  }

  private seat(moment: Moment): void {
    const dealer: Dealer = {
      answer: (actions) => this.answer(actions),
      undo: () => this.takeBack(),
      whyNot: (key) => this.ask({ t: 'why', id: ++this.asked, key }) as Promise<Refusal | null>,
      explain: (entity, query) =>
        this.ask({ t: 'explain', id: ++this.asked, entity, query }) as Promise<Explained | null>,
      hurry: () => {},
      order: (order) => void this.orders.set(viewerOf(moment.view), order),
    }
    const { pack, board } = this.title
    const table = createTable(dealer, pack, moment, board)
    this.state.setState({ seated: { table, viewer: viewerOf(moment.view) } })
  }

  private answer(actions: readonly Action[]): void {
    this.request({ t: 'answer', at: this.seq ?? 0, actions: [...actions], ...this.forDummy() })
  }

  /** The seat to answer for, if it is not this player's own. */
  private forDummy(): { seat?: number } {
    const viewer = this.state.getState().seated?.viewer ?? SPECTATOR
    return viewer === SPECTATOR || viewer === this.own ? {} : { seat: viewer }
  }

  /** Gives answers from orders made in advance. */
  private answerAhead({ view, legal }: Moment): void {
    if (legal.length === 0) return
    const viewer = viewerOf(view)
    const found = this.title.board.ahead?.(view, legal, this.orders.get(viewer)) ?? null
    if (found === null) return
    this.orders.set(viewer, found.order)
    this.answer(found.actions)
  }

  private request(message: Unnumbered): void {
    const request = { ...message, n: ++this.n } as Request
    this.waiting.push(request)
    this.wire.send(request)
  }

  private ask(
    message: Extract<ToServer, { t: 'why' | 'explain' }>,
  ): Promise<Explained | Refusal | null> {
    if (!this.wire.send(message)) return Promise.resolve(null)
    return new Promise((reply) => this.replies.set(message.id, reply))
  }
}

const viewerOf = ({ viewer }: Moment['view']): number =>
  viewer === 'spectator' ? SPECTATOR : viewer
