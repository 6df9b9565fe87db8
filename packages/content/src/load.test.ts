import { describe, expect, it } from 'vitest'
import { act, toyFiles } from '../test/toy.ts'
import { loadPack, validate } from './load.ts'
import { formatProblem } from './problem.ts'

/** Uses every word of the toy game, so that nothing is called unused. */
const usedByCode = [...new Set(JSON.stringify(toyFiles([])).match(/[A-Za-z]+/g))]
const load = (files: Record<string, string>) => loadPack(files, { usedByCode })
const lines = (files: Record<string, string>) => validate(files, { usedByCode }).map(formatProblem)
function hashOf(pack: Record<string, string>): string {
  const loaded = load(pack)
  return loaded.ok ? loaded.pack.hash : formatProblem(loaded.problems[0])
}

describe('loading a pack', () => {
  it('gives the pack with classes on its definitions, and a hash', () => {
    const loaded = load(toyFiles([act({ do: 'draw', amount: 1 })]))
    if (!loaded.ok) throw new Error('should load')
    const { definitions, hash, balance } = loaded.pack
    expect(definitions.map(({ id, class: shelf }) => [id, shelf])).toEqual([
      ['cub', 'piece'],
      ['hero1', 'piece'],
      ['boulder', 'rock'],
    ])
    expect(balance['half'].value).toBe(0.5)
    expect(hash).toMatch(/^[0-9a-f]{16}$/)
  })

  it('prints on a definition what its class gives to those that print nothing', () => {
    const files = toyFiles([])
    const manifest = JSON.parse(files['manifest.json'])
    manifest.classes.piece = { place: 'board', card: 'makes', default: { stats: { power: 7 } } }
    const [shelf, cub] = [JSON.parse(files['cards/pieces.json']), 'cub']
    const bare = shelf.cards.find(({ id }: { id: string }) => id === cub)
    delete bare.stats.power
    const loaded = load({
      ...files,
      'manifest.json': JSON.stringify(manifest),
      'cards/pieces.json': JSON.stringify(shelf),
    })
    if (!loaded.ok) throw new Error(formatProblem(loaded.problems[0]))
    const power = (id: string) => loaded.pack.definitions.find((d) => d.id === id)!.stats!.power
    expect([power('cub'), power('hero1')]).toEqual([7, 2])
  })

  it('has the same hash whatever the formatting, the order of files and the texts', () => {
    const files = toyFiles([])
    const pretty = Object.fromEntries(
      Object.entries(files)
        .reverse()
        .map(([name, text]) => [name, JSON.stringify(JSON.parse(text), null, 4)]),
    )
    expect(hashOf(pretty)).toBe(hashOf(files))
    expect(hashOf({ ...files, 'text.en.json': '{"a": 1}' })).toBe(hashOf(files))
    const stronger = files['cards/pieces.json'].replace('"power":1', '"power":2')
    expect(hashOf({ ...files, 'cards/pieces.json': stronger })).not.toBe(hashOf(files))
  })

  it('lets every file that is an object name its schema', () => {
    const files = toyFiles([act({ do: 'draw', amount: 1 })])
    const named = Object.fromEntries(
      Object.entries({ ...files, 'text.en.json': '{}', 'data/plot.json': '{}' }).map(
        ([name, text]) => {
          const value = JSON.parse(text)
          const isList = Array.isArray(value)
          return [name, isList ? text : JSON.stringify({ $schema: './x.json', ...value })]
        },
      ),
    )
    const loaded = load(named)
    if (!loaded.ok) throw new Error(formatProblem(loaded.problems[0]))
    expect(loaded.pack.hash).toBe(hashOf({ ...files, 'data/plot.json': '{}' }))
    expect(lines({ ...files, 'balance.json': '{"$schema": 3}' })).toContainEqual(
      expect.stringContaining('balance.json:$schema'),
    )
  })

  it('checks icons where it is told which there are', () => {
    const files = toyFiles([])
    const drawn = files['cards/pieces.json'].replace('"id":"cub"', '"id":"cub","icon":"wolf-haed"')
    const pack = { ...files, 'cards/pieces.json': drawn }
    expect(lines(pack)).toEqual([])
    const icons = new Set(['wolf-head', 'wolf-howl'])
    expect(validate(pack, { usedByCode, icons }).map(formatProblem)).toEqual([
      'cards/pieces.json:cub.icon  no such icon at game-icons.net ("wolf-haed") — did you mean "wolf-head"?',
    ])
  })

  it('does without the optional files', () => {
    const { 'manifest.json': manifest, 'cards/rocks.json': rocks } = toyFiles([])
    const bare = manifest.replace('"exhaustion":"tired",', '')
    expect(lines({ 'manifest.json': bare, 'cards/rocks.json': rocks })).toEqual([])
  })

  it('asks the text checker about sound packs only', () => {
    const missing = { file: 'text.ru.json', path: 'cub', value: undefined, message: 'no name' }
    const checkText = () => [missing]
    const sound = loadPack(toyFiles([]), { usedByCode, checkText })
    expect(sound).toEqual({ ok: false, problems: [missing] })
    const broken = loadPack(toyFiles([{}]), { usedByCode, checkText })
    expect(broken).toMatchObject({ ok: false, problems: [{ file: 'cards/pieces.json' }] })
  })
})

describe('bad input', () => {
  const files = toyFiles([])

  it('without a manifest is one problem', () => {
    expect(lines({})).toEqual(['manifest.json  is missing'])
  })

  it('cut short says where, and what else is wrong', () => {
    const text = files['cards/pieces.json'].slice(0, 40)
    const problems = lines({ ...files, 'cards/pieces.json': text, 'basics.json': '[{"id": 1}]' })
    expect(problems).toEqual([
      'basics.json:[0].abilities  is missing',
      'basics.json:[0].id  expected a string (1)',
      'cards/pieces.json  line 1, column 41: expected a closing quote, found the end of the file',
    ])
  })

  it('with a strange file is refused', () => {
    expect(lines({ ...files, 'notes.txt': 'hello' })).toEqual([
      expect.stringContaining('notes.txt  unknown file'),
    ])
  })

  it.each(['null', '7', '[]', '{}', '"text"', '[null]', '[[]]', '{"cards": 3}', '[{"id": {}}]'])(
    'of any shape (%s) in any file is reported, never thrown',
    (text) => {
      for (const file of [...Object.keys(files), 'basics.json', 'decks.json', 'text.en.json'])
        expect(() => lines({ ...files, [file]: text })).not.toThrow()
    },
  )

  it('reports all mistakes together: a wrong shape hides nothing else', () => {
    const hidden = [
      // the steps before and after a wrong one keep their places
      act(
        { do: 'give', status: 'stnu', each: 'self' },
        { do: 'dmage', amount: 1, each: 'self' },
        { do: 'give', status: 'wraded', each: 'self', colour: 'red' },
      ),
      act({ do: 'damage', amount: 'many', target: { kind: 'unit', types: ['monstre'] } }),
    ]
    const problems = lines({
      ...toyFiles(hidden),
      'decks.json': JSON.stringify([{ id: 'pile', cards: { cub: 0, hero2: 1 } }]),
      'text.en.json': '{}',
    })
    expect(problems.map((line) => line.replace(/ \(.*/, ''))).toEqual([
      'cards/pieces.json:hero1.abilities[0].steps[0].status  unknown status',
      'cards/pieces.json:hero1.abilities[0].steps[1].do  unknown word',
      'cards/pieces.json:hero1.abilities[0].steps[2].colour  unknown key "colour"',
      'cards/pieces.json:hero1.abilities[0].steps[2].status  unknown status',
      expect.stringContaining('cards/pieces.json:hero1.abilities[1].steps[0].amount  '),
      expect.stringContaining('cards/pieces.json:hero1.abilities[1].steps[0].target.types[0]  '),
      'decks.json:[0].cards.cub  must be at least 1',
      'decks.json:[0].cards.hero2  unknown definition',
    ])
  })

  it('does not tell what only follows from a wrong shape', () => {
    const steps = [
      { do: 'damage', amount: 1, az: 'hit', target: { kind: 'unit' } },
      { do: 'draw', amount: '@hit.amount' },
    ]
    expect(lines(toyFiles([act(...steps)])).map((line) => line.split('  ')[0])).toEqual([
      'cards/pieces.json:hero1.abilities[0].steps[0].az',
    ])
  })

  it('tells missing words together with other mistakes', () => {
    const missing = {
      file: 'text.ru.json',
      path: 'names.cub',
      value: undefined,
      message: 'has no words',
    }
    const follows = { ...missing, message: 'has no words, but hero1 needs it' }
    const checkText = () => [missing, follows]
    const files = toyFiles([act({ do: 'give', status: 'stnu', each: 'self' })])
    const broken = loadPack(files, { usedByCode, checkText })
    expect(broken).toMatchObject({ ok: false, problems: [{ file: 'cards/pieces.json' }, missing] })
  })

  it('reports all mistakes together: one broken card does not hide another', () => {
    const cards = [
      { id: 'a', stats: { power: 1 }, colour: 'red' },
      { id: 'b', stats: { power: 1 }, abilities: [act({ do: 'dmage' })] },
      { id: 'c', stats: { power: 1 }, abilities: [act({ do: 'destroy', each: 'slef' })] },
      {
        id: 'd',
        stats: { power: 1 },
        abilities: [act({ do: 'give', status: 'stnu', each: 'self' }), { when: 'act' }],
      },
      'e',
    ]
    const problems = lines({
      ...files,
      'cards/more.json': JSON.stringify({ class: 'piece', cards }),
    })
    expect(problems.map((line) => line.split('  ')[0])).toEqual([
      'cards/more.json:a.colour',
      'cards/more.json:b.abilities[0].steps[0].do',
      'cards/more.json:c.abilities[0].steps[0].each',
      'cards/more.json:d.abilities[0].steps[0].status',
      'cards/more.json:d.abilities[1].steps',
      'cards/more.json:cards[4]',
    ])
  })
})
