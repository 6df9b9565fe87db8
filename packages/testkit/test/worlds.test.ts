// What a seat cannot know is dealt anew, wherever it came from: the real card lies in an imagined world as often as chance puts it
// there. What the seat has seen stays.
import { applyListed, createMatch, listActions, Match, sees, type Game } from '@cardwright/engine'
import { imagine } from '@cardwright/engine/imagine'
import { ASK, ENDED, ZONES } from '@cardwright/engine/block'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadGame, Random } from '../src/index.ts'
import { court, kuhn } from '../src/probes/index.ts'
import { testGame } from '../src/vitest.ts'

const SIZE = { decisions: 2000, states: 300, matches: 8, defects: 100 }
await testGame(court, SIZE)
await testGame(kuhn, SIZE)

const games: Record<string, Game> = {}
beforeAll(async () => {
  games.court = await loadGame(court)
  games.kuhn = await loadGame(kuhn)
})

interface Found {
  /** Hidden cards looked at, and how many of them were what they really are. */
  cards: number
  same: number
  /** How many would be by chance, and the variance of that. */
  expected: number
  variance: number
  /** Cards of others that the seat has seen. */
  seen: number
  /** Of these, how many were something else. */
  lost: number
}

/** Looks at one hidden card of each state from the seat that is asked: cards of one world depend on each other. */
function lookAround(game: Game, seats: number, states: number, zone: string): Found {
  const found: Found = { cards: 0, same: 0, expected: 0, variance: 0, seen: 0, lost: 0 }
  for (let seed = 1; found.cards < states; seed++) {
    const m = createMatch(game, { seats, seed })
    const random = new Random(seed)
    const world = new Match(m.rules)
    while (m.s[ENDED] === 0) {
      const seat = m.s[ASK]
      imagine(m, seat, seed * 977 + found.cards, world)
      look(m, world, seat, zone, found)
      const n = listActions(m)
      applyListed(m, m.list[random.below(n)])
    }
  }
  return found
}

function look(m: Match, world: Match, seat: number, zone: string, found: Found): void {
  const { layout, things } = m.rules
  const hidden: number[] = []
  for (let e = things.seats + 1; e < layout.entities; e++) {
    if (m.s[layout.zone + e] < ZONES) continue
    if (!sees(m, seat, e)) hidden.push(e)
    else {
      if (m.s[layout.zone + e] === at(m, 'hand') && m.s[layout.owner + e] !== seat) found.seen++
      if (m.s[layout.def + e] !== world.s[layout.def + e]) found.lost++
    }
  }
  const card = hidden.find((e) => m.s[layout.zone + e] === at(m, zone))
  if (card === undefined) return
  const face = m.s[layout.def + card]
  const chance = hidden.filter((e) => m.s[layout.def + e] === face).length / hidden.length
  found.cards++
  found.expected += chance
  found.variance += chance * (1 - chance)
  if (world.s[layout.def + card] === face) found.same++

  function at(of: Match, name: string): number {
    return ZONES + of.rules.zones.byName.get(name)!.index
  }
}

describe.each([
  ['court', 2, 'hand'],
  ['court', 3, 'hand'],
  ['court', 4, 'hand'],
  ['court', 2, 'deck'],
  ['court', 3, 'aside'],
  ['kuhn', 2, 'hand'],
  ['kuhn', 2, 'deck'],
] as const)('%s for %i, a card of the zone "%s"', (id, seats, zone) => {
  test('is the real one as often as chance makes it, and what was seen stays', () => {
    const found = lookAround(games[id], seats, 3000, zone)
    const off = (found.same - found.expected) / Math.sqrt(found.variance)
    console.log(
      `${id} for ${seats}, ${zone}: ${found.same} of ${found.cards} are the real card, ${found.expected.toFixed(0)} by chance; ${found.seen} seen`,
    )
    // four standard deviations: with these seeds it holds or it does not
    expect(Math.abs(off)).toBeLessThan(4)
    expect(found.lost).toBe(0)
    if (id === 'court') expect(found.seen).toBeGreaterThan(100)
  })
})
