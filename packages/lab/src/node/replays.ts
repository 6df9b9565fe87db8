// Replays for a report on disk: for every card, the game that shows it best.
import type { Game } from '@cardwright/engine'
import type { LabPlan } from '../play/plan.ts'
import { replayLink } from '../report/replay.ts'
import type { Figures } from '../tally/figures.ts'
import { isBotFile } from './job.ts'

/** No replays with slow bots. */
const PATIENCE = 20_000

/** For every card the number of the game that shows it; one game can serve several cards. */
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
