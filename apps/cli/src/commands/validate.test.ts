// `validate`: a sound pack is praised, a bad one is told all of its mistakes at once.
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cardwright } from '../../test/fake-io.ts'
import { copyPack, editJson, newFolder, photograph } from '../../test/folders.ts'

interface Card {
  [key: string]: unknown
}

/** Twenty cards with a mistake each, of five kinds. */
function spoil(folder: string): void {
  const kinds: ((card: Card) => void)[] = [
    (card) => void (card['icno'] = 'wolf'),
    (card) => void (card['types'] = ['monstre']),
    (card) => void (card['cost'] = { manna: 1 }),
    (card) => void (card['stats'] = 'many'),
    (card) => void (card['keywords'] = ['flying']),
  ]
  let n = 0
  for (const file of ['cards/seed.json', 'cards/extension.json'])
    editJson(folder, file, ({ cards }: { cards: Card[] }) => {
      for (const card of cards) if (n < 20) kinds[n++ % kinds.length](card)
    })
  expect(n).toBe(20)
}

/** Sentences that data has in both languages. */
function withoutRussian(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  const sentence = value as Card
  if (typeof sentence['en'] === 'string' && typeof sentence['ru'] === 'string')
    delete sentence['ru']
  for (const one of Object.values(value)) withoutRussian(one)
}

describe('validate', { timeout: 30_000 }, () => {
  test.each(['forest', 'starter'])('%s has no problems', async (id) => {
    const { code, out, err } = await cardwright(['validate', id])
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(/no problems \(pack [0-9a-f]{16}\)/)
  })

  test('a folder is judged as content of the game it names', async () => {
    const ran = await cardwright(['validate', copyPack('forest'), '--json'])
    expect(ran.json()).toMatchObject({ ok: true, id: 'forest', problems: [] })
  })

  test('a pack with twenty mistakes: all are listed, nothing is changed', async () => {
    const folder = copyPack('forest')
    spoil(folder)
    const before = photograph(folder)
    const ran = await cardwright(['validate', folder, '--json'])
    const { error } = ran.json() as { error: { code: string; problems: { path: string }[] } }
    expect(ran.code).toBe(1)
    expect(error.code).toBe('bad-pack')
    const cards = new Set(error.problems.map(({ path }) => /cards\[\d+\]/.exec(path)?.[0]))
    expect(error.problems.length).toBeGreaterThanOrEqual(20)
    expect(cards.size).toBeGreaterThan(10)
    expect(ran.err).toMatch(/cards\/seed\.json:wolf\.icno .* did you mean "icon"\?/)
    expect(photograph(folder)).toBe(before)
  })

  test.each([['sim'], ['play'], ['text'], ['schema']])('%s refuses a bad pack', async (command) => {
    const folder = copyPack('forest')
    spoil(folder)
    const { code, out, err } = await cardwright([command, 'forest', '--content', folder])
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/cannot be used:[\s\S]*\d+ problems\n$/)
  })

  test('a broken file is named with line and column', async () => {
    const folder = copyPack('forest')
    writeFileSync(join(folder, 'decks.json'), '[\n  { "id": "half",')
    const { code, err } = await cardwright(['validate', folder])
    expect(code).toBe(1)
    expect(err).toMatch(/decks\.json {2}line 2, column \d+: expected/)
  })

  test.each(['forest', 'drones', 'twilight'])(
    '%s in one language: no problems, and whoever reads another is told in that one',
    async (id) => {
      const folder = copyPack(id)
      editJson(folder, 'manifest.json', (manifest: Card) => (manifest['languages'] = ['en']))
      rmSync(join(folder, 'text.ru.json'))
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        if (file.endsWith('.json')) editJson(folder, file, withoutRussian)
      const judged = await cardwright(['validate', folder])
      expect(judged.err).toBe('')
      expect(judged.out).toMatch(/no problems/)
      const [en, ru] = await Promise.all(
        ['en', 'ru'].map(async (lang) => {
          const ran = await cardwright(['text', id, '--content', folder, '--lang', lang, '--json'])
          return ran.json() as { texts: { name: string; text: string }[] }
        }),
      )
      expect(ru.texts).toEqual(en.texts)
      const ran = await cardwright(['sim', id, '--content', folder, '--games', '2'])
      expect(ran.code).toBe(0)
    },
  )

  test('a language that is declared is complete, and one that is not has no texts', async () => {
    const folder = copyPack('forest')
    rmSync(join(folder, 'text.ru.json'))
    expect((await cardwright(['validate', folder])).err).toMatch(/text\.ru\.json {2}is missing/)
    const other = copyPack('forest')
    editJson(other, 'manifest.json', (manifest: Card) => (manifest['languages'] = ['en']))
    expect((await cardwright(['validate', other])).err).toMatch(
      /text\.ru\.json {2}the manifest does not name "ru" among its "languages"/,
    )
  })

  test('icons that nobody can draw are told all at once, with the nearest name', async () => {
    const folder = copyPack('forest')
    editJson(folder, 'cards/seed.json', ({ cards }: { cards: Card[] }) => {
      cards[0]['icon'] = 'wolf-haed'
      cards[1]['icon'] = 'phoenix'
    })
    const { code, err } = await cardwright(['validate', folder])
    expect(code).toBe(1)
    expect(err).toMatch(/icon {2}no such icon .*"wolf-haed".* did you mean "wolf-head"/)
    expect(err).toMatch(/icon {2}no such icon .*"phoenix"/)
  })

  test('an empty folder has no manifest', async () => {
    expect((await cardwright(['validate', newFolder()])).err).toMatch(
      /manifest\.json {2}is missing/,
    )
  })

  test('a sound pack that lacks what the game looks up', async () => {
    const folder = copyPack('forest')
    editJson(folder, 'decks.json', (decks: unknown[]) => void decks.splice(0, 1))
    editJson(
      folder,
      'text.en.json',
      (text: { decks: Card }) => void delete text.decks['standardDeck'],
    )
    rmSync(join(folder, 'text.ru.json'))
    const { code, err } = await cardwright(['sim', 'forest', '--content', folder])
    expect(code).toBe(1)
    expect(err).toMatch(/decks\.json {2}the game needs the role "standard" and nothing has it/)
  })

  test('a pack of another game', async () => {
    const { code, err } = await cardwright(['sim', 'forest', '--content', copyPack('starter')])
    expect(code).toBe(1)
    expect(err).toMatch(/it is a pack of starter/)
  })
})
