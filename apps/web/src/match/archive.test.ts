import { describe, expect, test } from 'vitest'
import { Archive, isRunning, newRecord, type Drawer, type MatchRecord } from './archive.ts'

class FakeDrawer implements Drawer {
  readonly items = new Map<string, string>()
  fails: Error | null = null
  get length() {
    return this.items.size
  }
  key(i: number) {
    return [...this.items.keys()][i] ?? null
  }
  getItem(key: string) {
    return this.items.get(key) ?? null
  }
  setItem(key: string, value: string) {
    if (this.fails) throw this.fails
    this.items.set(key, value)
  }
  removeItem(key: string) {
    this.items.delete(key)
  }
}

const record = (savedAt = 1): MatchRecord => ({
  ...newRecord(
    {
      game: 'forest',
      players: [{ kind: 'human' }, { kind: 'bot', level: 1 }],
      options: {},
      seed: 3,
    },
    'pack',
  ),
  savedAt,
})
const full = Object.assign(new Error('no room'), { name: 'QuotaExceededError' })

test('a kept match is found by another page of the same browser', () => {
  const drawer = new FakeDrawer()
  const match = record()
  expect(new Archive(drawer).keep(match)).toBe('kept')
  expect(new Archive(drawer).find(match.id)).toEqual({ kind: 'found', record: match })
})

test('the list begins with the newest and leaves out what is not a match', () => {
  const drawer = new FakeDrawer()
  const archive = new Archive(drawer)
  const [old, young] = [record(1), record(2)]
  archive.keep(old)
  archive.keep(young)
  drawer.items.set('cardwright.match.broken', '{"version":1')
  drawer.items.set('cardwright.settings', '{}')
  expect(new Archive(drawer).all()).toEqual([young, old])
})

describe('a storage that does not keep', () => {
  test.each([
    ['full', full],
    ['forbidden', Object.assign(new Error('denied'), { name: 'SecurityError' })],
  ] as const)('%s is said, and the match is still there for this page', (said, error) => {
    const drawer = new FakeDrawer()
    drawer.fails = error
    const archive = new Archive(drawer)
    const match = record()
    expect(archive.keep(match)).toBe(said)
    expect(archive.find(match.id)).toMatchObject({ kind: 'found' })
    expect(archive.all()).toEqual([match])
    expect(new Archive(drawer).find(match.id)).toEqual({ kind: 'missing' })
  })

  test('is the same as none at all', () => {
    const archive = new Archive(null)
    expect(archive.keep(record())).toBe('forbidden')
    expect(archive.all()).toHaveLength(1)
  })

  test('a full one keeps what it had', () => {
    const drawer = new FakeDrawer()
    const archive = new Archive(drawer)
    const match = record()
    archive.keep(match)
    drawer.fails = full
    archive.keep({ ...match, round: 9 })
    expect(new Archive(drawer).find(match.id)).toMatchObject({ record: { round: match.round } })
  })
})

test('what was damaged is said to be, and not thrown away', () => {
  const drawer = new FakeDrawer()
  drawer.items.set('cardwright.match.x', '{"version":1,"id":"x"}')
  const archive = new Archive(drawer)
  expect(archive.find('x')).toEqual({ kind: 'damaged', text: '{"version":1,"id":"x"}' })
  expect(drawer.items.size).toBe(1)
})

test('a match is running until it is over, given up, or was never to be gone on with', () => {
  const match = record()
  expect(isRunning(match)).toBe(true)
  expect(isRunning({ ...match, outcome: { winners: [0], reason: 'homeRow' } })).toBe(false)
  expect(isRunning({ ...match, conceded: 0 })).toBe(false)
  expect(isRunning({ ...match, kind: 'replay' })).toBe(false)
})

test('a game is new here until a match of it has ended', () => {
  const archive = new Archive(new FakeDrawer())
  const running = record()
  const ended = { outcome: { winners: [0], reason: 'homeRow' }, conceded: null }
  archive.keep(running)
  archive.keep({ ...record(2), ...ended, kind: 'replay' })
  expect(archive.hasEnded('forest')).toBe(false)
  archive.keep({ ...running, ...ended })
  expect(archive.hasEnded('forest')).toBe(true)
  expect(archive.hasEnded('taktik')).toBe(false)
})
