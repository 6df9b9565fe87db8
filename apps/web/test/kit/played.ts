// A match played in Node by two greedy bots, written down as the engine writes it.
import { createBot, playOut } from '@cardwright/bots'
import { nameAction, record, type Game, type Replay } from '@cardwright/engine'

export function playedReplay(game: Game, seed = 7): Replay {
  const options = { seed, options: { mode: 'demo' } }
  const { answer, replay } = record(game, options)
  const bots = [createBot('greedy', 1, 0), createBot('greedy', 1, 1)]
  playOut(record(game, options).match, bots, {
    before: (m, seat, action) => void answer(seat, nameAction(m, action)),
  })
  return replay()
}
