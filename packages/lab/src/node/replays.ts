// Replays of a run for a report on disk: one for every game that shows a card best.
import type { Game } from '@cardwright/engine'
import type { LabPlan } from '../play/plan.ts'
import { replayLink } from '../report/replay.ts'
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
    replays[String(k)] = await replayLink(game, plan, k)
  }
  return replays
}
