// Plays a piece of a plan. The same piece gives the same tally everywhere.
import { createBot, isBotName } from '@cardwright/bots'
import type { Game } from '@cardwright/engine'
import { countGame, DealTally } from '../tally/count.ts'
import { emptyTally, FORFEITS, mergeTallies, type Tally } from '../tally/tally.ts'
import { Census } from './census.ts'
import { gameAt, gamesPerDeal, type Chunk, type LabPlan, type PlannedGame } from './plan.ts'
import { loseGame, playGame, type BotMaker, type Forfeit, type PlayNotes } from './play-game.ts'

export interface ChunkOptions extends PlayNotes {
  /** Makes bots by name; default: the names of `@cardwright/bots`. */
  makeBot?: BotMaker
  /** Games in which a bot is known to hang: they count as lost without being played. */
  lost?: readonly Forfeit[]
  /** Told after every game. */
  played?: (k: number) => void
}

export const namedBot: BotMaker = (name, seed, seat) => {
  if (!isBotName(name)) throw new Error(`there is no bot "${name}"`)
  return createBot(name, seed, seat)
}

export function playChunk(
  game: Game,
  plan: LabPlan,
  chunk: Chunk,
  options: ChunkOptions = {},
): Tally {
  const table = new Table(game, plan, options)
  for (let k = chunk.from; k < chunk.to; k++) {
    table.play(k)
    options.played?.(k)
  }
  return table.result()
}

/** Plays and counts one game after another. */
export class Table {
  private readonly tally: Tally
  private readonly deal = new DealTally()
  private readonly perDeal: number
  census: Census
  planned: PlannedGame
  private readonly byRules = new Map<unknown, Census>()
  private readonly game: Game
  private readonly plan: LabPlan
  private readonly options: ChunkOptions

  constructor(game: Game, plan: LabPlan, options: ChunkOptions) {
    this.game = game
    this.plan = plan
    this.options = options
    this.perDeal = gamesPerDeal(plan)
    this.planned = gameAt(plan, 0)
    this.census = this.censusFor(this.planned)
    const { pack } = this.census.rules.game
    const { all: abilities } = this.census.rules.abilities
    this.tally = emptyTally(pack.definitions.length, abilities.length)
  }

  play(k: number): void {
    const { makeBot = namedBot, lost = [] } = this.options
    this.planned = gameAt(this.plan, k)
    this.census = this.censusFor(this.planned)
    let forfeit = lost.find(({ game }) => game === k) ?? null
    if (forfeit === null)
      forfeit = playGame(this.game, this.planned, this.census, makeBot, this.options)
    else {
      this.census.clear()
      loseGame(this.census, this.planned, forfeit.seat)
    }
    countGame(this.tally, this.planned, this.census)
    this.deal.add(this.planned, this.census)
    if ((k + 1) % this.perDeal === 0) this.deal.countIn(this.tally)
    if (forfeit !== null && this.tally.forfeits.length < FORFEITS) this.tally.forfeits.push(forfeit)
  }

  /** With keys in the same order as after merging. */
  result(): Tally {
    // a plan may end within a deal
    this.deal.countIn(this.tally)
    const { cards, runs } = this.tally
    return mergeTallies(emptyTally(cards.present.length, runs.length), this.tally)
  }

  private censusFor({ bots, options }: PlannedGame): Census {
    const rules = this.game.rules(bots.length, options)
    let census = this.byRules.get(rules)
    if (census === undefined) {
      census = new Census(this.game, bots.length, options)
      this.byRules.set(rules, census)
    }
    return census
  }
}
