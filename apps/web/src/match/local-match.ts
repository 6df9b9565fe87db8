// A match kept by this page. It knows everything; what leaves it are moments for one seat at a time, and
// worlds that a bot's seat could be in.
import {
  applyAction,
  asksMain,
  clone,
  collectorFor,
  createMatch,
  explain,
  fullOptions,
  givenAway,
  hash,
  outcome,
  sameState,
  viewFor,
  ENGINE_VERSION,
  SPECTATOR,
  type Action,
  type Explained,
  type Game,
  type GameEvent,
  type Match,
  type Outcome,
  type Refusal,
  type Replay,
} from '@cardwright/engine'
import { positionFor } from '@cardwright/engine/position'
import { whyNot } from '@cardwright/host'
import type { Chain, Key, Moment, NoUndo } from '@cardwright/table'
import type { MatchPlan } from './plan.ts'

export interface LoggedAnswer {
  seat: number
  action: Action
}

/** A state that undo may return to: before an answer to a main question. */
interface Mark {
  before: Match
  answers: number
  chains: number
}

export type Answered = { ok: true } | { ok: false; refusal: Refusal }

/** Recorded answers that are not legal any more: the content has changed, or the file is damaged. */
export class BadAnswer extends Error {
  /** From 1. */
  readonly number: number
  readonly code: string
  constructor(number: number, code: string) {
    super(`answer ${number} is refused: ${code}`)
    this.number = number
    this.code = code
  }
}

export class LocalMatch {
  readonly game: Game
  readonly plan: MatchPlan
  readonly answers: LoggedAnswer[] = []
  private readonly match: Match
  private readonly marks: Mark[] = []
  /** What each viewer has seen: one chain per answer, starting with the set-up. */
  private readonly stories: ReadonlyMap<number, Chain[]>
  /** How many chains the viewer's table has shown. */
  private readonly shown = new Map<number, number>()
  private moments = 0

  /** @param start continues from this position instead of the set-up, for constructed positions */
  constructor(
    game: Game,
    plan: MatchPlan,
    answers: readonly LoggedAnswer[] = [],
    start: Match | null = null,
  ) {
    this.game = game
    this.plan = plan
    const { players, options, seed } = plan
    const looking = players.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat]))
    this.stories = new Map([SPECTATOR, ...looking].map((viewer) => [viewer, []]))
    const { sink, tell } = this.listen(SPECTATOR)
    this.match = start ?? createMatch(game, { seats: players.length, options, seed, sink })
    this.match.sink = null
    tell()
    for (const { seat, action } of answers) {
      const answered = this.answer(seat, [action])
      if (!answered.ok) throw new BadAnswer(this.answers.length + 1, answered.refusal.code)
    }
    for (const [viewer, story] of this.stories) this.shown.set(viewer, story.length)
  }

  /** The seat to answer; null when the match is over. */
  get asked(): number | null {
    return viewFor(this.match, 'spectator').asking?.seat ?? null
  }

  get outcome(): Outcome | null {
    return outcome(this.match)
  }

  get round(): number {
    return viewFor(this.match, 'spectator').round
  }

  get hash(): string {
    return hash(this.match)
  }

  /** For making a bot's world (`thinkMessage`), and for reading packed answers. */
  get state(): Match {
    return this.match
  }

  momentFor(viewer: number): Moment {
    const story = [...(this.stories.get(viewer) ?? [])]
    const fresh = story.slice(this.shown.get(viewer) ?? 0)
    this.shown.set(viewer, story.length)
    return {
      ...positionFor(this.match, viewer === SPECTATOR ? 'spectator' : viewer),
      number: ++this.moments,
      events: fresh.flatMap(({ events }) => events),
      story,
      noUndo: this.noUndo(viewer),
    }
  }

  /** All answers or none. */
  answer(seat: number, actions: readonly Action[]): Answered {
    const here = this.here()
    const isMain = asksMain(this.match)
    const { sink, tell } = this.listen(seat)
    this.match.sink = sink
    for (const action of actions) {
      const answer = applyAction(this.match, seat, action)
      if (answer.ok) this.answers.push({ seat, action })
      else {
        this.goBack(here)
        return { ok: false, refusal: answer.refusal }
      }
    }
    this.match.sink = null
    tell()
    if (isMain) {
      // what cannot be undone now never can, so earlier states are dropped
      if (this.marks.length > 0 && this.noUndoTo(this.marks.at(-1)!, seat, here) !== null)
        this.marks.length = 0
      this.marks.push(here)
    }
    this.forgetIdle()
    return { ok: true }
  }

  undo(seat: number): boolean {
    if (this.noUndo(seat) !== null) return false
    this.goBack(this.marks.pop()!)
    return true
  }

  whyNot(seat: number, key: Key): Refusal | null {
    return whyNot(this.match, seat, key)
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

  private here(): Mark {
    const chains = this.stories.get(SPECTATOR)!.length
    return { before: clone(this.match), answers: this.answers.length, chains }
  }

  private goBack({ before, answers, chains }: Mark): void {
    this.match.s.set(before.s)
    this.match.fresh = false
    this.match.sink = null
    this.answers.length = answers
    for (const [viewer, story] of this.stories) {
      story.length = chains
      this.shown.set(viewer, Math.min(this.shown.get(viewer) ?? 0, chains))
    }
  }

  /** An ability that was started and cancelled leaves no trace, not even in the replay. */
  private forgetIdle(): void {
    const mark = this.marks.at(-1)
    if (mark === undefined || mark.answers === this.answers.length) return
    if (sameState(mark.before, this.match)) this.goBack(this.marks.pop()!)
  }

  private noUndo(viewer: number): NoUndo | null {
    if (this.outcome !== null) return 'over'
    const mark = this.marks.at(-1)
    return mark === undefined ? 'nothing' : this.noUndoTo(mark, viewer, this.hereNow())
  }

  private hereNow(): Pick<Mark, 'before' | 'answers'> {
    return { before: this.match, answers: this.answers.length }
  }

  private noUndoTo(
    mark: Mark,
    viewer: number,
    now: Pick<Mark, 'before' | 'answers'>,
  ): NoUndo | null {
    const since = this.answers.slice(mark.answers, now.answers)
    if (since.some(({ seat }) => seat !== viewer)) return 'answered'
    return givenAway(mark.before, now.before, viewer)
  }

  /** Collects the events of `seat`'s answer for every viewer; `tell` adds them to their stories. */
  private listen(seat: number) {
    const heard = [...this.stories].map(([viewer, story]) => {
      const events: GameEvent[] = []
      return { story, events, sink: collectorFor(events, viewer) }
    })
    const sink: NonNullable<Match['sink']> = (m, event, payload) => {
      for (const one of heard) one.sink(m, event, payload)
    }
    const tell = () => heard.forEach(({ story, events }) => story.push({ seat, events }))
    return { sink, tell }
  }
}
