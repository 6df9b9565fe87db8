// A match at whoever is its authority: a server, or the page of a host. It knows everything; what leaves it
// is one seat's view at a time. A change is proposed, and stands or is withdrawn once the log has it or not.
import {
  applyAction,
  askedSeat,
  asksMain,
  clone,
  collectorFor,
  copyInto,
  createMatch,
  explain,
  givenAway,
  hash,
  legalActions,
  outcome,
  positionFor,
  sameState,
  sees,
  SPECTATOR,
  type Explained,
  type Game,
  type GameEvent,
  type Match,
  type Options,
  type Outcome,
  type Refusal,
} from '@cardwright/engine'
import type {
  BriefMessage,
  Chain,
  Clock,
  Ending,
  MomentMessage,
  NoUndo,
} from '@cardwright/protocol'
import { ClockFace } from './clock-face.ts'
import { counting, type Entry, type Numbered } from './entry.ts'
import { whyNot } from './why-not.ts'

export interface Setup {
  seats: number
  options: Options
  seed: number
  clock: Clock
}

/** A state one may come back to: before an answer to a main question. */
interface Mark {
  before: Match
  seq: number
}

/** What one entry led to, for one viewer. */
export type Told = Map<number, Chain>

export type Proposed = { ok: true; told: Told } | { ok: false; refusal: Refusal }

/** Older ones need the log. */
const MARKS = 4

export class HostedMatch {
  readonly game: Game
  readonly setup: Setup
  readonly clock: ClockFace
  /** Entries of the log that this state has seen. */
  seq = 0
  /** The number of each seat's last accepted request. */
  readonly last: number[]
  /** What that request said: another one under the same number is not it. */
  readonly said: string[]
  /** The last entry that was not the seat's own: what a seat saw before it may be out of date. */
  readonly foreign: number[]
  /** Where each seat's last answer to a main question began; -1 = it gave none. */
  readonly opened: number[]
  /** Bots that sit on chairs people have left. */
  readonly replaced = new Map<number, number>()
  private given: Ending | null = null
  private match: Match
  private marks: Mark[] = []
  private readonly spare: Match

  constructor(game: Game, setup: Setup) {
    this.game = game
    this.setup = setup
    const { seats, options, seed } = setup
    this.match = createMatch(game, { seats, options, seed })
    this.spare = clone(this.match)
    this.last = Array.from({ length: seats }, () => 0)
    this.said = Array.from({ length: seats }, () => '')
    this.foreign = Array.from({ length: seats }, () => 0)
    this.opened = Array.from({ length: seats }, () => -1)
    this.clock = new ClockFace(setup.clock, seats)
  }

  /** Plays a log from the beginning. */
  static from(game: Game, setup: Setup, log: readonly Numbered[]): HostedMatch {
    const hosted = new HostedMatch(game, setup)
    hosted.follow(counting(log))
    for (const { seq, entry } of log) {
      hosted.seq = seq
      hosted.number(entry)
    }
    return hosted
  }

  /** @throws when an entry does not fit: other content, or a damaged log */
  follow(log: readonly Numbered[]): void {
    for (const { seq, entry } of log) {
      const proposed = this.propose(entry, [])
      if (!proposed.ok)
        throw new Error(`entry ${seq} of the log is refused: ${proposed.refusal.code}`)
      this.seq = seq - 1
      this.settle(entry)
    }
  }

  /** The seat that is asked now; null when the match is over. */
  get asked(): number | null {
    return this.given === null ? askedSeat(this.match) : null
  }

  get ending(): Ending | null {
    if (this.given !== null) return this.given
    const end: Outcome | null = outcome(this.match)
    return end === null ? null : { ...end, by: null }
  }

  get hash(): string {
    return hash(this.match)
  }

  /** For whoever deals a bot its world, and for snapshots. */
  get state(): Match {
    return this.match
  }

  /** Tries an entry; until it is settled or withdrawn nothing else may be proposed. */
  propose(entry: Entry, viewers: readonly number[]): Proposed {
    copyInto(this.match, this.spare)
    const told: Told = new Map()
    if (this.ending !== null) return { ok: false, refusal: { code: 'game-over' } }
    if (entry.kind !== 'answer') return { ok: true, told }
    const { seat, actions } = entry
    const heard = viewers.map((viewer) => {
      const events: GameEvent[] = []
      told.set(viewer, { seq: this.seq + 1, seat, events })
      return collectorFor(events, viewer)
    })
    this.match.sink =
      heard.length === 0
        ? null
        : (m, event, payload) => {
            for (const sink of heard) sink(m, event, payload)
          }
    for (const action of actions) {
      const answer = applyAction(this.match, seat, action)
      if (answer.ok) continue
      this.withdraw()
      return { ok: false, refusal: answer.refusal }
    }
    this.match.sink = null
    return { ok: true, told }
  }

  /** The log did not take it. */
  withdraw(): void {
    copyInto(this.spare, this.match)
  }

  /** The log has it. @returns false when the log is needed to go back that far */
  settle(entry: Entry): boolean {
    this.seq++
    this.clock.pass(entry.at, this.askedBefore(entry))
    this.number(entry)
    switch (entry.kind) {
      case 'answer':
        this.mark(entry.seat)
        break
      case 'undo':
        return this.goBack(entry.to)
      case 'resign':
      case 'time':
        this.given = this.loss(entry.seat, entry.kind === 'time' ? 'time' : 'conceded')
        break
      case 'replace':
        this.replaced.set(entry.seat, entry.level)
        break
      case 'begin':
        this.clock.begin(entry.at)
    }
    return true
  }

  /** Where a take-back of this seat would lead; null when there is nothing to take back. */
  backTo(): number | null {
    return this.marks.at(-1)?.seq ?? null
  }

  noUndo(viewer: number): NoUndo | null {
    if (this.ending !== null) return 'over'
    const mark = this.marks.at(-1)
    if (mark === undefined || viewer === SPECTATOR) return 'nothing'
    // once somebody else has the word he has seen it: only consent leads back
    if (this.author !== viewer || this.asked !== viewer) return 'answered'
    return givenAway(mark.before, this.match, viewer)
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
    const legal = isAsked ? legalActions(this.match, viewer) : []
    return { t: 'brief', seq: this.seq, isAsked, legal, ending: this.ending }
  }

  whyNot(seat: number, key: string): Refusal | null {
    return whyNot(this.match, seat, key)
  }

  /** Only of things the viewer sees: a number would tell which card it is. */
  explain(viewer: number, entity: number, query: string): Explained | null {
    const isThing = entity >= 0 && entity < this.match.rules.layout.entities
    return isThing && sees(this.match, viewer, entity) ? explain(this.match, entity, query) : null
  }

  private positionFor(viewer: number) {
    const position = positionFor(this.match, viewer === SPECTATOR ? 'spectator' : viewer)
    return this.given === null ? position : { ...position, legal: [], offers: [] }
  }

  /** Whose answers the marks are. */
  private author = -1

  private mark(seat: number): void {
    // another seat's answer stands between: only consent leads back
    if (seat !== this.author) this.marks = []
    this.author = seat
    if (asksMain(this.spare)) {
      this.opened[seat] = this.seq - 1
      this.marks.push({ before: clone(this.spare), seq: this.seq - 1 })
      if (this.marks.length > MARKS) this.marks.shift()
    } else if (this.marks.length > 0 && sameState(this.marks.at(-1)!.before, this.match))
      this.marks.pop()
  }

  private goBack(to: number): boolean {
    while (this.marks.length > 0 && this.marks.at(-1)!.seq > to) this.marks.pop()
    const mark = this.marks.pop()
    if (mark?.seq !== to) return false
    copyInto(mark.before, this.match)
    return true
  }

  private number(entry: Entry): void {
    if ('n' in entry && entry.n > this.last[entry.seat]) {
      this.last[entry.seat] = entry.n
      this.said[entry.seat] = gist(entry)
    }
    if (entry.kind === 'begin') return
    const own = entry.kind === 'answer' ? entry.seat : -1
    this.foreign.forEach((_, seat) => {
      if (seat !== own) this.foreign[seat] = this.seq
    })
  }

  /** Whose clock ran until this entry. */
  private askedBefore(entry: Entry): number | null {
    return entry.kind === 'answer' ? entry.seat : this.asked
  }

  private loss(seat: number, reason: string): Ending {
    const { seats } = this.setup
    const winners = Array.from({ length: seats }, (_, one) => one).filter((one) => one !== seat)
    return { winners, reason, by: seat }
  }
}

/** What an entry asks for, whenever it is asked. */
export function gist(entry: Entry): string {
  return JSON.stringify({ ...entry, at: 0 })
}
