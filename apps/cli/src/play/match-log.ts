// A match with a log of its answers, so that a replay can be written at any time.
import {
  applyPacked,
  ENGINE_VERSION,
  fullOptions,
  hash,
  nameAction,
  type Game,
  type Match,
  type MatchSetup,
  type Options,
  type Replay,
  type Seed,
} from '@cardwright/engine'
import { startMatch } from '../open-game.ts'

export interface MatchLog {
  readonly game: Game
  readonly match: Match
  readonly seed: Seed
  readonly options: Options
  readonly actions: Replay['actions']
}

export function openLog(
  game: Game,
  setup: { seats?: number; seed: number; options: Options; sink?: MatchSetup['sink'] },
): MatchLog {
  const match = startMatch(game, setup)
  return { game, match, seed: setup.seed, options: setup.options, actions: [] }
}

/** Applies an answer of a seat; the action must come from the list. */
export function answer({ match, actions }: MatchLog, seat: number, packed: number): void {
  const action = nameAction(match, packed)
  if (!applyPacked(match, packed))
    throw new Error(`an action that is not on the list: ${JSON.stringify(action)}`)
  actions.push({ seat, action })
}

export function replayOf({ game, match, seed, options, actions }: MatchLog): Replay {
  return {
    format: 'cardwright-replay',
    engine: ENGINE_VERSION,
    game: game.id,
    pack: game.pack.hash,
    seats: match.rules.things.seats,
    options: fullOptions(game, options),
    seed,
    actions: [...actions],
    hash: hash(match),
  }
}
