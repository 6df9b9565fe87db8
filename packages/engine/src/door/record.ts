// A match as its log: set-up and answers. Replaying it gives the same states, or says where it differs.
import type { Options } from '../game-code.ts'
import { hash, type Match } from '../state/match.ts'
import { ASK } from '../state/head.ts'
import type { Seed } from '../state/random.ts'
import { applyAction } from './answer.ts'
import { createMatch, fullOptions, type Game } from './match.ts'
import { isObject, type Action } from './named.ts'
import { headOf, misfit, type Written } from './written.ts'

export interface Replay extends Written {
  format: 'cardwright-replay'
  /** The version of the code that played it, if the keeper of the match knew it. */
  code?: string
  seats: number
  options: Options
  seed: Seed
  actions: { seat: number; action: Action }[]
  /** Hash of the final state. */
  hash: string
}

export interface Recorder {
  match: Match
  answer(seat: number, action: Action): ReturnType<typeof applyAction>
  replay(): Replay
}

/** A match that writes its own log. */
export function record(
  game: Game,
  setup: { seats?: number; options?: Options; seed: Seed },
): Recorder {
  const match = createMatch(game, setup)
  const actions: Replay['actions'] = []
  return {
    match,
    answer(seat, action) {
      const answer = applyAction(match, seat, action)
      if (answer.ok) actions.push({ seat, action })
      return answer
    },
    replay: () => ({
      format: 'cardwright-replay',
      ...headOf(game.pack),
      seats: match.rules.things.seats,
      options: fullOptions(game, setup.options),
      seed: setup.seed,
      actions: [...actions],
      hash: hash(match),
    }),
  }
}

/** What is wrong with a replay, in one sentence. */
export class BadReplay extends Error {}

/** Checks the frame of a replay before anything is played. */
export function checkReplay(game: Game, data: unknown): Replay {
  const replay = data as Replay
  if (!isObject(data) || replay.format !== 'cardwright-replay')
    throw new BadReplay('this is not a Cardwright replay')
  const reason = misfit(game, replay)
  if (reason !== null) throw new BadReplay(reason)
  if (!Array.isArray(replay.actions) || replay.seed === undefined)
    throw new BadReplay('the replay is damaged: its list of actions or its seed is missing')
  return replay
}

/** Plays a replay; `each` sees the match before every action. Throws BadReplay where it does not fit. */
export function replay(game: Game, data: unknown, each?: (m: Match, index: number) => void): Match {
  const log = checkReplay(game, data)
  const m = createMatch(game, { seats: log.seats, options: log.options, seed: log.seed })
  log.actions.forEach((entry, index) => {
    each?.(m, index)
    const answer = applyAction(m, entry?.seat, entry?.action)
    if (!answer.ok)
      throw new BadReplay(
        `action ${index + 1} of ${log.actions.length} is refused (${answer.refusal.code}): ${JSON.stringify(entry)}; seat ${m.s[ASK]} was asked`,
      )
  })
  if (hash(m) !== log.hash)
    throw new BadReplay(
      `the replay ends in another state than it recorded (${hash(m)}, recorded ${log.hash})`,
    )
  return m
}
