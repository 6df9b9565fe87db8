// The trace sums up changes only; it must say the same as looking at the whole block each time.
import { createBot } from '@cardwright/bots'
import { applyPacked, createMatch } from '@cardwright/engine'
import { ASK, ENDED } from '@cardwright/engine/block'
import { describe, expect, test } from 'vitest'
import { openGame } from '../open-game.ts'
import { simulate } from './simulate.ts'
import { sumOf, traceStates } from './trace.ts'

const { game } = await openGame('forest')
const plan = { game, games: 3, seed: 9, bots: ['random', 'random'] as const, options: {} }

describe('the trace', { timeout: 30_000 }, () => {
  test('is the same whether changes or whole states are summed up', () => {
    const m = createMatch(game, { seed: 3 })
    const trace = traceStates()
    const bots = [createBot('random', 1, 0), createBot('random', 1, 1)]
    trace.start(m)
    for (let k = 0; k < 3000 && m.s[ENDED] === 0; k++) {
      applyPacked(m, bots[m.s[ASK]].choose(m, m.s[ASK]))
      trace.step(m)
      expect(trace.sum()).toBe(sumOf(m))
    }
  })

  test('is equal for equal seeds and differs for others', () => {
    expect(simulate(plan).trace).toBe(simulate(plan).trace)
    expect(simulate({ ...plan, seed: 10 }).trace).not.toBe(simulate(plan).trace)
  })

  test('notices one other answer', () => {
    const other = simulate({ ...plan, bots: ['random', 'greedy'] })
    expect(other.trace).not.toBe(simulate(plan).trace)
  })
})
