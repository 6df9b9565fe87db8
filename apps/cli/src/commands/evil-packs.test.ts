// The audit's evil packs at the command line: each ends soon, with a sentence for whoever wrote it.
import { describe, expect, test } from 'vitest'
import { cardwright } from '../../test/fake-io.ts'
import { copyPack, editJson } from '../../test/folders.ts'

interface Shelf {
  cards: { abilities?: unknown[] }[]
}

const hurt = {
  on: 'damaged',
  of: { side: 'any' },
  steps: [{ do: 'damage', amount: 1, each: { kind: 'unit' } }],
}

function withTriggers(n: number): string {
  const folder = copyPack('forest')
  for (const file of ['cards/seed.json', 'cards/extension.json'])
    editJson(folder, file, ({ cards }: Shelf) => {
      for (const card of cards)
        card.abilities = [...(card.abilities ?? []), ...Array.from({ length: n }, () => hurt)]
    })
  return folder
}

const forest = (edit: (folder: string) => void): string => {
  const folder = copyPack('forest')
  edit(folder)
  return folder
}

describe('evil packs', { timeout: 120_000 }, () => {
  test('twelve triggers on every card are a warning, and matches go on', async () => {
    const folder = withTriggers(12)
    const judged = await cardwright(['validate', folder])
    expect(judged.err).toBe('')
    expect(judged.out).toMatch(/no problems/)
    expect(judged.out).toMatch(/warning: a budget stopped something/)
    const ran = await cardwright(['sim', 'forest', '--content', folder, '--games', '1', '--json'])
    expect(ran.code).toBe(0)
    expect(ran.err).toMatch(/warning: a budget stopped something .* first in decision \d+/)
    expect(ran.json()).toMatchObject({ games: 1, exceeded: expect.any(Number) })
  })

  test.each([
    ['one card', 1],
    ['two cards', 2],
    ['six cards', 6],
  ])('a deck with %s more than printed is played like any other', async (_what, more) => {
    const folder = forest((at) =>
      editJson(at, 'decks.json', ([deck]: { cards: Record<string, number> }[]) => {
        deck.cards[Object.keys(deck.cards)[0]] += more
      }),
    )
    expect(await cardwright(['validate', folder])).toMatchObject({ code: 0, err: '' })
    const ran = await cardwright(['sim', 'forest', '--content', folder, '--games', '2', '--json'])
    expect(ran.json()).toMatchObject({ games: 2, exceeded: 0 })
  })

  test('a match that finds no room is no figure: it is refused with its remedy', async () => {
    const folder = forest((at) =>
      editJson(at, 'manifest.json', (manifest: { capacity: object }) => {
        manifest.capacity = { units: 52, tokens: 0, modifiers: 1 }
      }),
    )
    const said = /no room for more than 1 tokens and modifiers: raise capacity\.tokens/
    const ran = await cardwright(['sim', 'forest', '--content', folder, '--games', '20'])
    expect(ran).toMatchObject({ code: 1, err: expect.stringMatching(said) })
    const judged = await cardwright(['validate', folder])
    expect(judged).toMatchObject({ code: 1, err: expect.stringMatching(said) })
  })

  test.each<[string, string, (data: never) => void, RegExp]>([
    [
      'a budget of a billion steps',
      'manifest.json',
      (m: { budgets: object }) => void (m.budgets = { depth: 256, steps: 1e9 }),
      /manifest\.json:budgets\.steps {2}not between/,
    ],
    [
      'a grid of 200 rows',
      'manifest.json',
      (m: { space: { rows: number } }) => void (m.space.rows = 200),
      /manifest\.json:space\.rows {2}must be at most 64/,
    ],
    [
      'a capacity of ten million',
      'manifest.json',
      (m: { capacity: { units: number } }) => void (m.capacity.units = 1e7),
      /manifest\.json:capacity\.units {2}not between/,
    ],
    [
      'a card with ten thousand triggers',
      'cards/seed.json',
      ({ cards: [card] }: Shelf) =>
        void (card.abilities = Array.from({ length: 10_000 }, () => hurt)),
      /cards\/seed\.json {2}too large|at most 100,000 values|at most 16 entries/,
    ],
  ])('%s is refused with file and path', async (_what, file, edit, said) => {
    const folder = forest((at) => editJson(at, file, edit as never))
    const { code, err } = await cardwright(['validate', folder])
    expect(code).toBe(1)
    expect(err).toMatch(said)
  })
})
