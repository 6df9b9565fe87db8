// The matches of one door: each has a number that the other side chose.
import { createBot, forwardAnswers, type Bot, type BotName } from '@cardwright/bots'
import {
  askedSeat,
  BadOption,
  checkSetup,
  clone,
  createMatch,
  outcome,
  Unplayable,
  type Game,
  type Match,
  type Options,
  type Outcome,
} from '@cardwright/engine'
import { Wrong } from './wrong.ts'

/** Bytes for all matches together. */
const MOST_MEMORY = 1 << 30
const INTEGER = 4

export interface Setup {
  seats?: number
  options?: Options
  seed: number
}

export interface Environment {
  match: Match
  setup: Setup
  /** Bots that were asked for advice here, by name and seat: each goes on with its own dice. */
  bots: Map<string, Bot>
}

/** Where a match stands, as every answer about one says it. */
export interface Standing {
  env: number
  /** The seat that must answer; null when the match is over. */
  asked: number | null
  /** How many answers go forward; those that take something back stand behind them in the list. */
  answers: number
  outcome: Outcome | null
}

function setUpProblem(error: unknown): unknown {
  if (error instanceof BadOption) return new Wrong('bad-set-up', 'options', error.message)
  if (error instanceof Unplayable) return new Wrong('unplayable', '', error.message)
  return error
}

export class Environments {
  readonly game: Game
  /** The one seat this door is for, null: for whoever holds all of them. */
  readonly held: number | null
  readonly all = new Map<number, Environment>()

  constructor(game: Game, held: number | null = null) {
    this.game = game
    this.held = held
  }

  get(env: number): Environment {
    const found = this.all.get(env)
    if (found !== undefined) return found
    throw new Wrong('no-match', 'env', `there is no match ${env}; "reset" begins one`)
  }

  /** What a match of this set-up plays by. */
  rules({ seats = this.game.pack.manifest.seats.min, options }: Setup): Match['rules'] {
    try {
      return this.game.rules(seats, checkSetup(this.game, seats, options))
    } catch (error) {
      throw setUpProblem(error)
    }
  }

  begin(env: number, setup: Setup): Environment {
    const { all, game } = this
    const last = all.get(env)
    try {
      const match = createMatch(game, { ...setup, ...(last ? { into: last.match } : {}) })
      this.checkRoom(env, match.rules)
      const made = { match, setup, bots: new Map<string, Bot>() }
      all.set(env, made)
      return made
    } catch (error) {
      if (error instanceof BadOption) throw setUpProblem(error)
      // half begun, in the block of the one before it
      all.delete(env)
      throw setUpProblem(error)
    }
  }

  put(env: number, match: Match, setup: Setup): void {
    this.checkRoom(env, match.rules)
    this.all.set(env, { match, setup, bots: new Map() })
  }

  /** A request may not fill the memory with matches. @param env the last of those to come */
  checkRoom(env: number, { layout }: Match['rules']): void {
    const most = Math.floor(MOST_MEMORY / (layout.size * INTEGER))
    if (env < most && (this.all.has(env) || this.all.size < most)) return
    throw new Wrong(
      'no-room',
      'env',
      `this door holds ${most} matches of ${this.game.id}, numbered from 0; "close" forgets one`,
    )
  }

  copy(from: number, to: number): Environment {
    const { match, setup } = this.get(from)
    this.put(to, clone(match), setup)
    return this.get(to)
  }

  standing(env: number): Standing {
    const { match } = this.get(env)
    const asked = askedSeat(match)
    const answers = asked === null ? 0 : forwardAnswers(match)
    return { env, asked, answers, outcome: outcome(match) }
  }

  /** @throws Wrong when the match is over */
  toAnswer(env: number, at: string): { match: Match; seat: number } {
    const { match } = this.get(env)
    const seat = askedSeat(match)
    if (seat === null)
      throw new Wrong('match-over', at, `match ${env} is over; "reset" begins another`)
    return { match, seat }
  }

  bot(env: number, name: BotName, seat: number): Bot {
    const { bots, setup } = this.get(env)
    const key = `${name} ${seat}`
    let bot = bots.get(key)
    if (bot === undefined) bots.set(key, (bot = createBot(name, setup.seed, seat)))
    return bot
  }
}
