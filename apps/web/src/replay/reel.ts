// A match as a reel: every decision of it can be shown, from every seat that may look. A decision is all that
// one player answers in a row from one main question to the next.
import {
  applyAction,
  BadOption,
  clone,
  collectorFor,
  copyInto,
  createMatch,
  hash,
  outcome,
  SPECTATOR,
  viewFor,
  type Action,
  type Game,
  type GameEvent,
  type Match,
  type Outcome,
} from '@cardwright/engine'
import { allowSecrets } from '@cardwright/engine/secret'
import type { ProvenReplay } from '@cardwright/protocol/deal'
import type { Chain, Moment } from '@cardwright/table'
import { SpoiledReplay } from './reading.ts'

// matches by link are dealt by secrets
allowSecrets()

/** What a decision is drawn as. */
export type DecisionKind = 'move' | 'enter' | 'ability' | 'death' | 'pass'

export interface Decision {
  seat: number
  /** How many answers were given before it, and with it. */
  from: number
  to: number
  round: number
  kind: DecisionKind
  action: Action
}

/** A state is kept after every so many decisions; those between are played again. */
const EVERY = 8

export class Reel {
  readonly decisions: Decision[] = []
  readonly replay: ProvenReplay
  readonly outcome: Outcome | null
  /** How the game's own evaluation saw it for the first seat, from −1 to 1, after each decision. */
  readonly curve: readonly number[] | null
  readonly rounds: number[] = []
  private readonly stills: Match[] = []
  private readonly stories: ReadonlyMap<number, Chain[]>
  private readonly now: Match
  private moments = 0

  /**
   * @param isFinal the hash is that of the end; a record that was cut has none
   * @throws SpoiledReplay when it does not fit the game
   */
  constructor(game: Game, replay: ProvenReplay, viewers: readonly number[], isFinal = true) {
    this.replay = replay
    if (replay.pack !== game.pack.hash)
      throw new SpoiledReplay({ kind: 'content', theirs: replay.pack, ours: game.pack.hash })
    this.stories = new Map(viewers.map((viewer) => [viewer, []]))
    const match = this.setUp(game)
    this.stills.push(clone(match))
    this.rounds.push(viewFor(match, 'spectator').round)
    const { evaluate } = game.code
    const judged = evaluate === undefined ? null : [evaluate(match, 0)]
    for (let at = 0; at < replay.actions.length;) {
      at = this.playDecision(match, at)
      if (this.decisions.length % EVERY === 0) this.stills.push(clone(match))
      this.rounds.push(viewFor(match, 'spectator').round)
      judged?.push(evaluate!(match, 0))
    }
    if (isFinal && hash(match) !== replay.hash) throw new SpoiledReplay({ kind: 'hash' })
    this.outcome = outcome(match)
    this.curve = judged && this.outcome ? levelled(judged) : null
    this.now = match
  }

  /** After `n` decisions; events are those of the last one. */
  momentAt(n: number, viewer: number): Moment {
    const match = this.matchAt(n)
    const story = this.stories.get(viewer) ?? []
    return {
      view: viewFor(match, viewer === SPECTATOR ? 'spectator' : viewer),
      // a reel is looked at, not answered
      legal: [],
      offers: [],
      number: ++this.moments,
      events: story[n]?.events ?? [],
      story: story.slice(0, n + 1),
      noUndo: 'over',
    }
  }

  /** What the viewer may know of decision `n`, from 1. */
  eventsOf(n: number, viewer: number): readonly GameEvent[] {
    return this.stories.get(viewer)?.[n]?.events ?? []
  }

  hashAt(n: number): string {
    return hash(this.matchAt(n))
  }

  /** The seat that is asked after `n` decisions. */
  askedAt(n: number): number | null {
    return viewFor(this.matchAt(n), 'spectator').asking?.seat ?? null
  }

  private matchAt(n: number): Match {
    const still = Math.floor(n / EVERY)
    copyInto(this.stills[still], this.now)
    this.now.fresh = false
    for (let k = still * EVERY; k < n; k++) {
      const { from, to } = this.decisions[k]
      for (const { seat, action } of this.replay.actions.slice(from, to))
        applyAction(this.now, seat, action)
    }
    return this.now
  }

  private setUp(game: Game): Match {
    const { seats, options, seed } = this.replay
    const { sink, tell } = this.listen(SPECTATOR)
    try {
      const match = createMatch(game, { seats, options, seed, sink })
      match.sink = null
      tell()
      return match
    } catch (error) {
      if (error instanceof BadOption) throw new SpoiledReplay({ kind: 'file' })
      throw error
    }
  }

  /** @returns how many answers have been given after it */
  private playDecision(match: Match, from: number): number {
    const { actions } = this.replay
    const { seat, action } = actions[from]
    const { round } = viewFor(match, 'spectator')
    const { sink, tell, events } = this.listen(seat)
    let to = from
    match.sink = sink
    do {
      const answer = applyAction(match, actions[to].seat, actions[to].action)
      if (!answer.ok)
        throw new SpoiledReplay({
          kind: 'answer',
          n: to + 1,
          of: actions.length,
          code: answer.refusal.code,
        })
      to++
    } while (to < actions.length && isSameDecision(match, seat, actions[to].seat))
    match.sink = null
    tell()
    this.decisions.push({ seat, from, to, round, kind: kindOf(events), action })
    return to
  }

  private listen(seat: number) {
    const heard = [...this.stories].map(([viewer, story]) => {
      const events: GameEvent[] = []
      return { story, events, sink: collectorFor(events, viewer) }
    })
    // kinds of events are no secret: they decide the shape of a mark, never its words
    const events: GameEvent[] = []
    const openly = collectorFor(events, SPECTATOR)
    const sink: NonNullable<Match['sink']> = (m, event, payload) => {
      openly(m, event, payload)
      for (const one of heard) one.sink(m, event, payload)
    }
    const tell = () => heard.forEach((one) => one.story.push({ seat, events: one.events }))
    return { sink, tell, events }
  }
}

function isSameDecision(match: Match, seat: number, next: number): boolean {
  if (next !== seat || outcome(match) !== null) return false
  const { asking } = viewFor(match, seat)
  return asking !== null && asking.kind !== 'main' && asking.kind !== 'move'
}

function kindOf(events: readonly GameEvent[]): DecisionKind {
  const has = (kind: string) => events.some((event) => event.kind === kind)
  if (has('died')) return 'death'
  if (has('turn-ended')) return 'pass'
  if (has('entered')) return 'enter'
  return has('moved') ? 'move' : 'ability'
}

/** Evaluations have no scale of their own: the usual size of this match is made one half. */
function levelled(values: readonly number[]): number[] {
  const sizes = values.map(Math.abs).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] || 1
  return values.map((value) => Math.tanh((value / usual) * 0.55))
}

/** The event that says best what was decided. */
export function mainEvent(events: readonly GameEvent[]): GameEvent | undefined {
  const told = events.filter(({ kind }) => kind !== 'resource-changed')
  return told.find(({ kind }) => kind === 'card-played') ?? told[0]
}
