// Plays one game of a plan into a census. A bot that throws, answers off the list or takes too long loses
// that game; all others win it.
import type { Bot } from '@cardwright/bots'
import {
  applyPacked,
  createMatch,
  listActions,
  scoresOf,
  trouble,
  Unplayable,
  type Game,
  type Match,
} from '@cardwright/engine'
import {
  ACTIVE,
  ASK,
  ASK_KIND,
  ASK_MAIN,
  ENDED,
  REASON,
  ROUND,
  WINNERS,
} from '@cardwright/engine/block'
import type { Census } from './census.ts'
import type { PlannedGame } from './plan.ts'

/** A game this long will not end without help. */
export const LONGEST = 20_000

export type Fault = 'threw' | 'off-list' | 'late'

/** A game forfeited by a bot, and why. */
export interface Forfeit {
  game: number
  seed: number
  seat: number
  bot: string
  fault: Fault
  decision: number
  message: string
}

export type BotMaker = (name: string, seed: number, seat: number) => Bot

export interface Watch {
  /** Milliseconds a bot may take for one answer, by this clock. */
  milliseconds: number
  clock: () => number
}

export interface PlayNotes {
  /** Called before every question, for observers. */
  asking?: (k: number, decision: number, seat: number) => void
  watch?: Watch
}

/** @returns null, or how a bot forfeited */
export function playGame(
  game: Game,
  planned: PlannedGame,
  census: Census,
  makeBot: BotMaker,
  { asking, watch }: PlayNotes = {},
): Forfeit | null {
  const { k, seed, options, twin } = planned
  census.clear()
  const m = createMatch(game, {
    seats: planned.bots.length,
    options,
    seed,
    into: census.match,
    sink: census.hear,
    ...(twin === null ? {} : { twin: numbered(census, twin) }),
  })
  const { s } = m
  const bots: (Bot | undefined)[] = []
  let turn = -1
  while (s[ENDED] === 0 && census.decisions < LONGEST) {
    const seat = s[ASK]
    const now = s[ROUND] * 64 + s[ACTIVE]
    if (now !== turn) {
      census.leaders.push(leaderOf(m))
      if (s[ACTIVE] >= 0) census.turns[s[ACTIVE]]++
      turn = now
    }
    listActions(m)
    census.question(m)
    if (census.first < 0 && s[ASK_KIND] === ASK_MAIN) census.first = s[ACTIVE]
    asking?.(k, census.decisions, seat)
    const fault = answer(m, seat)
    if (fault !== null) return forfeit(seat, ...fault)
  }
  finish(m, census, seed)
  return null

  function answer(match: Match, seat: number): [Fault, string] | null {
    const begun = watch === undefined ? 0 : watch.clock()
    let action: number
    try {
      const bot = (bots[seat] ??= makeBot(planned.bots[seat], seed, seat))
      action = bot.choose(match, seat)
    } catch (error) {
      return ['threw', error instanceof Error ? error.message : String(error)]
    }
    if (watch !== undefined) {
      const took = watch.clock() - begun
      if (took > watch.milliseconds) return ['late', `${Math.round(took)} ms for one answer`]
    }
    return applyPacked(match, action) ? null : ['off-list', `answered ${action}`]
  }

  function forfeit(seat: number, fault: Fault, message: string): Forfeit {
    loseGame(census, planned, seat)
    const { decisions: decision } = census
    return { game: k, seed, seat, bot: planned.bots[seat], fault, decision, message }
  }
}

function numbered({ rules }: Census, { seat, of, by }: NonNullable<PlannedGame['twin']>) {
  const [printed, changed] = [of, by].map((id) => rules.things.defIndex.get(id))
  if (printed === undefined || changed === undefined)
    throw new Error(`the pack lacks "${of}" or "${by}"`)
  return { seat, of: printed, by: changed }
}

/** Of a forfeited game only the loss is counted, because the rest says nothing about cards. */
export function loseGame(census: Census, planned: PlannedGame, seat: number): void {
  census.ending = 'forfeited'
  census.winners = ((1 << planned.bots.length) - 1) & ~(1 << seat)
}

function finish(m: Match, census: Census, seed: number): void {
  const { s, rules } = m
  // a match that broke off says nothing of the game
  const why = trouble(m)
  if (why !== null) throw new Unplayable(`${why} (seed ${seed})`)
  census.lookAround(m)
  if (census.first < 0) census.first = 0
  if (rules.game.code.hero !== undefined) {
    const hero = rules.game.code.hero(m)
    if (hero >= 0) census.hero = s[rules.layout.def + hero]
  }
  if (rules.things.seats === 1 && rules.game.code.evaluate !== undefined)
    census.standing = Math.round(rules.game.code.evaluate(m, 0))
  if (s[ENDED] === 0) return
  census.scores = scoresOf(m)
  census.winners = s[WINNERS]
  // there are no ties in games for one player
  census.ending = s[WINNERS] !== 0 ? 'won' : rules.things.seats > 1 ? 'tied' : 'lost'
  census.reason = rules.words.reasons[s[REASON]]
}

/** By the game's own evaluation; -1: nobody, or there is no evaluation. */
function leaderOf(m: Match): number {
  const { evaluate } = m.rules.game.code
  const { seats } = m.rules.things
  if (evaluate === undefined || seats < 2) return -1
  let leader = -1
  let best = -Infinity
  for (let seat = 0; seat < seats; seat++) {
    const score = evaluate(m, seat)
    if (score > best) {
      best = score
      leader = seat
    } else if (score === best) leader = -1
  }
  return leader
}
