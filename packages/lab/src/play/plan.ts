// What a run plays. Game k of a plan is always the same: its deal, its options
// and its bots follow from k alone, so games can be given to any number of workers in any order.
import { BadOption, checkSetup, ENGINE_VERSION, type Game, type Options } from '@cardwright/engine'

/** Plain JSON, to be sent to threads, browser workers and other machines. */
export interface LabPlan {
  game: string
  /** Hash of the content and version of the engine, because different ones would play different games. */
  pack: string
  engine: number
  /** A bot per seat, by name. */
  bots: readonly string[]
  /** Bots change seats from game to game while the deal stays. */
  rotate: boolean
  /** Options that the games use in turn, all with the same deals. */
  settings: readonly Options[]
  /** Deal of the first game. */
  seed: number
  games: number
  /** Each deal is played once for every seat that could have the changed card. */
  twin?: PlannedTwin
}

/** One seat at a time has `by` instead of `of`. */
export interface PlannedTwin {
  of: string
  by: string
}

export interface PlanWish {
  twin?: PlannedTwin
  bots: readonly string[]
  rotate?: boolean
  settings?: readonly Options[]
  seed?: number
  games: number
}

/** Games `from` to `to - 1`. */
export interface Chunk {
  from: number
  to: number
}

export interface PlannedGame {
  k: number
  seed: number
  options: Options
  /** Which of the plan's settings these options are. */
  setting: number
  bots: readonly string[]
  /** The seat with the changed card, and which card it replaces. */
  twin: (PlannedTwin & { seat: number }) | null
}

/** @throws BadOption when the game does not allow this plan */
export function makePlan(game: Game, wish: PlanWish): LabPlan {
  const { bots, rotate = false, settings = [{}], seed = 1, games, twin } = wish
  if (settings.length === 0) throw new BadOption('a plan needs at least one set of options')
  return {
    game: game.id,
    pack: game.pack.hash,
    engine: ENGINE_VERSION,
    bots: [...bots],
    rotate: rotate && bots.length > 1,
    settings: settings.map((options) => checkSetup(game, bots.length, options)),
    seed: seed >>> 0,
    games,
    ...(twin === undefined ? {} : { twin }),
  }
}

export function gameAt(plan: LabPlan, k: number): PlannedGame {
  const { settings, bots, rotate, seed } = plan
  const setting = k % settings.length
  const rest = Math.floor(k / settings.length)
  const { twin } = plan
  const turns = rotate || twin !== undefined ? bots.length : 1
  const turn = rest % turns
  return {
    k,
    seed: (seed + Math.floor(rest / turns)) >>> 0,
    options: settings[setting],
    setting,
    bots: rotate ? bots.map((_, seat) => bots[(seat + turn) % bots.length]) : bots,
    twin: twin === undefined ? null : { ...twin, seat: turn },
  }
}

/** Games in a row that are one deal: what one of them shows, the others may show for the same reason. */
export const gamesPerDeal = ({ rotate, twin, bots, settings }: LabPlan): number =>
  (rotate || twin !== undefined ? bots.length : 1) * settings.length

/** Rounds a number of games up to whole deals. */
export function wholeDeals(plan: LabPlan, games: number): number {
  const deal = gamesPerDeal(plan)
  return Math.ceil(games / deal) * deal
}

/** The size of pieces never changes the result. */
export function chunksOf(plan: LabPlan, size: number): Chunk[] {
  const step = wholeDeals(plan, size)
  const chunks: Chunk[] = []
  for (let from = 0; from < plan.games; from += step)
    chunks.push({ from, to: Math.min(plan.games, from + step) })
  return chunks
}

/** Equal plans give equal results. A resumed run or a remote worker is checked for this first. */
export const samePlan = (a: LabPlan, b: LabPlan): boolean => JSON.stringify(a) === JSON.stringify(b)
