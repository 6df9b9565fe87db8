// A match at its authority: a server, or the page of a host. It knows everything; what leaves it
// is one seat's view at a time. A change is proposed, then settled if the log accepts it, or withdrawn if not.
//
// A take-back leads the table back and nothing else: clocks, numbers of requests and stand-ins come from the
// whole log. So a node that was there and one that reads the log later know the same.
import {
  applyAction,
  applyListed,
  askedSeat,
  asksMain,
  collectorFor,
  explain,
  hash,
  legalActions,
  listActions,
  outcome,
  packAction,
  refusalOf,
  sees,
  SPECTATOR,
  type Action,
  type Explained,
  type Game,
  type GameEvent,
  type Match,
  type Options,
  type Outcome,
  type Refusal,
  type Seed,
} from '@cardwright/engine'
import { positionFor } from '@cardwright/engine/position'
import { allowSecrets } from '@cardwright/engine/secret'
import type {
  BriefMessage,
  Chain,
  Clock,
  Ending,
  MomentMessage,
  NoUndo,
  OutBecause,
  Refused,
} from '@cardwright/protocol'
import { ClockFace } from './clock-face.ts'
import { Desk } from './desk.ts'
import { dummiesIn } from './dummies.ts'
import { askerOf, counting, gist, leaving, type Entry, type Numbered } from './entry.ts'
import { sidesOf, winnersWithout, type Party } from './sides.ts'
import { SNAPSHOT_FORM, type Snapshot } from './snapshot.ts'
import { Trail } from './trail.ts'
import { whyNot } from './why-not.ts'

// matches that others take part in are dealt by secrets
allowSecrets()

export interface Setup {
  seats: number
  options: Options
  seed: Seed
  clock: Clock
  /** Seats of people; default: all but the dummies. */
  people?: readonly number[]
}

/** This code or content plays the log differently from how it was recorded. */
export class OtherMatch extends Error {
  /** The first entry that differs. */
  readonly entry: number
  constructor(entry: number, how: string) {
    super(`entry ${entry} of the log ${how}`)
    this.entry = entry
  }
}

/** The events of one entry, by viewer. */
export type Told = Map<number, Chain>

export type Proposed = { ok: true; told: Told } | { ok: false; refusal: Refused }

export class HostedMatch {
  readonly game: Game
  readonly setup: Setup
  readonly clock: ClockFace
  /** Number of log entries this state includes. */
  seq = 0
  /** The number of each seat's last accepted request. */
  readonly last: number[]
  /** That request, since another may have the same number; its gist where it came from a snapshot. */
  private readonly said: (Entry | string)[]
  /** The last entry by another seat: what a seat saw before it may be out of date. */
  readonly foreign: number[]
  /** Bots in seats that people have left, and dummies (null). */
  readonly replaced = new Map<number, number | null>()
  /** Players who cannot come back, and why. */
  readonly out = new Map<number, OutBecause>()
  readonly party: Party
  private given: Ending | null = null
  private readonly desk: Desk
  private living: Int32Array
  /** The hash after set-up, which differs for other code or content. */
  private readonly origin: string
  private trail: Trail
  /** The result of the proposed answer, and whether it answers a main question. */
  private proposed: { living: Int32Array; isMain: boolean } | null = null

  private constructor(game: Game, setup: Setup) {
    this.game = game
    this.setup = setup
    const { seats } = setup
    this.desk = Desk.of(game, setup)
    this.trail = new Trail(this.desk)
    const m = this.desk.setUp(game, setup)
    this.origin = hash(m)
    this.party = partyOf(m, game, setup)
    this.living = this.desk.take()
    this.last = Array.from({ length: seats }, () => 0)
    this.said = Array.from({ length: seats }, () => '')
    this.foreign = Array.from({ length: seats }, () => 0)
    this.clock = new ClockFace(setup.clock, seats)
  }

  /**
   * Plays a log from the beginning.
   * @throws OtherMatch when this code and content play it differently, or it is damaged
   */
  static from(game: Game, setup: Setup, log: readonly Numbered[]): HostedMatch {
    const hosted = new HostedMatch(game, setup)
    log.forEach(({ entry }, k) => {
      if (!hosted.follow(entry)) hosted.layAgain(log.slice(0, k + 1))
    })
    return hosted
  }

  /** Goes on from a snapshot with the entries behind it. @returns null when the whole log is needed */
  static fromSnapshot(
    game: Game,
    setup: Setup,
    snapshot: Snapshot,
    tail: readonly Numbered[],
  ): HostedMatch | null {
    if (snapshot.form !== SNAPSHOT_FORM) return null
    const hosted = new HostedMatch(game, setup)
    if (hosted.origin !== snapshot.origin) return null
    hosted.restore(snapshot)
    return tail.every(({ entry }) => hosted.follow(entry)) ? hosted : null
  }

  /** The seat that is asked now; null when the match is over. */
  get asked(): number | null {
    return this.given === null ? askedSeat(this.state) : null
  }

  get ending(): Ending | null {
    if (this.given !== null) return this.given
    const end: Outcome | null = outcome(this.state)
    return end === null ? null : { ...end, by: null }
  }

  get hash(): string {
    return hash(this.state)
  }

  /** The gist of a seat's last accepted request; '' when there was none. */
  saidBy(seat: number): string {
    return gistOf(this.said[seat])
  }

  /** The state for a bot's world; valid until this or another match is used. */
  get state(): Match {
    return this.desk.layOut(this.living)
  }

  /** Writes into a proposed entry the hash of its result, as it goes into the log. */
  note(entry: Entry): void {
    if (entry.kind === 'answer' || entry.kind === 'begin') entry.state = this.proposedHash(entry)
  }

  /** The node that wrote the proposed entry got a different result. */
  isOther(entry: Entry): boolean {
    const state = 'state' in entry ? entry.state : undefined
    return state !== undefined && state !== this.proposedHash(entry)
  }

  /** Tries an entry; until it is settled or withdrawn nothing else may be proposed. */
  propose(entry: Entry, viewers: readonly number[]): Proposed {
    const told: Told = new Map()
    if (this.ending !== null) return { ok: false, refusal: { code: 'game-over' } }
    if (entry.kind === 'out' && this.out.has(entry.seat))
      return { ok: false, refusal: { code: 'not-seated' } }
    if (!changesTable(entry)) return { ok: true, told }
    const { seat, actions } = entry.kind === 'answer' ? entry : leaving(entry.seat)
    const m = this.state
    const isMain = asksMain(m)
    const heard = viewers.map((viewer) => {
      const events: GameEvent[] = []
      told.set(viewer, { seq: this.seq + 1, seat, events })
      return collectorFor(events, viewer)
    })
    this.desk.lend(this.living)
    if (heard.length > 0)
      m.sink = (_, event, payload) => {
        for (const sink of heard) sink(m, event, payload)
      }
    const refusal = applyAll(m, seat, actions)
    // other matches use this block too
    m.sink = null
    if (refusal !== null) return { ok: false, refusal }
    this.proposed = { living: this.desk.take(), isMain }
    return { ok: true, told }
  }

  /** The log did not accept the entry. */
  withdraw(entry: Entry): void {
    if (!changesTable(entry) || this.proposed === null) return
    this.desk.giveBack(this.proposed.living)
    this.proposed = null
  }

  /** The log has the entry. @returns false when going back that far needs the log */
  settle(entry: Entry): boolean {
    this.seq++
    this.tick(entry)
    this.number(entry)
    switch (entry.kind) {
      case 'answer': {
        if (entry.actions.some(({ kind }) => kind === 'concede')) {
          this.leave()
          break
        }
        const { living, isMain } = this.proposed!
        const before = { living: this.living, isMain }
        this.living = living
        this.proposed = null
        this.trail.answered(entry.seat, this.seq, before, living)
        break
      }
      case 'undo': {
        const living = this.trail.goBack(entry.to)
        if (living === null) return false
        this.desk.giveBack(this.living)
        this.living = living
        break
      }
      case 'resign':
      case 'time':
        this.given = this.loss(entry.seat, entry.kind === 'time' ? 'time' : 'conceded')
        break
      case 'out': {
        const { seat, why, level } = entry
        this.out.set(seat, why)
        this.replaced.set(seat, level)
        const winners = winnersWithout(this.party, this.out)
        if (winners !== null) this.given = { winners, reason: why, by: seat }
        if (entry.leaves === true) this.leave()
        break
      }
      case 'replace':
        this.replaced.set(entry.seat, entry.level)
        break
      case 'return':
        this.replaced.delete(entry.seat)
        break
      case 'begin':
        this.clock.begin(entry.at)
        break
      case 'close':
        this.given = { winners: [], reason: 'closed', by: null }
    }
    return true
  }

  /** Where a take-back of this seat would lead; null when there is nothing to take back. */
  startOf(seat: number): number | null {
    return this.trail.startOf(seat)
  }

  noUndo(viewer: number): NoUndo | null {
    if (this.ending !== null) return 'over'
    if (!this.trail.isFree || viewer === SPECTATOR) return 'nothing'
    // once another seat is asked it has seen the answer, so a take-back needs consent
    if (this.trail.author !== viewer || this.asked !== viewer) return 'answered'
    return this.trail.givenAway(this.state, viewer)
  }

  momentFor(viewer: number, chains: Chain[], from: number, now: number): MomentMessage {
    return {
      t: 'moment',
      seq: this.seq,
      from,
      position: this.positionFor(viewer),
      chains,
      noUndo: this.noUndo(viewer),
      ending: this.ending,
      left: this.clock.left(now, this.asked),
    }
  }

  briefFor(viewer: number): BriefMessage {
    const isAsked = this.asked === viewer
    const legal = isAsked ? legalActions(this.state, viewer) : []
    return { t: 'brief', seq: this.seq, isAsked, legal, ending: this.ending }
  }

  whyNot(seat: number, key: string): Refusal | null {
    return whyNot(this.state, seat, key)
  }

  /** Only for things the viewer sees: a number would reveal which card it is. */
  explain(viewer: number, entity: number, query: string): Explained | null {
    const m = this.state
    const isThing = entity >= 0 && entity < m.rules.layout.entities
    return isThing && sees(m, viewer, entity) ? explain(m, entity, query) : null
  }

  snapshot(): Snapshot {
    return {
      form: SNAPSHOT_FORM,
      origin: this.origin,
      seq: this.seq,
      living: [...this.living],
      trail: this.trail.keep(),
      clock: this.clock.keep(),
      last: [...this.last],
      said: this.said.map(gistOf),
      foreign: [...this.foreign],
      replaced: [...this.replaced],
      out: [...this.out],
      given: this.given,
    }
  }

  private proposedHash(entry: Entry): string {
    const living = entry.kind === 'answer' ? this.proposed!.living : this.living
    return hash(this.desk.layOut(living))
  }

  private restore(kept: Snapshot): void {
    this.living = Int32Array.from(kept.living)
    this.seq = kept.seq
    this.trail = Trail.from(kept.trail, this.desk)
    this.clock.restore(kept.clock)
    this.last.splice(0, Infinity, ...kept.last)
    this.said.splice(0, Infinity, ...kept.said)
    this.foreign.splice(0, Infinity, ...kept.foreign)
    for (const [seat, level] of kept.replaced) this.replaced.set(seat, level)
    for (const [seat, why] of kept.out) this.out.set(seat, why)
    this.given = kept.given
  }

  /** @returns false when the whole log is needed */
  /** What goes with an entry that takes this seat out: can the game go on without it? */
  outOf(seat: number): { leaves?: true } {
    if (this.game.code.leaves === undefined) return {}
    const playOn = winnersWithout(this.party, new Set([...this.out.keys(), seat])) === null
    return playOn ? { leaves: true } : {}
  }

  /** The seat has left the table; nothing from before can be taken back. */
  private leave(): void {
    this.living = this.proposed!.living
    this.proposed = null
    this.trail = new Trail(this.desk)
  }

  private follow(entry: Entry): boolean {
    const proposed = this.propose(entry, [])
    if (!proposed.ok) throw new OtherMatch(this.seq + 1, `is refused: ${proposed.refusal.code}`)
    if (this.isOther(entry)) {
      this.withdraw(entry)
      throw new OtherMatch(this.seq + 1, 'leads to another state')
    }
    return this.settle(entry)
  }

  /** The table from the answers that still count; everything else stays. */
  private layAgain(log: readonly Numbered[]): void {
    const table = new HostedMatch(this.game, this.setup)
    for (const { seq, entry } of counting(log)) {
      table.seq = seq - 1
      table.follow(entry)
    }
    this.living = table.living
    this.trail = table.trail
  }

  private positionFor(viewer: number) {
    const position = positionFor(this.state, viewer === SPECTATOR ? 'spectator' : viewer)
    if (this.given === null) return position
    const { winners, reason } = this.given
    // the game does not know that the match was ended, so clear the question here
    const view = { ...position.view, asking: null, outcome: { winners, reason } }
    return { ...position, view, legal: [], offers: [] }
  }

  /** The time before an entry was the asked seat's. Only its own answer, or another player, starts a move anew. */
  private tick(entry: Entry): void {
    const { clock } = this
    if (entry.kind === 'answer') return clock.pass(entry.at, entry.seat)
    const { asked } = this
    if (entry.kind === 'resume') clock.skip(entry.from, entry.at, asked)
    else if ('seat' in entry && entry.kind !== 'undo' && entry.seat !== asked)
      clock.skip(entry.at, entry.at, asked)
    else clock.pass(entry.at, asked)
  }

  private number(entry: Entry): void {
    const by = 'n' in entry ? askerOf(entry) : -1
    if ('n' in entry && entry.n > this.last[by]) {
      this.last[by] = entry.n
      this.said[by] = entry
    }
    // nothing on the table has changed
    if (['begin', 'return', 'resume', 'out'].includes(entry.kind)) return
    const own = entry.kind === 'answer' ? by : -1
    this.foreign.forEach((_, seat) => {
      if (seat !== own) this.foreign[seat] = this.seq
    })
  }

  private loss(seat: number, reason: string): Ending {
    const { seats } = this.setup
    const winners = Array.from({ length: seats }, (_, one) => one).filter((one) => one !== seat)
    return { winners, reason, by: seat }
  }
}

/** Written only when somebody asks: most requests have a number of their own. */
const gistOf = (said: Entry | string): string => (typeof said === 'string' ? said : gist(said))

function partyOf(m: Match, game: Game, { seats, options, people }: Setup): Party {
  const own = seats - dummiesIn(game, options)
  const all = Array.from({ length: seats }, (_, seat) => seat)
  return {
    sides: sidesOf(m),
    people: people ?? all.slice(0, own),
    dummies: all.slice(own),
  }
}

/** Like `applyAction` for each action, but without naming events that nobody sees. */
function applyAll(m: Match, seat: number, actions: readonly Action[]): Refusal | null {
  for (const action of actions) {
    if (action.kind === 'concede') {
      const answer = applyAction(m, seat, action)
      if (!answer.ok) return answer.refusal
      continue
    }
    const packed = askedSeat(m) === seat ? packAction(m, listActions(m), action) : -1
    if (packed < 0) return refusalOf(m, seat, action)
    applyListed(m, packed)
  }
  return null
}

/** Entries after which the state is another one. */
const changesTable = (
  entry: Entry,
): entry is Extract<Entry, { kind: 'answer' }> | Extract<Entry, { kind: 'out' }> =>
  entry.kind === 'answer' || (entry.kind === 'out' && entry.leaves === true)
