import { expect, test } from 'vitest'
import { commandMatch } from './kit/marshal.ts'
import { visit } from './kit/visit.ts'

const FIELD = 'map=duel&deck=10&tactics=preset&territory=false'
/** Things move while they are pressed, only faster. */
const MOVING = { reducedMotion: 'no-preference', settings: { speed: 4 } } as const

test('[TK-14.1] a whole match against a bot until one army is gone', async () => {
  const page = await visit(`/play/taktik?seats=human,bot1&seed=10&hits=one&${FIELD}`, MOVING)
  const { last } = await commandMatch(page, [{}])
  expect(last.moment.view.outcome?.reason).toBe('annihilation')
})

test('[TK-14.2] two players at one table: whoever stays on the enemy base for three turns wins', async () => {
  const page = await visit(`/play/taktik?seats=human,human&seed=2&base=true&${FIELD}`, MOVING)
  const { last } = await commandMatch(page, [{ goal: 'D7', holdsFire: true }, { isIdle: true }])
  expect(last.moment.view.outcome).toMatchObject({ winners: [0], reason: 'base' })
})
