// `sim`: the shape of its figures and what they depend on.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cardwright } from '../../test/fake-io.ts'
import { copyPack, newFolder } from '../../test/folders.ts'
import { renameDefinitions } from '../../test/rename.ts'

interface Figures {
  pack: string
  games: number
  decisions: number
  wins: number[]
  draws: number
  unfinished: number
  meanLength: { decisions: number; turns: number }
  decisionsPerSecond: number
  trace: string
}

async function sim(...args: string[]): Promise<Figures> {
  const ran = await cardwright(['sim', ...args, '--json'])
  expect([ran.code, ran.err]).toEqual([0, ''])
  return ran.json() as Figures
}

describe('sim', { timeout: 30_000 }, () => {
  test('--json gives games, decisions, wins per seat, draws, mean length, speed and trace', async () => {
    const figures = await sim('starter', '--games', '20', '--seed', '3')
    expect(figures).toMatchObject({ game: 'starter', games: 20, seed: 3, unfinished: 0 })
    expect(figures.wins).toHaveLength(2)
    expect(figures.wins[0] + figures.wins[1] + figures.draws).toBe(20)
    expect(figures.meanLength.decisions).toBe(figures.decisions / 20)
    expect(figures.meanLength.turns).toBeGreaterThan(4)
    expect(figures.decisionsPerSecond).toBeGreaterThan(0)
    expect(figures.trace).toMatch(/^[0-9a-f]{16}$/)
  })

  test.each(['starter', 'forest'])(
    '%s: equal seeds give equal traces, others do not',
    async (id) => {
      const one = await sim(id, '--games', '2', '--seed', '7')
      const two = await sim(id, '--games', '2', '--seed', '7')
      const other = await sim(id, '--games', '2', '--seed', '8')
      expect(two.trace).toBe(one.trace)
      expect(other.trace).not.toBe(one.trace)
    },
  )

  test('renaming every definition of a pack changes the pack and not the trace', async () => {
    const folder = copyPack('forest')
    renameDefinitions(folder)
    expect((await cardwright(['validate', folder])).err).toBe('')
    for (const bots of ['random', 'greedy']) {
      const args = ['forest', '--games', '2', '--seed', '5', '--bots', bots]
      const before = await sim(...args)
      const after = await sim(...args, '--content', folder)
      expect(after.pack).not.toBe(before.pack)
      expect(after.trace).toBe(before.trace)
    }
  })

  test('bots are named once for all seats or once per seat', async () => {
    const mixed = await sim('starter', '--games', '40', '--bots', 'greedy,random')
    expect(mixed).toMatchObject({ bots: ['greedy', 'random'] })
    expect(mixed.wins[0]).toBeGreaterThan(mixed.wins[1] * 3)
    expect(await sim('starter', '--games', '1', '--bots', 'greedy')).toMatchObject({
      bots: ['greedy', 'greedy'],
    })
  })

  test('people read the same figures as a table', async () => {
    const { code, out } = await cardwright(['sim', 'starter', '--games', '5'])
    expect(code).toBe(0)
    expect(out).toMatch(/^games +5 in /)
    expect(out).toMatch(/seat 1, random +\d \(/)
    expect(out).toMatch(/\ntrace +[0-9a-f]{16}\n$/)
  })

  test('--save writes the replay of the first match, which replay accepts', async () => {
    const file = join(newFolder(), 'first.json')
    await sim('starter', '--games', '3', '--seed', '11', '--save', file)
    const args = ['play', 'starter', '--watch', '--bot', 'random', '--seed', '11', '--json']
    const watched = await cardwright(args)
    const again = await cardwright(['replay', file, '--json'])
    expect(again.code).toBe(0)
    expect((again.json() as { hash: string }).hash).toBe((watched.json() as { hash: string }).hash)
  })
})
