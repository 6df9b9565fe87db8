// `lab`: its report and data, what it refuses before the first game, stopping and going on.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { gamesOf } from '@cardwright/content/matchups'
import type { Deck, Matchups } from '@cardwright/engine'
import type { LabReport } from '@cardwright/lab'
import type { KeptRun } from '@cardwright/lab/node'
import { cardwright } from '../../test/fake-io.ts'
import { copyPack, newFolder } from '../../test/folders.ts'

const kept = (name: string): KeptRun => JSON.parse(readFileSync(`${name}.json`, 'utf8')) as KeptRun
const lab = (...args: string[]) => cardwright(['lab', ...args, '--threads', '1'])

describe('lab', { timeout: 120_000 }, () => {
  test('writes one page that needs nothing else, its data beside it, and says the finding', async () => {
    const name = join(newFolder(), 'tiny')
    const ran = await lab('starter', '--games', '40', '--bots', 'random,greedy', '--out', name)
    expect([ran.code, ran.err]).toEqual([0, ''])
    expect(ran.out).toMatch(/first player won {2}\d+\.\d % \(95 %: /)
    const html = readFileSync(`${name}.html`, 'utf8')
    expect(html).not.toMatch(/(?:src|href)="https?:/)
    expect(html).toContain('id="report"')
    const { report, progress } = kept(name)
    expect(report).toMatchObject({ played: 40, planned: 40, compared: null })
    expect(report.figures.games).toBe(40)
    expect(progress.done).toHaveLength(40)
    expect(readdirSync(join(name, '..')).sort()).toEqual(['tiny.html', 'tiny.json'])
  })

  test('its help has the options of a run, also after the name of a game', async () => {
    for (const words of [
      ['lab', '--help'],
      ['lab', 'forest', '--help'],
    ])
      expect((await cardwright(words)).out).toContain('--vary <name=values>')
  })

  test('goes on from a part to the same figures, and refuses to go on from another run', async () => {
    const name = join(newFolder(), 'part')
    const args = ['starter', '--games', '40', '--out', name]
    await lab(...args)
    const whole = kept(name)
    // as a killed run leaves it: half of the pieces are in
    const half = await lab('starter', '--games', '20', '--out', `${name}-half`)
    expect(half.code).toBe(0)
    const part = kept(`${name}-half`)
    part.report.plan = whole.report.plan
    writeFileSync(`${name}.json`, JSON.stringify(part))
    expect((await lab(...args, '--resume')).code).toBe(0)
    expect(kept(name).report.figures).toEqual(whole.report.figures)
    const other = await lab('starter', '--games', '40', '--seed', '9', '--out', name, '--resume')
    expect([other.code, other.err]).toEqual([1, expect.stringContaining('another run')])
  })

  test('stopped while it plays, it leaves a page of what was played, to go on from', async () => {
    const name = join(newFolder(), 'stopped')
    const listening = process.listenerCount('SIGINT')
    const running = lab('forest', '--games', '100000', '--out', name)
    await expect.poll(() => existsSync(`${name}.html`), { timeout: 60_000 }).toBe(true)
    const before = kept(name).report.played
    process.emit('SIGINT')
    const ran = await running
    expect([ran.code, ran.err]).toEqual([0, expect.stringContaining('stopping; press again')])
    expect(ran.out).toContain('partial report')
    const { report, progress } = kept(name)
    expect(report.planned).toBe(100_000)
    expect(report.played).toBeLessThan(100_000)
    expect(report.played).toBeGreaterThanOrEqual(before)
    expect(report.played).toBe(progress.done.length * progress.size)
    expect(process.listenerCount('SIGINT')).toBe(listening)
  })

  test('a ladder says how strong bots are, and goes on with more of them', async () => {
    const name = join(newFolder(), 'ladder')
    const climb = (bots: string, ...more: string[]) =>
      lab('ladder', 'starter', '--games', '10', '--bots', bots, '--out', name, ...more)
    const ran = await climb('random,greedy')
    expect([ran.code, ran.err]).toEqual([0, ''])
    expect(ran.out).toMatch(/greedy {2}\d+ Elo \(95 %: /)
    const file = () => JSON.parse(readFileSync(`${name}.json`, 'utf8'))
    const [first] = file().pairs
    expect(first).toMatchObject({ first: 'greedy', second: 'random', games: 10 })
    expect(first.won + first.drawn + first.lost).toBe(10)
    // what is kept is not played again: a false number stays
    writeFileSync(`${name}.json`, JSON.stringify({ ...file(), pairs: [{ ...first, won: 1010 }] }))
    expect((await climb('random,greedy,level1', '--resume')).code).toBe(0)
    expect(file().pairs.map(({ won }: { won: number }) => won > 1000)).toEqual([true, false, false])
    expect(file().rungs).toHaveLength(3)
    const other = await climb('random,greedy', '--seed', '9', '--resume')
    expect([other.code, other.err]).toEqual([1, expect.stringContaining('another ladder')])
    const odd = await climb('random,greedy', '--option', 'mood=1')
    expect([odd.code, odd.err]).toEqual([2, expect.stringContaining('mood')])
  })

  test('a ladder that goes on with fewer bots or games loses nothing that was played', async () => {
    const name = join(newFolder(), 'ladder')
    const climb = (bots: string, games: string, ...more: string[]) =>
      lab('ladder', 'starter', '--games', games, '--bots', bots, '--out', name, ...more)
    const file = () => JSON.parse(readFileSync(`${name}.json`, 'utf8'))
    await climb('random,level1,level2', '6')
    const { pairs, rungs, options, ...old } = file()
    expect(options).toEqual({})
    // as the first ladders were kept
    writeFileSync(`${name}.json`, JSON.stringify({ ...old, pairs, rungs }))
    const fewer = await climb('random,level1', '2', '--resume')
    expect([fewer.code, fewer.err]).toEqual([0, ''])
    expect(file().pairs).toEqual(pairs)
    expect(file().rungs).toEqual(rungs)
    // nothing stands between a level and the one below: it is said once
    expect(fewer.out).not.toContain('above the level below')
    await climb('random,level1', '10', '--resume')
    const [grown, ...others] = file().pairs
    await climb('random,level1', '10')
    expect(grown).toEqual(file().pairs[0])
    expect(others).toEqual(pairs.slice(1))
  })

  test('a pair of a ladder ends as soon as it is decided, unless all games are wanted', async () => {
    const name = join(newFolder(), 'ladder')
    const climb = (...more: string[]) =>
      lab('ladder', 'starter', '--games', '120', '--bots', 'random,greedy', '--out', name, ...more)
    const pair = () => JSON.parse(readFileSync(`${name}.json`, 'utf8')).pairs[0]
    const ran = await climb()
    expect([ran.code, ran.err]).toEqual([0, ''])
    expect(ran.out).toMatch(/greedy against random .* stronger\n/)
    const { won, drawn, lost, done } = pair()
    expect(won + drawn + lost).toBeLessThan(100)
    // decided is decided
    await climb('--resume')
    expect(pair().done).toEqual(done)
    // as it was kept when only games were counted
    const file = JSON.parse(readFileSync(`${name}.json`, 'utf8'))
    const { deals: _, ...old } = file.pairs[0]
    writeFileSync(`${name}.json`, JSON.stringify({ ...file, pairs: [old] }))
    await climb('--resume', '--all')
    expect(pair().won + pair().drawn + pair().lost).toBe(120)
    const odd = await climb('--bounds', '50,0')
    expect([odd.code, odd.err]).toEqual([2, expect.stringContaining('--bounds')])
  })

  test('matchups play every two decks in both seatings, and are kept in the pack', async () => {
    const folder = copyPack('skirmish')
    const args = ['matchups', 'skirmish', '--content', folder, '--bot', 'random', '--games', '3']
    const ran = await lab(...args)
    expect([ran.code, ran.err]).toEqual([0, ''])
    const name = join(folder, 'matchups.json')
    const { bot, lists, pairs } = JSON.parse(readFileSync(name, 'utf8')) as Matchups
    const decks = JSON.parse(readFileSync(join(folder, 'decks.json'), 'utf8')) as Deck[]
    expect([bot, Object.keys(lists)]).toEqual(['random', decks.map(({ id }) => id)])
    expect(pairs.map(gamesOf)).toEqual(Array(6).fill(4))
    expect((await cardwright(['validate', folder])).code).toBe(0)
    expect((await lab(...args, '--json')).out).toBe(readFileSync(name, 'utf8'))
  })

  test('matchups need decks to choose from', async () => {
    const ran = await lab('matchups', 'starter')
    expect([ran.code, ran.err]).toEqual([
      1,
      expect.stringContaining('not have two ready-made decks'),
    ])
  })

  test('a ladder needs two bots, each once', async () => {
    for (const bots of ['random', 'random,random', 'random,greedy,random']) {
      const ran = await lab('ladder', 'starter', '--bots', bots, '--json')
      expect([ran.code, ran.err]).toEqual([2, expect.stringContaining('two different bots')])
      expect(ran.json()).toHaveProperty('error.code', 'bad-bots')
    }
  })

  test('a bot that fails is named with its reason, and no change is judged by its games', async () => {
    const folder = newFolder()
    const bot = join(folder, 'bad.mjs')
    writeFileSync(
      bot,
      `export default () => ({ name: 'bad', choose() { throw new Error('I give up') } })`,
    )
    const run = await lab('forest', '--games', '4', '--bots', bot, '--out', join(folder, 'lost'))
    expect(run.out).toMatch(/first failure +bad\.mjs threw: I give up/)
    const ran = await lab('change', 'forest', 'wolf', 'stats.damage=2', '--bot', bot)
    expect([ran.code, ran.err]).toEqual([1, expect.stringContaining('I give up')])
  })

  test('does not play a game of a broken pack, with unknown options or unknown bots', async () => {
    const folder = copyPack('forest')
    writeFileSync(join(folder, 'decks.json'), '[{ "id": "x", "cards": { "wolv": 1 } }]')
    const name = join(newFolder(), 'none')
    const broken = await lab('forest', '--content', folder, '--out', name)
    expect([broken.code, broken.err]).toEqual([1, expect.stringContaining('wolf')])
    expect((await lab('forest', '--option', 'mood=1', '--out', name)).code).toBe(2)
    const vary = await lab('forest', '--vary', 'mode', '--out', name)
    expect([vary.code, vary.err]).toEqual([2, expect.stringContaining('--vary')])
    expect((await lab('forest', '--bots', 'gredy', '--out', name)).err).toContain('greedy')
    expect((await lab('forest', '--bots', './nobody.mjs', '--out', name)).code).toBe(2)
    expect(existsSync(`${name}.json`)).toBe(false)
  })

  test('where nothing can be written it says so before the first game', async () => {
    const folder = join(newFolder(), 'not')
    const name = join(folder, 'there')
    // so many games that they would be noticed
    const games = ['--games', '1000000', '--out', name, '--json']
    for (const words of [['starter'], ['ladder', 'starter']]) {
      const ran = await lab(...words, ...games)
      expect([ran.code, ran.err]).toEqual([1, expect.stringContaining(`no folder ${folder}`)])
      expect(ran.json()).toMatchObject({ error: { code: 'unwritable-file', folder } })
    }
    expect(existsSync(folder)).toBe(false)
  })

  test('diff of a pack with itself shows nothing moved', async () => {
    const name = join(newFolder(), 'same')
    const content = copyPack('starter')
    const ran = await lab('diff', 'starter', '--content', content, '--games', '60', '--out', name)
    expect([ran.code, ran.err]).toEqual([0, ''])
    expect(ran.out).toContain('nothing moved')
    const { compared } = kept(name).report as LabReport
    expect(compared!.shifts.length).toBeGreaterThan(3)
    expect(compared!.shifts.every(({ shift }) => shift.value === 0)).toBe(true)
  })

  test('change takes a card by id or name, and nothing that is written wrongly', async () => {
    const change = (card: string, word: string, ...more: string[]) =>
      lab('change', 'forest', card, word, '--bot', 'random', '--seconds', '1', ...more)
    const refused = async (said: string, ...args: Parameters<typeof change>) => {
      const ran = await change(...args, '--json')
      expect([ran.code, ran.err]).toEqual([2, expect.stringContaining(said)])
      expect(ran.json()).toHaveProperty('error')
    }
    await refused('did you mean "level1"', 'wolf', 'stats.damage=2', '--bot', 'levl1')
    await refused('there is no file', 'wolf', 'stats.damage=2', '--bot', './nobot.mjs')
    await refused('did you mean "wolf"', 'wolv', 'stats.damage=2')
    await refused('did you mean "stats.damage"', 'wolf', 'stats.damge=2')
    await refused('did you mean "stats.damage"', 'wolf', 'stat.damage=2')
    for (const points of ['-1', '0', 'abc', ''])
      await refused('--points', 'wolf', 'stats.damage=2', '--points', points)
    const named = await change('Wolf', 'stats.damage=2', '--points', '50', '--json')
    expect(named.code).toBe(0)
    expect(named.json()).toMatchObject({ card: 'wolf', isOneSided: true })
  })
})
