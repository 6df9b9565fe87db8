// The match that the browser keeps, and the same match played again in Node.
import { createMatch, applyAction, type Game, type Match } from '@cardwright/engine'
import type { Page } from 'playwright-core'
import type { MatchRecord } from '../../src/match/archive.ts'

/** The match whose address the page has. */
export async function keptMatch(page: Page): Promise<MatchRecord> {
  const text = await page.evaluate(() =>
    localStorage.getItem(`cardwright.match.${location.pathname.split('/')[2]}`),
  )
  if (text === null) throw new Error(`nothing is kept for ${page.url()}`)
  return JSON.parse(text) as MatchRecord
}

export function playAgain(game: Game, { plan, answers }: MatchRecord): Match {
  const { players, options, seed } = plan
  const match = createMatch(game, { seats: players.length, options, seed })
  for (const { seat, action } of answers)
    if (!applyAction(match, seat, action).ok)
      throw new Error(`Node refuses ${JSON.stringify(action)}`)
  return match
}
