// The deal between pages: a host and two guests, their words handed on as the channels would.
import type { FromGuest, Gathering, MatchInfo } from '@cardwright/protocol'
import {
  bondOf,
  jointSecret,
  judgeDeal,
  newSecret,
  type ProvenReplay,
} from '@cardwright/protocol/deal'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SharedDeal, newDeal, type KeptDeal } from './shared-deal.ts'

class Storage {
  readonly kept = new Map<string, string>()
  getItem = (key: string) => this.kept.get(key) ?? null
  setItem = (key: string, value: string) => void this.kept.set(key, value)
}

/** A browser of its own: storage, and modules that have just been loaded. */
async function browser(storage = new Storage()) {
  vi.stubGlobal('localStorage', storage)
  vi.resetModules()
  const { answerGathering } = await import('./guest-part.ts')
  const { heardDeals } = await import('../deal/heard-deals.ts')
  const at = <T>(act: () => T): T => {
    vi.stubGlobal('localStorage', storage)
    return act()
  }
  return {
    storage,
    answer: (gathering: Gathering) => at(() => answerGathering(gathering)),
    heard: () => at(() => heardDeals.find(MATCH)),
  }
}

const MATCH = 'a-match'
const chairs: MatchInfo['chairs'] = [0, 1, 2].map(() => ({
  kind: 'human',
  name: 'A',
  present: true,
}))
let kept: KeptDeal
const deal = () => new SharedDeal(MATCH, [1, 2], kept)
const gathering = (seat: number): Gathering => {
  const { bonds, isBound, waits } = deal()
  const info = { id: MATCH, chairs } as MatchInfo
  return { t: 'gather', info, seat, bonds, isBound, waits }
}
const hear = (seat: number, said: readonly FromGuest[]) => {
  for (const one of said)
    if (one.t === 'bond') deal().bind(seat, one.bond)
    else deal().show(seat, one.part)
}
const told = (): ProvenReplay =>
  ({ seed: deal().secret, proof: { match: MATCH, parts: deal().parts } }) as ProvenReplay

beforeEach(() => (kept = newDeal(0)))
afterEach(() => vi.unstubAllGlobals())

test('all are bound before any part is shown; then the secret is made of all parts', async () => {
  const [anna, boris] = [await browser(), await browser()]
  expect([deal().waits, deal().secret]).toEqual([[1, 2], null])
  hear(1, anna.answer(gathering(1)))
  expect(deal().waits).toEqual([2])
  // nobody shows anything while somebody is not bound
  expect(anna.answer(gathering(1))).toEqual([])
  hear(2, boris.answer(gathering(2)))
  expect([deal().isBound, deal().waits, deal().secret]).toEqual([true, [1, 2], null])
  hear(1, anna.answer(gathering(1)))
  expect([deal().waits, deal().secret]).toEqual([[2], null])
  hear(2, boris.answer(gathering(2)))
  expect(deal().secret).toBe(jointSecret(MATCH, deal().parts))
  for (const guest of [anna, boris]) expect(judgeDeal(told(), guest.heard())).toBe('settled')
})

test('a reload of a guest or the host changes nothing', async () => {
  let anna = await browser()
  const boris = await browser()
  hear(1, anna.answer(gathering(1)))
  anna = await browser(anna.storage)
  expect(anna.answer(gathering(1))).toEqual([])
  kept = JSON.parse(JSON.stringify(kept)) as KeptDeal
  hear(2, boris.answer(gathering(2)))
  anna = await browser(anna.storage)
  hear(1, anna.answer(gathering(1)))
  hear(2, boris.answer(gathering(2)))
  anna = await browser(anna.storage)
  for (const guest of [anna, boris]) expect(judgeDeal(told(), guest.heard())).toBe('settled')
})

test('a host who takes another part after having seen theirs is found out', async () => {
  const [anna, boris] = [await browser(), await browser()]
  for (let round = 0; round < 2; round++) {
    hear(1, anna.answer(gathering(1)))
    hear(2, boris.answer(gathering(2)))
  }
  kept.own = { seat: 0, part: newSecret() }
  for (const guest of [anna, boris]) expect(judgeDeal(told(), guest.heard())).toBe('changed')
})

test('a part that its chair is not bound to does not count, nor does a second bond', async () => {
  const [anna, boris] = [await browser(), await browser()]
  hear(1, anna.answer(gathering(1)))
  hear(2, boris.answer(gathering(2)))
  const bonds = deal().bonds
  const part = newSecret()
  deal().bind(2, bondOf(MATCH, { seat: 2, part }))
  deal().show(2, part)
  expect([deal().bonds, deal().waits]).toEqual([bonds, [1, 2]])
})

test('a guest shows no part for a list that changes, or that leaves somebody out', async () => {
  const anna = await browser()
  hear(1, anna.answer(gathering(1)))
  deal().bind(2, bondOf(MATCH, { seat: 2, part: newSecret() }))
  const { bonds } = gathering(1)
  expect(anna.answer({ ...gathering(1), bonds: bonds.slice(0, 2) })).toEqual([])
  expect(anna.answer(gathering(1))).toHaveLength(1)
  const other = { seat: 2, bond: bondOf(MATCH, { seat: 2, part: newSecret() }) }
  expect(anna.answer({ ...gathering(1), bonds: [...bonds.slice(0, 2), other] })).toEqual([])
})

test('before all are bound somebody else may take a chair that was left', async () => {
  const [anna, vera, boris] = [await browser(), await browser(), await browser()]
  hear(1, anna.answer(gathering(1)))
  hear(1, vera.answer(gathering(1)))
  hear(2, boris.answer(gathering(2)))
  expect(anna.answer(gathering(1))).toEqual([])
  hear(1, vera.answer(gathering(1)))
  hear(2, boris.answer(gathering(2)))
  expect(deal().secret).not.toBeNull()
})
