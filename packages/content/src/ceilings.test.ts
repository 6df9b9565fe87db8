// Every ceiling refuses with the file, the path, the limit and what to do; what is too large is refused at once.
import { mkdtemp, mkdir, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { act, draws, gated, manifest, problemsOf, problemsWith, toyFiles } from '../test/toy.ts'
import { CEILINGS } from './ceilings.ts'
import { loadFolder } from './load-folder.ts'
import { validate } from './load.ts'

const shelf = (cards: unknown[], of = 'piece') => ({ class: of, cards })
const piece = (more: object = {}) => ({ id: 'cub', types: ['beast'], stats: { power: 1 }, ...more })
const pieces = (...more: object[]) => ({ 'cards/pieces.json': shelf(more) })
const listed = (n: number) => Array.from({ length: n }, (_, i) => `w${i}`)
const trigger = { on: 'entered', of: 'self', steps: [{ do: 'draw', amount: 1 }] }
const many = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one)

describe('numbers', () => {
  it.each([2 ** 31, 2 ** 53 - 1, -(2 ** 31), 1_000_001, 1e308])('%d is too much', (n) => {
    expect(problemsWith(pieces(piece({ stats: { power: n } })))[0]).toMatch(
      /cards\/pieces\.json:cards\[0\]\.stats\.power {2}not between -1,000,000 and 1,000,000/,
    )
  })

  it('a size below zero is refused', () => {
    const change = {
      ...pieces(piece({ stats: { power: 1, height: -1 } })),
      'manifest.json': {
        ...manifest,
        resources: {
          ...manifest.resources,
          life: { of: 'unit', vital: true, start: { stat: 'height' } },
        },
      },
    }
    expect(problemsWith(change).join()).toMatch(
      /stats\.height {2}sets the amount of life: must be at least 0/,
    )
  })

  it.each([
    ['budgets', { depth: 1e6, steps: 100 }, 'budgets.depth  must be at most 512'],
    ['budgets', { depth: 20, steps: 1e6 }, 'budgets.steps  must be at most 20000'],
    ['capacity', { units: 1e6 }, 'capacity.units  must be at most 1000'],
    ['capacity', { modifiers: 1e6 }, 'capacity.modifiers  must be at most 4000'],
    ['seats', { min: 2, max: 99 }, 'seats.max  must be at most 8'],
    ['space', { ...manifest.space, rows: 3000 }, 'space.rows  must be at most 64'],
    [
      'space',
      { ...manifest.space, rows: 64, cols: 64 },
      'space  at most 1,024 cells; leave some out',
    ],
    ['tags', listed(32), 'tags  at most 31 entries are allowed'],
    ['events', { burst: many(9, 'n:number') }, 'events.burst  at most 8 entries are allowed'],
    [
      'queries',
      Object.fromEntries(listed(70).map((w) => [w, { kind: 'number', of: 'unit' }])),
      'queries  at most 64 queries',
    ],
  ])('manifest.%s %j', (key, value, said) => {
    const problems = problemsWith({ 'manifest.json': { ...manifest, [key]: value } })
    expect(problems.some((one) => one.startsWith(`manifest.json:${said}`))).toBe(true)
  })

  it('of a step', () => {
    const unit = { kind: 'unit' }
    expect(problemsOf(act({ do: 'heal', amount: 1, target: unit, times: 1000 }))).toEqual([
      'steps[0].times  at most 99 times; leave some out (1000)',
    ])
    const repeat = { do: 'repeat', count: 5000, max: 5000, steps: [{ do: 'draw', amount: 1 }] }
    expect(problemsOf(act(repeat))).toEqual([
      'steps[0].count  at most 1,000 rounds of a repeat; leave some out (5000)',
      'steps[0].max  at most 1,000 rounds of a repeat; leave some out (5000)',
    ])
  })
})

describe('counts', () => {
  it.each<[string, Record<string, unknown>, RegExp]>([
    [
      'abilities of one card',
      pieces(piece({ abilities: many(100, trigger) })),
      /cub\.abilities {2}at most 16 entries/,
    ],
    [
      'cards',
      pieces(...listed(1001).map((id) => piece({ id }))),
      /at most 1000 entries|at most 1,000 cards/,
    ],
    [
      'statuses',
      { 'statuses.json': listed(40).map((id) => ({ id, stacks: true })) },
      /statuses\.json:\w+ {2}at most 31 statuses/,
    ],
    [
      'a deck',
      { 'decks.json': [{ id: 'd', cards: { cub: 200, hero1: 100 } }] },
      /decks\.json:\[0\]\.cards {2}at most 250 cards in a deck/,
    ],
    [
      'copies',
      { 'decks.json': [{ id: 'd', cards: { cub: 1e6 } }] },
      /decks\.json:\[0\]\.cards\.cub {2}must be at most 250/,
    ],
    [
      'a text',
      { 'text.en.json': { cards: { cub: { name: 'x'.repeat(5000) } } } },
      /text\.en\.json:cards\.cub\.name {2}too long: a text has at most 2,000 characters/,
    ],
  ])('%s', (_what, change, said) => {
    expect(problemsWith(change).join('\n')).toMatch(said)
  })

  it('steps, inner ones included', () => {
    const repeat = { do: 'repeat', count: 2, max: 2, steps: many(20, { do: 'draw', amount: 1 }) }
    expect(problemsOf(act(repeat, repeat))).toContain(
      'steps  at most 32 steps of an ability, inner ones included; leave some out (42)',
    )
  })

  it('targets inside targets', () => {
    const inner = (n: number): object => ({
      kind: 'unit',
      ...(n > 0 && { where: { exists: inner(n - 1) } }),
    })
    expect(problemsOf(gated({ exists: inner(3) }))).toEqual([])
    expect(problemsOf(gated({ exists: inner(5) })).join()).toMatch(
      /at most 4 targets inside each other/,
    )
  })

  it('a tree of conditions', () => {
    const tree = (depth: number): object =>
      depth === 0 ? { turn: 'own' } : { any: [tree(depth - 1), tree(depth - 1)] }
    expect(problemsOf(gated(tree(10)))).toEqual([
      '  at most 1,000 values in an ability; write several abilities',
    ])
  })

  it('levels of nesting', () => {
    let amount: unknown = 1
    for (let k = 0; k < 50; k++) amount = { add: [amount, 1] }
    expect(problemsOf(draws(amount)).join()).toMatch(/at most 40 levels of nesting/)
  })

  it('problems: the first two hundred are enough', () => {
    const bad = listed(900).map((id) => piece({ id, types: [`unknown-${id}`] }))
    const problems = problemsWith(pieces(...bad))
    expect(problems).toHaveLength(201)
    expect(problems.join()).toMatch(/only the first 200 problems are shown/)
  })
})

describe('names', () => {
  it.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])('%s is nobody’s name', (id) => {
    expect(problemsWith(pieces(piece({ id })))).toEqual([
      expect.stringMatching(/cards\[0\]\.id {2}JavaScript reserves this word/),
    ])
    expect(problemsOf(gated({ field: id, oneOf: ['red'] })).join()).toMatch(/JavaScript reserves/)
    expect(problemsWith({ 'decks.json': [{ id: 'd', cards: { [id]: 1 } }] }).join()).toMatch(
      /decks\.json:\[0\]\.cards\.\w+ {2}JavaScript reserves this word/,
    )
    expect(problemsWith({ [id]: {} }).join()).toMatch(/unknown file/)
  })

  it('are short', () => {
    expect(problemsWith(pieces(piece({ id: 'a'.repeat(100) }))).join()).toMatch(
      /cards\[0\]\.id {2}at most 64 characters are allowed/,
    )
    const long = { 'decks.json': [{ id: 'd', cards: { ['a'.repeat(100_000)]: 1 } }] }
    expect(problemsWith(long)[0].length).toBeLessThan(400)
  })

  it('a shelf of an unknown class is reported though it is empty', () => {
    expect(problemsWith({ 'cards/empty.json': shelf([], 'peice') })).toEqual([
      'cards/empty.json:class  unknown class ("peice") — did you mean "piece"?',
    ])
  })
})

describe('files', () => {
  it('too many', () => {
    const extra = Object.fromEntries(listed(300).map((name) => [`cards/${name}.json`, shelf([])]))
    expect(problemsWith(extra)).toEqual([
      'the pack  too large: at most 200 files; join shelves (306)',
    ])
  })

  it('too large, before they are parsed', () => {
    const files = { ...toyFiles([]), 'cards/large.json': 'x'.repeat(CEILINGS.fileSize.most + 1) }
    expect(validate(files).map(({ file, message }) => `${file} ${message}`)).toEqual([
      'cards/large.json too large: at most 1,000,000 characters in a file; split it',
    ])
  })

  it('too much in all', () => {
    const large = JSON.stringify(shelf([])).padEnd(CEILINGS.fileSize.most, ' ')
    const extra = Object.fromEntries(listed(5).map((name) => [`cards/${name}.json`, large]))
    expect(validate({ ...toyFiles([]), ...extra })[0].message).toMatch(
      /at most 4,000,000 characters in all/,
    )
  })

  it('of a folder are refused by their size, and not read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'large-pack-'))
    try {
      await mkdir(join(folder, 'cards'))
      await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
      // a hole of a gigabyte takes no room on the disk, and nobody can read it in a string
      const hole = await open(join(folder, 'cards/hole.json'), 'w')
      await hole.truncate(2 ** 30)
      await hole.close()
      const loaded = await loadFolder(folder)
      expect(loaded).toMatchObject({ ok: false, problems: [{ file: 'cards/hole.json' }, {}] })
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
