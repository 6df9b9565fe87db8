// A bot knows what its seat knows: in worlds that differ only in what the seat may not know, every bot of
// every game gives the same answer. Bots of level 3 and 4 search the way level 2 does, only longer.
import { BOT_NAMES, createBot, randomBot } from '@cardwright/bots'
import { applyPacked, clone, createMatch } from '@cardwright/engine'
import { imagine } from '@cardwright/engine/imagine'
import { ASK, ENDED } from '@cardwright/engine/block'
import { expect, test } from 'vitest'
import { gameIds, openGame } from './open.ts'

const QUESTIONS = 6
/** A prime that does not divide the length of a turn: all kinds of questions come up. */
const APART = 29
const LONGEST = 2000
const BOTS = BOT_NAMES.filter((name) => name !== 'level3' && name !== 'level4')

const facesOf = ({ s, rules: { layout } }) => s.subarray(layout.def, layout.def + layout.entities)

/** How many of the worlds that a seat could be in are really other ones. */
function compareIn(game, name) {
  let different = 0
  let asked = 0
  for (let seed = 1; asked < QUESTIONS; seed++) {
    const m = createMatch(game, { seats: game.pack.manifest.seats.min, seed })
    const walker = randomBot(seed)
    for (let k = 1; m.s[ENDED] === 0 && k < LONGEST && asked < QUESTIONS; k++) {
      const seat = m.s[ASK]
      if (k % APART === 0) {
        asked++
        const world = imagine(m, seat, seed * 131 + k, clone(m))
        if (facesOf(m).some((def, e) => def !== facesOf(world)[e])) different++
        const [real, other] = [m, world].map((one) => createBot(name, seed, seat).choose(one, seat))
        expect(other, `${name} in ${game.id}, deal ${seed}, question ${k}`).toBe(real)
      }
      applyPacked(m, walker.choose(m, seat))
    }
  }
  return different
}

test.each(gameIds().filter((id) => id !== 'starter'))(
  'in %s no bot answers by what it may not know',
  async (id) => {
    const game = await openGame(id)
    for (const name of BOTS) expect(compareIn(game, name)).toBeGreaterThan(0)
  },
  120_000,
)
