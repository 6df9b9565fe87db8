// Checks whether the deal of a finished match was fixed before play: what was announced about its secret, and whether
// the whole match follows from it.
import { BadOption, BadReplay, replay as playAgain, type Game } from '@cardwright/engine'
import { allowSecrets } from '@cardwright/engine/secret'
import { judgeDeal, proofIn, type DealVerdict, type ProvenReplay } from '@cardwright/protocol/deal'
import { heardDeals } from './heard-deals.ts'

allowSecrets()

/** `broken`: from this secret the recorded answers do not lead to the recorded end. */
export type DealFinding = DealVerdict | 'broken'

export function checkDeal(game: Game, replay: ProvenReplay): DealFinding {
  const match = proofIn(replay.proof)?.match
  const verdict = judgeDeal(replay, match === undefined ? null : heardDeals.find(match))
  if (verdict === 'no-proof' || verdict === 'changed') return verdict
  try {
    playAgain(game, replay)
    return verdict
  } catch (error) {
    if (error instanceof BadReplay || error instanceof BadOption) return 'broken'
    throw error
  }
}
