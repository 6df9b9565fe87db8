// Plays many matches between bots and counts what happened.
import { createBot, type Bot, type BotName } from '@cardwright/bots'
import {
  applyPacked,
  outcome,
  trouble,
  Unplayable,
  type Game,
  type Match,
  type Options,
} from '@cardwright/engine'
import { ACTIVE, ASK, ENDED, ROUND } from '@cardwright/engine/block'
import { startMatch } from '../open-game.ts'
import { traceStates } from './trace.ts'

/** A match this long will not end without help. */
const LONGEST = 100_000

export interface SimPlan {
  game: Game
  games: number
  /** Match k is played with seed + k, as `play --seed` would. */
  seed: number
  bots: readonly BotName[]
  options: Options
  /** Called after every match. */
  played?: (matches: number) => void
  /** Called once, when a budget first ends something. */
  warned?: (decisions: number) => void
}

export interface SimResult {
  decisions: number
  turns: number
  wins: number[]
  draws: number
  /** Losses in games for one player, where there is no draw. */
  losses: number
  unfinished: number
  /** How often a budget stopped something. */
  exceeded: number
  seconds: number
  trace: string
}

export function simulate(plan: SimPlan): SimResult {
  const { game, games, seed, bots, options } = plan
  const trace = traceStates()
  const result = { decisions: 0, turns: 0, draws: 0, losses: 0, unfinished: 0, exceeded: 0 }
  const wins = bots.map(() => 0)
  const begun = performance.now()
  for (let k = 0; k < games; k++) {
    const m = startMatch(game, { seats: bots.length, options, seed: (seed + k) >>> 0 })
    trace.start(m)
    let isTold = result.exceeded > 0
    const length = playTraced(m, botsOf(bots, seed + k), (decisions) => {
      trace.step(m)
      if (isTold || m.exceeded === 0) return
      isTold = true
      plan.warned?.(result.decisions + decisions)
    })
    result.decisions += length.decisions
    result.turns += length.turns
    result.exceeded += m.exceeded
    const why = trouble(m)
    if (why !== null) throw new Unplayable(`${why} (match ${k + 1} of ${games}, seed ${seed + k})`)
    const end = outcome(m)
    if (end === null) result.unfinished++
    else if (end.winners.length === 0 && bots.length === 1) result.losses++
    else if (end.winners.length === 0) result.draws++
    else for (const seat of end.winners) wins[seat]++
    plan.played?.(k + 1)
  }
  const seconds = (performance.now() - begun) / 1000
  return { ...result, wins, seconds, trace: trace.value() }
}

/** The bots of one match, as `sim` and `play` seed them. */
export const botsOf = (names: readonly BotName[], seed: number): Bot[] =>
  names.map((name, seat) => createBot(name, seed, seat))

function playTraced(m: Match, bots: readonly Bot[], step: (decisions: number) => void) {
  const { s } = m
  let decisions = 0
  let turns = 0
  let turn = -1
  while (s[ENDED] === 0 && decisions < LONGEST) {
    const now = s[ROUND] * 64 + s[ACTIVE]
    if (now !== turn) turns++
    turn = now
    const seat = s[ASK]
    if (!applyPacked(m, bots[seat].choose(m, seat)))
      throw new Error(`the bot ${bots[seat].name} answered with an action that is not on the list`)
    step(++decisions)
  }
  return { decisions, turns }
}
