// A match in progress at this table: sends moments to the viewing seat, lets bots answer, saves the
// record after every answer, and hides everything during a hand-over.
import { createBot, thinkMessage } from '@cardwright/bots'
import {
  clone,
  legalActions,
  nameAction,
  SPECTATOR,
  viewFor,
  type Action,
  type Outcome,
} from '@cardwright/engine'
import { imagine } from '@cardwright/engine/imagine'
import { sidesOf, winnersWithout } from '@cardwright/host'
import { createTable, type Dealer, type Moment, type Table } from '@cardwright/table'
import { createStore } from 'zustand/vanilla'
import type { BotDesk, Thought } from '../bots/bot-desk.ts'
import { settings } from '../settings/settings.ts'
import type { Title } from '../shelf/title.ts'
import type { Archive, Kept, MatchRecord } from './archive.ts'
import { LocalMatch } from './local-match.ts'
import { DEFAULT_LEVEL, type Level, type Player } from './plan.ts'

export interface Ending extends Outcome {
  /** The seat that conceded; then the outcome comes from the page, not the game. */
  conceded: number | null
}

/** A bot problem: it was restarted, a simpler bot replaced it, or it is stuck. */
export type Trouble = 'restarted' | 'replaced' | 'stuck'

export interface PlayState {
  /** Null during a hand-over, when the page contains nothing of the match. */
  seated: { table: Table; viewer: number } | null
  /** The seat that gets the table next. */
  handTo: number | null
  trouble: Trouble | null
  kept: Kept
  /** Whether the player has been told that the match is not saved. */
  knowsNotKept: boolean
  ending: Ending | null
  round: number
}

/** The minimum time between bot answers, so that players can follow. */
const BOT_PAUSE = 420
/** With motion off there is no delay. */
const CALM_PAUSE = 60
const RESTARTS = 2
/** A limit, so that an endless order cannot freeze the page. */
const MOST_AHEAD = 40

export class Play {
  readonly title: Title
  readonly state = createStore<PlayState>(() => ({
    seated: null,
    handTo: null,
    trouble: null,
    kept: 'kept',
    knowsNotKept: false,
    ending: null,
    round: 0,
  }))
  private readonly match: LocalMatch
  private readonly archive: Archive
  private readonly desk: BotDesk
  private record: MatchRecord
  /** Orders given in advance, by seat. */
  private readonly orders = new Map<number, unknown>()
  private thought: Thought | null = null
  private pause: ReturnType<typeof setTimeout> | undefined
  private questions = 0
  private failures = 0

  /** @throws BadAnswer when the record does not fit the game */
  constructor(
    title: Title,
    record: MatchRecord,
    archive: Archive,
    desk: BotDesk,
    match = new LocalMatch(title.game, record.plan, record.answers),
  ) {
    this.title = title
    this.record = record
    this.archive = archive
    this.desk = desk
    this.match = match
    this.keep()
    this.state.setState({ round: this.match.round, ending: this.ending() })
    const { asked } = this.match
    const isAsked = asked !== null && this.ending() === null
    const person = isAsked ? this.personOf(asked) : null
    if (this.humans.length < 2) this.seat(this.viewerFor(this.humans[0] ?? person))
    else if (person !== null) this.handOver(asked!)
    else this.seat(SPECTATOR)
  }

  get id() {
    return this.record.id
  }

  get plan() {
    return this.match.plan
  }

  /** Seats of people who have not conceded. */
  get humans(): number[] {
    return this.seatsOf('human').filter((seat) => !this.gone.includes(seat))
  }

  /** A single person is addressed as "you", whatever the opponents. */
  get isAlone(): boolean {
    return this.seatsOf('human').length === 1
  }

  private get gone(): readonly number[] {
    return this.record.gone ?? []
  }

  private seatsOf(kind: Player['kind']): number[] {
    return this.plan.players.flatMap((player, seat) => (player.kind === kind ? [seat] : []))
  }

  /** Who currently plays a seat. */
  private playerAt(seat: number): Player {
    return this.gone.includes(seat)
      ? { kind: 'bot', level: DEFAULT_LEVEL }
      : this.plan.players[seat]
  }

  /** Who answers for a seat: the first person plays for dummies. */
  personOf(seat: number): number | null {
    const { kind } = this.playerAt(seat)
    if (kind === 'bot') return null
    return kind === 'human' ? seat : (this.humans[0] ?? seat)
  }

  /** The seat whose view a person gets: the dummy's while it is asked. */
  private viewerFor(person: number | null): number {
    const { asked } = this.match
    if (person === null) return SPECTATOR
    const isFor = asked !== null && this.ending() === null && this.personOf(asked) === person
    return isFor ? asked : person
  }

  toReplay() {
    return this.match.toReplay()
  }

  /** Lets bots start answering. */
  start(): void {
    this.goOn()
  }

  /** Called when the page is left; the record stays. */
  stop(): void {
    clearTimeout(this.pause)
    this.thought?.drop()
    this.thought = null
    this.desk.close()
    this.showThinking(null)
  }

  /** The next player is ready and sees the table. */
  takeSeat(): void {
    const { handTo } = this.state.getState()
    if (handTo === null) return
    this.seat(handTo)
    this.goOn()
  }

  /** The viewing player concedes; the match continues if opposing sides are left. */
  concede(): void {
    const viewer = this.state.getState().seated?.viewer ?? SPECTATOR
    if (viewer === SPECTATOR || this.ending() !== null) return
    const person = this.personOf(viewer) ?? viewer
    if (this.winnersWithout(person) === null) return this.playOnWithout(person)
    this.stop()
    this.record = { ...this.record, conceded: person }
    this.keep()
    const ending = this.ending()
    this.state.setState({ ending })
    this.clearTable(ending)
  }

  private playOnWithout(person: number): void {
    this.record = { ...this.record, gone: [...this.gone, person] }
    // a game that goes on without the seat takes it out; in others a bot plays for it
    if (this.title.game.code.leaves !== undefined) this.match.answer(person, [{ kind: 'concede' }])
    this.keep()
    const { asked } = this.match
    if (asked !== null && this.personOf(asked) !== null) this.handOver(asked)
    else this.seat(SPECTATOR)
    this.goOn()
  }

  /** @returns null if the others play on */
  private winnersWithout(seat: number): number[] | null {
    const party = {
      sides: sidesOf(this.match.state),
      people: this.seatsOf('human'),
      dummies: this.seatsOf('dummy'),
    }
    return winnersWithout(party, new Set([...this.gone, seat]))
  }

  /** After the end no more actions are offered. */
  private clearTable(outcome: Ending | null): void {
    const table = this.state.getState().seated?.table.getState()
    if (table === undefined) return
    const { moment } = table
    const view = { ...moment.view, asking: null, outcome }
    const over = { legal: [], offers: [], events: [], noUndo: 'over' as const }
    table.show({ ...moment, ...over, view, number: moment.number + 1 })
  }

  /** After a bot was stuck. */
  tryAgain(): void {
    this.failures = 0
    this.state.setState({ trouble: null })
    this.goOn()
  }

  dismissTrouble(): void {
    if (this.state.getState().trouble !== 'stuck') this.state.setState({ trouble: null })
  }

  /** Not the seed of the match, which would reveal future chance. */
  private get botSeed(): number {
    const { seed } = this.plan
    const number = typeof seed === 'string' ? Number.parseInt(seed.slice(0, 8), 16) : seed
    return Math.imul(number ^ 0x5bd1e995, 0x01000193) | 0
  }

  dismissNotKept(): void {
    this.state.setState({ knowsNotKept: true })
  }

  private ending(): Ending | null {
    const { conceded } = this.record
    const { outcome } = this.match
    if (outcome !== null) return { ...outcome, conceded: null }
    if (conceded === null) return null
    return { winners: this.winnersWithout(conceded) ?? [], reason: 'conceded', conceded }
  }

  private seat(viewer: number): void {
    const dealer: Dealer = {
      answer: (actions) => void this.answer(viewer, actions),
      undo: () => this.undo(viewer),
      whyNot: async (key) => this.match.whyNot(viewer, key),
      explain: async (entity, query) => this.match.explain(entity, query),
      hurry: () => this.thought?.hurry(),
      order: (order) => this.orders.set(viewer, order),
    }
    const { pack, board } = this.title
    const table = createTable(dealer, pack, this.momentFor(viewer), board)
    this.state.setState({ seated: { table, viewer }, handTo: null })
  }

  private momentFor(viewer: number): Moment {
    return { ...this.match.momentFor(viewer), order: this.orders.get(viewer) }
  }

  /** Answers given in advance need no hand-over. */
  private answerAhead(): void {
    const { ahead } = this.title.board
    if (ahead === undefined) return
    for (let k = 0; k < MOST_AHEAD; k++) {
      const { asked, state } = this.match
      if (asked === null || !this.humans.includes(asked) || this.ending() !== null) return
      const found = ahead(viewFor(state, asked), legalActions(state, asked), this.orders.get(asked))
      if (found === null || !this.match.answer(asked, found.actions).ok) return
      this.orders.set(asked, found.order)
    }
  }

  /** Removes everything the last player could see before the next one looks. */
  private handOver(seat: number): void {
    this.state.setState({ seated: null, handTo: seat })
  }

  private undo(seat: number): void {
    if (!this.match.undo(seat)) return
    // a bot may already be thinking about the undone position
    clearTimeout(this.pause)
    this.thought?.drop()
    this.thought = null
    this.plan.players.forEach((_, other) => this.tableState()?.think(other, null))
    this.show()
    this.goOn()
  }

  /** @returns whether it was accepted */
  private answer(seat: number, actions: readonly Action[]): boolean {
    if (this.ending() !== null || !this.match.answer(seat, actions).ok) return false
    this.answerAhead()
    this.show()
    this.goOn()
    return true
  }

  private show(): void {
    this.keep()
    const ending = this.ending()
    const { seated } = this.state.getState()
    const { asked, round } = this.match
    const looking =
      seated === null || seated.viewer === SPECTATOR ? null : this.personOf(seated.viewer)
    const person = asked === null || ending !== null ? null : this.personOf(asked)
    // the only player left already has the table
    const isAnothers = this.humans.length > 1 || seated?.viewer === SPECTATOR
    if (isAnothers && person !== null && person !== looking) this.handOver(asked!)
    else if (seated !== null && this.viewerFor(looking) !== seated.viewer)
      this.seat(this.viewerFor(looking))
    else seated?.table.getState().show(this.momentFor(seated.viewer))
    this.state.setState({ round, ending })
  }

  private keep(): void {
    const { answers, hash, round, asked, outcome } = this.match
    this.record = { ...this.record, answers: [...answers], hash, round, asked, outcome }
    this.record.savedAt = Date.now()
    this.state.setState({ kept: this.archive.keep(this.record) })
  }

  /** Lets the asked bot think, if a bot is asked. */
  private goOn(): void {
    const { asked } = this.match
    if (asked === null || this.ending() !== null || this.thought !== null) return
    const player = this.playerAt(asked)
    if (player.kind !== 'bot') return
    this.showThinking(0)
    const begun = performance.now()
    try {
      const thought = this.ask(asked, player.level)
      this.thought = thought
      thought.answer.then(
        (action) => this.after(begun, thought, () => this.takeBotAnswer(asked, action)),
        () => this.thought === thought && this.restartBot(asked),
      )
    } catch {
      this.restartBot(asked)
    }
  }

  private ask(seat: number, level: Level): Thought {
    const message = thinkMessage({
      id: ++this.questions,
      match: this.match.state,
      options: this.plan.options,
      seat,
      bot: `level${level}`,
      seed: this.botSeed,
    })
    return this.desk.ask(message, (share) => this.showThinking(share))
  }

  private tableState() {
    return this.state.getState().seated?.table.getState()
  }

  private showThinking(share: number | null): void {
    const { asked } = this.match
    if (asked !== null) this.tableState()?.think(asked, share)
  }

  /** Waits until the last answer could be seen; does nothing after the page was left. */
  private after(begun: number, thought: Thought, act: () => void): void {
    const { speed } = settings()
    const isCalm = speed === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches
    const wait = (isCalm ? CALM_PAUSE : BOT_PAUSE / speed) - (performance.now() - begun)
    this.pause = setTimeout(() => this.thought === thought && act(), Math.max(0, wait))
  }

  private takeBotAnswer(seat: number, action: number): void {
    this.thought = null
    this.showThinking(null)
    if (this.answer(seat, [nameAction(this.match.state, action)])) this.failures = 0
    else this.restartBot(seat)
  }

  private restartBot(seat: number): void {
    this.thought = null
    if (++this.failures > RESTARTS) return this.answerSimply(seat)
    this.state.setState({ trouble: 'restarted' })
    this.goOn()
  }

  /** Without a worker: a simple bot in the page, in a world its seat could be in. */
  private answerSimply(seat: number): void {
    this.thought = null
    clearTimeout(this.pause)
    this.showThinking(null)
    this.state.setState({ trouble: 'replaced' })
    try {
      const world = imagine(this.match.state, seat, this.botSeed, clone(this.match.state))
      const action = createBot('greedy', this.botSeed, seat).choose(world, seat)
      if (this.answer(seat, [nameAction(world, action)])) return
    } catch {
      // said below
    }
    this.state.setState({ trouble: 'stuck' })
  }
}
