// The search of the bots in Skirmish, from questions in the middle of matches: with playouts cut at 20 decisions, and as
// the levels play it.
import { applyPacked, createMatch, listActions, type Game, type Match } from '@cardwright/engine'
import { ASK, ASK_KIND, ASK_MAIN } from '@cardwright/engine/block'
import { randomBot, searchBot } from '@cardwright/bots'
import { openSkirmish } from '../connect.ts'

const PLAYED = 60
const CUT = 20

const game = await openSkirmish()

/** Searches one question; @returns iterations done. */
export function searchSome(first: number, iterations: number, isCut: boolean): number {
  const m = middleOf(game, first)
  const options = { iterations: 1_000_000, ...(isCut && { cut: CUT }) }
  const thinking = searchBot(first, options).think(m, m.s[ASK])
  thinking.step(iterations)
  return iterations
}

function middleOf(of: Game, seed: number): Match {
  const m = createMatch(of, { seed })
  const walker = randomBot(seed)
  for (let k = 0; k < PLAYED || m.s[ASK_KIND] !== ASK_MAIN || listActions(m) < 3; k++)
    applyPacked(m, walker.choose(m, m.s[ASK]))
  return m
}
