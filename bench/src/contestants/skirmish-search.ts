// The search of the bots in Skirmish, from questions in the middle of matches.
import { applyPacked, createMatch, listActions, type Game, type Match } from '@cardwright/engine'
import { ASK, ASK_KIND, ASK_MAIN } from '@cardwright/engine/author'
import { randomBot, searchBot } from '@cardwright/bots'
import { openSkirmish } from '../connect.ts'

const PLAYED = 60

const game = await openSkirmish()

/** Searches one question after the other; @returns iterations done. */
export function searchSome(first: number, iterations: number): number {
  const m = middleOf(game, first)
  const thinking = searchBot(first, { iterations: 1_000_000 }).think(m, m.s[ASK])
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
