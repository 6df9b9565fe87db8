// Games of a run to look at: they follow from their number, so they are played once more and written down.
import { writeReplayLink } from '@cardwright/protocol/replay-link'
import { nameAction, record, type Game } from '@cardwright/engine'
import { ASK, ENDED } from '@cardwright/engine/author'
import { namedBot } from '../play/chunk.ts'
import { gameAt, type LabPlan } from '../play/plan.ts'
import { LONGEST } from '../play/play-game.ts'
import type { Figures } from '../tally/figures.ts'
import { isBotFile } from './job.ts'

/** Bots that think long are not waited for. */
const PATIENCE = 20_000

/** For every card the game that shows it, by number; a game serves all the cards it shows best. */
export async function replaysOf(
  game: Game,
  plan: LabPlan,
  { cards }: Figures,
): Promise<Record<string, string>> {
  const wanted = new Set(cards.map(({ shownIn }) => shownIn).filter((k) => k >= 0))
  const replays: Record<string, string> = {}
  if (plan.bots.some(isBotFile)) return replays
  const begun = performance.now()
  for (const k of wanted) {
    if (performance.now() - begun > PATIENCE) break
    replays[String(k)] = await writeReplayLink(replayOf(game, plan, k))
  }
  return replays
}

function replayOf(game: Game, plan: LabPlan, k: number) {
  const { seed, options, bots } = gameAt(plan, k)
  const { match, answer, replay } = record(game, { seats: bots.length, options, seed })
  const players = bots.map((name, seat) => namedBot(name, seed, seat))
  for (let n = 0; match.s[ENDED] === 0 && n < LONGEST; n++) {
    const seat = match.s[ASK]
    answer(seat, nameAction(match, players[seat].choose(match, seat)))
  }
  return replay()
}
