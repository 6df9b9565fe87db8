// A room without a server: a log in memory, a clock that is set by hand, and players who remember what they heard.
import type { Action, Game, Options } from '@cardwright/engine'
import {
  HostedMatch,
  Room,
  type Entry,
  type Link,
  type Setup,
  type Surroundings,
} from '@cardwright/host'
import type {
  Chair,
  Clock,
  MatchInfo,
  MomentMessage,
  ToClient,
  ToServer,
} from '@cardwright/protocol'

export class Player implements Link {
  readonly heard: ToClient[] = []
  private readonly room: Room
  private readonly seat: number | null
  private n = 0

  constructor(room: Room, seat: number | null) {
    this.room = room
    this.seat = seat
    room.join(this, seat, {})
  }

  send(message: ToClient): void {
    this.heard.push(structuredClone(message))
  }

  bye(): void {}

  leave(): void {
    this.room.leave(this)
  }

  get moment(): MomentMessage {
    return this.heard.filter((one) => one.t === 'moment').at(-1)!
  }

  get info(): MatchInfo {
    return this.heard.filter((one) => one.t === 'info').at(-1)!.info
  }

  async say(message: ToServer): Promise<ToClient> {
    this.room.receive(this, message as Exclude<ToServer, { t: 'join' }>)
    await this.room.settled()
    return this.heard.filter(({ t }) => t === 'taken' || t === 'refused').at(-1)!
  }

  /** The first answer on the list of whoever it looks through now. */
  answer(more: { seat?: number } = {}): Promise<ToClient> {
    const { seq, position } = this.moment
    const [action] = position.legal.filter(({ kind }) => kind !== 'cancel' && kind !== 'unpick')
    const { viewer } = position.view
    const seat = viewer === this.seat ? {} : { seat: Number(viewer) }
    const actions: Action[] = [action ?? { kind: 'done' }]
    return this.say({ t: 'answer', n: ++this.n, at: seq, actions, ...seat, ...more })
  }

  resign(): Promise<ToClient> {
    return this.say({ t: 'resign', n: ++this.n })
  }
}

export interface Laid {
  options?: Options
  clock?: Clock
  absence?: MatchInfo['absence']
  /** What this node has been told before. */
  log?: Entry[]
  /** Without one a bot never comes to an end. */
  think?: Surroundings['think']
  around?: Partial<Surroundings>
}

const NAMES = ['Anna', 'Boris', 'Vera', 'Gleb']

/** A room at this table; with the log of another one it is a second node, or the same after a restart. */
export function table(game: Game, kinds: readonly Chair['kind'][], laid: Laid = {}) {
  const { options = {}, absence = 'bot', log = [] } = laid
  const clock = { now: 0 }
  const append: Surroundings['log']['append'] = async (_, seq, entry) =>
    log.length + 1 === seq && log.push(structuredClone(entry)) > 0
  const around: Surroundings = {
    log: {
      append,
      read: async (_, after) => numbered(log).slice(after),
      snapshot: async () => null,
      keepSnapshot: async () => {},
    },
    now: () => clock.now,
    think: laid.think ?? (() => new Promise(() => {})),
    publish() {},
    keepLine: async (_, line) => ({ n: 1, ...line }),
    rematch: () => Promise.reject(new Error('no rematch here')),
    next: async () => null,
    ended() {},
    failed: (error) => {
      throw error
    },
    ...laid.around,
  }
  const people = kinds.flatMap((kind, seat) => (kind === 'human' ? [seat] : []))
  const setup: Setup = {
    seats: kinds.length,
    options,
    seed: 7,
    clock: laid.clock ?? { move: 0, match: 0 },
    people,
  }
  const info: MatchInfo = {
    id: 'a-match',
    game: game.id,
    pack: game.pack.hash,
    options,
    chairs: kinds.map((kind, seat) => ({
      kind,
      name: kind === 'human' ? NAMES[seat] : null,
      present: false,
    })),
    clock: setup.clock,
    absence,
    open: false,
    createdAt: 0,
    next: null,
  }
  const load = () => HostedMatch.from(game, setup, numbered(log))
  const room = new Room({ info, hosted: load(), lines: [] }, around)
  return { room, log, clock, load }
}

const numbered = (log: readonly Entry[]) => log.map((entry, k) => ({ seq: k + 1, entry }))

/** Plays until the seat is asked. */
export async function untilAsked(seat: number, players: readonly Player[]): Promise<void> {
  for (let k = 0; k < 200; k++) {
    if (players[0].moment.position.view.asking!.seat === seat) return
    await players.find(({ moment }) => moment.position.legal.length > 0)!.answer()
  }
  throw new Error(`seat ${seat} was never asked`)
}
