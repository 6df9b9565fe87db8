// The replay of a game in a run. The game follows from its number, so it is simply played again and recorded.
import { nameAction, record, type Game } from '@cardwright/engine'
import { ASK, ENDED } from '@cardwright/engine/block'
import { writeReplayLink } from '@cardwright/protocol/replay-link'
import { namedBot } from '../play/chunk.ts'
import { gameAt, type LabPlan } from '../play/plan.ts'
import { LONGEST } from '../play/play-game.ts'

/** The part after `#r=` of a link to game `k`; only for bots known by name. */
export function replayLink(game: Game, plan: LabPlan, k: number): Promise<string> {
  const { seed, options, bots } = gameAt(plan, k)
  const { match, answer, replay } = record(game, { seats: bots.length, options, seed })
  const players = bots.map((name, seat) => namedBot(name, seed, seat))
  for (let n = 0; match.s[ENDED] === 0 && n < LONGEST; n++) {
    const seat = match.s[ASK]
    answer(seat, nameAction(match, players[seat].choose(match, seat)))
  }
  return writeReplayLink(replay())
}
