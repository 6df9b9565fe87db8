import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findHost, keepHost, keptHosts, newHost, placeOf, type PeerPlan } from './kept-host.ts'

const plan: PeerPlan = {
  game: 'forest',
  players: [{ kind: 'human' }, { kind: 'human' }],
  options: {},
}
const begun = () => newHost(plan, 'a-hash', 'Anna')

class Storage {
  readonly kept = new Map<string, string>()
  get length(): number {
    return this.kept.size
  }
  key = (k: number) => [...this.kept.keys()][k] ?? null
  getItem = (key: string) => this.kept.get(key) ?? null
  setItem = (key: string, value: string) => void this.kept.set(key, value)
  removeItem = (key: string) => void this.kept.delete(key)
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 })
  vi.stubGlobal('localStorage', new Storage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the matches of this browser, the latest first; the oldest make room', () => {
  localStorage.setItem('cardwright.hosted.broken', '{')
  localStorage.setItem('another', 'stays')
  const hosts = Array.from({ length: 10 }, begun)
  for (const host of hosts) {
    vi.advanceTimersByTime(1)
    expect(keepHost(host)).toBe(true)
  }
  const latest = hosts.slice(2).reverse()
  expect(keptHosts().map(({ id }) => id)).toEqual(latest.map(({ id }) => id))
  expect(findHost(hosts[1].id, 'forest', 'a-hash')).toBeNull()
  expect(findHost(hosts[9].id, 'forest', 'a-hash')?.name).toBe('Anna')
  expect(localStorage.getItem('another')).toBe('stays')
  expect(placeOf(hosts[9])).toBe(`/peer/forest?seats=human,human#h=${hosts[9].id}`)
})

test('one of before pages dealt together goes on with the number it was dealt from', () => {
  const { deal: _, ...rest } = begun()
  const before = { ...rest, version: 2, plan: { ...plan, seed: 7 } }
  const found = (entries: object[]) => {
    localStorage.setItem(`cardwright.hosted.${before.id}`, JSON.stringify({ ...before, entries }))
    return findHost(before.id, 'forest', 'a-hash')
  }
  expect(found([{ kind: 'begin', at: 1 }])).toMatchObject({ version: 3, seed: 7 })
  // where nobody has played yet the pages deal together
  expect(found([])?.seed).toBeUndefined()
})

test('where nothing can be kept there is nothing to go on with', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(keepHost(begun())).toBe(false)
  expect(keptHosts()).toEqual([])
})
