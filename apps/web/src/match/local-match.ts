// A match kept by this page. It knows everything; what leaves it are moments for one seat at a time.
import {
  applyAction,
  clone,
  collectorFor,
  createMatch,
  explain,
  givenAway,
  hash,
  legalActions,
  outcome,
  positionFor,
  refusalOf,
  viewFor,
  type Action,
  type Explained,
  type Game,
  type GameEvent,
  type Match,
  type Refusal,
  type Replay,
  ENGINE_VERSION,
  fullOptions,
} from '@cardwright/engine'
import { entityOf, type Chain, type Key, type Moment, type NoUndo } from '@cardwright/table'
import type { MatchPlan } from './plan.ts'

export interface LoggedAnswer {
  seat: number
  action: Action
}

/** A state one may come back to: before an answer to a main question. */
interface Mark {
  before: Match
  answers: number
  chains: number
  seat: number
}

export class LocalMatch {
  readonly answers: LoggedAnswer[] = []
  private readonly match: Match
  private readonly marks: Mark[] = []
  /** What each seat may know of what happened; the spectator's comes first. */
  private readonly stories: Chain[][]
  private moments = 0
  private readonly game: Game
  readonly plan: MatchPlan

  constructor(game: Game, plan: MatchPlan, answers: readonly LoggedAnswer[] = []) {
    this.game = game
    this.plan = plan
    const { players, options, seed } = plan
    this.match = createMatch(game, { seats: players.length, options, seed })
    this.stories = Array.from({ length: players.length + 1 }, () => [])
    for (const { seat, action } of answers) {
      const { ok } = this.answer(seat, seat, [action])
      if (!ok) throw new Error(`answer ${this.answers.length + 1} does not fit this match`)
    }
  }

  /** The seat that is asked now; null when the match is over. */
  get asked(): number | null {
    return viewFor(this.match, 'spectator').asking?.seat ?? null
  }

  get isOver(): boolean {
    return outcome(this.match) !== null
  }

  get hash(): string {
    return hash(this.match)
  }

  /** For a bot of the page: it gets a world that its seat could be in, never this one. */
  get state(): Match {
    return this.match
  }

  momentFor(viewer: number, events: readonly GameEvent[] = []): Moment {
    return {
      ...positionFor(this.match, viewer < 0 ? 'spectator' : viewer),
      number: ++this.moments,
      events,
      story: [...this.stories[viewer + 1]],
      noUndo: this.noUndo(viewer),
    }
  }

  /** All answers or none. Events are those that `viewer` may know. */
  answer(seat: number, viewer: number, actions: readonly Action[]) {
    const heard = this.stories.map((): GameEvent[] => [])
    const sinks = heard.map((events, k) => collectorFor(events, k - 1))
    const chains = this.stories[0].length
    const before = clone(this.match)
    const isMain = viewFor(this.match, 'spectator').asking?.kind === 'main'
    const logged = this.answers.length
    this.match.sink = (...event) => sinks.forEach((sink) => sink(...event))
    for (const action of actions) {
      const answer = applyAction(this.match, seat, action)
      if (answer.ok) this.answers.push({ seat, action })
      else {
        this.goBack(before, logged, chains)
        return { ok: false as const, refusal: answer.refusal }
      }
    }
    this.match.sink = null
    this.stories.forEach((story, k) => story.push({ seat, events: heard[k] }))
    if (isMain) this.marks.push({ before, answers: logged, chains, seat })
    return { ok: true as const, events: heard[viewer + 1] }
  }

  undo(seat: number): boolean {
    if (this.noUndo(seat) !== null) return false
    const mark = this.marks.pop()!
    this.goBack(mark.before, mark.answers, mark.chains)
    return true
  }

  whyNot(seat: number, key: Key): Refusal | null {
    const entity = entityOf(key)
    if (entity === null || legalActions(this.match, seat).some(({ kind }) => kind === 'pick'))
      return refusalOf(this.match, seat, { kind: 'pick', pick: thingOf(key) })
    const { rules, s } = this.match
    const def = s[rules.layout.def + entity]
    const labels = [...rules.whenBoard[def], ...rules.whenCard[def]].map(({ label }) => label)
    const refusals = (labels.length > 0 ? labels : ['']).map((ability) =>
      refusalOf(this.match, seat, { kind: 'use', source: entity, ability }),
    )
    return refusals.find(({ code }) => code !== 'wrong-time') ?? refusals[0]
  }

  explain(entity: number, query: string): Explained | null {
    return explain(this.match, entity, query)
  }

  toReplay(): Replay {
    const { players, options, seed } = this.plan
    return {
      format: 'cardwright-replay',
      engine: ENGINE_VERSION,
      game: this.game.id,
      pack: this.game.pack.hash,
      seats: players.length,
      options: fullOptions(this.game, options),
      seed,
      actions: [...this.answers],
      hash: this.hash,
    }
  }

  private goBack(before: Match, answers: number, chains: number): void {
    this.match.s.set(before.s)
    this.match.fresh = false
    this.match.sink = null
    this.answers.length = answers
    for (const story of this.stories) story.length = chains
  }

  private noUndo(seat: number): NoUndo | null {
    if (this.isOver) return 'over'
    const mark = this.marks.at(-1)
    if (mark === undefined) return 'nothing'
    if (this.answers.slice(mark.answers).some((answer) => answer.seat !== seat)) return 'answered'
    return givenAway(mark.before, this.match, seat)
  }
}

/** A key as something that could be picked. */
function thingOf(key: Key): never {
  const [kind, ...rest] = key.split(':')
  const value = rest.join(':')
  return { [kind]: kind === 'unit' || kind === 'seat' ? Number(value) : value } as never
}
